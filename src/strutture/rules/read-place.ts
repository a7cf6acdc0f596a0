import { distanceKm, type LatLon } from '../../locations/rules/lat-lon.ts';
import { parsePoint } from './parse-point.ts';
import { readText } from './read-fields.ts';
import { readWhole } from './read-number.ts';
import { failure, success, isAbsent, type ParseResult } from './parse-result.ts';

/** The comune of a form. `middle`: where it lies; the browser does not know it. */
export type FormTown = {
  id: number;
  provincia_id: number;
  regione_id: number;
  caps: readonly string[];
  middle?: LatLon;
};

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

/** Rome's farthest houses are some 30 km from its middle; a point beyond is another town's, or a slip. */
const FARTHEST_KM = 35;

/**
 * The point of a house, near its comune.
 * @example readPoint('45.4642, 9.19', montepulciano) // { ok: false, faults: { '': 'puntoFar' } }
 */
export function readPoint(value: unknown, town: FormTown | null): ParseResult<LatLon | null> {
  const point = parsePoint(value);
  if (!point.ok || point.value === null || town?.middle === undefined) return point;
  return distanceKm(point.value, town.middle) > FARTHEST_KM ? failure('puntoFar') : point;
}
