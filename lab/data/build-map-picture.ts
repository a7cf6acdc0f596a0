/**
 * Draws the placeholder that a results map shows until it is interactive. Run `node lab/data/build-map-picture.ts` after the
 * coasts or borders change.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURE_ORIGIN, PICTURE_ZOOM } from '../../src/locations/rules/map-frame.ts';
import { mapPixels } from '../../src/locations/rules/map-places.ts';

type Point = { x: number; y: number };

const GEO = 'src/locations/web/map/geo';
/** Maximum deviation of a simplified line, in units of the picture. A unit is about 200 m. */
const TOLERANCE = 2.5;
const FEWEST = 4;

const origin = mapPixels(PICTURE_ORIGIN, PICTURE_ZOOM);

function drawn([lon = 0, lat = 0]: readonly number[]): Point {
  const { x, y } = mapPixels({ lat, lon }, PICTURE_ZOOM);
  return { x: x - origin.x, y: y - origin.y };
}

function distanceTo(from: Point, to: Point, { x, y }: Point): number {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const length = across ** 2 + down ** 2;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * across + (y - from.y) * down) / length));
  return Math.hypot(x - from.x - along * across, y - from.y - along * down);
}

function simplify(line: readonly Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  let [farthest, at] = [0, 0];
  for (const [index, point] of line.entries()) {
    const distance = distanceTo(first, last, point);
    if (distance > farthest) [farthest, at] = [distance, index];
  }
  if (farthest <= TOLERANCE) return [first, last];
  return [...simplify(line.slice(0, at + 1)), ...simplify(line.slice(at)).slice(1)];
}

function path(line: readonly Point[], end: '' | 'z'): string {
  const whole = line.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  const steps = whole.map(({ x, y }, index) => {
    const before = whole[index - 1] ?? { x: 0, y: 0 };
    return `${x - before.x},${y - before.y}`;
  });
  return `M${steps[0]}${steps.length > 1 ? `l${steps.slice(1).join(' ')}` : ''}${end}`
    .replaceAll(',-', '-')
    .replaceAll(' -', '-');
}

const read = (name: string) => JSON.parse(readFileSync(join(GEO, name), 'utf8'));
const sea: number[][][] = read('mare.json');
const shores = sea.map((shore) => simplify(shore.map(drawn)));
const { confini }: { confini: { regioni: number[][][] } } = read('confini.json');
const mare = shores
  .filter(({ length }) => length >= FEWEST)
  .map((shore) => path(shore, 'z'))
  .join('');
const borders = confini.regioni.map((line) => path(simplify(line.map(drawn)), '')).join('');

writeFileSync(join(GEO, 'disegno.json'), `${JSON.stringify({ mare, confini: borders })}\n`);
