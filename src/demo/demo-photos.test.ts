import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { readFocalPoint } from '../media/rules/focal-point.ts';
import { findFocusOf } from '../media/server/encode-photo.ts';
import { ARTICLE_PICTURES } from './demo-articles.ts';
import { DEMO_PHOTOS } from './demo-photos.ts';

// Unblocks all decoders, because `encode-photo.ts` blocks all except four, and later tests in this process render an SVG logo.
afterAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }));

test.each([
  ['foto', DEMO_PHOTOS],
  ['articoli', ARTICLE_PICTURES],
] as const)(
  'the pictures in %s have no metadata and are listed with their size and approximate focal point',
  async (folder, pictures) => {
    const there = readdirSync(join(import.meta.dirname, folder)).filter((name) => name.endsWith('.webp'));
    expect(pictures.map(({ name }) => `${name}.webp`).toSorted()).toEqual(there.toSorted());
    for (const { name, width, height, focus } of pictures) {
      const bytes = readFileSync(join(import.meta.dirname, folder, `${name}.webp`));
      const { exif, xmp, icc, iptc, pages, ...found } = await sharp(bytes).metadata();
      expect({ name, exif, xmp, icc, iptc, pages }).toEqual({ name });
      expect(found).toMatchObject({ format: 'webp', width, height, hasAlpha: false });
      // The measured focal point comes from a thumbnail, so it may differ slightly from the listed one.
      const [listed, measured] = [readFocalPoint(focus), readFocalPoint(await findFocusOf(bytes))];
      const distance = Math.hypot(listed.x - measured.x, listed.y - measured.y);
      expect({ name, isNear: distance <= 10 }).toEqual({ name, isNear: true });
    }
  },
);
