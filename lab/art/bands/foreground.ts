import type { Random } from '../../../src/demo/seeded-random.ts';
import {
  boxOf,
  dashes,
  dots,
  type Drawing,
  INK,
  landBelow,
  mark,
  outline,
  path,
  type Point,
  stroke,
} from './shapes.ts';
import { HEIGHT, WIDTH } from './sky.ts';

export const HORIZON = 136;
/** Position of the landmark, to the right of the page's title. */
export const STAGE = { x: 1330, y: 184 };

function wave(random: Random, y: number, swing: number): Point[] {
  return Array.from({ length: 9 }, (_, index) => [(WIDTH / 8) * index, y + random.int(-swing, swing)]);
}

function ripples(random: Random, [top, bottom]: Point, colour: string, count = 44): Drawing {
  const each = Array.from({ length: count }, () => {
    const share = random.next() ** 0.8;
    return mark(random.int(0, WIDTH), top + (bottom - top) * share, 8 + share * random.int(6, 46));
  });
  return stroke(each.join(''), colour, 1.8);
}

function boat(x: number, y: number, size: number, hull: string): Drawing {
  const s = size;
  return (
    path(
      `M${x - 13 * s} ${y - 4 * s}h${27 * s}c${-2 * s} ${5 * s} ${-5 * s} ${6 * s} ${-8 * s} ${6 * s}h${-12 * s}c${-4 * s} 0 ${-6 * s} ${-3 * s} ${-7 * s} ${-6 * s}z`,
      hull,
    ) +
    path(
      `M${x - s} ${y - 6 * s}v${-30 * s}c${-9 * s} ${10 * s} ${-11 * s} ${20 * s} ${-11 * s} ${30 * s}z`,
      INK.calce,
    ) +
    path(
      `M${x + 1.5 * s} ${y - 6 * s}v${-26 * s}c${7 * s} ${8 * s} ${10 * s} ${17 * s} ${10 * s} ${26 * s}z`,
      '#F1DFC0',
    )
  );
}

function boats(random: Random, top: number): Drawing {
  return [random.int(620, 860), random.int(900, 1130), random.int(1540, 1840)]
    .map((x, index) =>
      boat(
        x,
        top + random.int(12, 34),
        [1, 0.7, 0.85][index] ?? 1,
        random.pick([INK.mattone, INK.terra, INK.persiana]),
      ),
    )
    .join('');
}

type Inks = readonly [far: string, middle: string, near: string];

function water(random: Random, top: number, [away, middle, close]: Inks, foam: string): Drawing {
  return (
    path(boxOf(0, top, WIDTH, HEIGHT - top), away) +
    landBelow(wave(random, top + 14, 2), HEIGHT, middle) +
    landBelow(wave(random, top + 42, 5), HEIGHT, close) +
    ripples(random, [top + 8, top + 66], foam)
  );
}

const SEAS: readonly [Inks, ...Inks[]] = [
  ['#5AB0BB', '#3A9BAC', '#2B8FA3'],
  ['#6FB6BF', '#4BA3B0', '#2F8DA0'],
  ['#58A3B8', '#3B8CA6', '#2B7F93'],
];

