import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import type { Town } from '../support/portal.ts';

const isSmall = ({ strutture_count }: Town) => strutture_count > 1 && strutture_count <= 6;

/** Homes on the map, in the order of the list. */
function pillsOf(page: Page) {
  return page.getByRole('list', { name: 'Mappa delle case' }).getByRole('button');
}

/** Opens the card of a home: homes that stand together part first. */
async function openFirstHome(page: Page) {
  const card = page.getByRole('region', { name: 'Mappa delle case' }).getByRole('link', { name: /Vedi la casa/ });
  for (let zooms = 0; zooms < 8 && !(await card.isVisible()); zooms += 1) {
    const before = await pillsOf(page).first().textContent();
    await pillsOf(page).first().focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await card.isVisible()) || (await pillsOf(page).first().textContent()) !== before)
      .toBe(true);
  }
  return card;
}

// Any foreign request, and anything that the content security policy refuses, fails a journey by itself (`support/journey.ts`).
test('from the list to the map: prices, one home’s card and back, nothing from elsewhere, nothing for axe to find', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const town = await portal.findTown(isSmall);
  await page.goto(town.path);
  await page.getByRole('link', { name: 'Mappa', exact: true }).click();
  await expect(page).toHaveURL(`${town.path}?vista=mappa`);
  await expect(pillsOf(page).first()).toBeVisible();
  const card = await openFirstHome(page);
  await expectNoAxeViolations(page);
  const href = (await card.getAttribute('href')) ?? '';
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(pillsOf(page).and(page.locator(':focus'))).toHaveCount(1);
  await page.keyboard.press('Enter');
  await card.click();
  await expect(page).toHaveURL(href);
  await page.goBack();
  await expect(pillsOf(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'Lista', exact: true }).click();
  await expect(page).toHaveURL(town.path);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the list follows the map, with the filters that were chosen, and the way back leads to the search before', {
  tag: '@desktop',
}, async ({ page, portal }) => {
  const town = await portal.findTown(isSmall);
  await page.goto(`${town.path}?vista=mappa&ospiti=1&prezzo_min=1`);
  await expect(pillsOf(page).first()).toBeVisible();
  const here = page.getByRole('button', { name: 'Cerca qui' });
  await expect(here).toBeHidden();
  await page.getByRole('button', { name: 'Allontana la mappa' }).click();
  const frame = page.getByRole('region', { name: 'Mappa delle case' });
  await here.click();
  await expect(page).toHaveURL(/\/cerca\?vista=mappa&prezzo_min=1&zona=-?[\d.]+,-?[\d.]+,-?[\d.]+,-?[\d.]+$/);
  await expect(here).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case nella zona della mappa');
  // Who looked at the map still does.
  await expect(frame).toBeInViewport({ ratio: 0.8 });
  await page.getByRole('link', { name: /Zona della mappa/ }).click();
  await expect(page).toHaveURL('/cerca?vista=mappa&prezzo_min=1');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`^[^?]*${town.path}\\?`));
  await expect(pillsOf(page).first()).toBeVisible();
});

test('arrows go from home to home in the order of the list, Enter opens one, and the page stays where it is', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/cerca?vista=mappa');
  await expect(pillsOf(page).nth(2)).toBeVisible();
  await expect(pillsOf(page).filter({ hasText: 'case' }).first()).toHaveText(/^[\d.]+ case da [\d.,]+\s€ a notte$/);
  // Each home by its own name.
  await expect(pillsOf(page).filter({ hasText: /^Casa, / })).toHaveCount(0);
  await pillsOf(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(pillsOf(page).nth(1)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(pillsOf(page).last()).toBeFocused();
  // One stop for the Tab key.
  await expect(pillsOf(page).and(page.locator('[tabindex="0"]'))).toHaveCount(1);
  const before = await page.evaluate(() => scrollY);
  const card = await openFirstHome(page);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  // The card of a home goes with it.
  await page.locator('.maplibregl-canvas').focus();
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowRight');
      return card.isHidden();
    })
    .toBe(true);
  // Nor by a press of the mouse on another.
  await page.getByRole('button', { name: 'Mostra tutte le case' }).click();
  await expect(pillsOf(page).nth(2)).toBeVisible();
  // Before the press, so that it needs none; pills come and go while the map moves.
  await page.getByRole('region', { name: 'Mappa delle case' }).evaluate((map) => map.scrollIntoView());
  const pressed = await page.evaluate(() => scrollY);
  await pillsOf(page).last().click();
  await expect(pillsOf(page).first()).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(pressed);
});

