/**
 * Returns the `sizes` attribute of a cropped picture. The given lengths must be valid inside `calc()`.
 * @example drawnSizes('(max-width: 860px) 100vw, 300px', { tile: 1, photo: 1.5 })
 * // '(max-width: 860px) calc(100vw * 1.5), calc(300px * 1.5)'
 */
export function drawnSizes(sizes: string, { tile, photo }: { tile: number; photo: number }): string {
  const factor = ceil(photo / tile);
  if (factor <= 1) return sizes;
  return sizes
    .split(', ')
    .map((part) =>
      part.replace(/^(\(.*?\) )?(.*)$/, (_, condition = '', width) => `${condition}calc(${width} * ${factor})`),
    )
    .join(', ');
}

function ceil(factor: number): number {
  return Math.ceil(factor * 100) / 100;
}

/**
 * Returns the `sizes` attribute for a picture that is shown whole in a box (`object-fit: contain`).
 * @example wholeSizes({ width: '100vw', height: '100vh', photo: 1.5 }) // 'min(100vw, 100vh * 1.5)'
 */
export function wholeSizes({ width, height, photo }: { width: string; height: string; photo: number }): string {
  return `min(${width}, ${height} * ${ceil(photo)})`;
}

/**
 * Returns the `sizes` attribute for a picture that fills a tile whose width and height are independent.
 * @example filledSizes({ width: '300px', height: '38vw', photo: 1.5 }) // 'max(300px, 38vw * 1.5)'
 */
export function filledSizes({ width, height, photo }: { width: string; height: string; photo: number }): string {
  return `max(${width}, ${height} * ${ceil(photo)})`;
}
