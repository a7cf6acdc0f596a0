export const MAX_DOTS = 5;

export function litDot(index: number, count: number): number {
  return count === 1 ? 0 : Math.round((index * (Math.min(count, MAX_DOTS) - 1)) / (count - 1));
}
