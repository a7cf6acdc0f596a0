type Position = readonly number[];

function between(one: Position, other: Position, part: number): number[] {
  return one.map((value, index) => value + part * ((other[index] ?? value) - value));
}

/**
 * Cuts the corners of a line (Chaikin), so that rivers with few points look curved.
 * @example smoothLine([[0, 0], [4, 0], [4, 4]]) // [[0, 0], [3, 0], [4, 1], [4, 4]]
 */
export function smoothLine(line: readonly Position[], times = 1): number[][] {
  const points = line.map((point) => [...point]);
  if (times === 0 || points.length < 3) return points;
  const cut = points.slice(1).flatMap((end, index) => {
    const start = points[index] ?? end;
    return [between(start, end, 0.25), between(start, end, 0.75)];
  });
  const [first, last] = [points[0] ?? [], points.at(-1) ?? []];
  const isClosed = first.join() === last.join();
  const smoothed = isClosed ? [...cut, cut[0] ?? []] : [first, ...cut.slice(1, -1), last];
  return smoothLine(smoothed, times - 1);
}
