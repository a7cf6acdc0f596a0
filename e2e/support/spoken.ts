import { expect, type Locator } from '@playwright/test';

/** `e2e/spoken/<name>.aria.yml` contains patterns for prices, dates, counts and names of homes. Nodes that it omits are not checked. */
export async function expectSpoken(part: Locator, name: string): Promise<void> {
  await expect(part).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
}
