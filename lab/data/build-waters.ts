/**
 * Writes the lakes and rivers of the results map, `src/locations/web/map/geo/acque.json`, from GSHHG. Both GSHHG and the file are
 * under the LGPL 3 or later. Run `node lab/data/build-waters.ts FOLDER`. The folder must contain the output of these commands
 * (GMT 6 with Debian's `gmt-gshhg-full`):
 * gmt coast -R6/19/36.5/48 -Df -A0/2/2 -W2 -M | gmt simplify -T100e > laghi.txt
 * for n in 1 2 3 4; do gmt coast -R6/19/36.5/48 -Df -I$n -M | gmt simplify -T200e > fiumi-$n.txt; done
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Position } from 'geojson';
import { joinLines } from './join-lines.ts';
import { LAKES, RIVERS } from './water-names.ts';

const GEO = 'src/locations/web/map/geo';
const DIGITS = 3;
/** Minimum area in square kilometres of lakes outside Italy. */
const LARGE_LAKE = 8;
const NORTH = 47.9;
/** Maximum distance in degrees between a shore or a river and the position of its name. */
const NEAR = 0.05;

type Line = Position[];
type Place = { x: number; y: number };

const folder = process.argv[2];
if (folder === undefined) throw new Error('Which folder has GMT written into?');

function readLines(name: string): Line[] {
  const pieces = readFileSync(join(folder ?? '', name), 'utf8')
    .split(/^>.*$/m)
    .map((block) => block.trim().split('\n').filter(Boolean).map(readPosition))
    .filter((line) => line.length > 1);
  return joinLines(pieces);
}

function readPosition(text: string): Position {
  const [x = 0, y = 0] = text.split('\t').map((number) => Number(Number(number).toFixed(DIGITS)));
  return [x, y];
}

function isAround(ring: Line, { x, y }: Place): boolean {
  const crossings = ring.filter(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[index - 1] ?? ring.at(-1) ?? [];
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
  });
  return crossings.length % 2 === 1;
}

const { province }: { province: Record<string, Line[][]> } = JSON.parse(
  readFileSync('lab/data/province-outlines.json', 'utf8'),
);
const lands = Object.values(province).flat(2);
const isLand = (x: number, y: number) => lands.some((land) => isAround(land, { x, y }));
const touchesItaly = (line: Line) => line.some(([x = 0, y = 0], index) => index % 4 === 0 && isLand(x, y));

const distance = (line: Line, { x, y }: Place) =>
  Math.min(...line.map(([px = 0, py = 0]) => Math.hypot(px - x, py - y)));

/** Returns the area of a ring in square kilometres. It uses the size of a square degree at 48° north for every ring. */
function areaOf(ring: Line): number {
  const twice = ring.reduce((sum, [x = 0, y = 0], index) => {
    const [before = 0, above = 0] = ring[index - 1] ?? ring.at(-1) ?? [];
    return sum + before * y - x * above;
  }, 0);
  return Math.round(Math.abs(twice / 2) * 8300);
}

const rings = readLines('laghi.txt').filter((ring) => ring.every(([, y = 0]) => y < NORTH));
const lakes = rings.filter((ring) => areaOf(ring) >= LARGE_LAKE || touchesItaly(ring));
const nomi = LAKES.map(([nome, x, y]) => {
  const away = (ring: Line) => (isAround(ring, { x, y }) ? 0 : distance(ring, { x, y }));
  const [lake] = lakes.toSorted((one, other) => away(one) - away(other));
  if (lake === undefined || away(lake) > NEAR) throw new Error(`No lake is the ${nome}.`);
  return [nome, x, y, areaOf(lake)] as const;
});

const courses = [1, 2, 3, 4].flatMap((livello) =>
  readLines(`fiumi-${livello}.txt`)
    .filter(touchesItaly)
    .map((line) => ({ livello, line })),
);
const nameOf = new Map<Line, string>();
for (const [nome, x, y] of RIVERS) {
  const [nearest] = courses.toSorted((one, other) => distance(one.line, { x, y }) - distance(other.line, { x, y }));
  if (nearest === undefined || distance(nearest.line, { x, y }) > NEAR) throw new Error(`No river is the ${nome}.`);
  nameOf.set(nearest.line, nome);
}
const fiumi = courses.map(({ livello, line }) => [nameOf.get(line) ?? '', livello, line] as const);

writeFileSync(join(GEO, 'acque.json'), `${JSON.stringify({ laghi: lakes, nomi, fiumi })}\n`);
