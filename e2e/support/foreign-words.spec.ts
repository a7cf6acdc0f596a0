import { ALL_PATHS } from '../../src/kernel/pages/all-paths.ts';
import { riferimento } from '../../src/stay/rules/codice.ts';
import { expect, test } from './journey.ts';
import { expectLanguage, foreignWords, readPage } from './expect-language.ts';

test('foreignWords ignores a booking code even if it contains only letters', () => {
  expect(foreignWords(`Code: FCAD-QDWZ-KKTR-XYZW, ${riferimento('FCADQDWZKKTRXYZW')}`, 'en', [])).toEqual([]);
  expect(foreignWords('FCAD QDWZ', 'en', [])).toEqual(['fcad', 'qdwz']);
});

test('readPage skips names that are marked as not translatable', async ({ page }) => {
  await page.setContent('<p>bagni</p><p translate="no">Casa Aurora</p><select><option translate="no">Bagni</select>');
  expect((await page.evaluate(readPage, 'en')).join(' ')).toMatch(/^\s*bagni\s*$/);
});

test('town names in dropdowns and home names on a map are marked as not translatable', async ({ page }) => {
  await page.goto(`${ALL_PATHS.en.cerca}?testo=Chiusi`);
  await expect(page.locator('option', { hasText: 'San Casciano dei Bagni' })).toBeAttached();
  await expectLanguage(page, 'en', []);
  await page.goto(`${ALL_PATHS.fr.cerca}?testo=Chiusi&vista=mappa`);
  await expect(page.locator('button.search-pill:not(.gruppo)').first()).toBeVisible();
  await expectLanguage(page, 'fr', []);
});
