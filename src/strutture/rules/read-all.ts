import { type Faults, success, type ParseResult } from './parse-result.ts';
import type { StrutturaFault } from './struttura-fault.ts';

function under<F extends string>(name: string, faults: Faults<F>): Faults<F> {
  return Object.fromEntries(
    Object.entries(faults).map(([key, fault]) => [key === '' ? name : `${name}.${key}`, fault]),
  );
}

function faultsOf<F extends string>(
  entries: readonly (readonly [string, ParseResult<unknown, F>])[],
): Faults<F> | null {
  const faults = entries.flatMap(([name, reading]) => (reading.ok ? [] : Object.entries(under(name, reading.faults))));
  return faults.length === 0 ? null : Object.fromEntries(faults);
}

/**
 * Returns all values, or all faults in the order of the fields.
 * @example readAll({ nome: good('A'), cap: bad('capMissing') }) // { ok: false, faults: { cap: 'capMissing' } }
 */
export function readAll<T extends object, F extends string = StrutturaFault>(
  readings: {
    readonly [K in keyof T]: ParseResult<T[K], F>;
  },
): ParseResult<T, F> {
  const entries: [string, ParseResult<unknown, F>][] = Object.entries(readings);
  const faults = faultsOf(entries);
  if (faults !== null) return { ok: false, faults };
  return success(Object.fromEntries(entries.map(([name, reading]) => [name, reading.ok && reading.value])) as T);
}

/**
 * Returns all values, or all faults keyed by index, starting at 0.
 * @example readList([good(1), bad('cameraInvalid')]) // { ok: false, faults: { '1': 'cameraInvalid' } }
 */
export function readList<T, F extends string = StrutturaFault>(
  readings: readonly ParseResult<T, F>[],
): ParseResult<T[], F> {
  const faults = faultsOf(readings.map((reading, index) => [String(index), reading]));
  return faults === null
    ? success(readings.flatMap((reading) => (reading.ok ? [reading.value] : [])))
    : { ok: false, faults };
}
