import {
  arches,
  block,
  boxOf,
  disc,
  dome,
  dots,
  type Drawing,
  gable,
  INK,
  PAINT,
  type Paint,
  path,
  type Point,
  shape,
  spire,
  stroke,
  windows,
} from './shapes.ts';
import { campanile, houseRow, keep, type Landmark, type PaintName, tower } from './towns.ts';

function front([x, y]: Point, width: number, height: number, paint: Paint): Drawing {
  const left = x - width / 2;
  return (
    block([left, y], width, height, paint) +
    shape(
      [
        [left - 3, y - height],
        [x, y - height - width * 0.3],
        [x + width / 2 + 3, y - height],
      ],
      paint.lit,
    ) +
    shape(
      [
        [x, y - height - width * 0.3],
        [x + width / 2 + 3, y - height],
        [x + width * 0.16, y - height],
      ],
      paint.shade,
    ) +
    disc(x - width * 0.05, y - height * 0.78, width * 0.1, INK.finestra) +
    arches([left + width * 0.06, y], [width * 0.84, height * 0.46], 3, '#6E4632')
  );
}

type Church = { stone: Paint; copper: Paint; radius: number; bell: number };
const church =
  ({ stone, copper, radius, bell }: Church): Landmark =>
  ([x, y]) =>
    campanile([x + 74, y], [20, bell, 1.4], stone, copper) +
    block([x - 60, y], 120, 46, stone) +
    block([x - radius * 0.8, y - 46], radius * 1.6, 16, stone) +
    windows([x - radius * 0.7, y - 62], [radius, 16], 3, 1) +
    dome([x, y - 60], radius, copper) +
    front([x - 46, y], 58, 52, stone);

const baroque =
  (stone: Paint, isDomed: boolean): Landmark =>
  ([x, y]) => {
    const curl = (side: 1 | -1) => `M${x + side * 34} ${y - 56}q${side * 26} 4 ${side * 26} 20h${side * -26}z`;
    return (
      (isDomed ? dome([x + 42, y - 66], 30, PAINT.rame) : '') +
      block([x - 62, y], 124, 44, stone) +
      block([x - 36, y - 44], 72, 40, stone) +
      path(curl(-1), stone.lit) +
      path(curl(1), stone.shade) +
      path(`M${x - 38} ${y - 84}q38 -34 76 0z`, stone.lit) +
      path(boxOf(x - 64, y - 46, 128, 4) + boxOf(x - 38, y - 86, 76, 4), INK.crema) +
      arches([x - 54, y], [74, 30], 3, '#7A4B33') +
      arches([x - 22, y - 50], [30, 24], 1) +
      campanile([x + 88, y], [20, 84, 0.9], stone, PAINT.rame)
    );
  };

const STEPS: readonly Point[] = [
  [-92, 44],
  [-60, 58],
  [-26, 74],
  [18, 74],
  [52, 58],
  [84, 44],
];

const gothic: Landmark = ([x, y]) => {
  const stone = PAINT.calce;
  const spires = STEPS.flatMap(([dx, height]) => [
    spire([x + dx, y - height], 9, 30, stone),
    spire([x + dx + 14, y - height + 2], 6, 20, stone),
  ]);
  return (
    spires.join('') +
    spire([x - 9, y - 84], 18, 62, stone) +
    shape(
      [
        [x - 98, y],
        [x - 98, y - 42],
        [x, y - 88],
        [x + 98, y - 42],
        [x + 98, y],
      ],
      stone.lit,
    ) +
    shape(
      [
        [x + 34, y],
        [x + 34, y - 72],
        [x + 98, y - 42],
        [x + 98, y],
      ],
      stone.shade,
    ) +
    stroke(STEPS.map(([dx, height]) => `M${x + dx + 4} ${y}v${-height}`).join(''), '#D8C7A8', 3) +
    arches([x - 84, y], [112, 34], 5, '#8A6A50') +
    disc(x - 4, y - 52, 10, INK.finestra)
  );
};

