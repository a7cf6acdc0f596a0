import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expectSpoken } from '../support/spoken.ts';
import { expectNothingLost } from '../support/lost-content.ts';
import { holdRoute } from '../support/hold-route.ts';
import { expect, test } from '../support/journey.ts';

const LIST = '/cerca?dove=toscana';
const CALL = '**/api/ricerca/filtri?*';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Filtri' });
const show = (page: Page) => dialogOf(page).getByRole('button', { name: /^Mostra|^Nessuna/ });
const counted = (page: Page) => dialogOf(page).getByRole('checkbox', { name: /, (?:oltre )?[\d.]+ cas[ae]$/ });

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Filtri/ }).click();
  await expect(dialogOf(page)).toBeVisible();
}

async function fewest(page: Page): Promise<{ name: string; homes: number }> {
  await expect(counted(page).first()).toBeVisible();
  const names = await counted(page).evaluateAll((boxes) => boxes.map((box) => box.ariaLabel ?? ''));
  const services = names.map((name) => ({ name, homes: Number(/(\d+) cas[ae]$/.exec(name)?.[1] ?? 0) }));
  const [first] = services.filter(({ homes }) => homes > 0).toSorted((one, other) => one.homes - other.homes);
  if (first === undefined) throw new Error('No filter leaves homes.');
  return first;
}

async function placesOf(options: Locator) {
  return options.evaluateAll((all: HTMLElement[]) =>
    all.map(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => [
      offsetLeft,
      offsetTop,
      offsetWidth,
      offsetHeight,
    ]),
  );
}

test('a filter shows how many homes would remain, and the filtered list has that many homes', async ({
  page,
  isMobile,
}) => {
  await page.goto(LIST);
  await openFilters(page);
  const { name, homes } = await fewest(page);
  await expectNoAxeViolations(page);
  if (!isMobile) {
    await expectSpoken(dialogOf(page), 'filters-dialog');
    await expectNothingLost(page);
  }
  await dialogOf(page).getByRole('checkbox', { name, exact: true }).press('Space');
  const found = homes === 1 ? 'Mostra 1 casa' : `Mostra ${homes} case`;
  await expect(show(page)).toHaveText(found);
  await expect(dialogOf(page).getByRole('checkbox', { name, exact: true })).toBeChecked();
  await show(page).click();
  await expect(
    page.getByText(homes === 1 ? /^Trovata 1 struttura/ : new RegExp(`^Trovate ${homes} strutture`)),
  ).toBeVisible();
});

test('the filter for homes without steps lists homes with an unknown number of steps behind a separate link', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/cerca?testo=sedia a rotelle in Toscana');
  const chip = page.getByRole('link', { name: 'Togli il filtro Senza gradini' });
  await expect(chip).toBeVisible();
  await expectNoAxeViolations(page);
  await openFilters(page);
  await expect(dialogOf(page).getByRole('checkbox', { name: /^Senza gradini/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^\d.* cas[ae] non dic\S+ quanti gradini/ }).click();
  await expect(page).toHaveURL(/gradini=non-detti/);
  await expect(page.getByText(/^Queste case non dicono quanti gradini/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Togli il filtro Gradini non indicati' }).click();
  await expect(page).not.toHaveURL(/gradini/);
});

test('one press selects a price or a number of guests, and options that match no homes are disabled', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(LIST);
  await openFilters(page);
  await expect(counted(page).first()).toBeVisible();
  const price = dialogOf(page).getByRole('checkbox', { name: /^Fino a 120.€, / });
  await price.click();
  await expect(dialogOf(page).getByLabel('Fino a, in euro')).toHaveValue('120');
  await dialogOf(page)
    .getByRole('checkbox', { name: /^In 2\b/ })
    .click();
  await expect(show(page)).toHaveText(/^Mostra \d+ case$/);
  const promised = /\d+/.exec((await show(page).textContent()) ?? '')?.[0] ?? '';
  await show(page).click();
  await expect(page).toHaveURL(/ospiti=2&prezzo_max=120/);
  await expect(page.getByText(new RegExp(`^Trovate ${promised} strutture`))).toBeVisible();

  await page.goto('/cerca?dove=toscana&prezzo_max=1');
  await openFilters(page);
  await expect(show(page)).toHaveText('Nessuna casa così');
  await expectNoAxeViolations(page);
  const empty = dialogOf(page).getByRole('checkbox', { name: 'WiFi, 0 case' });
  await empty.press('Space');
  await expect(empty).not.toBeChecked();
  await dialogOf(page)
    .getByRole('checkbox', { name: /^Fino a 120.€, / })
    .click();
  await expect(show(page)).toHaveText(/^Mostra \d+ case$/);
});

test('the layout does not shift and no stale number is announced while homes are counted', async ({ page }) => {
  await page.goto(LIST);
  const answer = await holdRoute(page, CALL);
  await openFilters(page);
  const options = dialogOf(page).locator('label, button, input');
  const before = await placesOf(options);
  answer();
  await expect(counted(page).first()).toBeVisible();
  expect(await placesOf(options)).toEqual(before);
  const again = await holdRoute(page, CALL);
  await dialogOf(page).getByLabel('WiFi').check();
  await expect(counted(page)).toHaveCount(0);
  await expect(show(page)).toHaveText('Mostra le case');
  expect(await placesOf(options)).toEqual(before);
  again();
  await expect(counted(page).first()).toBeVisible();
});

test.describe('if homes cannot be counted', () => {
  test.use({ expectedFaults: /answer 503: .*ricerca\/filtri/ });

  test('filters can still be applied', { tag: '@phone' }, async ({ page }) => {
    await page.route(CALL, (route) => route.fulfill({ status: 503 }));
    await page.goto(LIST);
    const response = page.waitForResponse(CALL);
    await openFilters(page);
    await response;
    await dialogOf(page).getByLabel('WiFi').check();
    await show(page).click();
    await expect(page).toHaveURL(/servizi=wifi/);
  });
});
