import { expect, type Page } from '@playwright/test';
import type { Language } from '../../src/kernel/language.ts';
import { expectNoAxeViolations } from './axe.ts';
import type { DeliveredMail } from './mailbox.ts';
import { expectOwnWords, foreignWords } from './own-words.ts';

/** How far the page can be scrolled sideways, on the narrowest phone. */
export async function expectNarrow(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(await overflow(), `${page.url()} at 320 px`).toBe(0);
  if (size) await page.setViewportSize(size);
}

/** A page says nothing in another language but names, and is as usable in this one. */
export async function lookAt(page: Page, language: Language, names: readonly string[]): Promise<void> {
  await expectOwnWords(page, language, names);
  await expectNoAxeViolations(page);
  await expectNarrow(page);
}

/** A mail says nothing in another language but names. */
export function expectOwnMail({ subject, text, html }: DeliveredMail, language: Language, names: readonly string[]) {
  expect.soft(foreignWords(`${subject} ${text.replaceAll(/\S*[@/]\S*/g, '')}`, language, names), subject).toEqual([]);
  expect.soft(html).toContain(`<html lang="${language}"`);
}
