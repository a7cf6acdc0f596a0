import { expect, test } from '../support/journey.ts';

const WIDTHS = [1440, 768, 390];

test('the order of the homes: numbered steps, and a table that is whole on every screen', { tag: '@desktop' }, async ({
  page,
}) => {
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

for (const [where, path, band] of [
  ['a province', '/strutture/toscana/siena', 'SI'],
  ['a region', '/strutture/toscana', 'TOS'],
  ['a list of a province', '/cerca?dove=toscana/siena', 'SI'],
  ['an area', '/cerca?area=lago-di-garda', 'BS'],
  ['the sea of a region', '/cerca?ambiente=mare&dove=liguria', 'LIG'],
  ['what lies around a town', '/cerca?intorno=52032&km=20', 'SI'],
  ['all Italy', '/cerca', 'ITA'],
] as const) {
  test(`the band of ${where} is seen by day, and after sunset in the evening theme`, { tag: '@desktop' }, async ({
    page,
  }) => {
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
