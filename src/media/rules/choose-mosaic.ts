import { filledSizes, drawnSizes } from './drawn-sizes.ts';
import { photoSources } from './photo-sources.ts';

export type Mosaic = { name: string; sizes: string[] };

const MOSAIC_PHOTOS = 4;

type Share = readonly [width: number, height: number];

const ARRANGEMENTS: Readonly<Record<string, readonly Share[]>> = {
  solo: [[1, 1]],
  pair: [
    [1 / 2, 1],
    [1 / 2, 1],
  ],
  halves: [
    [1 / 2, 1],
    [1 / 2, 1],
  ],
  'wide-tall': [
    [2 / 3, 1],
    [1 / 3, 1],
  ],
  'tall-wide': [
    [1 / 3, 1],
    [2 / 3, 1],
  ],
  thirds: [
    [1 / 3, 1],
    [1 / 3, 1],
    [1 / 3, 1],
  ],
  'wide-stack': [
    [2 / 3, 1],
    [1 / 3, 1 / 2],
    [1 / 3, 1 / 2],
  ],
  'tall-stack': [
    [1 / 2, 1],
    [1 / 2, 1 / 2],
    [1 / 2, 1 / 2],
  ],
  'wide-tall-tall': [
    [1 / 2, 1],
    [1 / 4, 1],
    [1 / 4, 1],
  ],
  quarters: [
    [1 / 4, 1],
    [1 / 4, 1],
    [1 / 4, 1],
    [1 / 4, 1],
  ],
  'cover-group': [
    [5 / 9, 1],
    [4 / 9, 3 / 5],
    [2 / 9, 2 / 5],
    [2 / 9, 2 / 5],
  ],
  'tall-group': [
    [4 / 9, 1],
    [5 / 9, 3 / 5],
    [5 / 18, 2 / 5],
    [5 / 18, 2 / 5],
  ],
  'tall-second': [
    [1 / 2, 1],
    [1 / 4, 1],
    [1 / 4, 1 / 2],
    [1 / 4, 1 / 2],
  ],
  'tall-third': [
    [1 / 2, 1],
    [1 / 4, 1 / 2],
    [1 / 4, 1],
    [1 / 4, 1 / 2],
  ],
  'tall-last': [
    [1 / 2, 1],
    [1 / 4, 1 / 2],
    [1 / 4, 1 / 2],
    [1 / 4, 1],
  ],
};

const WIDTH = 'min(100vw, 1200px)';
const HEIGHT = 'clamp(380px, 38vw, 540px)';
const RATIO = 1120 / 540;
const PAIR = { ratio: 3, height: `${WIDTH} * 0.334` };
const SOLO_SIZES = '(max-width: 860px) 100vw, 660px';
const PHONE_RATIO = 4 / 3;
const PHONE = '(max-width: 699px) ';
const TALL = 1.2;

function shareLeft(photo: number, [width, height]: Share, ratio: number): number {
  const tile = (width / height) * ratio;
  return Math.min(photo / tile, tile / photo);
}

/** Scores an arrangement by its most heavily cropped photo. The mean of all photos breaks ties. */
function visibleShare([name, tiles]: [name: string, tiles: readonly Share[]], photos: readonly number[]): number {
  const ratio = name === 'pair' ? PAIR.ratio : RATIO;
  const left = tiles.map((tile, index) => shareLeft(photos[index] ?? 1, tile, ratio));
  return Math.min(...left) + left.reduce((sum, each) => sum + each, 0) / (left.length * 100);
}

function sizesOf(photo: number, [width, height]: Share, whole: string): string {
  const share = (length: string, of: number) => (of === 1 ? length : `${length} * ${Math.ceil(of * 1000) / 1000}`);
  const phone = drawnSizes('100vw', { tile: PHONE_RATIO, photo });
  return `${PHONE}${phone}, ${filledSizes({ width: share(WIDTH, width), height: share(whole, height), photo })}`;
}

/**
 * Chooses the arrangement that crops the first four photos least.
 * @example chooseMosaic(['/foto/qL3…-900x1200.webp', '/foto/m2x…-1600x1200.webp']).name // 'tall-wide'
 */
export function chooseMosaic(photos: readonly string[]): Mosaic {
  const ratios = photos.slice(0, MOSAIC_PHOTOS).map((url) => {
    const { width, height } = photoSources(url);
    return width / height;
  });
  const [cover = 1] = ratios;
  const fitting = Object.entries(ARRANGEMENTS).filter(([, tiles]) => tiles.length === ratios.length);
  const [best] = fitting.toSorted((one, other) => visibleShare(other, ratios) - visibleShare(one, ratios));
  if (best === undefined) return { name: 'none', sizes: [] };
  const [name, tiles] = best;
  if (name === 'solo' && cover >= TALL) return { name, sizes: [SOLO_SIZES] };
  const height = name === 'pair' ? PAIR.height : HEIGHT;
  const sizes = tiles.map((tile, index) => sizesOf(ratios[index] ?? 1, tile, height));
  return { name: name === 'solo' ? 'solo-tall' : name, sizes };
}
