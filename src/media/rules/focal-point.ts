/** The point that remains visible when a photo is cropped, as two percentages from the left and the top. */
export type FocalPoint = string;

export const CENTRE: FocalPoint = '50-50';

const POINT = /^(100|[1-9]?\d)-(100|[1-9]?\d)$/;

export function isFocalPoint(value: unknown): value is FocalPoint {
  return typeof value === 'string' && POINT.test(value);
}

/** @example readFocalPoint('40-65') // { x: 40, y: 65 } */
export function readFocalPoint(point: FocalPoint): { x: number; y: number } {
  const [x = 50, y = 50] = point.split('-').map(Number);
  return { x, y };
}
