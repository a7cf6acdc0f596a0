import { expect, type Locator } from '@playwright/test';

/** Compares the accessibility tree with `e2e/spoken/<name>.aria.yml`. Nodes that the file omits are not checked. */
export async function expectSpoken(part: Locator, name: string): Promise<void> {
  await expect(part).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
}
