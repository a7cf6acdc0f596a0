import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import type { Portal } from '../support/portal.ts';

const DESKTOP = { tag: '@desktop' };
const VERIFY = { tag: ['@desktop', '@verify'] };

type DrawnPhoto = { file: string; needed: number; has: number; is: number };

/** Declares the DOM properties that are used here, because journeys are compiled without DOM types. */
type Box = { width: number; height: number };
type Picture = {
  currentSrc: string;
  complete: boolean;
  loading: string;
  getAttribute(name: string): string | null;
  getBoundingClientRect(): Box;
};
type Window = {
  devicePixelRatio: number;
  document: { querySelectorAll(selector: string): Iterable<Picture> };
  getComputedStyle(picture: Picture): { objectFit: string };
};

async function loadAll(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { document } = globalThis as unknown as Window;
    const pictures = [...document.querySelectorAll('img')];
    for (const picture of pictures) picture.loading = 'eager';
    return pictures.every(({ complete }) => complete);
  });
}

/** Returns the pictures that are drawn larger than their file although a larger file exists. */
function drawnTooLarge(): DrawnPhoto[] {
  const { document, devicePixelRatio, getComputedStyle } = globalThis as unknown as Window;
  return [...document.querySelectorAll('img:not([src$=".svg"])')].flatMap((picture) => {
    const { width, height } = picture.getBoundingClientRect();
    const [has, tall] = [Number(picture.getAttribute('width')), Number(picture.getAttribute('height'))];
    const is = Number(/-(\d+)(?:x\d+)?\.(?:webp|avif)$/.exec(picture.currentSrc)?.[1]);
    const fit = getComputedStyle(picture).objectFit === 'contain' ? Math.min : Math.max;
    const needed = Math.round((fit(width, (height * has) / tall) - 0.5) * devicePixelRatio);
    return width === 0 || is >= Math.min(has, needed) ? [] : [{ file: picture.currentSrc, needed, has, is }];
  });
}

const pagesOf = async (portal: Portal) => {
  const town = await portal.findTown(({ strutture_count }) => strutture_count > 24);
  const home = await portal.findStruttura(({ immagini }) => immagini.length > 4);
  const pair = await portal.findStruttura(({ immagini }) => immagini.length === 2);
  const article = await portal.findArticle();
  return ['/', town.regione.path, town.provincia.path, town.path, home.path, pair.path, '/blog', article.path];
};

for (const [width, height, deviceScaleFactor, tag] of [
  [1440, 900, 1, VERIFY],
  [1440, 900, 2, DESKTOP],
  [390, 844, 2, VERIFY],
  [390, 844, 3, VERIFY],
] as const) {
  test(
    `no picture is drawn larger than its file at ${width} px, ${deviceScaleFactor} ×`,
    tag,
    async ({ browser, baseURL, portal }) => {
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor,
        ...(baseURL !== undefined && { baseURL }),
      });
      const page = await context.newPage();
      for (const path of await pagesOf(portal)) {
        await page.goto(path);
        await loadAll(page);
        expect(await page.evaluate(drawnTooLarge), path).toEqual([]);
      }
      await context.close();
    },
  );
}

test(
  'photos in the gallery and in full screen are not drawn larger than their files',
  DESKTOP,
  async ({ page, portal }) => {
    const home = await portal.findStruttura(({ immagini }) => immagini.length > 4);
    await page.goto(home.path);
    await page.getByRole('button', { name: `Tutte le ${home.immagini.length} foto`, exact: true }).click();
    const gallery = page.getByRole('dialog', { name: `Foto di ${home.nome}` });
    await expect(gallery.getByRole('button', { name: /^Ingrandisci/ })).toHaveCount(home.immagini.length);
    await loadAll(page);
    expect(await page.evaluate(drawnTooLarge)).toEqual([]);
    await gallery
      .getByRole('button', { name: /^Ingrandisci/ })
      .nth(1)
      .click();
    const photo = page.getByRole('dialog').last();
    await expect(photo.getByRole('group', { name: /^Foto \d+ di/ })).toBeFocused();
    await loadAll(page);
    expect(await page.evaluate(drawnTooLarge)).toEqual([]);
    await page.goBack();
    await expect(photo.getByRole('group', { name: /^Foto \d+ di/ })).toHaveCount(0);
    await expect(gallery).toBeVisible();
    await page.goBack();
    await expect(gallery).toBeHidden();
  },
);

const centreOf = ({ x, y, width, height }: Box & { x: number; y: number }) => ({ x: x + width / 2, y: y + height / 2 });

const isTall = (url: string) => {
  const [, width, height] = /-(\d+)x(\d+)\.webp/.exec(url) ?? [];
  return Number(width) < Number(height);
};

for (const [width, height, tag] of [
  [390, 844, DESKTOP],
  [768, 1024, VERIFY],
  [1366, 768, VERIFY],
  [1440, 900, VERIFY],
] as const) {
  test(`a full-screen photo is fully visible and centred at ${width} × ${height}`, tag, async ({ page, portal }) => {
    const home = await portal.findStruttura(({ immagini }) => immagini.some(isTall) && !immagini.every(isTall));
    await page.setViewportSize({ width, height });
    await page.goto(home.path);
    const count = home.immagini.length;
    await page.getByRole('button', { name: `Apri la foto 1 di ${count}` }).click();
    const dialog = page.getByRole('dialog', { name: `Foto di ${home.nome}` });
    for (let position = 1; position <= count; position += 1) {
      const strip = dialog.getByRole('group', { name: `Foto ${position} di ${count}` });
      const photo = strip.locator(`> :nth-child(${position}) img`);
      await expect(photo).toBeInViewport({ ratio: 0.99 });
      // Polls the position, because the strip may still be scrolling when the photo enters the viewport.
      const offX = async () => centreOf((await photo.boundingBox())!).x - centreOf((await strip.boundingBox())!).x;
      await expect.poll(async () => Math.abs(await offX())).toBeLessThanOrEqual(2);
      const [around, inside] = [(await strip.boundingBox())!, (await photo.boundingBox())!];
      // Wide screens reserve space for the buttons beside the strip.
      const room = { width: around.width - (width > 860 ? 168 : 0), height: around.height };
      const share = [inside.width / room.width, inside.height / room.height];
      expect(Math.max(...share), `photo ${position}: ${JSON.stringify({ around, inside })}`).toBeCloseTo(1, 2);
      expect(Math.abs(centreOf(inside).y - centreOf(around).y), `photo ${position}`).toBeLessThanOrEqual(2);
      await page.keyboard.press('ArrowRight');
    }
  });
}
