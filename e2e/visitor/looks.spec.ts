import { expect, test } from '../support/journey.ts';

const WIDTHS = [1440, 768, 390];

test('the order of the homes: numbered steps, and a table that is whole on every screen', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/come-ordiniamo');
  const steps = page.locator('ol.ordered > li');
  await expect(steps).toHaveCount(4);
  for (const step of await steps.all()) {
    await expect(step).toHaveCSS('display', 'list-item');
    await expect(step).toHaveCSS('list-style-type', 'decimal');
  }
  const table = page.getByRole('region', { name: 'Esempio con tre case' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const hidden = await table.evaluate(
      (frame) =>
        [frame, ...frame.querySelectorAll('th, td')].filter((part) => part.scrollWidth > part.clientWidth).length,
    );
    expect(hidden, `${width} px`).toBe(0);
  }
});

test('in the evening theme the band of a place is seen after sunset', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/strutture/toscana/siena');
  const drawn = (time: 'day' | 'evening') => page.locator(`.locations-place-header .bg img.${time}`);
  await expect(drawn('day')).toBeVisible();
  await expect(drawn('evening')).toBeHidden();
  await page.getByRole('button', { name: 'Tema sera' }).click();
  await expect(drawn('evening')).toBeVisible();
  await expect(drawn('day')).toBeHidden();
});
