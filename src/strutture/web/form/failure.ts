import { type Reply, SIGNED_OUT } from '../../../api/call.ts';
import { faultsOf, firstFault, type StrutturaCheck } from '../../rules/check-struttura.ts';
import type { AdminBody } from '../../admin-contract.ts';
import { type ErrorsOfRooms, errorsOfRooms, firstError } from '../camere/room-errors.ts';
import type { FormState } from './form-state.ts';
import { toAdminBody } from './to-body.ts';
import * as messages from '../../messages/owner.ts';
import type { FieldName } from '../../messages/owner.ts';

export type Marks = Partial<Record<FieldName, string>>;

export type Failure = {
  kind: 'notReady' | 'notSent' | 'signedOut';
  sentence: string;
  marks: Marks;
  errorsOfRooms: ErrorsOfRooms;
  first: FieldName | null;
  state: FormState;
  /** Failures found by validation or by uploads disappear when their cause is fixed. */
  foundBy: 'rules' | 'photos' | 'server';
};

const PLACES: readonly FieldName[] = ['regione_id', 'provincia_id'];

function markOfRooms(errors: ErrorsOfRooms): string | undefined {
  for (const [{ nome_camera }, each] of errors) {
    const error = firstError(each);
    if (error !== undefined) return messages.roomFault(nome_camera || messages.unnamedRoom, error);
  }
  return undefined;
}

function marksOf(campi: Readonly<Record<string, string>>, rooms: ErrorsOfRooms): Marks {
  const ofRooms = markOfRooms(rooms);
  const marks: Marks = ofRooms === undefined ? {} : { camere: ofRooms };
  for (const [wireName, sentence] of Object.entries(campi)) {
    const field = messages.fieldOf(wireName);
    if (field !== null) marks[field] ??= sentence;
  }
  return marks;
}

/** If no comune is chosen, also marks an unset region and province, because they must be chosen first. */
function placeMarks(marks: Marks, { regione_id, provincia_id, citta_id }: FormState): Marks {
  if (marks.citta === undefined || citta_id !== null) return marks;
  return {
    ...marks,
    ...(regione_id === null && { regione_id: messages.regionRequired }),
    ...(provincia_id === null && { provincia_id: messages.provinceRequired }),
    ...(marks.cap !== undefined && { cap: messages.postcodeFilledByTown }),
  };
}

function firstOf(names: readonly (FieldName | null)[]): FieldName | null {
  return messages.FIELD_NAMES.find((name) => names.includes(name)) ?? null;
}

export function failureOfCheck(check: StrutturaCheck, state: FormState): Failure | null {
  if (check.ok) return null;
  const faults = Object.entries(check.campi);
  const all = Object.fromEntries(faults.map(([name, fault]) => [name, messages.submissionFaults[fault]]));
  const rooms = errorsOfRooms(all, state.camere);
  const marks = placeMarks(marksOf(all, rooms), state);
  const deciding = faults
    .filter(([, fault]) => faultsOf(check.fault).includes(fault))
    .map(([name]) => messages.fieldOf(name));
  const places = deciding.includes('citta') ? PLACES.filter((name) => marks[name] !== undefined) : [];
  return {
    kind: 'notReady',
    sentence: messages.submissionFaults[check.fault],
    marks,
    errorsOfRooms: rooms,
    first: firstOf([...deciding, ...places]),
    state,
    foundBy: 'rules',
  };
}

type Refusal = Extract<Reply<unknown>, { ok: false }>;

export function failureOfAnswer({ status, detail, campi }: Refusal, state: FormState): Failure {
  const sentence = detail || messages.submissionFailed;
  const rooms = errorsOfRooms(campi, state.camere);
  const marks = marksOf(campi, rooms);
  const names = Object.keys(campi).map(messages.fieldOf);
  const named = Object.entries(campi).map(([name, each]) => (each === sentence ? messages.fieldOf(name) : null));
  const first = firstOf(named) ?? firstOf(names);
  const kind = status === SIGNED_OUT ? 'signedOut' : first === null ? 'notSent' : 'notReady';
  return { kind, sentence, marks, errorsOfRooms: rooms, first, state, foundBy: 'server' };
}

function isUntouched(name: FieldName, now: AdminBody, then: AdminBody): boolean {
  const key = name === 'citta' ? 'citta_id' : name;
  return JSON.stringify(now[key]) === JSON.stringify(then[key]);
}

function only(marks: Marks, names: readonly FieldName[]): Marks {
  return Object.fromEntries(names.map((name) => [name, marks[name]]));
}

function stillByRule(failure: Failure, check: StrutturaCheck, state: FormState): Failure {
  const now = failureOfCheck(check, state)?.marks ?? {};
  const marks = only(
    now,
    messages.FIELD_NAMES.filter((name) => failure.marks[name] !== undefined && now[name] !== undefined),
  );
  const faults = Object.entries(check.ok ? {} : check.campi).filter(([name]) => {
    const field = messages.fieldOf(name);
    return field !== null && marks[field] !== undefined;
  });
  const first = firstFault(Object.fromEntries(faults));
  return { ...failure, marks, sentence: messages.submissionFaults[first] };
}

function stillUntouched(failure: Failure, state: FormState): Failure {
  const [now, then] = [toAdminBody(state), toAdminBody(failure.state)];
  const names = messages.FIELD_NAMES.filter(
    (name) => failure.marks[name] !== undefined && isUntouched(name, now, then),
  );
  const [next] = names;
  const isOfAnother = next !== undefined && failure.first !== null && !names.includes(failure.first);
  const sentence = (isOfAnother && failure.marks[next]) || failure.sentence;
  return { ...failure, marks: only(failure.marks, names), sentence };
}

/** Failed uploads block the form, because it would otherwise be sent without these photos. */
export function failureOfPhotos(failed: number, state: FormState): Failure {
  const sentence = messages.photosNotUploadedFault(failed);
  return {
    kind: 'notReady',
    sentence,
    marks: { immagini: sentence },
    errorsOfRooms: new Map(),
    first: 'immagini',
    state,
    foundBy: 'photos',
  };
}

export function failureOfHostPhoto(sentence: string, state: FormState): Failure {
  return {
    ...failureOfPhotos(0, state),
    sentence,
    marks: { accoglie_foto: sentence },
    first: 'accoglie_foto',
    foundBy: 'server',
  };
}

type FormSnapshot = { check: StrutturaCheck; state: FormState; failed: number };

export function stillFailing(failure: Failure, { check, state, failed }: FormSnapshot): Failure | null {
  if (failure.foundBy === 'photos') return failed > 0 ? failureOfPhotos(failed, failure.state) : null;
  const left = failure.foundBy === 'rules' ? stillByRule(failure, check, state) : stillUntouched(failure, state);
  return left.first !== null && Object.keys(left.marks).length === 0 ? null : left;
}
