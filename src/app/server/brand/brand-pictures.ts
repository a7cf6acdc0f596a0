import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { GeneratedFile } from '../../../platform/http/generated-files.ts';
import { DEFAULT_PALETTES } from './brand-palette.ts';
import type { Brand } from './brand-schema.ts';

const FOLDERS = ['public/og', 'build/client/og'];
const FOLDER = FOLDERS.find((folder) => existsSync(folder)) ?? '';
const PICTURE = { width: 1200, height: 630 };
const POSTERS_FROM = { 'ospitalia.jpg': 592, region: 696 };
const LOGO_SIDE = 320;
const DAY = 86_400;
const MARK = 144;
const PAPER = '#f6f1e7';
/** Resolution in dpi at which logos are rasterised. It is high, because an SVG may be only a few units wide. */
const DENSITY = 400;

function drawLogo({ logoSvg, colori }: Brand, side: number): Sharp {
  const background = colori?.giorno?.primario ?? DEFAULT_PALETTES.giorno.primary;
  const { width, height } = { width: side, height: side };
  if (logoSvg === null) return sharp({ create: { width, height, channels: 4, background } });
  return sharp(Buffer.from(logoSvg), { density: DENSITY }).resize({
    width,
    height,
    fit: 'contain',
    background: '#0000',
  });
}

/**
 * Replaces the portal's name in a preview image with the brand's logo. Does not draw the brand's name, because the server may
 * have no fonts.
 */
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

function drawnOnce(path: string, type: string, draw: () => Promise<Buffer>): GeneratedFile {
  let drawn: Promise<Uint8Array<ArrayBuffer>> | undefined;
  const write = () => (drawn ??= draw().then((picture) => new Uint8Array(picture)));
  return { path: `/og/${path}`, type, maxAge: DAY, write };
}

export function pictureFiles(brand: Brand): GeneratedFile[] {
  const poster = (file: string, from: number) =>
    drawnOnce(file, 'image/jpeg', async () =>
      withoutName(file, from, await drawLogo(brand, LOGO_SIDE).png().toBuffer()),
    );
  const regions = readdirSync(join(FOLDER, 'regioni')).filter((name) => name.endsWith('.jpg'));
  return [
    poster('ospitalia.jpg', POSTERS_FROM['ospitalia.jpg']),
    ...regions.map((name) => poster(`regioni/${name}`, POSTERS_FROM.region)),
    drawnOnce('segno.png', 'image/png', () => drawLogo(brand, MARK).flatten({ background: PAPER }).png().toBuffer()),
  ];
}
