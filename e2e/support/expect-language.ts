import { expect, type Page } from '@playwright/test';
import { foreignWords } from './vocabulary.ts';
import type { Language } from '../../src/kernel/language.ts';

export { foreignWords } from './vocabulary.ts';

/** Returns the texts in the page's language. Owners' texts are excluded, because they are marked as Italian. */
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
    // Excludes the accessible names inside cards, because they contain the home's name.
    if (element.closest('article') === null)
      for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-roledescription', 'aria-valuetext'])
        texts.push(element.getAttribute(name) ?? '');
    for (const child of element.childNodes) if (child.nodeType === 3) texts.push(child.textContent ?? '');
  }
  return texts;
}

export async function expectLanguage(page: Page, language: Language, allowed: readonly string[]): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const text = (await page.evaluate(readPage, language)).join('\n').replaceAll(/\S*[@/]\S*/g, '');
  expect.soft(foreignWords(text, language, allowed), await page.title()).toEqual([]);
}
