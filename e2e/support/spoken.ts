import { expect, type Locator } from '@playwright/test';

/**
 * Expects that the accessibility tree of an element matches `e2e/spoken/<name>.aria.yml`: landmarks, headings, names and states.
 * Prices, dates, counts and names of homes are patterns in that file; nodes that it omits are not checked.
 */
export async function expectSpoken(part: Locator, name: string): Promise<void> {
  await expect(part).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
}
