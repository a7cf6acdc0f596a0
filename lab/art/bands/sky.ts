import { createRandom, type Random } from '../../../src/demo/seeded-random.ts';
import { type Drawing, curve, disc as round, dots, INK, path, type Point } from './shapes.ts';

export const WIDTH = 1920;
export const HEIGHT = 240;

export type Light = 'giorno' | 'sera';

const DAYS = {
  mattina: ['#94C7D0', '#B4DAD6', '#D3E6DD', '#F3EAD0'],
  mezzogiorno: ['#5FB0C2', '#84C3CC', '#B4DAD6', '#DDEDE6'],
  pomeriggio: ['#BFD9D3', '#E3E3C8', '#F6DFB4', '#FBEBD0'],
  tramonto: ['#E7A58C', '#EFBBA0', '#F6D2B4', '#FBE5CB'],
  oro: ['#EFA66A', '#F3BA7E', '#F7CF98', '#FBE2B8'],
} as const;

type Colours = readonly [zenith: string, high: string, low: string, horizon: string];

const NIGHTS: readonly [Colours, ...Colours[]] = [
  ['#0E1B33', '#152847', '#20375A', '#33486B'],
  ['#171834', '#24254C', '#373363', '#54466F'],
  ['#0B2230', '#113243', '#1C4557', '#2F5A68'],
];

export type Hour = keyof typeof DAYS;
export const HOURS = ['mattina', 'mezzogiorno', 'pomeriggio', 'tramonto', 'oro'] as const satisfies readonly Hour[];

const STARS = 44;

const BAND_TOPS = [0, 46, 88, 124];

function bands(colours: readonly string[], random: Random): Drawing {
  return colours
    .map((colour, index) => {
      const y = BAND_TOPS[index] ?? 0;
      if (index === 0) return path(`M0 0h${WIDTH}v${HEIGHT}h-${WIDTH}z`, colour);
      const points = [0, 1, 2, 3, 4, 5].map((step) => [(WIDTH / 5) * step, y + random.int(-7, 7)] as const);
      return path(`${curve(points)}V${HEIGHT}H0Z`, colour);
    })
    .join('');
}

function cloud(x: number, y: number, size: number, colour: string): Drawing {
  const [w, s] = [58 * size, size];
  return path(
    `M${Math.round(x)} ${Math.round(y)}h${Math.round(w)}a${9 * s} ${9 * s} 0 0 0 ${-8 * s} ${-10 * s}a${14 * s} ${14 * s} 0 0 0 ${-26 * s} ${-5 * s}a${10 * s} ${10 * s} 0 0 0 ${-17 * s} ${5 * s}a${6 * s} ${6 * s} 0 0 0 ${-7 * s} ${10 * s}z`,
    colour,
  );
}

function stars(): Drawing {
  const random = createRandom(STARS, 1);
  const some = (count: number) =>
    Array.from({ length: count }, (): Point => [random.int(0, WIDTH), random.int(4, 104)]);
  return dots(some(34), 0.75, '#FDF6E8') + dots(some(10), 1.5, '#FDF6E8');
}

const discPlace = (random: Random): Point => [
  random.pick([random.int(980, 1180), random.int(1500, 1700)]),
  random.int(42, 74),
];

/** Draws the sky. Both lights use the same number of random values, so that the two pictures of a place match. */
export function sky(hour: Hour, light: Light, random: Random, disc?: Point): Drawing {
  const night = random.pick(NIGHTS);
  const base = bands(light === 'sera' ? night : DAYS[hour], random);
  const [x, y] = disc ?? discPlace(random);
  const clouds = Array.from({ length: 4 }, (_, index) => {
    const size = [1.5, 1, 1.25, 0.8][index] ?? 1;
    return [index * 480 + random.int(40, 380), random.int(30, 92), size] as const;
  });
  const [above, below] = light === 'sera' ? [night[1], night[2]] : [DAYS[hour][2], DAYS[hour][3]];
  const seen = clouds
    .slice(0, light === 'sera' ? 2 : 4)
    .map(([cx, cy, size]) => cloud(cx, cy, size, cy < 60 ? above : below))
    .join('');
  const moon = path(`M${x} ${y - 19}A19 19 0 1 0 ${x + 19} ${y}A16 16 0 0 1 ${x} ${y - 19}Z`, '#F7E9C4');
  const sun = round(x, y, 25, hour === 'tramonto' || hour === 'oro' ? INK.sole : '#FCE9B4');
  return base + (light === 'sera' ? stars() + seen + moon : sun + seen);
}
