import { expect, test } from '../support/journey.ts';

const WIDTHS = [1440, 768, 390];
const DESKTOP = { tag: '@desktop' };
const VERIFY = { tag: ['@desktop', '@verify'] };

test('the page about the sort order numbers its steps and never cuts off its table', DESKTOP, async ({ page }) => {
  await page.goto('/come-ordiniamo');
  await page.getByText('Il conto, per chi vuole rifarlo').click();
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

for (const [where, path, band, tag] of [
  ['a province page', '/strutture/toscana/siena', 'SI', VERIFY],
  ['a region page', '/strutture/toscana', 'TOS', DESKTOP],
  ['a search in a province', '/cerca?dove=toscana/siena', 'SI', VERIFY],
  ['a search in a tourist area', '/cerca?area=lago-di-garda', 'BS', VERIFY],
  ['a search for the sea in a region', '/cerca?ambiente=mare&dove=liguria', 'LIG', VERIFY],
  ['a search around a town', '/cerca?intorno=52032&km=20', 'SI', VERIFY],
  ['a search in all Italy', '/cerca', 'ITA', DESKTOP],
] as const) {
  test(`the landscape picture of ${where} follows the theme`, tag, async ({ page }) => {
    await page.goto(path);
    const drawn = (time: 'day' | 'evening') => page.locator(`.locations-place-header .bg img.${time}`);
    await expect(drawn('day')).toBeVisible();
    await expect(drawn('day')).toHaveAttribute('src', `/bande/${band}.svg`);
    await expect(drawn('day')).not.toHaveJSProperty('naturalWidth', 0);
    await expect(drawn('evening')).toBeHidden();
    await page.getByRole('button', { name: 'Tema sera' }).click();
    await expect(drawn('evening')).toBeVisible();
    await expect(drawn('evening')).not.toHaveJSProperty('naturalWidth', 0);
    await expect(drawn('day')).toBeHidden();
  });
}
