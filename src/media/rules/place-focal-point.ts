import { type FocalPoint, readFocalPoint } from './focal-point.ts';

/** Points lie so far apart, in per cent: nobody sees less, and the arrow keys get along. */
const STEP = 5;

function percent(share: number): number {
  return Math.min(100, Math.max(0, Math.round((share * 100) / STEP) * STEP));
}

/**
 * The focal point nearest to a place in the picture, whose sides are 1 long; outside of it, the nearest on its edge.
 * @example focalPointAt(0.412, 1.3) // '40-100'
 */
export function focalPointAt(x: number, y: number): FocalPoint {
  return `${percent(x)}-${percent(y)}`;
}

/**
 * The next focal point to the right and downwards by so many steps.
 * @example moveFocalPoint('50-50', -1, 0) // '45-50'
 */
export function moveFocalPoint(point: FocalPoint, right: number, down: number): FocalPoint {
  const { x, y } = readFocalPoint(point);
  return focalPointAt((x + right * STEP) / 100, (y + down * STEP) / 100);
}