/** Draws a tall dome with a spire, as on the Mole Antonelliana. */
const slender =
  (stone: Paint, cap: Paint): Landmark =>
  ([x, y], random) =>
    houseRow(
      [x - 120, y],
      { width: 240, heights: [24, 40], paints: ['giallo', 'pietra', 'rosa'], roof: PAINT.cotto },
      random,
    ) +
    block([x - 34, y], 68, 52, stone) +
    arches([x - 30, y - 12], [42, 30], 4) +
    path(
      `M${x - 34} ${y - 52}C${x - 30} ${y - 84} ${x - 14} ${y - 96} ${x - 9} ${y - 104}H${x + 9}C${x + 14} ${y - 96} ${x + 30} ${y - 84} ${x + 34} ${y - 52}Z`,
      cap.lit,
    ) +
    path(
      `M${x + 9} ${y - 104}C${x + 14} ${y - 96} ${x + 30} ${y - 84} ${x + 34} ${y - 52}H${x + 10}C${x + 10} ${y - 80} ${x + 6} ${y - 94} ${x + 2} ${y - 104}Z`,
      cap.shade,
    ) +
    block([x - 8, y - 104], 16, 14, stone) +
    spire([x - 7, y - 118], 14, 32, cap);

const florentine: Landmark = ([x, y], random) => {
  const ribs = [-22, -2, 20].map((dx) => `M${x + dx} ${y - 58}Q${x + dx * 0.8} ${y - 92} ${x + dx * 0.12} ${y - 103}`);
  return (
    keep([x + 116, y], 15, 92, PAINT.dorata) +
    houseRow(
      [x - 140, y],
      { width: 290, heights: [24, 36], paints: ['giallo', 'pietra', 'dorata'], roof: PAINT.cotto },
      random,
    ) +
    campanile([x - 66, y], [19, 92, 0.4], PAINT.calce, PAINT.cotto) +
    block([x - 46, y], 92, 40, PAINT.calce) +
    block([x - 36, y - 38], 72, 22, PAINT.calce) +
    dots(
      [
        [x - 18, y - 48],
        [x + 4, y - 48],
        [x + 24, y - 48],
      ],
      5,
      INK.finestra,
    ) +
    path(
      `M${x - 38} ${y - 58}C${x - 38} ${y - 92} ${x - 12} ${y - 102} ${x - 6} ${y - 105}H${x + 6}C${x + 12} ${y - 102} ${x + 38} ${y - 92} ${x + 38} ${y - 58}Z`,
      INK.cotto,
    ) +
    path(
      `M${x + 6} ${y - 105}C${x + 12} ${y - 102} ${x + 38} ${y - 92} ${x + 38} ${y - 58}H${x + 14}C${x + 16} ${y - 84} ${x + 8} ${y - 98} ${x + 2} ${y - 105}Z`,
      INK.mattone,
    ) +
    stroke(ribs.join(''), INK.calce, 2) +
    block([x - 6, y - 103], 12, 12, PAINT.calce) +
    spire([x - 6, y - 115], 12, 12, PAINT.rame)
  );
};

const roman: Landmark = ([x, y], random) =>
  block([x - 262, y - 2], 150, 46, PAINT.dorata) +
  arches([x - 260, y - 2], [146, 38], 6, '#B98A55') +
  houseRow(
    [x - 112, y],
    { width: 236, heights: [22, 36], paints: ['rosa', 'giallo', 'rosso'], roof: PAINT.cotto },
    random,
  ) +
  block([x - 44, y], 88, 44, PAINT.pietra) +
  block([x - 36, y - 42], 72, 20, PAINT.pietra) +
  windows([x - 34, y - 62], [46, 20], 5, 1) +
  dome([x, y - 60], 38, PAINT.rame, 1.5);

const manyDomes =
  (paint: Paint, wall: Paint, count: number): Landmark =>
  ([x, y]) =>
    campanile([x - 92, y], [15, 88, 2.4], wall, PAINT.ardesia) +
    block([x - 84, y], 168, 48, wall) +
    Array.from({ length: count }, (_, index) =>
      dome([x - 62 + (124 / (count - 1)) * index, y - 47 - (index === Math.floor(count / 2) ? 12 : 0)], 20, paint),
    ).join('') +
    block([x - 84, y], 168, 44, wall) +
    arches([x - 76, y], [104, 28], 6);

const inTown =
  (draw: Landmark, paints: readonly PaintName[]): Landmark =>
  ([x, y], random) =>
    houseRow([x - 150, y], { width: 310, heights: [20, 38], paints, roof: PAINT.cotto }, random) +
    draw([x, y + 2], random);

