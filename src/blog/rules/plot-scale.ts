const STEPS = [1, 2, 5, 10];

/**
 * Rounds the maximum of a chart up to a round, even number, because half of it labels the middle line.
 * @example plotTop(37) // 40
 */
export function plotTop(most: number): number {
  const half = Math.max(1, Math.ceil(most / 2));
  const tens = 10 ** Math.floor(Math.log10(half));
  const step = STEPS.find((each) => each * tens >= half) ?? 10;
  return 2 * (half <= 10 ? half : step * tens);
}

/** Returns the points of a line chart. The maximum is at the top. @example sparkline([0, 2, 1], 100, 20) // '0,20 50,0 100,10' */
export function sparkline(counts: readonly number[], width: number, height: number): string {
  const most = Math.max(1, ...counts);
  const stepX = width / Math.max(1, counts.length - 1);
  const short = (value: number) => String(Math.round(value * 10) / 10);
  return counts.map((count, at) => `${short(at * stepX)},${short(height - (count / most) * height)}`).join(' ');
}
