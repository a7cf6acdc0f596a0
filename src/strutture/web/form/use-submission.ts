import { useState } from 'react';
import type { JsonAnswer } from '../../../ui/send-json.ts';
import { formMessages } from '../../form-messages.it.ts';
import type { StrutturaBody } from '../../submission-contract.ts';
import { checkStruttura, type StrutturaCheck } from '../../rules/check-struttura.ts';
import type { CinCheck } from '../../rules/cin-check.ts';
import type { ErrorsOfRooms } from '../camere/room-errors.ts';
import { type Failure, failureOfAnswer, failureOfCheck, failureOfField, type Marks } from './failure.ts';
import { FIELD_NAMES, type FieldName } from './field-names.ts';
import type { FormState } from './form-state.ts';
import { toBody } from './to-body.ts';
import { useWhen } from './use-when.ts';

const NONE: ErrorsOfRooms = new Map();

/** Photos that are on their way, and those that did not arrive. */
export type Uploads = { isBusy: boolean; failed: number };

export type Sending = {
  mode: 'create' | 'edit';
  state: FormState;
  cinCheck: CinCheck;
  uploads: Uploads;
  submit: (body: StrutturaBody) => Promise<JsonAnswer>;
  onSent: (data: unknown) => void;
};

function check({ mode, state, cinCheck }: Pick<Sending, 'mode' | 'state' | 'cinCheck'>): StrutturaCheck {
  const { citta_id, provincia_id, regione_id, caps } = state;
  const hasTown = citta_id !== null && provincia_id !== null && regione_id !== null;
  return checkStruttura(toBody(state), {
    mode,
    isAdmin: false,
    isCinInUse: cinCheck.kind === 'taken',
    town: hasTown ? { id: citta_id, provincia_id, regione_id, caps } : null,
  });
}

/** Whether the same would be sent of a field as was then: not of one that a choice has taken away since. */
function isUntouched(name: FieldName, now: StrutturaBody, then: StrutturaBody): boolean {
  const key = name === 'citta' ? 'citta_id' : name;
  return JSON.stringify(now[key]) === JSON.stringify(then[key]);
}

/** Of a failure's marks those that still hold: what the rules found until they find it no more, else until it is changed. */
function remaining(failure: Failure, sending: Sending): Marks {
  const { state } = sending;
  const now = failure.isByRule ? (failureOfCheck(check(sending), state)?.marks ?? {}) : failure.marks;
  const names = FIELD_NAMES.filter((name) => failure.marks[name] !== undefined && now[name] !== undefined);
  const [sent, then] = [toBody(state), toBody(failure.state)];
  const held = failure.isByRule ? names : names.filter((name) => isUntouched(name, sent, then));
  return Object.fromEntries(held.map((name) => [name, now[name]]));
}

/**
 * Sends the form: first the rules, the same that the server has, then photos that are still on their way, then the call.
 * `attempt` counts the tries, so that the same failure twice is told twice.
 */
export function useSubmission(sending: Sending) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<'editing' | 'waiting' | 'sending'>('editing');

  const fail = (next: Failure) => {
    setFailure(next);
    setAttempt((count) => count + 1);
    setPhase('editing');
  };
  const post = async () => {
    setPhase('sending');
    const { state } = sending;
    const answer = await sending.submit(toBody(state));
    if (answer.ok) return sending.onSent(answer.data);
    return fail(failureOfAnswer(answer, state));
  };
  const proceed = () => {
    const { state, uploads } = sending;
    const fault = failureOfCheck(check(sending), state);
    if (fault) return fail(fault);
    setFailure(null);
    if (uploads.isBusy) return setPhase('waiting');
    if (uploads.failed > 0)
      return fail(failureOfField('immagini', formMessages.fotoNonCaricate(uploads.failed), state));
    return void post();
  };
  useWhen(phase === 'waiting' && !sending.uploads.isBusy, proceed);

  const marks = failure ? remaining(failure, sending) : {};
  const isSolved = failure !== null && failure.first !== null && Object.keys(marks).length === 0;
  return {
    failure: isSolved ? null : failure,
    attempt,
    marks,
    /** Kept although the list has changed: a room that has not is still wrong. */
    errorsOfRooms: failure?.errorsOfRooms ?? NONE,
    phase,
    send: () => {
      if (phase === 'editing') proceed();
    },
  };
}
