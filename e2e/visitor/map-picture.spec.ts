import { holdRoute } from '../support/hold-route.ts';
import { expect, test } from '../support/journey.ts';

test('a drawing shows the homes at their map positions until the map loads', async ({ page, portal }) => {
  const town = await portal.findTown(({ strutture_count }) => strutture_count > 1 && strutture_count <= 6);
  await page.goto(town.path);
  const arrive = await holdRoute(page, '**/assets/open-map-*.js');
  await page.getByRole('main').getByRole('link', { name: 'Mappa', exact: true }).click();
  const drawn = page.locator('.disegno .search-pill');
  await expect(drawn.first()).toBeVisible();
  // The page may scroll, so the positions are relative to the frame.
  const frame = page.locator('.search-results-map .carta');
  const placesIn = (pills: typeof drawn) =>
    pills.evaluateAll((each) => {
      const { left = 0, top = 0 } = each[0]?.closest('.carta')?.getBoundingClientRect() ?? {};
      return each.map((pill) => {
        const { x, y, width, height } = pill.getBoundingClientRect();
        return { x: x + width / 2 - left, y: y + height / 2 - top, words: pill.textContent };
      });
    });
  const before = await placesIn(drawn);
  arrive();
  await expect(frame.locator('.locations-canvas[data-pronta]')).toBeVisible();
  const pills = page.getByRole('list', { name: 'Mappa delle case' }).getByRole('button');
  await expect(pills).toHaveCount(before.length);
  const after = await placesIn(pills);
  for (const [index, { x, y, words }] of before.entries()) {
    expect(after[index]?.words).toBe(words);
    expect(Math.hypot(x - (after[index]?.x ?? 0), y - (after[index]?.y ?? 0))).toBeLessThan(2);
  }
  await expect(drawn).toHaveCount(0);
});

test('switching between list and map changes the layout immediately, even if the data arrives late', async ({
  page,
  portal,
}) => {
  const town = await portal.findTown(({ strutture_count }) => strutture_count > 1 && strutture_count <= 6);
  await page.goto(town.path);
  const map = page.locator('.search-results-map');
  for (const [name, count] of [
    ['Mappa', 1],
    ['Lista', 0],
  ] as const) {
    const before = page.url();
    const arrive = await holdRoute(page, '**/*.data?*');
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(map).toHaveCount(count);
    expect(page.url()).toBe(before);
    arrive();
    await expect(page).not.toHaveURL(before);
    await expect(map).toHaveCount(count);
    await page.unroute('**/*.data?*');
  }
});
