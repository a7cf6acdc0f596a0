import { expect, type Page } from '@playwright/test';
import { foreignWords } from './vocabulary.ts';
import type { Language } from '../../src/kernel/language.ts';

export { foreignWords } from './vocabulary.ts';

/**
 * Returns the visible and accessible texts of a page that are in the page's language, including the title. Owners'
 * texts are excluded, because they are marked as Italian.
 */
export function readPage(language: string): string[] {
  const texts: string[] = [document.title];
  for (const meta of document.querySelectorAll('meta[name=description], meta[property^="og:"][content]')) {
    if (!/image|url|locale|type/.test(meta.getAttribute('property') ?? ''))
      texts.push(meta.getAttribute('content') ?? '');
  }
  const names =
    '[translate=no], article h3, article .address, article .dove, .strutture-around dd, script, style, noscript, svg';
  const isSkipped = (element: Element) =>
    element.closest(`[lang]:not([lang=${language}])`) !== null || element.closest(names) !== null;
  for (const element of document.body.querySelectorAll('*')) {
    if (isSkipped(element)) continue;
    // Accessible names inside a card are skipped, because they contain the name of the card's home.
    if (element.closest('article') === null)
      for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-roledescription', 'aria-valuetext'])
        texts.push(element.getAttribute(name) ?? '');
    for (const child of element.childNodes) if (child.nodeType === 3) texts.push(child.textContent ?? '');
  }
  return texts;
}

export async function expectLanguage(page: Page, language: Language, allowed: readonly string[]): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  // Links and addresses are removed because their parts are not words.
  const text = (await page.evaluate(readPage, language)).join('\n').replaceAll(/\S*[@/]\S*/g, '');
  expect.soft(foreignWords(text, language, allowed), await page.title()).toEqual([]);
}
