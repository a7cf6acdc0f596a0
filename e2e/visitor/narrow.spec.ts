import type { Page } from '@playwright/test';
import { ALL_PATHS } from '../../src/kernel/pages/all-paths.ts';
import { expect, test } from '../support/journey.ts';
import { DESKTOPS, expectNothingLost, LARGE_TEXT, NARROW } from '../support/lost-content.ts';
import { sized } from '../../test/verify.ts';

const REGIONS = { de: 'toskana', en: 'tuscany', fr: 'toscane', it: 'toscana' } as const;
type WalkedLanguage = keyof typeof REGIONS;

function pathsOf(language: WalkedLanguage): string[] {
  const paths = ALL_PATHS[language];
  const region = `${paths.strutture}/${REGIONS[language]}`;
  return [
    paths.home,
    region,
    `${region}/siena`,
    `${paths.cerca}?dove=${REGIONS[language]}&sicura=1&servizi=piscina,pet-friendly`,
    `${paths.filtri}?dove=${REGIONS[language]}`,
    paths.blog,
    paths.salvate,
    `${paths.home}/nessuno`.replace('//', '/'),
  ];
}

async function openFromList(page: Page, language: WalkedLanguage): Promise<void> {
  await page.goto(`${ALL_PATHS[language].cerca}?dove=${REGIONS[language]}`);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.locator('.strutture-back')).toBeVisible();
  await expect(page.locator('.stay-panel').getByRole('grid')).toHaveAttribute('aria-busy', 'false');
}

test.use({ expectedFaults: /answer 404/ });

/** German has the longest words, so `npm test` checks only German. */
const tagOf = (language: WalkedLanguage) => (language === 'de' ? '@desktop' : ['@desktop', '@verify']);

for (const language of ['de', 'fr'] as const) {
  test(`controls do not overlap and nothing is cut off at 320 px: ${language}`, { tag: tagOf(language) }, async ({
    page,
  }) => {
    for (const path of pathsOf(language)) {
      await page.goto(path);
      await expectNothingLost(page, [NARROW]);
    }
    await openFromList(page, language);
    await expectNothingLost(page, [NARROW]);
  });
}

for (const language of ['de', 'fr'] as const) {
  test(`filters do not overlap at desktop window sizes: ${language}`, { tag: tagOf(language) }, async ({ page }) => {
    const { cerca } = ALL_PATHS[language];
    const queries = [`dove=${REGIONS[language]}&servizi=giardino`, 'gradini=nessuno', 'gradini=nessuno&vista=mappa'];
    for (const query of queries.slice(0, sized(1, queries.length))) {
      await page.goto(`${cerca}?${query}`);
      await expectNothingLost(page, DESKTOPS);
    }
  });
}

for (const language of ['de', 'it'] as const) {
  test(`text at 200 % is not cut off or covered by a bar: ${language}`, { tag: tagOf(language) }, async ({ page }) => {
    for (const path of pathsOf(language)) {
      await page.goto(path);
      await expectNothingLost(page, LARGE_TEXT);
    }
    await openFromList(page, language);
    await expectNothingLost(page, LARGE_TEXT);
  });
}

test('button labels on a card beside the map do not wrap', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/cerca?dove=toscana&vista=mappa');
  const heights = page
    .locator('.strutture-card .ft .btn')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
  expect(new Set(await heights)).toEqual(new Set([44]));
});

for (const language of ['it', 'en', 'de', 'fr'] as const) {
  test(`the header of a home’s page stays on one row at every width: ${language}`, {
    tag: tagOf(language),
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openFromList(page, language);
    for (let width = 1440; width >= 320; width -= 40) {
      await page.setViewportSize({ width, height: 720 });
      const { height } = (await page.locator('.top').boundingBox()) ?? { height: 0 };
      expect(height, `${width} px`).toBeLessThan(90);
    }
  });
}
