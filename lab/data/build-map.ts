/** Draws the map of Italy from the package `@svg-maps/italy` (CC BY 4.0). Run `node lab/data/build-map.ts` when the package changes. */
import { readFileSync, writeFileSync } from 'node:fs';

const SHAPE_OF: Record<string, string> = {
  VDA: 'aosta-valley',
  PIE: 'piedmont',
  LIG: 'liguria',
  LOM: 'lombardy',
  TAA: 'trentino-south-tyrol',
  VEN: 'veneto',
  FVG: 'friuli-venezia-giulia',
  EMR: 'emilia-romagna',
  TOS: 'tuscany',
  MAR: 'marche',
  UMB: 'umbria',
  LAZ: 'lazio',
  ABR: 'abruzzo',
  MOL: 'molise',
  CAM: 'campania',
  PUG: 'apulia',
  BAS: 'basilicata',
  CAL: 'calabria',
  SIC: 'sicily',
  SAR: 'sardinia',
};

const NAMES: [x: number, y: number, ...lines: string[]][] = [
  [62, 70, 'Valle d’Aosta'],
  [66, 140, 'Piemonte'],
  [118, 238, 'Liguria'],
  [165, 112, 'Lombardia'],
  [236, 50, 'Trentino-', 'Alto Adige'],
  [272, 128, 'Veneto'],
  [376, 64, 'Friuli-', 'Venezia Giulia'],
  [222, 192, 'Emilia-Romagna'],
  [230, 262, 'Toscana'],
  [338, 266, 'Marche'],
  [303, 303, 'Umbria'],
  [312, 374, 'Lazio'],
  [376, 345, 'Abruzzo'],
  [408, 387, 'Molise'],
  [418, 434, 'Campania'],
  [500, 422, 'Puglia'],
  [488, 468, 'Basilicata'],
  [508, 560, 'Calabria'],
  [380, 665, 'Sicilia'],
  [122, 500, 'Sardegna'],
];
const LINE = 21;

const drawing = readFileSync(new URL(import.meta.resolve('@svg-maps/italy/italy.svg')), 'utf8');

function find(pattern: RegExp): string {
  const found = pattern.exec(drawing)?.[1];
  if (found === undefined) throw new Error(`The map has no ${pattern.source}.`);
  return found;
}

/** Rounding to tenths is invisible at 610 × 793 units and makes the file a third smaller. */
function round(number: number): number {
  return Math.round(number * 10) / 10;
}

/** Rounds each point instead of each relative step, because the errors of steps would add up and leave gaps. */
function shorten(path: string): string {
  let start = { x: 0, y: 0 };
  let drawn = { x: 0, y: 0 };
  const outlines = path.split('z').filter((outline) => outline.trim() !== '');
  return outlines
    .map((outline) => {
      const steps = [...outline.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
      let exact = start;
      const short = steps.map((step, index) => {
        exact = { x: exact.x + step.x, y: exact.y + step.y };
        if (index === 0) start = exact;
        const point = { x: round(exact.x), y: round(exact.y) };
        const move = `${round(point.x - drawn.x)},${round(point.y - drawn.y)}`;
        drawn = point;
        return move;
      });
      drawn = { x: round(start.x), y: round(start.y) };
      return `m${short.filter((move, index) => index === 0 || move !== '0,0').join(' ')}z`;
    })
    .join('');
}

function shape([codice, id]: [string, string]): string {
  const path = find(new RegExp(`id="${id}"[^>]*\\sd="([^"]+)"`));
  return `<path id="${codice}" d="${shorten(path)}"/>`;
}

/** Returns the names as one group, which is drawn after all regions, so that no region covers a wide name. */
function names(): string {
  const texts = NAMES.flatMap(([x, y, ...lines]) =>
    lines.map((line, index) => `<text x="${x}" y="${y + index * LINE}">${line}</text>`),
  );
  const look = 'fill="currentColor" stroke-width="5" stroke-linejoin="round" paint-order="stroke" text-anchor="middle"';
  return `<g id="nomi" ${look}>${texts.join('')}</g>`;
}

const credit = '<!-- Map: @svg-maps/italy, CC BY 4.0. Written by lab/data/build-map.ts. -->';
const shapes = Object.entries(SHAPE_OF).map(shape).join('\n');
const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${find(/viewBox="([^"]+)"/)}">\n${credit}\n${shapes}\n${names()}\n</svg>\n`;
writeFileSync(new URL('../../src/locations/web/art/italia.svg', import.meta.url), file);
