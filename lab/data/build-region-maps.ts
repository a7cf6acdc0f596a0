/**
 * Draws the map of each region from the provinces of the results map. Run `node lab/data/build-region-maps.ts` after the
 * provinces change.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildLocations } from '../../src/locations/server/build-locations.ts';

type Position = [lon: number, lat: number];
type Point = { x: number; y: number };

const LANDS = 'lab/data/province-outlines.json';
const MAPS = 'src/locations/web/art/province';
const SIDE = 600;
const MARGIN = 6;
/** Minimum distance from a label's centre to the border for the normal font size: about half the width of two letters. */
const LETTERS_ROOM = 13;
const SMALLEST = 3;
/** Sardinia is drawn undivided, because Natural Earth does not have its provinces of 2026 (regional law 7/2021). */
const UNDIVIDED = 'SAR';

const lands: { province: Record<string, Position[][][]> } = JSON.parse(readFileSync(LANDS, 'utf8'));
const { regioni, province } = buildLocations();
const known = new Set(province.filter(({ regione_id }) => codeOf(regione_id) !== UNDIVIDED).map(({ sigla }) => sigla));

function codeOf(regioneId: number): string {
  return regioni.find(({ id }) => id === regioneId)?.codice ?? '';
}

function ringsOf(sigla: string): Position[][] {
  return (lands.province[sigla] ?? []).map(([ring = []]) => ring);
}

/** Returns an equirectangular projection whose standard parallel is the middle latitude of the region. */
function projection(all: readonly Position[]): (place: Position) => Point {
  const lons = all.map(([lon]) => lon);
  const lats = all.map(([, lat]) => lat);
  const [west, east, south, north] = [Math.min(...lons), Math.max(...lons), Math.min(...lats), Math.max(...lats)];
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const [width, height] = [(east - west) * narrowing, north - south];
  const scale = (SIDE - 2 * MARGIN) / Math.max(width, height);
  const [left, top] = [(SIDE - width * scale) / 2, (SIDE - height * scale) / 2];
  return ([lon, lat]) => ({
    x: Math.round(left + (lon - west) * narrowing * scale),
    y: Math.round(top + (north - lat) * scale),
  });
}

function areaOf(ring: readonly Point[]): number {
  const doubled = ring.reduce((sum, { x, y }, index) => {
    const next = ring[(index + 1) % ring.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

function isInside({ x, y }: Point, ring: readonly Point[]): boolean {
  let isIn = false;
  for (const [index, one] of ring.entries()) {
    const other = ring.at(index - 1) ?? one;
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) isIn = !isIn;
  }
  return isIn;
}

function distanceTo({ x, y }: Point, one: Point, other: Point): number {
  const [across, down] = [other.x - one.x, other.y - one.y];
  const length = across ** 2 + down ** 2;
  const along = length === 0 ? 0 : ((x - one.x) * across + (y - one.y) * down) / length;
  const within = Math.min(1, Math.max(0, along));
  return Math.hypot(x - one.x - within * across, y - one.y - within * down);
}

/** Returns the position of the label: the point inside the ring that is farthest from the border. `room` is its distance to the border. */
function roomiest(ring: readonly Point[]): Point & { room: number } {
  let best = { x: 0, y: 0, room: 0 };
  for (let x = 0; x <= SIDE; x += 5) {
    for (let y = 0; y <= SIDE; y += 5) {
      const ends = (index: number) => ring.at(index - 1) ?? { x, y };
      const room = Math.min(...ring.map((point, index) => distanceTo({ x, y }, point, ends(index))));
      if (room > best.room && isInside({ x, y }, ring)) best = { x, y, room };
    }
  }
  return best;
}

function drawRing(ring: readonly Point[]): string {
  const points = ring.filter(({ x, y }, index) => x !== ring[index - 1]?.x || y !== ring[index - 1]?.y);
  const [first = { x: 0, y: 0 }, ...rest] = points;
  let before = first;
  const steps = rest.map((point) => {
    const step = `${point.x - before.x},${point.y - before.y}`;
    before = point;
    return step;
  });
  return `M${first.x},${first.y}l${steps.join(' ')}z`;
}

function draw(sigla: string, project: (place: Position) => Point): { path: string; label: string } {
  const rings = ringsOf(sigla).map((ring) => ring.map(project));
  const drawn = rings.map((ring) => ({ ring, area: areaOf(ring) })).filter(({ area }) => area > SMALLEST);
  const largest = drawn.toSorted((one, other) => other.area - one.area)[0];
  const { x, y, room } = roomiest(largest?.ring ?? []);
  const size = room >= LETTERS_ROOM ? '' : ' font-size="14"';
  return {
    path: drawn.map(({ ring }) => drawRing(ring)).join(''),
    label: `<text x="${x}" y="${y}" fill="#fff" stroke="none"${size}>${sigla}</text>`,
  };
}

function drawRegion(codice: string): string {
  const siglas =
    codice === UNDIVIDED
      ? Object.keys(lands.province).filter((sigla) => !known.has(sigla))
      : province.filter(({ regione_id }) => codeOf(regione_id) === codice).map(({ sigla }) => sigla);
  const missing = siglas.filter((sigla) => ringsOf(sigla).length === 0);
  if (missing.length > 0) throw new Error(`Natural Earth has no ${missing.join(', ')}.`);
  const project = projection(siglas.flatMap((sigla) => ringsOf(sigla).flat()));
  const shapes = siglas.map((sigla) => ({ sigla, ...draw(sigla, project) }));
  if (codice === UNDIVIDED) return `<g id="${codice}"><path d="${shapes.map(({ path }) => path).join('')}"/></g>`;
  return shapes.map(({ sigla, path, label }) => `<g id="${sigla}"><path d="${path}"/>${label}</g>`).join('\n');
}

mkdirSync(MAPS, { recursive: true });
const credit = '<!-- Made with Natural Earth. Written by lab/data/build-region-maps.ts. -->';
for (const { codice } of regioni) {
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">\n${credit}\n${drawRegion(codice)}\n</svg>\n`;
  writeFileSync(join(MAPS, `${codice}.svg`), file);
}
