import {
  arches,
  battlements,
  block,
  boxOf,
  dome,
  dots,
  gable,
  hoop,
  INK,
  mark,
  outline,
  PAINT,
  type Paint,
  path,
  type Point,
  shape,
  spire,
  stroke,
  windows,
} from './shapes.ts';
import { castle, type Landmark } from './towns.ts';

const lighthouse =
  (paint: Paint, height: number): Landmark =>
  ([x, y]) => {
    const top = y - height;
    return (
      shape(
        [
          [x - 110, y + 26],
          [x - 84, y - 6],
          [x - 20, y - 16],
          [x + 56, y - 12],
          [x + 118, y + 26],
        ],
        '#A89478',
      ) +
      block([x - 62, y - 8], 50, 22, PAINT.calce) +
      gable([x - 62, y - 30], 50, 12) +
      shape(
        [
          [x - 15, y - 12],
          [x - 10, top],
          [x + 10, top],
          [x + 15, y - 12],
        ],
        paint.lit,
      ) +
      shape(
        [
          [x + 3, y - 12],
          [x + 2, top],
          [x + 10, top],
          [x + 15, y - 12],
        ],
        paint.shade,
      ) +
      path(boxOf(x - 14, top - 4, 28, 5), INK.crema) +
      path(boxOf(x - 7, top - 18, 14, 14), INK.finestra) +
      dome([x, top - 18], 8, PAINT.cotto, 1.1)
    );
  };

const trabocco: Landmark = ([x, y]) =>
  stroke(
    `${[-70, -40, -8, 22, 50].map((dx) => `M${x + dx} ${y - 26}l${dx * 0.12} 50`).join('')}M${x - 84} ${y - 26}H${x + 70}M${x - 70} ${y + 10}L${x + 22} ${y - 24}M${x + 50} ${y + 10}L${x - 40} ${y - 24}M${x + 60} ${y - 26}L${x + 220} ${y - 6}`,
    INK.terra,
    3.4,
  ) +
  block([x - 46, y - 27], 62, 28, PAINT.legno) +
  gable([x - 46, y - 55], 62, 13, PAINT.legno) +
  stroke(
    `M${x - 60} ${y - 27}L${x - 178} ${y - 84}M${x - 40} ${y - 54}L${x - 150} ${y - 92}M${x + 4} ${y - 56}V${y - 96}L${x - 150} ${y - 90}M${x + 4} ${y - 96}L${x + 66} ${y - 28}`,
    INK.terra,
    2.2,
  ) +
  path(`M${x - 176} ${y - 82}Q${x - 140} ${y - 30} ${x - 62} ${y - 30}L${x - 148} ${y - 90}Z`, '#EADBC0');

const windmill: Landmark = ([x, y]) => {
  const sails = [0.35, 1.92, 3.49, 5.06].map(
    (angle) => `M${x} ${y - 66}l${Math.round(Math.cos(angle) * 52)} ${Math.round(Math.sin(angle) * 52)}`,
  );
  const heaps = [-190, -150, -110, 96, 138, 178].map((dx) =>
    outline([
      [x + dx - 22, y + 8],
      [x + dx, y - 16],
      [x + dx + 22, y + 8],
    ]),
  );
  return (
    path(heaps.join(''), INK.calce) +
    block([x + 26, y], 62, 24, PAINT.pietra) +
    gable([x + 26, y - 24], 62, 12) +
    shape(
      [
        [x - 22, y],
        [x - 16, y - 62],
        [x + 16, y - 62],
        [x + 22, y],
      ],
      PAINT.calce.lit,
    ) +
    shape(
      [
        [x + 4, y],
        [x + 4, y - 62],
        [x + 16, y - 62],
        [x + 22, y],
      ],
      PAINT.calce.shade,
    ) +
    spire([x - 18, y - 62], 36, 22, PAINT.cotto) +
    stroke(sails.join(''), INK.terra, 3) +
    stroke(sails.join(''), INK.crema, 1.2) +
    arches([x - 12, y], [14, 18], 1, '#6E4632')
  );
};

