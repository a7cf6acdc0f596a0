import {
  arches,
  battlements,
  block,
  boxOf,
  dome,
  dots,
  gable,
  INK,
  outline,
  PAINT,
  path,
  shape,
  spire,
  windows,
} from './shapes.ts';
import { campanile, keep, type Landmark, type PaintName, roofs, tower } from './towns.ts';

const leaning: Landmark = ([x, y]) => {
  const lean = (up: number) => x + 62 + up * 0.075;
  const storeys = Array.from({ length: 7 }, (_, index) => {
    const up = 14 * index;
    const left = lean(up) - 15;
    return (
      block([left, y - up], 30, 13, PAINT.calce) +
      arches([left, y - up - 1], [28, 10], 5, '#B89C78') +
      path(boxOf(left - 2, y - up - 14, 34, 2), INK.crema)
    );
  });
  return (
    block([x - 110, y], 130, 48, PAINT.calce) +
    gable([x - 110, y - 48], 130, 18, PAINT.ardesia) +
    [16, 30, 44].map((up) => arches([x - 106, y - up + 12], [82, 10], 9, '#B89C78')).join('') +
    dome([x - 34, y - 60], 25, PAINT.rame) +
    storeys.join('') +
    block([lean(100) - 11, y - 98], 22, 14, PAINT.calce) +
    arches([lean(100) - 11, y - 98], [20, 11], 3, '#B89C78')
  );
};

const tall =
  (draw: Landmark, paints?: readonly PaintName[]): Landmark =>
  (at, random) =>
    draw(at, random) + roofs([at[0], at[1] + 2], random, paints);

const twoTowers: Landmark = ([x, y]) =>
  shape(
    [
      [x - 6, y],
      [x + 8, y - 128],
      [x + 24, y - 128],
      [x + 18, y],
    ],
    PAINT.mattone.lit,
  ) +
  shape(
    [
      [x + 10, y],
      [x + 18, y - 128],
      [x + 24, y - 128],
      [x + 18, y],
    ],
    PAINT.mattone.shade,
  ) +
  battlements([x + 6, y - 128], 20, PAINT.mattone.lit, 4) +
  shape(
    [
      [x - 40, y],
      [x - 58, y - 66],
      [x - 38, y - 70],
      [x - 16, y],
    ],
    PAINT.cotto.lit,
  ) +
  shape(
    [
      [x - 26, y],
      [x - 46, y - 68],
      [x - 38, y - 70],
      [x - 16, y],
    ],
    PAINT.cotto.shade,
  );

export const TOWERS = {
  'torre-pendente': leaning,
  'due-torri': tall(twoTowers, ['rosso', 'giallo', 'mattone']),
  torrazzo: tall(
    ([x, y]) =>
      tower([x, y], 26, 92, PAINT.mattone) +
      windows([x - 13, y - 88], [17, 84], 2, 5) +
      block([x - 10, y - 92], 20, 22, PAINT.calce) +
      arches([x - 10, y - 92], [18, 18], 3) +
      spire([x - 9, y - 114], 18, 22, PAINT.mattone),
    ['mattone', 'rosa', 'giallo'],
  ),
  ghirlandina: tall(
    ([x, y]) => campanile([x, y], [24, 96, 1.7], PAINT.calce, PAINT.ardesia),
    ['giallo', 'rosa', 'rosso'],
  ),
  mangia: tall(
    ([x, y]) =>
      tower([x, y], 15, 112, PAINT.mattone) +
      block([x - 11, y - 108], 22, 14, PAINT.calce) +
      battlements([x - 11, y - 122], 22, INK.calce, 4) +
      block([x - 6, y - 122], 12, 10, PAINT.calce),
    ['mattone', 'cotto', 'dorata'],
  ),
  'torre-alberata': tall(
    ([x, y]) =>
      keep([x, y], 22, 104, PAINT.mattone) +
      dots(
        [
          [x - 9, y - 114],
          [x + 2, y - 119],
          [x + 11, y - 113],
        ],
        9,
        INK.bosco,
      ) +
      dots(
        [
          [x - 10, y - 116],
          [x, y - 122],
        ],
        6,
        '#7C9A62',
      ) +
      keep([x - 74, y], 15, 72, PAINT.pietra),
  ),
  torricini: tall(
    ([x, y]) =>
      block([x - 36, y], 72, 66, PAINT.rosa) +
      arches([x - 14, y - 12], [24, 44], 1) +
      campanile([x - 40, y], [15, 96, 1.8], PAINT.rosa, PAINT.rame) +
      campanile([x + 40, y], [15, 96, 1.8], PAINT.rosa, PAINT.rame),
    ['dorata', 'rosa', 'pietra'],
  ),
  'torre-nel-borgo': tall(
    ([x, y]) => keep([x + 24, y], 21, 96, PAINT.mattone) + keep([x - 54, y], 16, 74, PAINT.pietra),
    ['mattone', 'giallo', 'pietra'],
  ),
  'torre-elefante': tall(
    ([x, y]) =>
      keep([x - 10, y], 27, 104, PAINT.calce) +
      dome([x + 70, y - 36], 24, PAINT.rame) +
      block([x - 140, y + 4], 290, 20, PAINT.pietra),
    ['rosa', 'giallo', 'pietra'],
  ),
  battistero: ([x, y]) =>
    campanile([x + 62, y], [20, 92, 1], PAINT.mattone, PAINT.cotto) +
    path(
      outline([
        [x - 52, y],
        [x - 52, y - 78],
        [x - 40, y - 84],
        [x + 24, y - 84],
        [x + 36, y - 78],
        [x + 36, y],
      ]),
      '#F2C4B0',
    ) +
    shape(
      [
        [x + 6, y],
        [x + 6, y - 84],
        [x + 24, y - 84],
        [x + 36, y - 78],
        [x + 36, y],
      ],
      '#D59C86',
    ) +
    [20, 38, 56].map((up) => arches([x - 48, y - up], [50, 13], 5, '#9A6654')).join('') +
    arches([x - 32, y], [20, 18], 1, '#6E4632') +
    [-50, -8, 32].map((dx) => spire([x + dx, y - 82], 6, 16, PAINT.calce)).join(''),
} as const satisfies Record<string, Landmark>;
