import {
  arches,
  block,
  boxOf,
  dome,
  dots,
  INK,
  mark,
  outline,
  PAINT,
  type Paint,
  path,
  shape,
  stroke,
  windows,
} from './shapes.ts';
import { campanile, type Landmark, roofs } from './towns.ts';

const temple: Landmark = ([x, y]) => {
  const [left, width, columns] = [x - 100, 200, 9];
  const column = (index: number) => left + 8 + (index * (width - 30)) / (columns - 1);
  const each = (dx: number, wide: number) =>
    path(
      Array.from({ length: columns }, (_, index) =>
        outline([
          [column(index) + dx, y - 9],
          [column(index) + dx + wide, y - 9],
          [column(index) + dx + wide - 1, y - 62],
          [column(index) + dx + 1, y - 62],
        ]),
      ).join(''),
      dx ? PAINT.dorata.shade : PAINT.dorata.lit,
    );
  return (
    path(boxOf(left - 12, y - 4, width + 24, 6), '#C99B5E') +
    path(boxOf(left - 5, y - 10, width + 10, 7), PAINT.dorata.lit) +
    each(0, 13) +
    each(8, 5) +
    path(boxOf(left - 2, y - 74, width + 4, 13), PAINT.dorata.lit) +
    path(boxOf(left - 2, y - 66, width + 4, 4), PAINT.dorata.shade) +
    shape(
      [
        [left - 6, y - 74],
        [x, y - 100],
        [left + width + 6, y - 74],
      ],
      PAINT.dorata.lit,
    ) +
    shape(
      [
        [left + 22, y - 76],
        [x, y - 94],
        [left + width - 22, y - 76],
      ],
      PAINT.dorata.shade,
    )
  );
};

const arena: Landmark = ([x, y], random) =>
  roofs([x + 60, y - 4], random) +
  path(`M${x - 130} ${y}V${y - 52}Q${x} ${y - 70} ${x + 130} ${y - 52}V${y}Z`, '#EBC9A4') +
  path(`M${x + 60} ${y}V${y - 62}L${x + 130} ${y - 52}V${y}Z`, '#C99A74') +
  arches([x - 126, y], [250, 24], 13, '#8A5A42') +
  arches([x - 126, y - 30], [250, 22], 13, '#8A5A42') +
  block([x - 118, y - 54], 46, 26, PAINT.rosa) +
  arches([x - 118, y - 55], [46, 20], 3, '#8A5A42');

const triumph =
  (paint: Paint): Landmark =>
  ([x, y], random) =>
    roofs([x, y - 2], random) +
    block([x - 46, y], 92, 84, paint) +
    path(boxOf(x - 52, y - 66, 104, 5) + boxOf(x - 50, y - 88, 100, 6), INK.crema) +
    arches([x - 30, y], [46, 56], 1, '#9A7A58') +
    stroke([-38, -24, 16, 24].map((dx) => mark(x + dx, y, 0, -62)).join(''), INK.crema, 4);

const column =
  (count: number): Landmark =>
  ([x, y]) =>
    path(boxOf(x - 90, y - 8, 180, 10), '#C9A97A') +
    Array.from({ length: count }, (_, index) => {
      const [left, height] = [x - 40 + index * 40, index === 0 ? 100 : 100 - index * 26];
      return block([left, y - 6], 17, height, PAINT.pietra) + path(boxOf(left - 4, y - height - 10, 25, 6), INK.crema);
    }).join('') +
    dots(
      [
        [x + 84, y - 8],
        [x + 104, y - 6],
      ],
      8,
      PAINT.pietra.shade,
    );

const octagon: Landmark = ([x, y]) => {
  const turret = (dx: number, wide: number) => block([x + dx - wide / 2, y], wide, 66, PAINT.dorata);
  return (
    shape(
      [
        [x - 190, y + 20],
        [x - 90, y - 4],
        [x + 100, y - 4],
        [x + 200, y + 20],
      ],
      '#C2AE66',
    ) +
    turret(-40, 20) +
    turret(40, 20) +
    block([x - 66, y], 132, 58, PAINT.dorata) +
    path(boxOf(x - 68, y - 60, 136, 4), INK.crema) +
    turret(-74, 26) +
    turret(0, 28) +
    turret(74, 26) +
    arches([x - 12, y], [18, 24], 1, '#7A4B33') +
    windows([x - 56, y - 54], [38, 34], 2, 1) +
    windows([x + 20, y - 54], [38, 34], 2, 1)
  );
};

export const ANTIQUITY = {
  tempio: temple,
  arena,
  arco: triumph(PAINT.calce),
  ottagono: octagon,
  colonne: column(3),
  colonna: column(1),
  mausoleo: ([x, y]) =>
    block([x - 44, y], 88, 36, PAINT.calce) +
    arches([x - 40, y], [60, 26], 4, '#B89C78') +
    block([x - 36, y - 36], 72, 22, PAINT.calce) +
    dome([x, y - 56], 40, PAINT.calce, 0.7) +
    campanile([x + 104, y], [22, 88, 0.7], PAINT.mattone, PAINT.cotto),
  nuraghe: ([x, y]) => {
    const courses = (left: number, top: number, width: number, count: number) =>
      stroke(
        Array.from({ length: count }, (_, index) => `M${left + index} ${top + 10 + index * 12}h${width}`).join(''),
        '#8E7D69',
        1.4,
      );
    const drum = (dx: number, base: number, height: number) =>
      shape(
        [
          [x + dx - base, y],
          [x + dx - base * 0.72, y - height],
          [x + dx + base * 0.72, y - height],
          [x + dx + base, y],
        ],
        '#BBA88C',
      ) +
      shape(
        [
          [x + dx + base * 0.2, y - height],
          [x + dx + base * 0.72, y - height],
          [x + dx + base, y],
          [x + dx + base * 0.3, y],
        ],
        '#95826A',
      ) +
      courses(x + dx - base * 0.8, y - height, base * 1.55, Math.floor(height / 13));
    return drum(-66, 42, 38) + drum(72, 38, 32) + drum(0, 58, 88) + arches([x - 12, y], [22, 28], 1, '#4A3B31');
  },
} as const satisfies Record<string, Landmark>;
