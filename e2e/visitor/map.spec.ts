import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import type { Town } from '../support/portal.ts';

const isSmall = ({ strutture_count }: Town) => strutture_count > 1 && strutture_count <= 6;

function pillsOf(page: Page) {
  return page.getByRole('list', { name: 'Mappa delle case' }).getByRole('button');
}

function cardOf(page: Page) {
  return page.getByRole('region', { name: 'Mappa delle case' }).getByRole('link', { name: /Vedi la casa/ });
}

/** Focuses the pill without scrolling, because Playwright's `focus` would hide whether the page itself scrolls. */
async function focusFirst(page: Page) {
  await pillsOf(page)
    .first()
    .evaluate((pill) => pill.focus({ preventScroll: true }));
}

const AIR_PX = 40;
type Place = { x: number; y: number };

function placesOf(page: Page): Promise<(Place & { words: string | null })[]> {
  return pillsOf(page).evaluateAll((pills) =>
    pills.map((pill) => {
      const { x, y, width, height } = pill.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, words: pill.textContent };
    }),
  );
}

/** Returns the pills' positions once they are stable, because MapLibre resizes the map up to 50 ms after its container. */
async function placesAtRest(page: Page) {
  let places: Awaited<ReturnType<typeof placesOf>> = [];
  const areAtRest = async () => {
    const before = places;
    places = await placesOf(page);
    return places.length > 0 && isDeepStrictEqual(places, before);
  };
  await expect.poll(areAtRest, { intervals: [250] }).toBe(true);
  return places;
}

async function pressLastInSight(page: Page): Promise<Place> {
  const place = await pillsOf(page).evaluateAll((pills) => {
    const middles = pills.map((pill) => {
      const { x, y, width, height } = pill.getBoundingClientRect();
      return { pill, x: x + width / 2, y: y + height / 2 };
    });
    const shown = middles.findLast(({ pill, x, y }) => pill.contains(document.elementFromPoint(x, y)));
    return shown && { x: shown.x, y: shown.y };
  });
  if (place === undefined) throw new Error('No pill is on the screen.');
  await page.mouse.click(place.x, place.y);
  return place;
}

async function openFirstHome(page: Page) {
  const card = cardOf(page);
  for (let zooms = 0; zooms < 8 && !(await card.isVisible()); zooms += 1) {
    const before = await pillsOf(page).first().textContent();
    await focusFirst(page);
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await card.isVisible()) || (await pillsOf(page).first().textContent()) !== before)
      .toBe(true);
  }
  return card;
}

// Without reduced motion, a moving map would show the previous pills until it stops.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a list’s map shows prices, opens a home’s card and leads back to the list', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const town = await portal.findTown(isSmall);
  await page.goto(town.path);
  await page.getByRole('link', { name: 'Mappa', exact: true }).click();
  await expect(page).toHaveURL(`${town.path}?vista=mappa`);
  await expect(pillsOf(page).first()).toBeVisible();
  const card = await openFirstHome(page);
  await expectNoAxeViolations(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'map.aria.yml' });
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

test('«Cerca qui» searches the visible area with the same filters, the area’s chip removes it, and Back restores the previous search', {
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
  await expect(frame).toBeInViewport({ ratio: 0.8 });
  await page.getByRole('link', { name: /Zona della mappa/ }).click();
  await expect(page).toHaveURL('/cerca?vista=mappa&prezzo_min=1');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`^[^?]*${town.path}\\?`));
  await expect(pillsOf(page).first()).toBeVisible();
});

test('arrow keys move between the homes on the map in list order without scrolling the page', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/cerca?vista=mappa');
  await expect(pillsOf(page).nth(2)).toBeVisible();
  await expect(pillsOf(page).filter({ hasText: 'case' }).first()).toHaveText(/^[\d.]+ case da [\d.,]+\s€ a notte$/);
  await expect(pillsOf(page).filter({ hasText: /^Casa, / })).toHaveCount(0);
  await focusFirst(page);
  await page.keyboard.press('ArrowRight');
  await expect(pillsOf(page).nth(1)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(pillsOf(page).last()).toBeFocused();
  await expect(pillsOf(page).and(page.locator('[tabindex="0"]'))).toHaveCount(1);
  const before = await page.evaluate(() => scrollY);
  const card = await openFirstHome(page);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.locator('.maplibregl-canvas').evaluate((canvas) => canvas.focus({ preventScroll: true }));
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowRight');
      return card.isHidden();
    })
    .toBe(true);
  await page.getByRole('button', { name: 'Mostra tutte le case' }).click();
  await expect(pillsOf(page).nth(2)).toBeVisible();
  await pressLastInSight(page);
  await expect(pillsOf(page).first()).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

