// Draws the preview images and the icon of the RSS feed, and writes them to `public/og`. Run `node lab/art/build-og.ts` after a
// change to posters, fonts or names.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, chromium as playwright } from '@playwright/test';
import sharp from 'sharp';
import { chromium } from '../../e2e/support/chromium.ts';
import { buildLocations } from '../../src/locations/server/build-locations.ts';
import { regionCards } from '../../src/locations/web/region-cards.ts';
import { SHARED_HEIGHT, SHARED_WIDTH } from '../../src/media/rules/shared-photo.ts';
import * as locationsMessages from '../../src/locations/messages/visitor.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'public/og');
/** Width and height of the feed's icon in pixels. RSS permits a width of at most 144. */
const MARK = 144;
const BRAND_POSTERS = ['VDA', 'TOS', 'PUG'];

function embed(path: string, type: string): string {
  return `data:${type};base64,${readFileSync(join(ROOT, path)).toString('base64')}`;
}

const mark = embed('src/app/web/favicon.svg', 'image/svg+xml');
const poster = (codice: string) => embed(`src/locations/web/art/regioni/${codice}.svg`, 'image/svg+xml');

const STYLE = `
  @font-face { font-family: Titoli; src: url(${embed('node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff2', 'font/woff2')}); }
  @font-face { font-family: Testo; font-weight: 300 900; src: url(${embed('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', 'font/woff2')}); }
  * { margin: 0; box-sizing: border-box; }
  body { width: 1200px; height: 630px; display: flex; background: #f6f1e7; color: #2b2620; font-family: Testo; overflow: hidden; }
  .text { flex: 1; padding: 72px 56px 64px 72px; display: flex; flex-direction: column; }
  .logo { display: flex; align-items: center; gap: 18px; font: 400 40px Titoli; color: #12614a; }
  .logo img { width: 60px; height: 60px; }
  h1 { font: 400 84px/1.04 Titoli; letter-spacing: -0.01em; margin-top: auto; color: #0a392d; }
  h1.long { font-size: 64px; }
  p { font: 500 31px/1.35 Testo; margin-top: 24px; color: #4d463b; text-wrap: balance; }
  .poster { width: 504px; height: 630px; flex: none; }
  .three { display: flex; flex: none; gap: 10px; }
  .three div { width: 196px; height: 630px; background-size: cover; background-position: 50% 50%; }
`;

function regionHtml(nome: string, codice: keyof typeof locationsMessages.regionDescriptions): string {
  const size = nome.length > 12 ? 'long' : '';
  return `<div class="text"><div class="logo"><img src="${mark}">Ospitalia</div>
    <h1 class="${size}">${nome.replace("'", '’')}</h1><p>${locationsMessages.regionDescriptions[codice]}</p></div><img class="poster" src="${poster(codice)}">`;
}

function brandHtml(): string {
  const posters = BRAND_POSTERS.map((codice) => `<div style="background-image:url(${poster(codice)})"></div>`);
  return `<div class="text"><div class="logo"><img src="${mark}">Ospitalia</div>
    <h1 class="long">Le case d’Italia, aperte da chi le abita</h1></div><div class="three">${posters.join('')}</div>`;
}

async function draw(page: Page, html: string, file: string): Promise<void> {
  await page.setContent(`<!doctype html><style>${STYLE}</style>${html}`);
  await page.evaluate('document.fonts.ready');
  const picture = await page.screenshot();
  const jpeg = await sharp(picture).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  writeFileSync(join(FOLDER, file), jpeg);
  process.stdout.write(`${file} ${Math.round(jpeg.length / 1000)} KB\n`);
}

mkdirSync(join(FOLDER, 'regioni'), { recursive: true });
const browser = await playwright.launch(await chromium());
const page = await browser.newPage({ viewport: { width: SHARED_WIDTH, height: SHARED_HEIGHT } });
await draw(page, brandHtml(), 'ospitalia.jpg');
for (const { codice, nome, slug } of buildLocations().regioni) {
  const card = regionCards.find((each) => each.codice === codice);
  if (card !== undefined) await draw(page, regionHtml(nome, card.codice), `regioni/${slug}.jpg`);
}
await browser.close();
const svg = readFileSync(join(ROOT, 'src/app/web/favicon.svg'));
await sharp(svg, { density: 400 })
  .resize(MARK, MARK)
  .flatten({ background: '#f6f1e7' })
  .png()
  .toFile(join(FOLDER, 'segno.png'));
