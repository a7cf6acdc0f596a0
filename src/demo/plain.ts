import type { LatLon } from '../locations/rules/lat-lon.ts';
import { parseShores } from '../locations/rules/parse-landmarks.ts';

/** Around the plain of the Po, from Cuneo along the Alps to the Adriatic, and back along the Apennines and around Monferrato. */
const [AROUND = []] = parseShores(
  '44.38,7.56 44.64,7.5 44.88,7.38 45.08,7.53 45.24,7.6 45.42,7.88 45.53,8.09 45.6,8.38 45.6,8.7 45.64,8.9 45.67,9.05 ' +
    '45.66,9.4 45.67,9.68 45.62,9.85 45.5,10.22 45.42,10.42 45.34,10.7 45.41,10.98 45.4,11.25 45.52,11.56 45.74,11.74 ' +
    '45.77,12.05 45.86,12.3 45.94,12.5 46.13,12.72 46.08,13.2 46.05,13.4 45.92,13.58 45.8,13.54 45.66,13.4 45.65,13.1 ' +
    '45.57,12.88 45.4,12.4 45.18,12.33 44.95,12.58 44.4,12.34 44.06,12.6 44.06,12.44 44.16,12.24 44.22,12.05 44.29,11.88 ' +
    '44.36,11.71 44.5,11.33 44.57,10.78 44.66,10.6 44.76,10.3 44.87,10.06 44.93,9.9 45.02,9.62 45.08,9.3 44.98,8.98 ' +
    '44.91,8.84 44.78,8.76 44.88,8.54 45.0,8.62 45.15,8.46 45.19,7.9 45.05,7.72 44.84,7.76 44.7,7.8 44.54,7.74 44.42,7.78 ' +
    '44.38,7.56',
);

/** Whether one sees no hill from here. @example isInPlain(verdello) // true */
export function isInPlain({ lat, lon }: LatLon): boolean {
  return AROUND.reduce((isInside, end, index) => {
    const start = AROUND[index - 1] ?? end;
    const isCrossed = start.lat > lat !== end.lat > lat;
    if (!isCrossed || lon >= end.lon + ((lat - end.lat) / (start.lat - end.lat)) * (start.lon - end.lon))
      return isInside;
    return !isInside;
  }, false);
}
