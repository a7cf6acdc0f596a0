import type { Random } from '../../../src/demo/seeded-random.ts';
import { type Drawing, INK, landBelow, outline, path, type Point, shape, stroke } from './shapes.ts';
import { WIDTH } from './sky.ts';

/** `base` is the y coordinate at which the shapes meet the plain or the water. */
type Far = (random: Random, base: number) => Drawing;

const EDGE = 30;

function range(random: Random, base: number, [low, high]: Point, step: number): Point[] {
  const points: Point[] = [];
  for (let x = -EDGE; x < WIDTH + EDGE + step; x += step) {
    points.push([x + random.int(-step / 5, step / 5), base - random.int(low, high)]);
  }
  return points;
}

const hills =
  (colours: readonly string[], heights: readonly Point[], step: number): Far =>
  (random, base) =>
    colours
      .map((colour, index) => landBelow(range(random, base, heights[index] ?? [4, 10], step - index * 30), 240, colour))
      .join('');

type Rock = { lit: string; shade: string; snow?: string; step: number; heights: Point; steep: number };

function massif({ lit, shade, snow, step, heights: [low, high], steep }: Rock): Far {
  return (random, base) => {
    const faces: string[] = [];
    const shades: string[] = [];
    const caps: string[] = [];
    for (let x = -EDGE; x < WIDTH + step; x += step * (0.55 + random.next() * 0.5)) {
      const height = random.int(low, high);
      const [top, half] = [base - height, (height / steep) * (0.85 + random.next() * 0.4)];
      const [left, right]: [Point, Point] = [
        [x - half, base],
        [x + half * 1.1, base],
      ];
      const knee: Point = [x - half * (0.42 + random.next() * 0.16), base - height * (0.44 + random.next() * 0.16)];
      const elbow: Point = [x + half * (0.4 + random.next() * 0.2), base - height * (0.5 + random.next() * 0.2)];
      faces.push(outline([left, knee, [x - 5, top + 6], [x, top], elbow, right]));
      const spine: Point[] = [0.22, 0.42, 0.62, 0.82].map((share, index) => [
        x + (index % 2 ? 9 : -7) * share * 1.6 + half * 0.06,
        top + height * share,
      ]);
      shades.push(outline([[x, top], ...spine, [x + half * 0.18, base], right, elbow]));
      if (snow !== undefined && height > (low + high) / 2.3)
        caps.push(
          outline([
            [x, top],
            [x - half * 0.24, top + height * 0.26],
            [x - half * 0.1, top + height * 0.22],
            [x - 1, top + height * 0.36],
            [x + half * 0.1, top + height * 0.2],
            [x + half * 0.2, top + height * 0.27],
          ]),
        );
    }
    return (
      path(faces.join(''), lit) + path(shades.join(''), shade) + (snow === undefined ? '' : path(caps.join(''), snow))
    );
  };
}

export function limestone([x, base]: Point, height: number, w: number): [face: string, shade: string] {
  const top = base - height;
  const right: Point[] = [
    [x + 3, top],
    [x + w * 0.5, top + 9],
    [x + w * 0.62, top + height * 0.34],
    [x + w, top + height * 0.5],
    [x + w * 1.9, base],
  ];
  const left: Point[] = [
    [x - w * 1.7, base],
    [x - w * 0.8, top + height * 0.56],
    [x - w * 0.66, top + height * 0.2],
    [x - w * 0.3, top + 6],
  ];
  const spine: Point[] = [
    [x + w * 0.4, base],
    [x + w * 0.36, top + height * 0.6],
    [x + w * 0.06, top + height * 0.4],
    [x + w * 0.16, top + height * 0.2],
  ];
  return [outline([...left, ...right]), outline([...right, ...spine])];
}

const dolomiti: Far = (random, base) => {
  const towers: [string, string][] = [];
  for (let group = -40; group < WIDTH; group += random.int(210, 300)) {
    const peaks = random.int(3, 5);
    const high = random.int(74, 108);
    for (let peak = 0; peak < peaks; peak += 1) {
      const height = high * (1 - Math.abs(peak - (peaks - 1) / 2) * 0.2) * (0.86 + random.next() * 0.2);
      towers.push(limestone([group + peak * random.int(26, 36), base], height, 20 + random.int(0, 10)));
    }
  }
  const pale = hills(['#C9CFC4'], [[26, 52]], 130)(random, base);
  const meadows = hills(
    ['#9DB08C', '#86A078'],
    [
      [14, 36],
      [4, 20],
    ],
    200,
  )(random, base);
  const faces = path(towers.map(([face]) => face).join(''), INK.dolomia);
  return pale + faces + path(towers.map(([, shade]) => shade).join(''), '#C7998A') + meadows;
};

function cone([x, y]: Point, half: number, base: number): Drawing {
  const slope = `C${x + half * 0.22} ${y + 14} ${x + half * 0.5} ${base - 8} ${x + half} ${base}`;
  return (
    path(
      `M${x - half} ${base}C${x - half * 0.5} ${base - 8} ${x - half * 0.2} ${y + 12} ${x - 14} ${y}H${x + 14}${slope}Z`,
      '#8C93A6',
    ) +
    path(
      `M${x + 14} ${y}${slope}H${x + half * 0.12}C${x + 20} ${base - 30} ${x - 12} ${y + 34} ${x + 2} ${y}Z`,
      '#6B7189',
    )
  );
}

