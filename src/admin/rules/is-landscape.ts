/** Of the picture's height: what is narrower loses its subject where "Chi siamo" shows it. */
const LEAST_RATIO = 1.3;

/**
 * Whether a picture is wide enough for "Chi siamo" (PRODUCT.md § 2).
 * @example isLandscape({ width: 1600, height: 900 }) // true
 */
export function isLandscape({ width, height }: { width: number; height: number }): boolean {
  return width >= height * LEAST_RATIO;
}
