import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expectHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/journey.ts';

test.use({ expectedFaults: /request failed|Errore caricamento|answer 503/ });

const failure = (page: Page, sentence: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: sentence });
const PAGES = '**/*.data*';

test('the dropdowns and the map stay visible if a region or town fails to load, and work once the network is back', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  const regions = page.getByRole('region', { name: "Esplora le Regioni d'Italia" });
  await regions.scrollIntoViewIfNeeded();
  await expectHydrated(regions);
  await page.route(PAGES, (route) => route.abort('connectionreset'));
  await regions.getByRole('listitem').getByRole('link', { name: 'Umbria' }).click();
  await expect(failure(page, 'Non riusciamo a caricare le case. Riprova.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Umbria' })).toBeFocused();
  await expect(page.getByLabel('Provincia').locator('option')).toHaveText([
    'Scegli una provincia',
    'Perugia (PG)',
    'Terni (TR)',
  ]);
  await expectNoAxeViolations(page);
  await page.unroute(PAGES);
  await page.getByRole('group', { name: 'Mappa delle province' }).getByRole('link', { name: 'Terni' }).click();
  await expect(page).toHaveURL('/strutture/umbria/terni');
  await expect(page.getByText(/^\d+ città disponibili$/)).toBeVisible();

  await page.route(PAGES, (route) => route.fulfill({ status: 503 }));
  await page.getByLabel('Città').selectOption({ index: 1 });
  await expect(failure(page, 'Non riusciamo a caricare le case. Riprova.')).toBeVisible();
  await expect(page.getByLabel('Città').locator('option')).not.toHaveCount(1);
  await page.unroute(PAGES);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByText(/^Trovat[ae] \d+ struttur[ae] nella zona$/)).toBeVisible();
});

test('the search box and the map of Italy stay visible if a search fails to load, and «Riprova» loads the results', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/cerca');
  await page.route(PAGES, (route) => route.abort('connectionreset'));
  const box = page.getByRole('search').getByRole('combobox');
  await box.fill('toscana');
  await box.press('Enter');
  await expect(failure(page, 'Non riusciamo a caricare le case. Riprova.')).toBeVisible();
  await expect(box).toBeEditable();
  await expect(page.getByRole('group', { name: /^Mappa delle/ }).getByRole('link', { name: 'Toscana' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unroute(PAGES);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Case in Toscana' })).toBeVisible();
});
