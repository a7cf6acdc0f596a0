import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

test('a map without streets marks the listed landmarks and links to an external street map', {
  tag: '@desktop',
}, async ({ page, portal }) => {
  const { nome, path } = await portal.findStruttura(({ is_guaranteed }) => is_guaranteed);
  await page.goto(path);
  const map = page.getByRole('group', { name: `Mappa: dove si trova ${nome}` });
  await map.scrollIntoViewIfNeeded();
  const streets = map.getByRole('link', { name: 'Vedi le strade su OpenStreetMap' });
  await expect(streets).toHaveAttribute('target', '_blank');
  await expect(streets).toHaveAttribute('rel', /noopener/);
  await expect(streets).toHaveAccessibleName(/si apre un altro sito/);
  const isExact = await page.getByText('Il segnaposto indica la casa.').isVisible();
  const mark = isExact ? String.raw`\?mlat=[\d.]+&mlon=[\d.]+#map=16` : '#map=13';
  await expect(streets).toHaveAttribute(
    'href',
    new RegExp(String.raw`^https://www\.openstreetmap\.org/${mark}/[\d.]+/[\d.]+$`),
  );
  const names = await page.locator('#dove-sei dd.nome').allTextContents();
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) await expect(map.locator('.locations-mark').filter({ hasText: name })).not.toHaveCount(0);
  await expectNoAxeViolations(page);
});
