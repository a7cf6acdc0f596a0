import type { Random } from '../../../src/demo/seeded-random.ts';
import { dots, type Drawing, INK, path, type Point, shape, stroke } from './shapes.ts';

type Place = { x: number; y: number; size: number };
type Plant = (place: Place, random: Random) => Drawing;

const n = Math.round;

const cipressi: Plant = ({ x, y, size }) => {
  const [h, w] = [58 * size, 8 * size];
  return (
    path(
      `M${x} ${n(y - h)}C${n(x - w * 0.6)} ${n(y - h * 0.7)} ${n(x - w)} ${n(y - h * 0.4)} ${n(x - w * 0.9)} ${n(y - h * 0.18)}Q${n(x - w * 0.7)} ${y} ${x} ${y}Z`,
      INK.persiana,
    ) +
    path(
      `M${x} ${n(y - h)}C${n(x + w * 0.6)} ${n(y - h * 0.7)} ${n(x + w)} ${n(y - h * 0.4)} ${n(x + w * 0.9)} ${n(y - h * 0.18)}Q${n(x + w * 0.7)} ${y} ${x} ${y}Z`,
      INK.abete,
    )
  );
};

function firSide(x: number, y: number, height: number, side: 1 | -1): Point[] {
  const points: Point[] = [[x, y - height]];
  for (let tier = 1; tier <= 4; tier += 1) {
    const [width, level] = [height * (0.05 + 0.055 * tier) * side, y - height + (height * 0.94 * tier) / 4];
    points.push([x + width, level], [x + width * 0.5, level - height * 0.03]);
  }
  return [...points, [x + height * 0.02 * side, y - height * 0.06], [x + height * 0.02 * side, y], [x, y]];
}

const abeti: Plant = ({ x, y, size }) =>
  shape(firSide(x, y, 56 * size, -1), '#2C6B52') + shape(firSide(x, y, 56 * size, 1), INK.abete);

const pini: Plant = ({ x, y, size }) => {
  const [h, w] = [n(60 * size), n(33 * size)];
  const top = y - h;
  return (
    stroke(
      `M${x} ${y}C${x + 3} ${n(y - h * 0.5)} ${x - 3} ${n(y - h * 0.6)} ${x + 2} ${top + 4}M${x} ${n(top + h * 0.3)}L${n(x - w * 0.5)} ${top + 5}M${x} ${n(top + h * 0.26)}L${n(x + w * 0.5)} ${top + 4}`,
      INK.terra,
      3.4 * size,
    ) +
    path(
      `M${x - w} ${top + 6}C${n(x - w * 1.1)} ${n(top - w * 0.3)} ${n(x - w * 0.4)} ${n(top - w * 0.62)} ${x} ${n(top - w * 0.5)}C${n(x + w * 0.5)} ${n(top - w * 0.62)} ${n(x + w * 1.1)} ${n(top - w * 0.2)} ${x + w} ${top + 6}C${n(x + w * 0.5)} ${n(top + w * 0.3)} ${n(x - w * 0.5)} ${n(top + w * 0.3)} ${x - w} ${top + 6}Z`,
      '#2F5F48',
    ) +
    path(
      `M${n(x - w * 0.9)} ${top - 1}C${n(x - w * 0.9)} ${n(top - w * 0.3)} ${n(x - w * 0.3)} ${n(top - w * 0.58)} ${x} ${n(top - w * 0.46)}C${n(x + w * 0.3)} ${n(top - w * 0.56)} ${n(x + w * 0.6)} ${n(top - w * 0.4)} ${n(x + w * 0.7)} ${n(top - w * 0.2)}C${n(x + w * 0.2)} ${n(top + 2)} ${n(x - w * 0.5)} ${n(top + w * 0.1)} ${n(x - w * 0.9)} ${top - 1}Z`,
      INK.bosco,
    )
  );
};

const crown =
  (dark: string, light: string, trunk: number): Plant =>
  ({ x, y, size }, random) => {
    const blobs = [
      [-14, -34],
      [0, -42],
      [15, -35],
      [1, -30],
    ].map(([dx = 0, dy = 0]): Point => [x + (dx + random.int(-2, 2)) * size, y + (dy - trunk) * size]);
    return (
      path(
        `M${n(x - 4 * size)} ${y}Q${x} ${n(y - 12 * size)} ${n(x - 6 * size)} ${n(y - (30 + trunk) * size)}H${n(x + 6 * size)}Q${n(x + size)} ${n(y - 12 * size)} ${n(x + 6 * size)} ${y}Z`,
        INK.terra,
      ) +
      dots(blobs, 12 * size, dark) +
      dots(
        blobs.map(([bx, by]) => [bx - 2.5 * size, by - 3 * size]),
        8 * size,
        light,
      )
    );
  };

