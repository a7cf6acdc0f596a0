import { CENTRE, type FocalPoint } from './focal-point.ts';
import { focalPointAt } from './place-focal-point.ts';

export type Thumbnail = { pixels: Uint8Array; side: number };

/** Exponent that makes a few strong contrasts weigh more than many weak ones. */
const EMPHASIS = 1.5;

function distance(pixels: Uint8Array, one: number, other: number): number {
  return [0, 1, 2].reduce((sum, part) => {
    return sum + Math.abs((pixels[one * 3 + part] ?? 0) - (pixels[other * 3 + part] ?? 0));
  }, 0);
}

function saturation(pixels: Uint8Array, at: number): number {
  const colour = [0, 1, 2].map((part) => pixels[at * 3 + part] ?? 0);
  return Math.max(...colour) - Math.min(...colour);
}

function interests({ pixels, side }: Thumbnail) {
  const inner = Array.from({ length: side - 2 }, (_, index) => index + 1);
  return inner.flatMap((y) =>
    inner.map((x) => {
      const at = y * side + x;
      const edges = distance(pixels, at + 1, at - 1) + distance(pixels, at + side, at - side);
      return { x, y, interest: edges + saturation(pixels, at) };
    }),
  );
}

/**
 * Returns the centroid of the areas that stand out. libvips' `attention` returned a corner in a third of the demo pictures.
 * @example findFocalPoint({ pixels: new Uint8Array(48 * 48 * 3), side: 48 }) // '50-50'
 */
export function findFocalPoint(thumbnail: Thumbnail): FocalPoint {
  const all = interests(thumbnail);
  const average = all.reduce((sum, { interest }) => sum + interest, 0) / all.length;
  const weighed = all.map(({ x, y, interest }) => ({ x, y, weight: Math.max(0, interest - average) ** EMPHASIS }));
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return CENTRE;
  const middle = (side: 'x' | 'y') => weighed.reduce((sum, pixel) => sum + pixel[side] * pixel.weight, 0) / whole;
  return focalPointAt(middle('x') / (thumbnail.side - 1), middle('y') / (thumbnail.side - 1));
}
