import { CENTRE, type FocalPoint } from './focal-point.ts';
import { focalPointAt } from './place-focal-point.ts';

/** A picture as a square of so many pixels, however long its sides are; three bytes each. */
export type Thumbnail = { pixels: Uint8Array; side: number };

/** Lets what stands out count for more than much that stands out a little. */
const EMPHASIS = 1.5;

/** How far two pixels' colours lie apart. */
function distance(pixels: Uint8Array, one: number, other: number): number {
  return [0, 1, 2].reduce((sum, part) => {
    return sum + Math.abs((pixels[one * 3 + part] ?? 0) - (pixels[other * 3 + part] ?? 0));
  }, 0);
}

function saturation(pixels: Uint8Array, at: number): number {
  const colour = [0, 1, 2].map((part) => pixels[at * 3 + part] ?? 0);
  return Math.max(...colour) - Math.min(...colour);
}

/** How much each pixel but those of the border draws the eye: by the edges around it, and by its colour. */
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
 * The middle of what draws the eye in a picture; of one in which nothing does, its own. The strongest spot alone, which
 * libvips finds (`attention`), lay in a corner in a third of our pictures: a patch of sun, the edge of a roof.
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
