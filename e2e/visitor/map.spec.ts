import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import type { Town } from '../support/portal.ts';

const APPROXIMATE = /Un cerchio vuol dire che la casa è lì attorno/;

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
  await expect(page.getByText(APPROXIMATE)).toBeVisible();
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
