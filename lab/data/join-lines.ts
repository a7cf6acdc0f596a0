import type { Position } from 'geojson';

type Line = Position[];

export function joinLines(pieces: readonly Line[]): Line[] {
  const open = new Map<string, Line[]>();
  const touch = (line: Line, at: Position | undefined) => {
    const key = at?.join() ?? '';
    open.set(key, [...(open.get(key) ?? []), line]);
  };
  for (const piece of pieces) {
    touch(piece, piece[0]);
    touch(piece, piece.at(-1));
  }
  const used = new Set<Line>();
  const follow = (line: Line): Line => {
    for (;;) {
      const next = (open.get(line.at(-1)?.join() ?? '') ?? []).find((piece) => !used.has(piece));
      if (next === undefined) return line;
      used.add(next);
      const onward = next[0]?.join() === line.at(-1)?.join() ? next.slice(1) : next.toReversed().slice(1);
      line.push(...onward);
    }
  };
  return pieces.flatMap((piece) => {
    if (used.has(piece)) return [];
    used.add(piece);
    return [follow(follow([...piece]).toReversed())];
  });
}
