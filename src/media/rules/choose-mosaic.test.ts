import { describe, expect, test } from 'vitest';
import { chooseMosaic } from './choose-mosaic.ts';

const SHAPES: Readonly<Record<string, string>> = {
  landscape: '1600x1200',
  wide: '1920x1080',
  portrait: '900x1200',
  square: '1000x1000',
  narrow: '900x1600',
};

const mosaicOf = (...shapes: string[]) =>
  chooseMosaic(shapes.map((shape, index) => `/foto/${String(index).padStart(22, 'a')}-${SHAPES[shape]}.webp`));

describe('chooseMosaic: arrangement of portrait and landscape photos', () => {
  test.each([
    [['landscape'], 'solo'],
    [['portrait'], 'solo-tall'],
    [['landscape', 'landscape'], 'pair'],
    [['wide', 'landscape'], 'pair'],
    [['square', 'square'], 'halves'],
    [['landscape', 'portrait'], 'wide-tall'],
    [['portrait', 'landscape'], 'tall-wide'],
    [['landscape', 'landscape', 'landscape'], 'wide-stack'],
    [['portrait', 'portrait', 'portrait'], 'thirds'],
    [['portrait', 'landscape', 'wide'], 'tall-stack'],
    [['landscape', 'portrait', 'portrait'], 'wide-tall-tall'],
    [['landscape', 'landscape', 'landscape', 'landscape'], 'cover-group'],
    [['wide', 'wide', 'wide', 'wide'], 'cover-group'],
    [['portrait', 'landscape', 'landscape', 'landscape'], 'tall-group'],
    [['landscape', 'portrait', 'landscape', 'landscape'], 'tall-second'],
    [['landscape', 'square', 'portrait', 'square'], 'tall-third'],
    [['landscape', 'square', 'square', 'portrait'], 'tall-last'],
    [['narrow', 'narrow', 'narrow', 'narrow'], 'quarters'],
  ])('arranges %j as %s', (shapes, name) => {
    expect(mosaicOf(...shapes).name).toBe(name);
  });

  test('arranges at most four photos and accepts an empty list', () => {
    expect(mosaicOf(...Array.from({ length: 10 }, () => 'landscape')).sizes).toHaveLength(4);
    expect(mosaicOf()).toEqual({ name: 'none', sizes: [] });
  });
});

test('`sizes` matches the drawn width of each tile, including cropped parts', () => {
  expect(mosaicOf('landscape', 'portrait').sizes).toEqual([
    '(max-width: 699px) 100vw, max(min(100vw, 1200px) * 0.667, clamp(380px, 38vw, 540px) * 1.34)',
    '(max-width: 699px) 100vw, max(min(100vw, 1200px) * 0.334, clamp(380px, 38vw, 540px) * 0.75)',
  ]);
});

test('the `sizes` of a single landscape photo and of a pair match the drawn widths', () => {
  expect(mosaicOf('landscape').sizes).toEqual(['(max-width: 860px) 100vw, 660px']);
  const half = '(max-width: 699px) 100vw, max(min(100vw, 1200px) * 0.5, min(100vw, 1200px) * 0.334 * 1.34)';
  expect(mosaicOf('landscape', 'landscape').sizes).toEqual([half, half]);
});
