import { type LatLon, roundPoint } from '../../locations/rules/lat-lon.ts';
import { failure, isAbsent, type ParseResult, success } from './parse-result.ts';

const NUMBER = String.raw`-?\d{1,3}(?:[.,]\d{1,15})?`;
const PAIR = String.raw`(${NUMBER})\s*°?\s*(?:N\b)?\s*[,;\s/]\s*(${NUMBER})\s*°?\s*(?:E\b)?`;
const MINUTES = String.raw`(\d{1,2})°\s*(\d{1,2})['’′]\s*(\d{1,2}(?:[.,]\d{1,4})?)["”″]\s*`;

const WHOLE_PAIR = new RegExp(`^(?:geo:)?${PAIR}(?:$|[?,;])`, 'i');
const DEGREES = new RegExp(`^${MINUTES}N[,\\s]*${MINUTES}E$`, 'i');
/** Patterns for points in map URLs, in order of preference: the pin of a place takes precedence over the centre of the map. */
const IN_ADDRESS = [
  /!3d(-?\d{1,2}\.\d+)!4d(-?\d{1,3}\.\d+)/,
  /[?&]mlat=(-?\d{1,2}\.\d+)&mlon=(-?\d{1,3}\.\d+)/,
  /[?&](?:q|query|ll|sll|center|coordinate|destination|daddr|cp)=(?:loc:)?(-?\d{1,2}\.\d+)(?:,|%2C|~)\+?\s*(-?\d{1,3}\.\d+)/i,
  /\/(?:@|search\/|place\/)(-?\d{1,2}\.\d+),\+?(-?\d{1,3}\.\d+)/,
  /#map=\d+(?:\.\d+)?\/(-?\d{1,2}\.\d+)\/(-?\d{1,3}\.\d+)/,
];

/** Range of the columns `lat` and `lon`, which covers Italy with a margin. */
const ITALY = { lat: [35, 48], lon: [6, 19] } as const;

const toNumber = (text: string | undefined) => Number(text?.replace(',', '.') ?? Number.NaN);

function inDegrees([, degrees, minutes, seconds]: readonly (string | undefined)[]): number {
  return toNumber(degrees) + toNumber(minutes) / 60 + toNumber(seconds) / 3600;
}

function findPair(text: string): readonly [number, number] | null {
  const worded = DEGREES.exec(text);
  if (worded !== null) return [inDegrees(worded), inDegrees(worded.slice(3))];
  const patterns = /^https?:\/\//i.test(text) ? IN_ADDRESS : [WHOLE_PAIR];
  const found = patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  return found ? [toNumber(found[1]), toNumber(found[2])] : null;
}

/**
 * Parses coordinates or a map URL. Short links are rejected, because they contain no coordinates.
 * @example parsePoint('https://www.google.com/maps/@43.0931,11.7812,17z')
 * // { ok: true, value: { lat: 43.0931, lon: 11.7812 } }
 */
export function parsePoint(value: unknown): ParseResult<LatLon | null> {
  if (isAbsent(value)) return success(null);
  const pair = typeof value === 'string' ? findPair(value.trim()) : null;
  if (pair === null) return failure('puntoInvalid');
  const [lat, lon] = pair;
  const isThere = lat >= ITALY.lat[0] && lat <= ITALY.lat[1] && lon >= ITALY.lon[0] && lon <= ITALY.lon[1];
  return isThere ? success(roundPoint({ lat, lon })) : failure('puntoOutside');
}

/**
 * Formats a point so that `parsePoint` can parse it.
 * @example formatPoint({ lat: 43.0931, lon: 11.7812 }) // '43.0931, 11.7812'
 */
export function formatPoint(point: LatLon | null): string {
  return point === null ? '' : `${point.lat}, ${point.lon}`;
}
