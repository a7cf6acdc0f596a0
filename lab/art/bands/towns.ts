import type { Random } from '../../../src/demo/seeded-random.ts';
import {
  arches,
  battlements,
  block,
  boxOf,
  disc,
  type Drawing,
  gable,
  INK,
  PAINT,
  type Paint,
  path,
  type Point,
  shape,
  spire,
  windows,
} from './shapes.ts';

export type Landmark = (at: Point, random: Random) => Drawing;

export type PaintName = keyof typeof PAINT;

type House = { width: number; height: number; paint: Paint; roof?: Paint };

function houseAt([x, y]: Point, { width, height, paint, roof }: House): Drawing {
  const rows = Math.max(1, Math.round(height / 17));
  const top = roof === undefined ? '' : gable([x, y - height], width, width * 0.26, roof);
  return (
    block([x, y], width, height, paint) +
    top +
    windows([x + 1, y - height], [width * 0.63, height], width > 26 ? 2 : 1, rows)
  );
}

type Row = { width: number; heights: Point; paints: readonly PaintName[]; roof?: Paint | undefined };

export function houseRow([x, y]: Point, { width, heights, paints, roof }: Row, random: Random): Drawing {
  const drawn: Drawing[] = [];
  for (let left = x; left < x + width - 14; ) {
    const wide = random.int(22, 36);
    const paint = PAINT[paints[random.int(0, paints.length - 1)] ?? 'calce'];
    const house = { width: wide, height: random.int(heights[0], heights[1]), paint };
    drawn.push(houseAt([left, y], roof === undefined ? house : { ...house, roof }));
    left += wide - 2;
  }
  return drawn.join('');
}

export const roofs = (
  [x, y]: Point,
  random: Random,
  paints: readonly PaintName[] = ['giallo', 'pietra', 'rosa', 'dorata'],
): Drawing => houseRow([x - 140, y], { width: 286, heights: [24, 40], paints, roof: PAINT.cotto }, random);

type Village = { paints: readonly PaintName[]; roof?: Paint; rise: number; half: number; ground: string };

function village([x, y]: Point, { paints, roof, rise, half, ground }: Village, random: Random): Drawing {
  const hill = path(
    `M${x - half * 1.7} ${y + 14}C${x - half} ${y + 6} ${x - half * 0.8} ${y - rise} ${x} ${y - rise}S${x + half} ${y + 6} ${x + half * 1.7} ${y + 14}Z`,
    ground,
  );
  const steps = [0.52, 0.8, 1].map((share, index) => {
    const level = y - rise * (1 - index * 0.36) + 8;
    return houseRow([x - half * share, level], { width: half * 2 * share, heights: [18, 32], paints, roof }, random);
  });
  return hill + steps.join('');
}

export function tower([x, y]: Point, width: number, height: number, paint: Paint): Drawing {
  return block([x - width / 2, y], width, height, paint);
}

type Height = readonly [width: number, height: number, rise?: number];

/** Draws a bell tower whose roof is `rise` times as high as the tower is wide. */
export function campanile([x, y]: Point, [width, height, rise = 1.5]: Height, paint: Paint, roof: Paint): Drawing {
  const [left, top] = [x - width / 2, y - height];
  return (
    tower([x, y], width, height, paint) +
    path(boxOf(left - 2, top + width * 1.1, width + 4, 2.4) + boxOf(left - 2, top - 1, width + 4, 3), INK.crema) +
    arches([left, top + width * 0.95], [width * 0.66, width * 0.75], 2) +
    spire([left, top - 1], width, width * rise, roof)
  );
}

export function keep([x, y]: Point, width: number, height: number, paint: Paint): Drawing {
  return (
    tower([x, y], width, height, paint) +
    path(boxOf(x - width / 2 - 3, y - height, width + 6, 7), paint.lit) +
    battlements([x - width / 2 - 3, y - height], width + 6, paint.lit, width > 20 ? 6 : 4.4) +
    windows([x - width / 2, y - height + 14], [width * 0.66, height - 20], 1, Math.max(1, Math.round(height / 34)))
  );
}

