import type { Page } from '@playwright/test';
import { ALL_PATHS } from '../../src/kernel/pages/all-paths.ts';
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '../../src/kernel/language.ts';
import { dayOfNextMonth as day } from '../support/booking-panel.ts';
import { expect, type Guest, test } from '../support/guest.ts';
import { expectHydrated } from '../support/hydrated.ts';
import { KeyboardUser } from '../support/keyboard.ts';

const switchOf = (page: Page) => page.locator('.lang-switch');
const listOf = (page: Page) => page.locator('.lang-list');

async function chooseLanguage(page: Page, keyboard: KeyboardUser, language: Language): Promise<void> {
  const link = listOf(page).getByRole('link', { name: LANGUAGE_NAMES[language], exact: true });
  await keyboard.push(switchOf(page));
  await expect(listOf(page)).toBeVisible();
  await keyboard.press('Tab');
  await expect(listOf(page).getByRole('link').first()).toBeFocused();
  await keyboard.press('Escape');
  await expect(listOf(page)).toBeHidden();
  await expect(switchOf(page)).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.push(link);
  await page.waitForURL((url) => url.pathname === ALL_PATHS[language].home);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await keyboard.press('Tab');
  await expect(page.locator('.skip')).toBeFocused();
}

async function findHome(page: Page, keyboard: KeyboardUser, name: string): Promise<void> {
  await keyboard.write(page.getByRole('search').first().getByRole('combobox'), 'Chiusi');
  await keyboard.push(page.getByRole('search').first().locator('[type=submit]'));
  const filters = page.locator('.search-all-filters');
  // Waits for hydration, because the first search after a change of language can load the whole page again.
  await expectHydrated(filters);
  await keyboard.push(filters);
  const dialog = page.getByRole('dialog');
  await keyboard.push(dialog.locator('[name=servizi][value=wifi]'), ' ');
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(filters).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.push(dialog.locator('[name=servizi][value=wifi]'), ' ');
  await keyboard.push(dialog.locator('[type=submit]'));
  await page.waitForURL(/servizi=wifi/);
  await expect(filters).toBeFocused();
  await keyboard.leafTo(page.locator('.search-order select'), 'recenti');
  await keyboard.push(page.locator('.search-order [type=submit]'));
  await page.waitForURL(/ordina=recenti/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await keyboard.push(page.getByRole('heading', { level: 3 }).getByRole('link', { name }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function chooseStay(page: Page, keyboard: KeyboardUser): Promise<void> {
  const panel = page.locator('.stay-panel');
  const grid = panel.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  await keyboard.push(grid.locator('button[tabindex="0"]'), 'PageDown');
  await expect(grid.locator(`[data-date="${day(14)}"]`)).toBeVisible();
  for (const date of [day(10), day(13)]) {
    await keyboard.walkTo(grid, date);
    await keyboard.press('Enter');
    await expect(grid.locator(`[data-date="${date}"]`)).toBeFocused();
  }
  await keyboard.leafTo(panel.locator('select').last(), '3');
  await keyboard.push(panel.locator('.btn').first());
}

async function pay(page: Page, keyboard: KeyboardUser, guest: Guest, language: Language): Promise<void> {
  const { pagamentoDemo, prenotazione } = ALL_PATHS[language];
  const dialog = page.getByRole('dialog');
  await keyboard.push(dialog.locator('[form]').last());
  await expect(dialog.locator('[name=guest_name]')).toBeFocused();
  await expect(dialog.locator('[name=guest_name]')).toHaveAccessibleDescription(/./);
  await page.keyboard.type(guest.name);
  await keyboard.write(dialog.locator('[name=guest_email]'), guest.email);
  await keyboard.write(dialog.locator('[name=guest_phone]'), '+39 347 555 0188');
  await keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname.startsWith(`${pagamentoDemo}/cs_demo_`));
  await keyboard.push(page.locator('.stay-cards button').first());
  await keyboard.push(page.locator('form.carta .btn.full'));
  await page.waitForURL((url) => url.pathname.startsWith(`${prenotazione}/`));
}

for (const language of LANGUAGES) {
  test(`using only the keyboard, a guest chooses a language, books a stay and cancels it: ${language}`, {
    tag: language === 'de' ? '@desktop' : ['@desktop', '@verify'],
  }, async ({ page, guest, host }) => {
    await host.submitPayable();
    const keyboard = new KeyboardUser(page);
    await page.goto(ALL_PATHS[language === 'it' ? 'de' : 'it'].home);
    await chooseLanguage(page, keyboard, language);
    await findHome(page, keyboard, host.homeName);
    await chooseStay(page, keyboard);
    await pay(page, keyboard, guest, language);
    const title = page.getByRole('heading', { level: 1 });
    const confirmed = await title.textContent();
    const cancel = page.locator('.btn.danger');
    await keyboard.push(cancel.first());
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(cancel.first()).toBeFocused();
    await keyboard.press('Enter');
    await keyboard.push(question.locator('.btn:not(.alt)').last());
    await expect(question).toHaveCount(0);
    await expect(title).not.toHaveText(confirmed ?? '');
  });
}
