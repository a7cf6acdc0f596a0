/** Of the picture's height: what is narrower loses its subject where "Chi siamo" shows it. */
const LEAST_RATIO = 1.3;

/**
 * Whether a picture is wide enough for "Chi siamo" (specification section 2: "13 landscape photos").
 * @example isLandscape({ width: 1600, height: 900 }) // true
 */
export function isLandscape({ width, height }: { width: number; height: number }): boolean {
  return width >= height * LEAST_RATIO;
}