export const WATER = {
  mare: (random: Random) => water(random, HORIZON, random.pick(SEAS), '#A5DADA') + boats(random, HORIZON),
  lago: (random: Random) =>
    water(random, HORIZON + 8, ['#8CC0BE', '#6FAEAE', '#4E969D'], '#BFE0DC') + boats(random, HORIZON + 6),
  laguna: (random: Random) =>
    water(random, HORIZON, ['#A9CDC4', '#84B9B8', '#6FAEAE'], '#D5EAE2') + boats(random, HORIZON),
  saline: (random: Random) => {
    const edges = Array.from({ length: 9 }, (_, index) => mark(-200 + index * 280, 238, 330, -98)).join('');
    return (
      water(random, HORIZON, ['#5AB0BB', '#C9D8D4', '#E9CFC6'], '#F6E8DF') +
      stroke(`${edges}M0 158H${WIDTH}M0 178H${WIDTH}M0 204H${WIDTH}`, '#B8A48C', 3)
    );
  },
  fiume: (random: Random) => {
    const bank = random.int(-40, 40);
    return (
      landBelow(wave(random, HORIZON + 3, 3), HEIGHT, '#A9B97E') +
      path(
        `M${930 + bank} 138C${1010 + bank} 150 ${760 + bank} 158 ${820 + bank} 172S${1180 + bank} 196 ${1010 + bank} 240H${520 + bank}C${700 + bank} 214 ${560 + bank} 190 ${620 + bank} 172S${890 + bank} 152 ${900 + bank} 138Z`,
        '#5FA5AE',
      ) +
      path(
        `M${700 + bank} 178C${780 + bank} 190 ${820 + bank} 212 ${720 + bank} 240H${640 + bank}C${760 + bank} 210 ${700 + bank} 194 ${700 + bank} 178Z`,
        '#8FC4C4',
      )
    );
  },
  cala: (random: Random) =>
    water(random, HORIZON, ['#2F93AB', '#3FB3BF', '#76D3CF'], '#D8F3EC') + boats(random, HORIZON),
  terra: (random: Random) =>
    landBelow(wave(random, HORIZON + 2, 4), HEIGHT, random.pick(['#B5BE83', '#C2BE82', '#A9B97E'])),
} as const satisfies Record<string, (random: Random) => Drawing>;

export const landLine = (heights: readonly number[]): Point[] => heights.map((y, index) => [(WIDTH / 8) * index, y]);

export function shore(random: Random, isWet: boolean): Point[] {
  const left = isWet ? 214 : 176;
  const heights = [left, left + 6, left + 2, left + 8, left - 6, STAGE.y - 4, STAGE.y - 2, STAGE.y + 2, STAGE.y + 8];
  return landLine(heights.map((y, index) => (index > 4 ? y : y + random.int(-5, 5))));
}

const onShore = (points: readonly Point[], x: number): number => {
  const index = Math.max(0, Math.min(points.length - 2, Math.floor((x / WIDTH) * 8)));
  const [start, end] = [points[index] ?? [0, 0], points[index + 1] ?? [0, 0]];
  return start[1] + ((end[1] - start[1]) * (x - start[0])) / (WIDTH / 8);
};

type Texture = (random: Random, edge: (x: number) => number) => Drawing;

const rows =
  (colour: string, width: number, draw: (d: string, colour: string, width: number) => Drawing = stroke): Texture =>
  (_, edge) => {
    const lines: string[] = [];
    for (let x = -300; x < WIDTH + 300; x += 26) {
      const fromY = edge(Math.max(0, Math.min(WIDTH, x))) + 8;
      lines.push(mark(x, fromY, (x - 960) * 0.9, 240 - fromY));
    }
    return draw(lines.join(''), colour, width);
  };

const tufts =
  (colours: readonly [string, string]): Texture =>
  (random, edge) => {
    const some = () =>
      Array.from({ length: 60 }, (): Point => {
        const x = random.int(0, WIDTH);
        return [x, edge(x) + 6 + random.next() * 54];
      });
    return dots(some(), 5, colours[0]) + dots(some(), 2.5, colours[1]);
  };

const paddies: Texture = (random, edge) => {
  const each = Array.from({ length: 16 }, (_, index) => {
    const [x, y] = [index * 130 + random.int(-20, 20), edge(Math.min(WIDTH, index * 130)) + 8];
    return (
      outline([
        [x, y],
        [x + 104, y],
        [x + 104 + (x - 900) * 0.16, y + 16],
        [x + (x - 900) * 0.16, y + 16],
      ]) +
      outline([
        [x + (x - 900) * 0.2, y + 22],
        [x + 120 + (x - 900) * 0.2, y + 22],
        [x + 132 + (x - 900) * 0.5, y + 50],
        [x + (x - 900) * 0.5, y + 50],
      ])
    );
  });
  return path(each.join(''), '#BFDFDD');
};

