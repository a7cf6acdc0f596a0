import { type LatLon, METRES_PER_DEGREE, narrowing, roundPoint } from '../../locations/rules/lat-lon.ts';

const SQUARE_M = 480;
/** Maximum shift of the displayed point from the centre of its square, in metres along each axis. */
const SHIFT_M = 110;

/** Returns a pseudorandom number from -1 to 1 that depends only on the home's id, not on its location. */
function scatter(id: number, salt: number): number {
  let mixed = Math.imul(id ^ salt, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed ^= mixed >>> 13;
  return ((mixed >>> 0) / 0xffffffff) * 2 - 1;
}

/**
 * Returns the centre of the grid square that contains a place; must match `shown_place` in the database.
 * @example squareMiddle({ lat: 43.1, lon: 11.78 })
 */
export function squareMiddle({ lat, lon }: LatLon): LatLon {
  const side = SQUARE_M / METRES_PER_DEGREE;
  const middle = (Math.floor(lat / side) + 0.5) * side;
  const width = side / narrowing(middle);
  return { lat: middle, lon: (Math.floor(lon / width) + 0.5) * width };
}

/**
 * Returns a place within 500 m of the true one, derived only from the grid square and the home's id.
 * @example coarsePlace(7, { lat: 43.1, lon: 11.78 }) // { lat: 43.10121, … }
 */
export function coarsePlace(id: number, place: LatLon): LatLon {
  const { lat, lon } = squareMiddle(place);
  const shift = SHIFT_M / METRES_PER_DEGREE;
  return roundPoint({
    lat: lat + scatter(id, 0x5f3a) * shift,
    lon: lon + (scatter(id, 0x1c9b) * shift) / narrowing(lat),
  });
}