export const CHURCHES = {
  chiesa: inTown(church({ stone: PAINT.pietra, copper: PAINT.cotto, radius: 26, bell: 88 }), [
    'giallo',
    'pietra',
    'rosa',
  ]),
  'chiesa-rosa': inTown(church({ stone: PAINT.rosa, copper: PAINT.rame, radius: 27, bell: 92 }), [
    'giallo',
    'calce',
    'pietra',
  ]),
  santuario: church({ stone: PAINT.grigia, copper: PAINT.rame, radius: 34, bell: 70 }),
  'cupola-maiolica': inTown(
    church({ stone: PAINT.calce, copper: { lit: '#E8C35A', shade: '#4F8F7C' }, radius: 30, bell: 84 }),
    ['calce', 'rosa', 'giallo'],
  ),
  'barocco-dorato': inTown(baroque(PAINT.dorata, false), ['dorata', 'calce', 'pietra']),
  'barocco-cupola': inTown(baroque(PAINT.pietra, true), ['giallo', 'pietra', 'dorata']),
  'chiesa-romanica': ([x, y]) =>
    campanile([x + 66, y], [22, 80, 0.8], { lit: '#E9DCC4', shade: '#8B7C6C' }, PAINT.cotto) +
    front([x, y], 88, 60, PAINT.calce) +
    stroke([10, 22, 34, 46].map((up) => `M${x - 43} ${y - up}h86`).join(''), '#A89C8A', 3.4) +
    arches([x - 14, y], [24, 24], 1, '#6E4632'),
  'santuario-gotico': ([x, y]) =>
    block([x - 70, y], 140, 40, PAINT.grigia) +
    gable([x - 70, y - 40], 140, 20, PAINT.ardesia) +
    campanile([x - 58, y], [17, 72, 2.6], PAINT.calce, PAINT.ardesia) +
    campanile([x + 58, y], [17, 72, 2.6], PAINT.calce, PAINT.ardesia) +
    front([x, y], 66, 58, PAINT.calce) +
    dome([x + 2, y - 78], 20, PAINT.rame, 1.5),
  'sul-mare': inTown(
    ([x, y]) =>
      campanile([x + 66, y], [22, 104, 1], PAINT.calce, PAINT.pietra) +
      block([x - 60, y], 112, 46, PAINT.calce) +
      gable([x - 60, y - 46], 112, 18, PAINT.pietra) +
      arches([x - 52, y], [66, 30], 4),
    ['calce', 'pietra', 'azzurra'],
  ),
  duomo: inTown(gothic, ['giallo', 'rosa', 'grigia']),
  'duomo-sul-colle': ([x, y], random) =>
    houseRow(
      [x - 118, y + 4],
      { width: 240, heights: [20, 32], paints: ['pietra', 'rosa'], roof: PAINT.cotto },
      random,
    ) +
    front([x, y - 20], 66, 60, PAINT.calce) +
    campanile([x + 54, y - 10], [17, 84], PAINT.pietra, PAINT.cotto),
  'due-guglie': ([x, y]) =>
    campanile([x - 46, y], [18, 72, 2.2], PAINT.mattone, PAINT.cotto) +
    campanile([x + 46, y], [18, 72, 2.2], PAINT.mattone, PAINT.cotto) +
    front([x, y], 80, 56, PAINT.grigia),
  mole: slender(PAINT.pietra, PAINT.ardesia),
  'cupola-alta': slender(PAINT.calce, PAINT.rame),
  cupolone: florentine,
  roma: roman,
  'cupole-del-santo': manyDomes(PAINT.ardesia, PAINT.rosa, 5),
  'cupole-rosse': manyDomes({ lit: '#D4553A', shade: '#A63E2B' }, PAINT.dorata, 3),
  laguna: ([x, y]) =>
    tower([x - 40, y], 22, 92, PAINT.mattone) +
    path(boxOf(x - 53, y - 110, 26, 20), INK.calce) +
    arches([x - 51, y - 92], [20, 14], 3) +
    spire([x - 53, y - 110], 26, 30, PAINT.rame) +
    block([x - 10, y], 126, 34, PAINT.rosa) +
    arches([x - 4, y], [76, 24], 5) +
    block([x + 26, y - 32], 66, 22, PAINT.calce) +
    dome([x + 58, y - 52], 31, PAINT.rame) +
    dome([x + 104, y - 32], 15, PAINT.rame),
} as const satisfies Record<string, Landmark>;
