/**
 * Writes the outline of the sea for the maps, `src/locations/web/map/geo/mare.json`, from GSHHG. Both GSHHG and the file are
 * under the LGPL 3 or later. Run `node lab/data/build-coasts.ts FOLDER`. The folder must contain the output of this command (GMT
 * 6 with Debian's `gmt-gshhg-full`):
 * gmt coast -R0/26/32/49 -Df -A0.5/0/1 -W1 -M | gmt simplify -T140e > coste.txt
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Position } from 'geojson';
import { joinLines } from './join-lines.ts';

type Line = Position[];

const DIGITS = 3;
const [WEST, EAST, SOUTH, NORTH] = [0, 26, 32, 49];
const CORNERS: Line = [
  [WEST, NORTH],
  [WEST, SOUTH],
  [EAST, SOUTH],
  [EAST, NORTH],
];

const folder = process.argv[2];
if (folder === undefined) throw new Error('Which folder has GMT written into?');

function readPosition(text: string): Position {
  return text.split('\t').map((number) => Number(Number(number).toFixed(DIGITS)));
}

const pieces = readFileSync(join(folder, 'coste.txt'), 'utf8')
  .split(/^>.*$/m)
  .map((block) => block.trim().split('\n').filter(Boolean).map(readPosition))
  .filter((line) => line.length > 1);

function along([x = 0, y = 0]: Position): number {
  if (y === NORTH) return EAST - x;
  if (x === WEST) return EAST - WEST + NORTH - y;
  if (y === SOUTH) return EAST - WEST + NORTH - SOUTH + x - WEST;
  return 2 * (EAST - WEST) + NORTH - SOUTH + y - SOUTH;
}

const ends = (line: Line) => [along(line[0] ?? []), along(line.at(-1) ?? [])] as const;
const isClosed = (line: Line) => line[0]?.join() === line.at(-1)?.join();

/** Joins the shores into a ring around the sea. The ring begins with the first shore along the frame. */
function ringOf(shores: readonly Line[]): Line {
  const left = [...shores];
  const ring: Line = [];
  let at = 0;
  const take = () => {
    const next = left.toSorted((one, other) => Math.min(...ahead(one, at)) - Math.min(...ahead(other, at)))[0];
    if (next === undefined) return null;
    left.splice(left.indexOf(next), 1);
    const [start, end] = ahead(next, at);
    return start <= end ? next : next.toReversed();
  };
  const first = left.toSorted((one, other) => Math.min(...ends(one)) - Math.min(...ends(other)))[0] ?? [];
  left.splice(left.indexOf(first), 1);
  const [start, end] = ends(first);
  ring.push(...(end <= start ? first : first.toReversed()));
  at = Math.min(start, end);
  for (let shore = take(); shore !== null; shore = take()) {
    const [from, to] = ends(shore);
    ring.push(...CORNERS.filter((corner) => along(corner) > at && along(corner) < from), ...shore);
    at = to;
  }
  const close = Math.max(start, end);
  ring.push(...CORNERS.filter((corner) => along(corner) > at && along(corner) < close), ring[0] ?? []);
  return ring;
}

/** Returns the positions of a shore's ends along the frame. An end before `at` gets one circuit added, so that it sorts last. */
function ahead(line: Line, at: number): readonly [number, number] {
  const round = 2 * (EAST - WEST + NORTH - SOUTH);
  const [start, end] = ends(line).map((place) => (place < at ? place + round : place));
  return [start ?? 0, end ?? 0];
}

const isNear = ([x = 0, y = 0]: Position) => x > 5.5 && x < 19.5 && y > 35 && y < 46.5;
const FAR_STEP = 4;
const SMALL = 60;

function thin(line: Line): Line {
  const isRetained = (point: Position, index: number) =>
    index % FAR_STEP === 0 || index === line.length - 1 || isNear(point);
  return line.filter(isRetained);
}

const lines = joinLines(pieces)
  .filter((line) => line.some(isNear) || !isClosed(line) || line.length > SMALL)
  .map(thin);
const sea = [
  ringOf(lines.filter((line) => !isClosed(line))),
  ...lines.filter((line) => isClosed(line) && line.length > 3),
];
writeFileSync('src/locations/web/map/geo/mare.json', `${JSON.stringify(sea)}\n`);
