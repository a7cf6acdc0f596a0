import { distanceKm, type LatLon } from '../../locations/rules/lat-lon.ts';
import { parsePoint } from './parse-point.ts';
import { readText } from './read-fields.ts';
import { readWhole } from './read-number.ts';
import { failure, success, isAbsent, type ParseResult } from './parse-result.ts';

/** `middle`, the centre of the comune, is not set in the browser. */
export type FormTown = {
  id: number;
  provincia_id: number;
  regione_id: number;
  caps: readonly string[];
  middle?: LatLon;
};

type PlaceInput = { readonly provincia_id?: unknown; readonly regione_id?: unknown };

/**
 * Returns the id of the comune. Province and region are optional, because they follow from the comune.
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
 * Parses a postal code, which must belong to the comune. Accepts any code if the comune's codes are unknown.
 * @example readCap('53045', montepulciano) // { ok: true, value: '53045' }
 */
export function readCap(value: unknown, town: FormTown | null): ParseResult<string> {
  const cap = readText(value, { missing: 'capMissing', max: 5, tooLong: 'capMismatch' });
  if (!cap.ok) return cap;
  const isOfTown = town === null || town.caps.length === 0 || town.caps.includes(cap.value);
  return isOfTown && CAP.test(cap.value) ? cap : failure('capMismatch');
}

/** Maximum distance from the centre of the comune. The outermost houses of Rome are 30 km from its centre. */
const MAX_DISTANCE_KM = 35;

/**
 * Parses the map coordinates of a home. They must be within `MAX_DISTANCE_KM` of the centre of its comune.
 * @example readPoint('45.4642, 9.19', montepulciano) // { ok: false, faults: { '': 'puntoFar' } }
 */
export function readPoint(value: unknown, town: FormTown | null): ParseResult<LatLon | null> {
  const point = parsePoint(value);
  if (!point.ok || point.value === null || town?.middle === undefined) return point;
  return distanceKm(point.value, town.middle) > MAX_DISTANCE_KM ? failure('puntoFar') : point;
}
