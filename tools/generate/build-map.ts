/**
 * Draws the map of Italy, `src/locations/web/art/italia.svg`, from the package `@svg-maps/italy` (CC BY 4.0): one shape a
 * region, its id the region's three-letter code. Run `node tools/generate/build-map.ts` when the package changes; the file is committed.
 */
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

const drawing = readFileSync(new URL(import.meta.resolve('@svg-maps/italy/italy.svg')), 'utf8');

function find(pattern: RegExp): string {
  const found = pattern.exec(drawing)?.[1];
  if (found === undefined) throw new Error(`The map has no ${pattern.source}.`);
  return found;
}

/** Tenths of a unit of a 610 × 793 drawing: below what a screen shows, and two thirds of the file's size. */
function round(number: number): number {
  return Math.round(number * 10) / 10;
}

/**
 * A path of relative steps (`m x,y x,y … z`, the only commands there are) with short numbers. Each point is rounded where
 * it stands, not each step: errors would add up along a coast, and neighbours would drift apart.
 */
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

const credit = '<!-- Map: @svg-maps/italy, CC BY 4.0. Written by tools/generate/build-map.ts. -->';
const shapes = Object.entries(SHAPE_OF).map(shape).join('\n');
const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${find(/viewBox="([^"]+)"/)}">\n${credit}\n${shapes}\n</svg>\n`;
writeFileSync(new URL('../../src/locations/web/art/italia.svg', import.meta.url), file);
