import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import type { Town } from '../support/portal.ts';

const hasHomes = ({ strutture_count }: Town) => strutture_count > 1;
const cards = (page: Page) => page.getByRole('region', { name: 'Strutture' }).getByRole('article');

async function boxOf(shown: Locator) {
  const box = await shown.boundingBox();
  if (box === null) throw new Error('not displayed');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Returns a stay over New Year, whose label contains two years. */
function overNewYear(): string {
  const now = new Date();
  const year = now.getFullYear() + (now.getMonth() === 11 ? 1 : 0);
  return `dal=${year}-12-29&al=${year + 1}-01-03&ospiti=2`;
}

test('the first photo of a list is fully visible without scrolling', { tag: '@phone' }, async ({ page, portal }) => {
  const town = await portal.findTown(hasHomes);
  for (const path of ['/cerca?dove=toscana', town.path]) {
    await page.goto(path);
    const photo = cards(page).first().locator('.media-carousel');
    await expect(photo).toBeInViewport({ ratio: 1 });
    const { width, height } = await boxOf(photo);
    expect(width / height).toBeCloseTo(3 / 2, 1);
  }
});

test('a list shows homes in two columns and its controls in one row, even for a date range across New Year', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(`/cerca?dove=toscana&${overNewYear()}`);
  const [first, second] = [await boxOf(cards(page).nth(0)), await boxOf(cards(page).nth(1))];
  expect(second.y).toBe(first.y);
  expect(second.x).toBeGreaterThan(first.right);
  const dates = await boxOf(page.getByRole('button', { name: /^Date e ospiti/ }));
  const filters = await boxOf(page.getByRole('link', { name: /^Filtri/ }));
  expect(dates.height).toBeLessThan(56);
  expect(Math.abs(filters.y - dates.y)).toBeLessThan(4);
  expect(filters.right).toBeLessThanOrEqual((await boxOf(page.locator('.strutture-tally'))).right);
});

test('the link to all filters does not overlap a long date range, and a long place name does not cover the top of the picture', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`/strutture/molise/campobasso/san-giuliano-del-sannio?${overNewYear()}`);
  const row = await boxOf(page.locator('.search-row'));
  const filters = await boxOf(page.getByRole('link', { name: /^Filtri/ }));
  expect(filters.x).toBeGreaterThanOrEqual(row.right);
  expect(filters.right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  const label = page.getByRole('button', { name: /^Date e ospiti/ }).locator('b');
  expect(await label.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBeLessThanOrEqual(0);
  const band = await boxOf(page.locator('.locations-place-header'));
  expect((await boxOf(page.locator('.locations-place-header .tag'))).y - band.y).toBeGreaterThanOrEqual(56);
});

test('the dialog for dates and guests shows two months without scrolling at 1366 × 768', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/cerca');
  await page.getByRole('button', { name: 'Date e ospiti' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quando, e in quanti?' });
  await expect(dialog.getByLabel('Ospiti')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('grid')).toHaveCount(2);
  for (const month of await dialog.getByRole('grid').all()) await expect(month).toBeInViewport({ ratio: 1 });
  const body = dialog.locator('.db');
  expect(await body.evaluate((shown) => shown.scrollHeight - shown.clientHeight)).toBeLessThanOrEqual(0);
});

test('active filters stay visible beside a long date range and can be removed', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`/cerca?dove=toscana&${overNewYear()}&sicura=1&servizi=pet-friendly`);
  const chips = page.getByRole('list', { name: 'Filtri attivi' });
  for (const name of ['Sicura', 'Pet Friendly'])
    await expect(chips.getByRole('link', { name: `Togli il filtro ${name}` })).toBeInViewport({ ratio: 1 });
  await chips.getByRole('link', { name: 'Togli il filtro Sicura' }).click();
  await expect(page).toHaveURL(/servizi=pet-friendly$/);
  await expect(chips.getByRole('link')).toHaveText(['Pet Friendly']);
});

test('a list shows the selected dates in full at 360 px', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const query of [
    'settimana bianca in 4',
    'capodanno con il cane in 2',
    'toscana 10 notti a settembre in 12',
    'capodanno in 6',
  ]) {
    await page.goto(`/cerca?testo=${encodeURIComponent(query)}`);
    const label = page.getByRole('button', { name: /^Date e ospiti:/ }).locator('b');
    const cut = await label.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
      scrollWidth - clientWidth,
      scrollHeight - clientHeight,
    ]);
    expect([query, ...cut]).toEqual([query, 0, 0]);
  }
});

test('a search for two regions names both in the title and highlights both on the small map', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/cerca?testo=case%20in%20toscana%20o%20umbria');
  await expect(page.getByRole('heading', { level: 1, name: 'Case in Toscana o Umbria' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Toscana e Umbria' })).toBeVisible();
  await expect(page.locator('.locations-mini use.on')).toHaveCount(2);
  await expect(page.getByText(/\([A-Z]{2}\), (?:Toscana|Umbria)$/).first()).toBeVisible();
});

function chipsOf(page: Page) {
  return page.locator('.strutture-chips').evaluateAll((lines) =>
    lines.map((line) => {
      const chips = [...line.querySelectorAll('li')];
      const shown = chips.filter((chip) => chip.checkVisibility());
      const more = line.querySelector('details');
      const tops = new Set(shown.map((chip) => chip.getBoundingClientRect().top));
      const right = (element: Element | undefined) => element?.getBoundingClientRect().right ?? 0;
      const end = more?.checkVisibility() ? more.getBoundingClientRect().left - 7 : right(line);
      const next = chips[shown.length]?.cloneNode(true);
      if (next instanceof HTMLElement) {
        next.removeAttribute('data-left-out');
        Object.assign(next.style, { position: 'absolute', visibility: 'hidden' });
        line.querySelector('ul')?.append(next);
      }
      const width = next instanceof HTMLElement ? next.getBoundingClientRect().width : 0;
      if (next instanceof HTMLElement) next.remove();
      return {
        isOneLine: tops.size <= 1,
        isWithin: right(shown.at(-1)) <= end + 0.5,
        isFull: width === 0 || right(shown.at(-1)) + 7 + width > end - 0.5,
        isCounted: shown.length === chips.length || more?.textContent?.startsWith(`+${chips.length - shown.length},`),
      };
    }),
  );
}

test('a card shows as many services as fit, and `+N` shows the others without a layout shift', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/cerca?dove=toscana');
    await expect(page.locator('.strutture-chips').first()).toHaveAttribute('data-fitted', '');
    const lines = await chipsOf(page);
    expect(lines.length).toBeGreaterThan(10);
    const right = { isOneLine: true, isWithin: true, isFull: true, isCounted: true };
    expect(lines, `${width} px`).toEqual(lines.map(() => right));
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(
      shifts.reduce((sum, value) => sum + value, 0),
      `${width} px`,
    ).toBeLessThan(0.01);
  }
  const card = cards(page)
    .filter({ has: page.locator('details:not([hidden])') })
    .first();
  const more = card.locator('summary');
  const chips = card.getByRole('list', { name: 'Servizi' }).getByRole('listitem');
  const shown = await chips.count();
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(chips).not.toHaveCount(shown);
  await expect(page).toHaveURL('/cerca?dove=toscana');
  await page.setViewportSize({ width: 390, height: 844 });
  await more.click();
  await expect(card.locator('details')).not.toHaveAttribute('open');
});
