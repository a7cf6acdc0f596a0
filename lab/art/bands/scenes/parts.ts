import type { Random } from '../../../../src/demo/seeded-random.ts';
import { PLANTS, type PlantName } from '../plants.ts';
import { type Drawing, dots, INK, outline, type Paint, path, type Point, shape, stroke } from '../shapes.ts';

/** The landmarks must be at x from 740 to 1410 and y greater than 50, because no screen crops this area. */
export type Scene = {
  disc: Point;
  land: readonly number[];
  rise?: number;
  groups?: readonly number[];
  behind?: (random: Random) => Drawing;
  motif: (random: Random) => Drawing;
};

/** Parses a list of points. @example spots('990 180, 1006 176') // [[990, 180], [1006, 176]] */
export const spots = (table: string): Point[] =>
  table.split(', ').map((spot): Point => {
    const [x = 0, y = 0] = spot.split(' ').map(Number);
    return [x, y];
  });

/** Draws the plants of a table of x, y and size. The table must list the farthest plants first. */
export const grove = (name: PlantName, table: string, random: Random): Drawing =>
  table
    .split(', ')
    .map((place) => {
      const [x = 0, y = 0, size = 1] = place.split(' ').map(Number);
      return PLANTS[name]({ x, y, size }, random);
    })
    .join('');

type Mountain = { top: Point; left: number; right: number; base: number; paint: Paint; snow?: string };

export function mountain({ top: [x, y], left, right, base, paint, snow }: Mountain): Drawing {
  const [high, west, east] = [base - y, x - left, right - x];
  const ridge: Point[] = [
    [x, y],
    [x + east * 0.16, y + high * 0.2],
    [x + east * 0.3, y + high * 0.3],
    [x + east * 0.52, y + high * 0.62],
    [right, base],
  ];
  const face: Point[] = [
    [left, base],
    [x - west * 0.56, y + high * 0.6],
    [x - west * 0.4, y + high * 0.42],
    [x - west * 0.14, y + high * 0.14],
  ];
  const spine: Point[] = [
    [x + east * 0.2, base],
    [x + east * 0.02, y + high * 0.7],
    [x + east * 0.09, y + high * 0.44],
    [x - west * 0.05, y + high * 0.24],
  ];
  const lying: Point[] = [
    [x, y],
    [x + east * 0.16, y + high * 0.2],
    [x + east * 0.22, y + high * 0.36],
    [x + east * 0.11, y + high * 0.28],
    [x + east * 0.04, y + high * 0.46],
    [x - west * 0.06, y + high * 0.3],
    [x - west * 0.16, y + high * 0.44],
    [x - west * 0.2, y + high * 0.28],
    [x - west * 0.32, y + high * 0.34],
    [x - west * 0.14, y + high * 0.14],
  ];
  return (
    shape([...face, ...ridge], paint.lit) +
    shape([...ridge, ...spine], paint.shade) +
    (snow === undefined ? '' : shape(lying, snow))
  );
}

export function sheep(places: readonly Point[], size = 1): Drawing {
  const legs = places.map(
    ([x, y]) => `M${x - 4 * size} ${y}v${Math.round(8 * size)}m${8 * size} 0v${-Math.round(8 * size)}`,
  );
  return (
    stroke(legs.join(''), INK.fumo, 2) +
    dots(
      places.flatMap(([x, y]): Point[] => [
        [x - 5 * size, y - 3 * size],
        [x + 4 * size, y - 3 * size],
      ]),
      5.5 * size,
      INK.lino,
    ) +
    dots(
      places.map(([x, y]) => [x - 1 * size, y - 5 * size]),
      6 * size,
      INK.calce,
    ) +
    dots(
      places.map(([x, y]) => [x + 11 * size, y - 4 * size]),
      3 * size,
      INK.fumo,
    )
  );
}

type Rows = { bottom: number; colour: string; width: number };

export function fan([x, y]: Point, ends: readonly number[], { bottom, colour, width }: Rows): Drawing {
  const n = Math.round;
  const rows = ends.map((end, index) => {
    const start = n(x + (index - (ends.length - 1) / 2) * 9);
    return `M${start} ${y}Q${n(x + (end - x) * 0.45)} ${n(y + (bottom - y) * 0.3)} ${end} ${bottom}`;
  });
  return stroke(rows.join(''), colour, width);
}

export const sail = (x: number, y: number, size: number, hull: string = INK.cotto): Drawing =>
  shape(
    [
      [x - 14 * size, y],
      [x + 15 * size, y],
      [x + 9 * size, y + 6 * size],
      [x - 9 * size, y + 6 * size],
    ],
    hull,
  ) +
  path(
    outline([
      [x, y - 3 * size],
      [x, y - 34 * size],
      [x - 12 * size, y - 3 * size],
    ]) +
      outline([
        [x + 2 * size, y - 3 * size],
        [x + 2 * size, y - 28 * size],
        [x + 12 * size, y - 3 * size],
      ]),
    INK.calce,
  );

export function wood(random: Random, [from, to]: Point, y: number): Drawing {
  const lit: string[] = [];
  const dark: string[] = [];
  for (let x = from; x < to; x += random.int(9, 17)) {
    const [height, foot] = [random.int(16, 27), y + random.int(-3, 4)];
    const half = Math.round(height * 0.28);
    lit.push(`M${x} ${foot - height}l${-half} ${height}h${half}z`);
    dark.push(`M${x} ${foot - height}v${height}h${half}z`);
  }
  return path(lit.join(''), '#2C6B52') + path(dark.join(''), INK.abete);
}

/** Scales and moves a drawing, which must be centred on the origin. */
export const enlarged = (drawing: Drawing, [x, y]: Point, share: number): Drawing =>
  `<g transform="translate(${x} ${y}) scale(${share})">${drawing}</g>`;
