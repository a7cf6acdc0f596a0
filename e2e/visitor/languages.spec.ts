import { plainPaths } from '../../src/app/pages.ts';
import { nameOfDay } from '../../src/kernel/dates/calendar-date.ts';
import { FOREIGN_LANGUAGES, type Language } from '../../src/kernel/language.ts';
import { ALL_PATHS } from '../../src/kernel/pages/all-paths.ts';
import { dayOfNextMonth } from '../support/booking-panel.ts';
import { IS_VERIFY } from '../../test/verify.ts';
import { expect, test } from '../support/guest.ts';
import { expectMailLanguage, checkPage } from '../support/check-page.ts';
import { foreignWords } from '../support/expect-language.ts';
import { setLanguageStore } from '../../src/kernel/languages/current-language.ts';

const setLanguage = (language: Language) => setLanguageStore({ read: () => language, run: (_language, act) => act() });

test.afterEach(() => setLanguage('it'));

for (const language of FOREIGN_LANGUAGES) {
  test(`pages from the home page to a cancelled stay contain no Italian words: ${language}`, {
    tag: language === 'fr' ? '@desktop' : ['@desktop', '@verify'],
  }, async ({ page, guest, host }) => {
    setLanguage(language);
    const paths = ALL_PATHS[language];
    const id = await host.submitPayable();
    const names = [host.homeName, guest.name, guest.email, 'Chiusi Pienza Siena Via delle Vigne Toscana'];
    await page.goto(paths.home);
    await checkPage(page, language, names);
    await page.goto(`${paths.cerca}?testo=Chiusi`);
    await checkPage(page, language, names);
    await page.getByRole('heading', { level: 3 }).getByRole('link', { name: host.homeName }).click();
    await page.waitForURL(new RegExp(`${paths.struttura}/${id}/`));
    const panel = page.locator('.stay-panel');
    await expect(panel.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
    await checkPage(page, language, names);
    await panel.locator('.nav button').last().click();
    for (const number of [10, 13])
      await panel.getByRole('button', { name: new RegExp(`(?:^|, )${nameOfDay(dayOfNextMonth(number))}, `) }).click();
    await panel.locator('.btn').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name=guest_name]').fill(guest.name);
    await dialog.locator('[name=guest_email]').fill(guest.email);
    await dialog.locator('[name=guest_phone]').fill('+39 347 555 0188');
    await checkPage(page, language, names);
    await dialog.locator('[name=guests]').selectOption('2');
    await dialog.locator('[form]').last().click();
    await page.waitForURL(new RegExp(`${paths.pagamentoDemo}/cs_demo_`));
    await checkPage(page, language, names);
    await page.locator('.stay-cards button').first().click();
    await page.locator('form.carta .btn.full').click();
    await page.waitForURL(new RegExp(`${paths.prenotazione}/`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await checkPage(page, language, names);
    const file = await page.request.get((await page.locator('a[href*=".ics"]').getAttribute('href')) ?? '');
    const [, summary = ''] = /SUMMARY:(.*)/.exec(await file.text()) ?? [];
    expect.soft(foreignWords(summary, language, names)).toEqual([]);
    const confirmation = await guest.mail(host.homeName);
    expectMailLanguage(confirmation, language, names);
    expect(confirmation.html).toContain(page.url());
    await page.locator('.btn.danger').first().click();
    await page.getByRole('alertdialog').locator('.btn:not(.alt)').last().click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await checkPage(page, language, names);
    expectMailLanguage(await guest.mail(host.homeName), language, names);
  });
}

test('a translated legal text links to the binding Italian text', { tag: '@desktop' }, async ({ page }) => {
  for (const language of IS_VERIFY ? FOREIGN_LANGUAGES : (['fr'] as const)) {
    for (const path of plainPaths(language, ({ isBinding }) => isBinding === true)) {
      await page.goto(path);
      await checkPage(page, language, []);
      await expect(page.locator('main .note').getByRole('link')).toHaveAttribute(
        'href',
        `/lingua/it?pagina=${encodeURIComponent(path)}`,
      );
    }
  }
});
