import { readText } from './read-fields.ts';
import { readWhole } from './read-number.ts';
import { failure, success, isAbsent, type ParseResult } from './parse-result.ts';

export type FormTown = { id: number; provincia_id: number; regione_id: number; caps: readonly string[] };

type PlaceInput = { readonly provincia_id?: unknown; readonly regione_id?: unknown };

/**
 * The id of a form's comune; `town` is `null` when it names none. Province and region may be left out: the comune knows
 * its own.
 * @example readCitta({ provincia_id: 52 }, montepulciano) // { ok: true, value: 52015 }
 */
export function readCitta({ provincia_id, regione_id }: PlaceInput, town: FormTown | null): ParseResult<number> {
  if (town === null) return failure('cittaMissing');
  const isThere =
    (isAbsent(provincia_id) || readWhole(provincia_id) === town.provincia_id) &&
    (isAbsent(regione_id) || readWhole(regione_id) === town.regione_id);
  return isThere ? success(town.id) : failure('provinciaMismatch');
}

const CAP = /^\d{5}$/;

/**
 * A postal code of the comune; any, where none of it is known.
 * @example readCap('53045', montepulciano) // { ok: true, value: '53045' }
 */
export function readCap(value: unknown, town: FormTown | null): ParseResult<string> {
  const cap = readText(value, { missing: 'capMissing', max: 5, tooLong: 'capMismatch' });
  if (!cap.ok) return cap;
  const isOfTown = town === null || town.caps.length === 0 || town.caps.includes(cap.value);
  return isOfTown && CAP.test(cap.value) ? cap : failure('capMismatch');
}