const stacks: Landmark = ([x, y]) => {
  const rock = (dx: number, width: number, height: number) =>
    shape(
      [
        [x + dx - width, y + 30],
        [x + dx - width * 0.6, y - height * 0.6],
        [x + dx - width * 0.1, y - height],
        [x + dx + width * 0.5, y - height * 0.7],
        [x + dx + width, y + 30],
      ],
      INK.calce,
    ) +
    shape(
      [
        [x + dx + width * 0.1, y + 30],
        [x + dx + width * 0.1, y - height * 0.5],
        [x + dx - width * 0.1, y - height],
        [x + dx + width * 0.5, y - height * 0.7],
        [x + dx + width, y + 30],
      ],
      '#D6C7AE',
    );
  return (
    rock(-70, 26, 96) +
    rock(70, 44, 52) +
    rock(132, 30, 34) +
    shape(
      [
        [x + 150, y + 30],
        [x + 186, y - 40],
        [x + 330, y - 56],
        [x + 620, y - 40],
        [x + 620, y + 60],
        [x + 150, y + 60],
      ],
      '#E9DCC4',
    ) +
    path(`M${x + 186} ${y - 40}L${x + 330} ${y - 56}L${x + 620} ${y - 40}V${y - 24}L${x + 190} ${y - 28}Z`, '#8E9A5E')
  );
};

const seafront: Landmark = ([x, y]) => {
  const spokes = Array.from({ length: 8 }, (_, index) =>
    mark(
      x + 30,
      y - 56,
      Math.round(Math.cos((index * Math.PI) / 4) * 44),
      Math.round(Math.sin((index * Math.PI) / 4) * 44),
    ),
  );
  const cabins = Array.from(
    { length: 8 },
    (_, index): Point => [x + 30 + Math.cos((index * Math.PI) / 4) * 44, y - 56 + Math.sin((index * Math.PI) / 4) * 44],
  );
  return (
    stroke(`M${x + 30} ${y - 56}L${x + 8} ${y}M${x + 30} ${y - 56}L${x + 52} ${y}`, INK.calce, 5) +
    stroke(spokes.join(''), INK.calce, 2) +
    hoop([x + 30, y - 56], 44, INK.calce) +
    dots(cabins, 5, INK.cotto) +
    [-150, -116, -82, 110, 146]
      .map(
        (dx, index) =>
          block(
            [x + dx, y],
            30,
            30 + (index % 3) * 9,
            [PAINT.calce, PAINT.azzurra, PAINT.giallo][index % 3] ?? PAINT.calce,
          ) + windows([x + dx + 1, y - 28], [19, 26], 2, 2),
      )
      .join('')
  );
};

export const COASTS = {
  lanterna: lighthouse(PAINT.calce, 112),
  faro: lighthouse(PAINT.calce, 96),
  'faro-rosso': lighthouse({ lit: '#F3E3CE', shade: '#C8603A' }, 100),
  trabocco,
  mulino: windmill,
  faraglioni: stacks,
  ruota: seafront,
  'torre-costiera': ([x, y]) =>
    shape(
      [
        [x - 130, y + 20],
        [x - 90, y - 6],
        [x + 80, y - 10],
        [x + 150, y + 20],
      ],
      '#A9977C',
    ) +
    shape(
      [
        [x - 34, y - 6],
        [x - 25, y - 66],
        [x + 25, y - 66],
        [x + 34, y - 6],
      ],
      PAINT.dorata.lit,
    ) +
    shape(
      [
        [x + 8, y - 6],
        [x + 8, y - 66],
        [x + 25, y - 66],
        [x + 34, y - 6],
      ],
      PAINT.dorata.shade,
    ) +
    path(boxOf(x - 30, y - 74, 60, 9), PAINT.dorata.lit) +
    battlements([x - 30, y - 74], 60, PAINT.dorata.lit) +
    windows([x - 20, y - 50], [28, 22], 1, 1),
  'castello-sul-mare': ([x, y]) =>
    shape(
      [
        [x - 150, y + 24],
        [x - 124, y + 2],
        [x + 116, y],
        [x + 146, y + 24],
      ],
      '#A9977C',
    ) + castle({ width: 150, wall: 34, keep: 78, paint: 'dorata' })([x, y + 2]),
  cascata: ([x, y]) =>
    shape(
      [
        [x - 130, y + 10],
        [x - 110, y - 70],
        [x - 30, y - 104],
        [x + 60, y - 100],
        [x + 130, y - 60],
        [x + 150, y + 10],
      ],
      '#8E9A78',
    ) +
    shape(
      [
        [x + 40, y + 10],
        [x + 30, y - 101],
        [x + 60, y - 100],
        [x + 130, y - 60],
        [x + 150, y + 10],
      ],
      '#6F7F62',
    ) +
    path(`M${x - 14} ${y - 103}h26l10 44 6 60h-54l6 -56z`, INK.calce) +
    stroke(`M${x - 6} ${y - 96}l-6 90M${x + 6} ${y - 96}l6 90`, '#BFDFDD', 3) +
    dots(
      [
        [x - 18, y + 2],
        [x + 2, y + 5],
        [x + 20, y + 2],
      ],
      10,
      INK.calce,
    ),
} as const satisfies Record<string, Landmark>;
