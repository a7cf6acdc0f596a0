import { type FocalPoint, readFocalPoint } from './focal-point.ts';

/** Step size in per cent. Smaller steps are not visible and would make moving the point with the arrow keys slow. */
const STEP = 5;

function percent(share: number): number {
  return Math.min(100, Math.max(0, Math.round((share * 100) / STEP) * STEP));
}

/**
 * Returns the focal point nearest to a position. Positions outside the picture are moved to its edge.
 * @example focalPointAt(0.412, 1.3) // '40-100'
 */
export function focalPointAt(x: number, y: number): FocalPoint {
  return `${percent(x)}-${percent(y)}`;
}

/**
 * Moves a focal point to the right and down by a number of steps. Negative numbers move it to the left and up.
 * @example moveFocalPoint('50-50', -1, 0) // '45-50'
 */
export function moveFocalPoint(point: FocalPoint, right: number, down: number): FocalPoint {
  const { x, y } = readFocalPoint(point);
  return focalPointAt((x + right * STEP) / 100, (y + down * STEP) / 100);
}
