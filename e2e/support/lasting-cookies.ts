import type { Cookie, Page } from '@playwright/test';

/** Excludes the recent-write cookie, which lasts ten seconds. */
export async function lastingCookies(page: Page): Promise<Cookie[]> {
  return (await page.context().cookies()).filter(({ name }) => name !== '__Host-appena');
}