const rocks: Texture = (random, edge) => {
  const faces: string[] = [];
  const shades: string[] = [];
  for (let x = 0; x < WIDTH; x += random.int(34, 90)) {
    const [y, size] = [edge(x) + random.int(-2, 34), random.int(10, 24)];
    faces.push(
      outline([
        [x, y + size * 0.6],
        [x + size * 0.3, y - size * 0.3],
        [x + size, y - size * 0.4],
        [x + size * 1.7, y + size * 0.6],
      ]),
    );
    shades.push(
      outline([
        [x + size, y - size * 0.4],
        [x + size * 1.7, y + size * 0.6],
        [x + size * 0.8, y + size * 0.6],
      ]),
    );
  }
  return path(faces.join(''), '#CDBB9C') + path(shades.join(''), '#A58F72');
};

const umbrellas: Texture = (random, edge) => {
  const poles: string[] = [];
  const tops: string[] = [];
  const stripes: string[] = [];
  for (let row = 0; row < 2; row += 1) {
    for (let x = 40 + row * 34; x < WIDTH; x += 74) {
      if (Math.abs(x - STAGE.x) < 120 || random.chance(0.2)) continue;
      const y = edge(x) + 2 + row * 22;
      poles.push(mark(x, y, 0, 20));
      tops.push(`M${x - 18} ${Math.round(y + 4)}q18 -22 36 0z`);
      stripes.push(`M${x - 6} ${Math.round(y + 4)}q6 -22 12 0z`);
    }
  }
  return (
    stroke(poles.join(''), INK.fumo, 2) +
    path(tops.join(''), random.pick([INK.cotto, INK.persiana, INK.mare, INK.ocra])) +
    path(stripes.join(''), INK.calce)
  );
};

const sunflowers: Texture = (random, edge) => {
  const rowOf = (row: number): Point[] => {
    const step = 17 + row * 9;
    return Array.from({ length: Math.ceil(WIDTH / step) }, (_, index) => {
      const x = index * step + (row % 2) * (step / 2) + random.int(-2, 2);
      return [x, edge(Math.min(WIDTH, x)) + 9 + row * 14 + random.int(-1, 1)];
    });
  };
  return [0, 1, 2]
    .map((row) => {
      const heads = rowOf(row);
      return dots(heads, 4.5 + row * 2, INK.sole) + dots(heads, 2 + row, INK.terra);
    })
    .join('');
};

type Near = { fill: string; below: string; texture: Texture };

export const NEAR = {
  prati: { fill: '#8FA667', below: '#7A9458', texture: tufts(['#9DB374', '#F3E4B4']) },
  pascoli: { fill: '#A3B573', below: '#8BA05F', texture: tufts(['#94A866', '#FDF6E8']) },
  vigne: { fill: '#B5A765', below: '#9C9155', texture: rows('#5F7D48', 6, dashes) },
  grano: { fill: '#E3BF6C', below: '#D2A653', texture: rows('#C9963F', 2.4) },
  girasoli: { fill: '#7F9A52', below: '#6B8847', texture: sunflowers },
  oliveti: { fill: '#C59A62', below: '#B07F4C', texture: tufts(['#8C9A5B', '#A9B583']) },
  risaie: { fill: '#93AB63', below: '#84A058', texture: paddies },
  macchia: { fill: '#8E9A5E', below: '#75854F', texture: tufts(['#5F7D4B', '#C9B96A']) },
  roccia: { fill: '#B9A384', below: '#9C8668', texture: rocks },
  lava: { fill: '#6B6468', below: '#564F55', texture: tufts(['#504A50', '#8C9A5B']) },
  spiaggia: { fill: '#F0DBAE', below: '#E3C68F', texture: umbrellas },
  barena: { fill: '#A3AF82', below: '#8E9C70', texture: tufts(['#94A274', '#C3C596']) },
  riva: { fill: '#D9C7A0', below: '#C3AC82', texture: rows('#B89F75', 1.6) },
  parco: { fill: '#7F9E5C', below: '#6A8A50', texture: rows('#93AE6B', 9) },
} as const satisfies Record<string, Near>;

export function near(
  kind: keyof typeof NEAR,
  points: readonly Point[],
  random: Random,
): { drawing: Drawing; edge: (x: number) => number } {
  const { fill, below, texture } = NEAR[kind];
  const edge = (x: number) => onShore(points, x);
  const lower = points.map(([x, y]): Point => [x, y + 24 + random.int(-3, 5)]);
  return { drawing: landBelow(points, HEIGHT, fill) + landBelow(lower, HEIGHT, below) + texture(random, edge), edge };
}
