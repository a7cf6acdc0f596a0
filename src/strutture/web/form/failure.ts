import { faultsOf, type StrutturaCheck } from '../../rules/check-struttura.ts';
import { submissionMessages } from '../../submission-messages.it.ts';
import { FIELD_NAMES, type FieldName, fieldOf } from './field-names.ts';
import type { FormState } from './form-state.ts';

export type Marks = Partial<Record<FieldName, string>>;

/** Why a form did not go out, and with what it was tried. */
export type Failure = {
  /** What the summary is called: the form is not ready, or nothing was wrong with it. */
  kind: 'notReady' | 'notSent';
  sentence: string;
  marks: Marks;
  /** Where the focus goes; `null`: to the summary. */
  first: FieldName | null;
  /** What stood in the form then. */
  state: FormState;
  /** Whether the rules found it: then they also know when it is put right. */
  isByRule: boolean;
};

/** One sentence for each field of the page; of a list's faults the first. */
function marksOf(campi: Readonly<Record<string, string>>): Marks {
  const marks: Marks = {};
  for (const [wireName, sentence] of Object.entries(campi)) {
    const field = fieldOf(wireName);
    if (field !== null) marks[field] ??= sentence;
  }
  return marks;
}

function firstOf(names: readonly (FieldName | null)[]): FieldName | null {
  return FIELD_NAMES.find((name) => names.includes(name)) ?? null;
}

/** What the rules say of a form that they refuse; `null` of a good one. The focus goes to the first field of the failed check. */
export function failureOfCheck(check: StrutturaCheck, state: FormState): Failure | null {
  if (check.ok) return null;
  const faults = Object.entries(check.campi);
  const deciding = faults.filter(([, fault]) => faultsOf(check.fault).includes(fault));
  return {
    kind: 'notReady',
    sentence: submissionMessages.faults[check.fault],
    marks: marksOf(Object.fromEntries(faults.map(([name, fault]) => [name, submissionMessages.faults[fault]]))),
    first: firstOf(deciding.map(([name]) => fieldOf(name))),
    state,
    isByRule: true,
  };
}

/** What the server says of a form that it refuses; without fields, that nothing was sent. */
export function failureOfAnswer(sentence: string, campi: Readonly<Record<string, string>>, state: FormState): Failure {
  const marks = marksOf(campi);
  const names = FIELD_NAMES.filter((name) => marks[name] !== undefined);
  const named = names.filter((name) => marks[name] === sentence);
  const first = named[0] ?? names[0] ?? null;
  return { kind: first === null ? 'notSent' : 'notReady', sentence, marks, first, state, isByRule: false };
}

/** A failure that one field of the page explains. */
export function failureOfField(name: FieldName, sentence: string, state: FormState): Failure {
  return { kind: 'notReady', sentence, marks: { [name]: sentence }, first: name, state, isByRule: false };
}
