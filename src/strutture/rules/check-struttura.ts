import type { Cents } from '../../kernel/money/cents.ts';
import { type CheckFacts, readStruttura, type StrutturaValues } from './read-struttura.ts';
import type { Faults } from './parse-result.ts';
import { MANDATORY_FAULTS, type StrutturaFault } from './struttura-fault.ts';

export type CheckedStruttura = Omit<StrutturaValues, 'prezzo_notte' | 'prezzo_pulizie' | 'consenso_privacy'> & {
  prezzo_notte_cents: Cents | null;
  prezzo_pulizie_cents: Cents;
};

/** `fault` is the first failing check. `campi` contains all faults, keyed by wire name. */
export type StrutturaCheck =
  | { ok: true; struttura: CheckedStruttura }
  | { ok: false; fault: StrutturaFault; campi: Faults };

const CHECKS: readonly (readonly [StrutturaFault, readonly StrutturaFault[]])[] = [
  ['campiMissing', MANDATORY_FAULTS],
  ['prezzoNotteMissing', ['prezzoNotteMissing', 'prezzoNotteOutOfRange']],
  ['camereMissing', ['camereMissing']],
  ['calendarNotHttp', ['calendarNotHttp']],
  ['calendarMissing', ['calendarMissing']],
  ['prezzoPulizieInvalid', ['prezzoPulizieInvalid', 'prezzoPulizieOutOfRange']],
  ['consensoMissing', ['consensoMissing']],
  ['cinInUse', ['cinInUse']],
  ['cinLength', ['cinLength']],
  ['provinciaMismatch', ['provinciaMismatch', 'capMismatch']],
];

/**
 * Returns the first failing check; its message is shown for the whole form.
 * @example firstFault({ telefono: 'telefonoInvalid', camere: 'camereMissing' }) // 'camereMissing'
 */
export function firstFault(campi: Faults): StrutturaFault {
  const found = Object.values(campi);
  const check = CHECKS.find(([, faults]) => faults.some((fault) => found.includes(fault)));
  return check?.[0] ?? found[0] ?? 'campiMissing';
}

/**
 * Returns the field faults that a check covers; the form scrolls to the first field with one of them.
 * @example faultsOf('cinLength') // ['cinLength']
 */
export function faultsOf(fault: StrutturaFault): readonly StrutturaFault[] {
  return CHECKS.find(([check]) => check === fault)?.[1] ?? [fault];
}

/**
 * Validates the form in the browser and on the server. PRODUCT.md § 5 prescribes the order of checks.
 * @example checkStruttura({}, { mode: 'create', isAdmin: false, isCinInUse: false, town: null }) // { ok: false, fault: 'campiMissing', campi: { nome: 'nomeMissing', descrizione: 'descrizioneMissing', … } }
 */
export function checkStruttura(input: Readonly<Record<string, unknown>>, facts: CheckFacts): StrutturaCheck {
  const reading = readStruttura(input, facts);
  if (!reading.ok) return { ok: false, fault: firstFault(reading.faults), campi: reading.faults };
  const { prezzo_notte, prezzo_pulizie, consenso_privacy: _, ...struttura } = reading.value;
  return {
    ok: true,
    struttura: { ...struttura, prezzo_notte_cents: prezzo_notte, prezzo_pulizie_cents: prezzo_pulizie },
  };
}
