/**
 * How wide a picture is drawn in a tile that it fills, in the terms of `sizes`: what is cut off at its sides is drawn too.
 * `sizes`: how wide the tile is, each length as it stands in `calc()`; `tile` and `photo`: width divided by height.
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

/** Never a pixel too few. */
function ceil(factor: number): number {
  return Math.ceil(factor * 100) / 100;
}

/**
 * How wide a picture is drawn that is shown whole in a box, in the terms of `sizes`.
 * @example wholeSizes({ width: '100vw', height: '100vh', photo: 1.5 }) // 'min(100vw, 100vh * 1.5)'
 */
export function wholeSizes({ width, height, photo }: { width: string; height: string; photo: number }): string {
  return `min(${width}, ${height} * ${ceil(photo)})`;
}

/**
 * How wide a picture is drawn in a tile that it fills, where width and height of the tile follow rules of their own.
 * @example filledSizes({ width: '300px', height: '38vw', photo: 1.5 }) // 'max(300px, 38vw * 1.5)'
 */
export function filledSizes({ width, height, photo }: { width: string; height: string; photo: number }): string {
  return `max(${width}, ${height} * ${ceil(photo)})`;
}