const foothills = hills(['#A9B9B4'], [[6, 16]], 190);

const vesuvio: Far = (random, base) =>
  foothills(random, base) + cone([810, base - 76], 230, base) + cone([960, base - 92], 330, base);

const etna: Far = (random, base) => {
  const [x, top] = [900, base - 112];
  const snow = `M${x - 14} ${top}l-38 26 22 -4 12 16 18 -14 16 12 14 -16 20 6 -36 -26z`;
  return (
    foothills(random, base) +
    stroke(`M${x} ${top - 4}c10 -12 34 -8 44 -18s30 -6 46 -12`, '#F1E4CC', 9) +
    cone([x, top], 520, base) +
    path(snow, INK.calce)
  );
};

const promontorio: Far = (random, base) => {
  const [from, to] = [random.int(480, 640), random.int(1080, 1220)];
  const top = base - random.int(52, 70);
  return (
    path(
      `M${from - 420} ${base}C${from - 200} ${base - 12} ${from - 60} ${top + 16} ${from + 120} ${top}S${to - 90} ${top + 14} ${to - 30} ${top + 34}L${to - 16} ${base}Z`,
      '#8FA68A',
    ) +
    path(
      `M${from + 120} ${top}C${to - 220} ${top - 6} ${to - 90} ${top + 14} ${to - 30} ${top + 34}L${to - 16} ${base}H${from + 330}C${from + 300} ${base - 20} ${from + 210} ${top + 30} ${from + 120} ${top}Z`,
      '#6C8A76',
    )
  );
};

const rupe: Far = (random, base) =>
  hills(
    ['#B3C2AC', '#93A98D'],
    [
      [10, 26],
      [4, 14],
    ],
    210,
  )(random, base) +
  shape(
    [
      [600, base - 4],
      [660, base - 50],
      [690, base - 84],
      [1010, base - 88],
      [1034, base - 44],
      [1096, base - 4],
    ],
    '#C9B89C',
  ) +
  shape(
    [
      [860, base - 86],
      [1010, base - 88],
      [1034, base - 44],
      [1096, base - 4],
      [880, base - 4],
      [900, base - 46],
    ],
    '#A28F76',
  );

const pianura: Far = (random, base) => {
  const trees: string[] = [];
  for (let x = -10; x < WIDTH; x += random.int(9, 30)) trees.push(`M${x} ${base + 2}v${-random.int(8, 24)}`);
  return landBelow(range(random, base, [0, 4], 320), 240, '#B9C48E') + stroke(trees.join(''), '#7F9A72', 7);
};

const ALPI: Rock = { lit: '#A9B8C2', shade: '#7D90A0', snow: INK.calce, step: 150, heights: [52, 112], steep: 0.92 };

export const FAR = {
  alpi: (random, base) =>
    massif({ ...ALPI, lit: '#C6D4D6', shade: '#AFC1C6' })(random, base) +
    massif({ ...ALPI, heights: [34, 84], step: 190 })(random, base) +
    hills(['#8FA58C'], [[8, 26]], 160)(random, base),
  'alpi-lontane': (random, base) =>
    massif({ ...ALPI, lit: '#CBD8D8', shade: '#B3C4C8', heights: [30, 66], step: 120 })(random, base) +
    hills(['#AEBF9E'], [[3, 12]], 260)(random, base),
  prealpi: (random, base) =>
    massif({ lit: '#A3B8AE', shade: '#83A097', step: 230, heights: [44, 96], steep: 0.56 })(random, base) +
    hills(['#86A084'], [[8, 30]], 190)(random, base),
  apuane: (random, base) =>
    massif({ lit: '#DADCD6', shade: '#A8B2B4', snow: INK.calce, step: 130, heights: [40, 92], steep: 0.9 })(
      random,
      base,
    ) + hills(['#93A98D'], [[8, 24]], 180)(random, base),
  granito: (random, base) =>
    massif({ lit: '#D9BFA8', shade: '#B4937E', step: 120, heights: [26, 70], steep: 1 })(random, base) +
    hills(['#94A483'], [[6, 20]], 180)(random, base),
  'gran-sasso': (random, base) =>
    massif({ lit: '#C9CBC4', shade: '#9AA3A4', snow: INK.calce, step: 170, heights: [40, 100], steep: 0.8 })(
      random,
      base,
    ) + hills(['#A3B093'], [[8, 24]], 180)(random, base),
  dolomiti,
  appennino: hills(
    ['#B9CAC6', '#9DB5AC', '#87A189'],
    [
      [48, 84],
      [26, 52],
      [8, 26],
    ],
    240,
  ),
  colline: hills(
    ['#CBD6BF', '#B5C5A0', '#A3B688'],
    [
      [36, 66],
      [18, 40],
      [4, 18],
    ],
    250,
  ),
  'colline-aride': hills(
    ['#E3D6B2', '#D6C08A', '#C9AE74'],
    [
      [36, 62],
      [16, 40],
      [4, 20],
    ],
    250,
  ),
  vesuvio,
  etna,
  promontorio,
  rupe,
  pianura,
  orizzonte: () => '',
} as const satisfies Record<string, Far>;
