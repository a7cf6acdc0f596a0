/** The window moves by this many rows: not each pixel that is scrolled is news. */
const STEP = 10;
/** Rows that are drawn beyond either edge, so that scrolling finds them there. */
const MARGIN = 10;

type View = {
  /** Pixels of the list above the upper edge of what can be seen; negative while the list begins below it. */
  above: number;
  height: number;
  row: number;
  count: number;
};

/**
 * Which rows of a long list are drawn, `from` up to, not including, `to`: a queue of thousands is as light as one of fifty.
 * @example rowsInView({ above: 8500, height: 600, row: 85, count: 10_000 }) // { from: 90, to: 120 }
 */
export function rowsInView({ above, height, row, count }: View): { from: number; to: number } {
  const first = Math.floor(above / row / STEP) * STEP - MARGIN;
  const last = Math.ceil((above + height) / row / STEP) * STEP + MARGIN;
  return { from: Math.min(Math.max(0, first), count), to: Math.max(0, Math.min(count, last)) };
}

/**
 * The positions to draw: those in view and the one at hand, which keeps the focus wherever one scrolls.
 * @example drawnRows({ from: 10, to: 13 }, 2) // [2, 10, 11, 12]
 */
export function drawnRows({ from, to }: { from: number; to: number }, kept: number): number[] {
  const inView = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  if (kept < 0 || (kept >= from && kept < to)) return inView;
  return kept < from ? [kept, ...inView] : [...inView, kept];
}