test('streets are drawn where the portal has them, and whose they are is said', {
  tag: '@desktop',
}, async ({ page }) => {
  const parts = page.waitForResponse((answer) => answer.url().endsWith('.pmtiles') && answer.status() === 206);
  // A part of Conegliano without homes: the map is there all the same.
  await page.goto('/cerca?vista=mappa&zona=12.2995,45.8865,12.3055,45.8905');
  await parts;
  await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
  const frame = await page.locator('.locations-canvas').boundingBox();
  if (frame === null) throw new Error('There is no map.');
  const middle = { x: frame.x + frame.width / 4, y: frame.y + 60, width: frame.width / 2, height: 300 };
  // Nothing but a street is all white in the middle of a map.
  await expect.poll(async () => countWhite(await page.screenshot({ clip: middle }))).toBeGreaterThan(300);
});

/** How many pixels of a picture are all white. */
async function countWhite(picture: Buffer): Promise<number> {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += 3)
    if (data[at] === 255 && data[at + 1] === 255 && data[at + 2] === 255) count += 1;
  return count;
}

test('an owner moves the pin of a home by keys', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/inserisci');
  const point = page.getByRole('textbox', { name: /Coordinate|Punto/ });
  // Small towns are named on a map that opens close up and is never zoomed.
  const names = page.waitForRequest(/\/comuni-[\w-]+\.json$/);
  await point.fill('45.8886, 12.3028');
  const pin = page.getByRole('button', { name: /^Segno della casa/ });
  await page.getByRole('group', { name: 'Mappa: dove si trova la casa' }).scrollIntoViewIfNeeded();
  await names;
  await pin.press('ArrowRight');
  await expect(point).toHaveValue(/^45\.88\d+, 12\.302[89]\d*$/);
  await expect(point).not.toHaveValue('45.8886, 12.3028');
  await pin.press('Shift+ArrowUp');
  await expect(point).toHaveValue(/^45\.88[89]\d+, /);
});

test('on a phone the list is drawn up over the map, and down again', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/cerca?vista=mappa');
  await expect(pillsOf(page).first()).toBeVisible();
  const up = page.getByRole('button', { name: 'Mostra l’elenco' });
  await expect(up).toBeInViewport();
  await up.press('Enter');
  await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.5 });
  await page.getByRole('button', { name: 'Torna alla mappa' }).click();
  await expect(up).toBeInViewport();
});

test('without WebGL a sentence stands there, and the list', { tag: '@desktop' }, async ({ page, portal }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const town = await portal.findTown(isSmall);
  await page.goto(`${town.path}?vista=mappa`);
  await expect(page.getByText('Questo browser non riesce a disegnare la mappa')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(town.strutture_count);
});

test.describe('beside the list', () => {
  test.use({ expectedFaults: /ricerca\/mappa/ });

  test('homes that do not come are asked for again; list and map are in step, and a filter keeps the map', {
    tag: '@desktop',
  }, async ({ page, portal }) => {
    const town = await portal.findTown(isSmall);
    await page.route('**/api/ricerca/mappa?*', (route) => route.fulfill({ status: 503 }));
    await page.goto(`${town.path}?vista=mappa`);
    await expect(page.getByText('Le case della mappa non sono arrivate.')).toBeVisible();
    await page.unroute('**/api/ricerca/mappa?*');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(pillsOf(page).first()).toBeVisible();
    const first = page.getByRole('article').first();
    await first.getByRole('heading').hover();
    await expect(page.locator('.search-pill.acceso')).toHaveCount(1);
    await pillsOf(page).first().hover();
    await expect(first).toHaveAttribute('data-acceso', '');
    await page.getByRole('link', { name: 'Sicura', exact: true }).click();
    await expect(page).toHaveURL(`${town.path}?vista=mappa&sicura=1`);
  });
});
