import { expect, type Locator } from '@playwright/test';

/**
 * Expects that what a screen reader is told of a part, in its order, is what `e2e/spoken/<name>.aria.yml` says: landmarks,
 * headings, names, states. Prices, dates, counts and names of homes are patterns there; what is left out there is not asked for.
 */
export async function expectSpoken(part: Locator, name: string): Promise<void> {
  await expect(part).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
}
