import type { Cookie, Page } from '@playwright/test';

/** A browser's cookies, but for the one that says for ten seconds that something was changed, and nothing else. */
export async function lastingCookies(page: Page): Promise<Cookie[]> {
  return (await page.context().cookies()).filter(({ name }) => name !== '__Host-appena');
}