const pioppi: Plant = ({ x, y, size }) => {
  const [h, w] = [72 * size, 9 * size];
  return (
    path(`M${n(x - 1.5)} ${y}h3v${n(-h * 0.2)}h-3z`, INK.terra) +
    path(
      `M${x} ${n(y - h)}C${n(x - w * 1.1)} ${n(y - h * 0.75)} ${n(x - w)} ${n(y - h * 0.25)} ${n(x - w * 0.5)} ${n(y - h * 0.12)}H${x}Z`,
      '#8FA75F',
    ) +
    path(
      `M${x} ${n(y - h)}C${n(x + w * 1.1)} ${n(y - h * 0.75)} ${n(x + w)} ${n(y - h * 0.25)} ${n(x + w * 0.5)} ${n(y - h * 0.12)}H${x}Z`,
      '#6B8A50',
    )
  );
};

const palme: Plant = ({ x, y, size }) => {
  const top = n(y - 60 * size);
  const frond = (dx: number, dy: number) =>
    `M${x} ${top}Q${n(x + dx * 0.5)} ${n(top - 15 * size)} ${n(x + dx)} ${n(top + dy)}`;
  const fronds = [
    [-27, 9],
    [-19, -5],
    [-24, 20],
    [27, 9],
    [19, -5],
    [24, 20],
    [6, -15],
  ].map(([dx = 0, dy = 0]) => frond(dx * size, dy * size));
  return (
    stroke(`M${x} ${y}Q${n(x + 5 * size)} ${n(y - 30 * size)} ${x} ${top}`, '#8A5A3C', 5 * size) +
    stroke(fronds.join(''), '#3F7A52', 5 * size)
  );
};

const fichi: Plant = ({ x, y, size }) => {
  const pads = [
    [0, -9],
    [-10, -21],
    [10, -22],
    [-17, -34],
    [-4, -36],
    [16, -36],
  ].map(([dx = 0, dy = 0]): Point => [x + dx * size, y + dy * size]);
  return (
    dots(pads, 8 * size, '#4F7F4E') +
    dots(
      pads.map(([px, py]) => [px - 2 * size, py - 2 * size]),
      5 * size,
      '#79A164',
    ) +
    dots(
      pads.slice(2).map(([px, py]) => [px, py - 9 * size]),
      2.5 * size,
      INK.cotto,
    )
  );
};

const canne: Plant = ({ x, y, size }, random) => {
  const stems = Array.from(
    { length: 7 },
    (_, index) =>
      `M${n(x + (index - 3) * 5 * size)} ${y}q${random.int(-3, 5)} ${n(-20 * size)} ${random.int(-6, 9)} ${-n((34 + random.int(0, 16)) * size)}`,
  );
  return stroke(stems.join(''), '#8C9A5B', 2.4 * size);
};

export const PLANTS = {
  cipressi,
  abeti,
  pini,
  ulivi: crown('#7C8B55', '#B7C49A', -8),
  querce: crown('#50734F', '#7C9A62', 4),
  agrumi: crown('#2E6B4C', '#4F8F5C', -4),
  pioppi,
  palme,
  fichi,
  canne,
} as const satisfies Record<string, Plant>;

export type PlantName = keyof typeof PLANTS;

export const groupsAround = (random: Random): number[] => [
  random.int(20, 120),
  random.int(330, 460),
  random.int(640, 780),
  random.int(900, 1020),
  1105 + random.int(-20, 20),
  1520 + random.int(-10, 40),
  random.int(1680, 1860),
];

type Garden = { names: readonly PlantName[]; groups: readonly number[]; edge: (x: number) => number };

/** Draws groups of plants. The first and the last group are larger, because they are nearer. */
export function planted({ names, groups, edge }: Garden, random: Random): Drawing {
  const [main = 'querce', other = main] = names;
  const places = groups.flatMap((middle, group) =>
    Array.from({ length: random.int(1, 3) }, (_, index) => {
      const x = n(middle + index * random.int(26, 50));
      const size = 0.62 + random.next() * 0.36 + (group === 0 || group === groups.length - 1 ? 0.42 : 0);
      return { name: random.chance(0.62) ? main : other, x, y: n(edge(x) + 6 + size * 22), size: n(size * 100) / 100 };
    }),
  );
  return places
    .toSorted((one, next) => one.y - next.y)
    .map(({ name, ...place }) => PLANTS[name](place, random))
    .join('');
}
