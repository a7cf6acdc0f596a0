import { type LatLon, METRES_PER_DEGREE, narrowing, roundPoint } from '../../locations/rules/lat-lon.ts';

/** Side of the squares that true places are told by. */
const SQUARE_M = 480;
/** How far at most, in each direction, a home is drawn from the middle of its square. */
const SHIFT_M = 110;

/** A number from -1 to 1 that an id always gives, and that says nothing of its home. */
function scatter(id: number, salt: number): number {
  let mixed = Math.imul(id ^ salt, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed ^= mixed >>> 13;
  return ((mixed >>> 0) / 0xffffffff) * 2 - 1;
}

/** The middle of the square that a place lies in; `shown_place` of the database says the same. @example squareMiddle({ lat: 43.1, lon: 11.78 }) */
export function squareMiddle({ lat, lon }: LatLon): LatLon {
  const side = SQUARE_M / METRES_PER_DEGREE;
  const middle = (Math.floor(lat / side) + 0.5) * side;
  const width = side / narrowing(middle);
  return { lat: middle, lon: (Math.floor(lon / width) + 0.5) * width };
}

/** Within 500 m, from its square and id alone. @example coarsePlace(7, { lat: 43.1, lon: 11.78 }) // { lat: 43.10121, … } */
export function coarsePlace(id: number, place: LatLon): LatLon {
  const { lat, lon } = squareMiddle(place);
  const shift = SHIFT_M / METRES_PER_DEGREE;
  return roundPoint({
    lat: lat + scatter(id, 0x5f3a) * shift,
    lon: lon + (scatter(id, 0x1c9b) * shift) / narrowing(lat),
  });
}
