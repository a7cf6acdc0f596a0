import { expect, type Page } from '@playwright/test';
import { foreignWords } from './vocabulary.ts';
import type { Language } from '../../src/kernel/language.ts';

export { foreignWords } from './vocabulary.ts';

/** What a page says in its own language: to the eye, to a screen reader, and in its head. What owners wrote is marked as Italian. */
export function readPage(language: string): string[] {
  const said: string[] = [document.title];
  for (const meta of document.querySelectorAll('meta[name=description], meta[property^="og:"][content]')) {
    if (!/image|url|locale|type/.test(meta.getAttribute('property') ?? ''))
      said.push(meta.getAttribute('content') ?? '');
  }
  // What homes, places, streets and stations are called, and what their owners wrote.
  const names =
    '[translate=no], article h3, article .address, article .dove, .strutture-around dd, script, style, noscript, svg';
  const isSkipped = (element: Element) =>
    element.closest(`[lang]:not([lang=${language}])`) !== null || element.closest(names) !== null;
  for (const element of document.body.querySelectorAll('*')) {
    if (isSkipped(element)) continue;
    // A card's names say the home's.
    if (element.closest('article') === null)
      for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-roledescription', 'aria-valuetext'])
        said.push(element.getAttribute(name) ?? '');
    for (const child of element.childNodes) if (child.nodeType === 3) said.push(child.textContent ?? '');
  }
  return said;
}

/** Expects a page to say nothing in another language than its own, but for names. */
export async function expectOwnWords(page: Page, language: Language, allowed: readonly string[]): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  // A word between two letters of a name is none: links and addresses are left out.
  const said = (await page.evaluate(readPage, language)).join('\n').replaceAll(/\S*[@/]\S*/g, '');
  expect.soft(foreignWords(said, language, allowed), await page.title()).toEqual([]);
}
