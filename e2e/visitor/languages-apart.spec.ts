import { ALL_PATHS } from '../../src/kernel/pages/all-paths.ts';
import { plainPaths } from '../../src/app/pages.ts';
import { FOREIGN_LANGUAGES } from '../../src/kernel/language.ts';
import { slugOfServizio } from '../../src/search/rules/read-criteria.ts';
import { SERVIZI } from '../../src/strutture/rules/servizi.ts';
import { expect, test } from '../support/journey.ts';
import { expectNarrow } from '../support/check-page.ts';
import { expectLanguage } from '../support/expect-language.ts';

const TOKEN = 'A'.repeat(43);

const NOTHING = 'zzzz';

const isApart: Parameters<typeof plainPaths>[1] = ({ at, audience, isSecret, isBinding }) =>
  audience === undefined && !isSecret && !isBinding && at !== 'home' && at !== 'cerca';

for (const language of FOREIGN_LANGUAGES) {
  test(`pages outside the booking flow contain no Italian words: ${language}`, {
    tag: language === 'en' ? '@desktop' : ['@desktop', '@verify'],
  }, async ({ page }) => {
    const paths = ALL_PATHS[language];
    const addresses = [
      `${paths.home}/niente`,
      `${paths.struttura}/999999`,
      `${paths.prenotazione}/${TOKEN}`,
      `${paths.pagamentoDemo}/cs_demo_niente`,
      `${paths.cerca}?testo=${NOTHING}`,
      `${paths.cerca}?servizi=piscina,wifi&prezzo_max=200&ospiti=4&ordina=prezzo&vista=mappa`,
      // No home has all of these amenities, so the page shows filter chips, relaxed searches and alternative homes.
      `${paths.cerca}?servizi=${SERVIZI.map(slugOfServizio).join(',')}&prezzo_max=1&gradini=nessuno`,
      `${paths.cerca}?gradini=nessuno`,
      `${paths.cerca}?gradini=non-detti`,
      `${paths.cerca}?prezzo_max=abc&dal=2020-01-01`,
      `${paths.cerca}?pagina=2`,
      paths.newsletterConferma,
      ...plainPaths(language, (each) => each.audience === undefined && each.isSecret === true).map(
        (path) => `${path}?token=${TOKEN}`,
      ),
      ...plainPaths(language, isApart),
    ];
    for (const address of addresses) {
      await page.goto(address);
      await expectLanguage(page, language, [NOTHING]);
      await expectNarrow(page);
    }
    await page.goto(`${paths.cerca}?tipo=bb&ordina=prezzo`);
    await page.locator('article h3 a').first().click();
    await expect(page.locator('.stay-panel').getByRole('grid')).toHaveAttribute('aria-busy', 'false');
    // Owners' texts are not checked, because the meta description and the photos' alternative texts repeat them without a
    // language mark.
    const names = await page.locator('h1, [lang=it], .address, .strutture-host h3').allTextContents();
    names.push('Fermo', 'Il soggiorno');
    await page.locator('.tot-foto').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectLanguage(page, language, names);
  });
}
