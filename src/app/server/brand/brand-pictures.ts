import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { OWN_PALETTES } from './brand-palette.ts';
import type { Brand } from './brand-schema.ts';

/** Pictures of shared links, as `lab/art/build-og.ts` draws them: words on the left, and posters, which stay. */
const FOLDERS = ['public/og', 'build/client/og'];
const FOLDER = FOLDERS.find((folder) => existsSync(folder)) ?? '';
const PICTURE = { width: 1200, height: 630 };
const POSTERS_FROM = { 'ospitalia.jpg': 592, region: 696 };
const LOGO_SIDE = 320;
/** A side of the mark beside a feed, in pixels. */
const MARK = 144;
const PAPER = '#f6f1e7';
/** Enough for a drawing of a few units to be sharp. */
const DENSITY = 400;

function drawLogo({ logoSvg, colori }: Brand, side: number): Sharp {
  const ground = colori?.giorno?.primario ?? OWN_PALETTES.giorno.primary;
  const { width, height } = { width: side, height: side };
  if (logoSvg === null) return sharp({ create: { width, height, channels: 4, background: ground } });
  return sharp(Buffer.from(logoSvg), { density: DENSITY }).resize({
    width,
    height,
    fit: 'contain',
    background: '#0000',
  });
}

/** The name is painted over, and the mark put in its place: a server has no fonts to write with. */
async function withoutName(file: string, from: number, mark: Buffer): Promise<Buffer> {
  const left = sharp({ create: { width: from, height: PICTURE.height, channels: 3, background: PAPER } });
  const [x, y] = [Math.round((from - LOGO_SIDE) / 2), Math.round((PICTURE.height - LOGO_SIDE) / 2)];
  const paper = await left
    .composite([{ input: mark, left: x, top: y }])
    .png()
    .toBuffer();
  return sharp(join(FOLDER, file))
    .composite([{ input: paper, left: 0, top: 0 }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

/** Every picture that shows the portal's name or mark, as the brand has it, by its path among the public files. */
export async function* brandPictures(brand: Brand): AsyncGenerator<readonly [path: string, picture: Buffer]> {
  const mark = await drawLogo(brand, LOGO_SIDE).png().toBuffer();
  yield ['og/ospitalia.jpg', await withoutName('ospitalia.jpg', POSTERS_FROM['ospitalia.jpg'], mark)];
  for (const name of readdirSync(join(FOLDER, 'regioni'))) {
    const file = `regioni/${name}`;
    if (name.endsWith('.jpg')) yield [`og/${file}`, await withoutName(file, POSTERS_FROM.region, mark)];
  }
  yield ['og/segno.png', await drawLogo(brand, MARK).flatten({ background: PAPER }).png().toBuffer()];
}