// Regression test: the card used to open below the visible map, and the page scrolled by 825 px.
for (const height of [700, 1400])
  test(`on a screen ${height} px high, the card of a home opens within view and neither scrolls the page nor rearranges the pills`, {
    tag: height === 700 ? '@desktop' : ['@desktop', '@verify'],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height });
    await page.goto('/cerca?vista=mappa');
    await expect(pillsOf(page).nth(2)).toBeVisible();
    const before = await page.evaluate(() => scrollY);
    let [pressed, stood, rest] = [{ x: 0, y: 0 }, await placesOf(page), await placesAtRest(page)];
    for (let presses = 0; presses < 8 && !(await cardOf(page).isVisible()); presses += 1) {
      stood = rest;
      pressed = await pressLastInSight(page);
      await expect
        .poll(async () => (await cardOf(page).isVisible()) || !isDeepStrictEqual(await placesOf(page), stood))
        .toBe(true);
      rest = await placesAtRest(page);
    }
    await expect(cardOf(page)).toBeInViewport({ ratio: 0.9 });
    const [pin, card] = await Promise.all([
      page.locator('.search-pill.aperto').boundingBox(),
      page.locator('.search-map-card').boundingBox(),
    ]);
    expect((pin?.y ?? 0) + (pin?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    const moved = {
      x: (pin?.x ?? 0) + (pin?.width ?? 0) / 2 - pressed.x,
      y: (pin?.y ?? 0) + (pin?.height ?? 0) / 2 - pressed.y,
    };
    const strays = rest.filter(
      ({ x, y, words }) =>
        !stood.some((one) => one.words === words && Math.hypot(x - moved.x - one.x, y - moved.y - one.y) <= 2),
    );
    expect(strays).toEqual([]);
    if (pressed.y + AIR_PX <= (card?.y ?? 0)) expect(Math.abs(moved.y)).toBeLessThanOrEqual(2);
  });

test('the map shows streets and their attribution if the portal has a map file', {
  tag: '@desktop',
}, async ({ page }) => {
  const parts = page.waitForResponse((answer) => answer.url().endsWith('.pmtiles') && answer.status() === 206);
  await page.goto('/cerca?vista=mappa&zona=12.2995,45.8865,12.3055,45.8905');
  await parts;
  await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
  const frame = await page.locator('.locations-canvas').boundingBox();
  if (frame === null) throw new Error('The map is missing.');
  const middle = { x: frame.x + frame.width / 4, y: frame.y + 60, width: frame.width / 2, height: 300 };
  // Counts white pixels to detect streets, because in the middle of a map only streets are pure white.
  await expect.poll(async () => countWhite(await page.screenshot({ clip: middle }))).toBeGreaterThan(300);
});

async function countWhite(picture: Buffer): Promise<number> {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += 3)
    if (data[at] === 255 && data[at + 1] === 255 && data[at + 2] === 255) count += 1;
  return count;
}

test('an owner moves the pin of a home by keyboard', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/inserisci');
  const point = page.getByRole('textbox', { name: /Coordinate|Punto/ });
  const names = page.waitForRequest(/\/comuni-[\w-]+\.json$/);
  await point.fill('45.8886, 12.3028');
  const pin = page.getByRole('button', { name: /^Segnaposto della casa/ });
  await page.getByRole('group', { name: 'Mappa: dove si trova la casa' }).scrollIntoViewIfNeeded();
  await names;
  await pin.press('ArrowRight');
  await expect(point).toHaveValue(/^45\.88\d+, 12\.302[89]\d*$/);
  await expect(point).not.toHaveValue('45.8886, 12.3028');
  await pin.press('Shift+ArrowUp');
  await expect(point).toHaveValue(/^45\.88[89]\d+, /);
});

test('on a phone, the list slides up over the map and down again', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/cerca?vista=mappa');
  await expect(pillsOf(page).first()).toBeVisible();
  const up = page.getByRole('button', { name: 'Mostra l’elenco' });
  await expect(up).toBeInViewport();
  await expect(up).toHaveText(/^[\d.]+ case/);
  const bar = page.locator('.search-query');
  for (const tool of [
    bar.getByRole('combobox'),
    bar.getByRole('button', { name: 'Date e ospiti' }),
    bar.getByRole('link', { name: /^Filtri/ }),
  ])
    await expect(tool).toBeInViewport({ ratio: 1 });
  await up.press('Enter');
  await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.5 });
  await page.getByRole('button', { name: 'Torna alla mappa' }).click();
  await expect(up).toBeInViewport();
});

test('the map view shows a message and the list if WebGL is not available', { tag: '@desktop' }, async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const town = await portal.findTown(isSmall);
  await page.goto(`${town.path}?vista=mappa`);
  await expect(page.getByText('Questo browser non riesce a disegnare la mappa')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(town.strutture_count);
});

test.describe('the map beside the list', () => {
  test.use({ expectedFaults: /ricerca\/mappa/ });

  test('loads the homes when «Riprova» is pressed after a failure, and highlights the home that is hovered in the list', {
    tag: '@desktop',
  }, async ({ page, portal }) => {
    const town = await portal.findTown(isSmall);
    await page.route('**/api/ricerca/mappa?*', (route) => route.fulfill({ status: 503 }));
    await page.goto(`${town.path}?vista=mappa`);
    await expect(page.getByText('Le case sulla mappa non si sono caricate.')).toBeVisible();
    await page.unroute('**/api/ricerca/mappa?*');
    await page.getByRole('button', { name: 'Riprova' }).press('Enter');
    await expect(pillsOf(page).first()).toBeVisible();
    await expect(page.locator('.search-results-map .tela')).toBeFocused();
    const first = page.getByRole('article').first();
    await first.getByRole('heading').hover();
    await expect(page.locator('.search-pill.acceso')).toHaveCount(1);
    await pillsOf(page).first().hover();
    await expect(first).toHaveAttribute('data-acceso', '');
    await page.getByRole('link', { name: 'Sicura', exact: true }).click();
    await expect(page).toHaveURL(`${town.path}?vista=mappa&sicura=1`);
  });
});
