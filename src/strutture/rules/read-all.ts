import { type Faults, good, type Reading } from './reading.ts';
import type { StrutturaFault } from './struttura-fault.ts';

function under<F extends string>(name: string, faults: Faults<F>): Faults<F> {
  return Object.fromEntries(
    Object.entries(faults).map(([key, fault]) => [key === '' ? name : `${name}.${key}`, fault]),
  );
}

function faultsOf<F extends string>(entries: readonly (readonly [string, Reading<unknown, F>])[]): Faults<F> | null {
  const faults = entries.flatMap(([name, reading]) => (reading.ok ? [] : Object.entries(under(name, reading.faults))));
  return faults.length === 0 ? null : Object.fromEntries(faults);
}

/**
 * The fields of an object, each with its reading, as one reading: all values, or all faults in the order of the fields.
 * @example readAll({ nome: good('A'), cap: bad('capMissing') }) // { ok: false, faults: { cap: 'capMissing' } }
 */
export function readAll<T extends object, F extends string = StrutturaFault>(
  readings: {
    readonly [K in keyof T]: Reading<T[K], F>;
  },
): Reading<T, F> {
  const entries = Object.entries(readings) as [string, Reading<unknown, F>][];
  const faults = faultsOf(entries);
  if (faults !== null) return { ok: false, faults };
  return good(Object.fromEntries(entries.map(([name, reading]) => [name, reading.ok && reading.value])) as T);
}

/**
 * The elements of a list, each with its reading, as one reading; faults are under the element's place, from 0.
 * @example readList([good(1), bad('cameraInvalid')]) // { ok: false, faults: { '1': 'cameraInvalid' } }
 */
export function readList<T, F extends string = StrutturaFault>(readings: readonly Reading<T, F>[]): Reading<T[], F> {
  const faults = faultsOf(readings.map((reading, index) => [String(index), reading]));
  return faults === null
    ? good(readings.flatMap((reading) => (reading.ok ? [reading.value] : [])))
    : { ok: false, faults };
}
