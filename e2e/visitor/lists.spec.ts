import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import type { Town } from '../support/portal.ts';

const hasHomes = ({ strutture_count }: Town) => strutture_count > 1;
const cards = (page: Page) => page.getByRole('region', { name: 'Strutture' }).getByRole('article');

async function boxOf(shown: Locator) {
  const box = await shown.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** A stay over a New Year's night, whose words have two years. */
function overNewYear(): string {
  const now = new Date();
  const year = now.getFullYear() + (now.getMonth() === 11 ? 1 : 0);
  return `dal=${year}-12-29&al=${year + 1}-01-03&ospiti=2`;
}

test('the whole first photo of a list is seen without scrolling', { tag: '@phone' }, async ({ page, portal }) => {
  const town = await portal.findTown(hasHomes);
  for (const path of ['/cerca?dove=toscana', town.path]) {
    await page.goto(path);
    const photo = cards(page).first().locator('.media-carousel');
    await expect(photo).toBeInViewport({ ratio: 1 });
    const { width, height } = await boxOf(photo);
    expect(width / height).toBeCloseTo(3 / 2, 1);
  }
});

test('two columns of 3:2 pictures, and the tools of a list in one row across New Year', { tag: '@desktop' }, async ({
  page,
}) => {
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
