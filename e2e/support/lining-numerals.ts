import { expect, type Page } from '@playwright/test';

/** Returns the texts in the heading font whose digits are not lining numerals. */
function findOldStyleNumerals(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && /\d/.test(node.data)))
      .filter((element) => {
        const { fontFamily, fontVariantNumeric } = getComputedStyle(element);
        return fontFamily.startsWith('"Young Serif"') && !fontVariantNumeric.includes('lining-nums');
      })
      .map((element) => element.textContent ?? ''),
  );
}

export async function expectLiningNumerals(page: Page): Promise<void> {
  expect(await findOldStyleNumerals(page)).toEqual([]);
}
