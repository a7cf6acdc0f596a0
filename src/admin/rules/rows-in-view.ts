/** Number of rows by which the rendered range moves, so that scrolling by a few pixels causes no render. */
const STEP = 10;
const MARGIN = 10;

type View = {
  /** Pixels of the list above the viewport; negative if the list starts below the viewport's top edge. */
  above: number;
  height: number;
  row: number;
  count: number;
};

/**
 * Returns the range of rows to render. `from` is inclusive, `to` is exclusive.
 * @example rowsInView({ above: 8500, height: 600, row: 85, count: 10_000 }) // { from: 90, to: 120 }
 */
export function rowsInView({ above, height, row, count }: View): { from: number; to: number } {
  const first = Math.floor(above / row / STEP) * STEP - MARGIN;
  const last = Math.ceil((above + height) / row / STEP) * STEP + MARGIN;
  return { from: Math.min(Math.max(0, first), count), to: Math.max(0, Math.min(count, last)) };
}

/**
 * Returns the rows to render. Includes the current row, so that it keeps the focus.
 * @example drawnRows({ from: 10, to: 13 }, 2) // [2, 10, 11, 12]
 */
export function drawnRows({ from, to }: { from: number; to: number }, current: number): number[] {
  const inView = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  if (current < 0 || (current >= from && current < to)) return inView;
  return current < from ? [current, ...inView] : [...inView, current];
}