type CastleSize = { width: number; wall: number; keep: number; paint: PaintName };

export const castle =
  ({ width, wall, keep: high, paint }: CastleSize) =>
  ([x, y]: Point): Drawing => {
    const stone = PAINT[paint];
    const left = x - width / 2;
    return (
      keep([x + width * 0.08, y], 30, high, stone) +
      block([left, y], width, wall, stone) +
      battlements([left, y - wall], width, stone.lit) +
      keep([left, y], 24, wall + 18, stone) +
      keep([left + width, y], 24, wall + 12, stone) +
      arches([x - 14, y], [20, 22], 1)
    );
  };

const hillTown =
  (paints: readonly PaintName[], ground: string, roof?: Paint): Landmark =>
  (at, random) =>
    village(at, { paints, rise: 66, half: 92, ground, ...(roof === undefined ? {} : { roof }) }, random);

const STONES = ['pietra', 'dorata', 'grigia'] as const;
const BRIGHT = ['rosa', 'giallo', 'rosso', 'pietra', 'azzurra'] as const;

export const TOWNS = {
  borgo: (at, random) =>
    hillTown(STONES, '#8DA06A', PAINT.cotto)(at, random) +
    campanile([at[0] + 8, at[1] - 56], [15, 52], PAINT.pietra, PAINT.cotto),
  'borgo-alto': (at, random) => {
    const [x, y] = at;
    return (
      campanile([x - 34, y - 60], [14, 58], PAINT.dorata, PAINT.cotto) +
      hillTown(['dorata', 'pietra'], '#9AA667', PAINT.cotto)(at, random) +
      keep([x + 30, y - 56], 20, 44, PAINT.pietra)
    );
  },
  'borgo-torri': (at, random) => {
    const [x, y] = at;
    const towers = [
      [-44, 66],
      [-12, 84],
      [14, 70],
      [50, 62],
    ].map(([dx = 0, height = 60]) => keep([x + dx, y - 40], 13, height, PAINT.pietra));
    return towers.join('') + hillTown(STONES, '#93A468', PAINT.cotto)(at, random);
  },
  'citta-bianca': (at, random) =>
    hillTown(['calce'], '#B79A68')(at, random) +
    campanile([at[0] + 10, at[1] - 58], [15, 40], PAINT.dorata, PAINT.rame),
  sassi: ([x, y], random) => {
    const steps = [0, 1, 2, 3].map((step) =>
      houseRow(
        [x - 128 + step * 20, y + 12 - (3 - step) * 26],
        { width: 256 - (3 - step) * 40, heights: [24, 34], paints: ['dorata', 'pietra'] },
        random,
      ),
    );
    const rock = path(
      `M${x - 190} ${y + 16}L${x - 150} ${y - 30}L${x - 96} ${y - 66}H${x + 90}L${x + 150} ${y - 36}L${x + 196} ${y + 16}Z`,
      '#C2A878',
    );
    return rock + campanile([x + 22, y - 70], [17, 52, 0.9], PAINT.dorata, PAINT.dorata) + steps.join('');
  },
  'case-colorate': ([x, y], random) =>
    houseRow([x - 130, y], { width: 264, heights: [34, 62], paints: BRIGHT, roof: PAINT.ardesia }, random) +
    campanile([x + 60, y], [17, 88, 1], PAINT.giallo, PAINT.rame),
  'case-sulla-roccia': ([x, y], random) => {
    const rock =
      shape(
        [
          [x - 150, y + 30],
          [x - 128, y - 8],
          [x - 70, y - 34],
          [x + 60, y - 44],
          [x + 120, y - 22],
          [x + 168, y + 30],
        ],
        '#A08A72',
      ) +
      shape(
        [
          [x + 60, y - 44],
          [x + 120, y - 22],
          [x + 168, y + 30],
          [x + 84, y + 30],
        ],
        '#84705C',
      );
    return (
      rock +
      houseRow([x - 76, y - 38], { width: 150, heights: [26, 40], paints: BRIGHT }, random) +
      houseRow([x - 122, y - 8], { width: 236, heights: [28, 42], paints: BRIGHT }, random) +
      keep([x + 62, y - 42], 20, 46, PAINT.grigia)
    );
  },
  'case-sul-lago': ([x, y], random) =>
    houseRow(
      [x - 120, y],
      { width: 240, heights: [26, 46], paints: ['giallo', 'rosa', 'pietra', 'calce'], roof: PAINT.cotto },
      random,
    ) + campanile([x - 36, y], [16, 84, 2.2], PAINT.grigia, PAINT.ardesia),
  'paese-di-montagna': ([x, y], random) =>
    houseRow(
      [x - 118, y],
      { width: 236, heights: [22, 34], paints: ['calce', 'pietra', 'legno'], roof: PAINT.legno },
      random,
    ) + campanile([x + 26, y], [15, 74, 3], PAINT.calce, PAINT.rame),
  'case-bianche': ([x, y], random) =>
    houseRow(
      [x - 116, y],
      { width: 236, heights: [18, 32], paints: ['calce', 'rosa', 'pietra'], roof: PAINT.cotto },
      random,
    ),
  'campanile-solo': ([x, y], random) =>
    houseRow(
      [x - 118, y],
      { width: 236, heights: [22, 34], paints: ['pietra', 'giallo', 'calce'], roof: PAINT.cotto },
      random,
    ) + campanile([x - 10, y], [20, 96, 1.6], PAINT.pietra, PAINT.cotto),
  'torri-gemelle': ([x, y], random) =>
    keep([x - 34, y], 19, 100, PAINT.pietra) +
    keep([x + 6, y], 17, 84, PAINT.grigia) +
    campanile([x + 62, y], [15, 76], PAINT.dorata, PAINT.cotto) +
    houseRow(
      [x - 120, y],
      { width: 250, heights: [26, 42], paints: ['pietra', 'dorata', 'grigia'], roof: PAINT.cotto },
      random,
    ),
  cascina: ([x, y]) =>
    block([x - 120, y], 130, 40, PAINT.mattone) +
    gable([x - 120, y - 40], 130, 20) +
    windows([x - 118, y - 40], [84, 40], 5, 2) +
    block([x + 8, y], 110, 30, PAINT.mattone) +
    gable([x + 8, y - 30], 110, 16) +
    arches([x + 12, y], [70, 22], 4, '#7A3B29') +
    disc(x + 146, y - 12, 13, '#E0BE6A') +
    disc(x + 164, y - 8, 9, '#CDA653'),
  baite: ([x, y]) =>
    [
      [-96, 64, 34],
      [-10, 84, 44],
      [92, 58, 30],
    ]
      .map(
        ([dx = 0, width = 60, height = 30]) =>
          block([x + dx, y], width, height * 0.5, PAINT.calce) +
          block([x + dx, y - height * 0.5], width, height * 0.5, PAINT.legno) +
          gable([x + dx - 7, y - height], width + 14, height * 0.56, PAINT.legno) +
          windows([x + dx, y - height * 0.52], [width * 0.66, height * 0.48], 3, 1) +
          windows([x + dx, y - height], [width * 0.66, height * 0.5], 2, 1),
      )
      .join(''),
  trulli: ([x, y]) =>
    [
      [-104, 30],
      [-46, 42],
      [26, 36],
      [88, 28],
    ]
      .map(
        ([dx = 0, radius = 30], index) =>
          block([x + dx - radius, y], radius * 2, radius * 0.86, PAINT.calce) +
          spire([x + dx - radius - 2, y - radius * 0.86], radius * 2 + 4, radius * 1.5, PAINT.ardesia) +
          disc(x + dx, y - radius * 2.42, radius * 0.13, INK.calce) +
          (index % 2
            ? arches([x + dx - 12, y], [20, radius * 0.66], 1, INK.persiana)
            : windows([x + dx - 12, y - radius * 0.86], [20, radius * 0.86], 1, 1)),
      )
      .join(''),
} as const satisfies Record<string, Landmark>;
