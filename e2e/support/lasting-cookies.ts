import type { Cookie, Page } from '@playwright/test';

/** Returns the cookies without the recent-write cookie, which lasts only ten seconds. */
export async function lastingCookies(page: Page): Promise<Cookie[]> {
  return (await page.context().cookies()).filter(({ name }) => name !== '__Host-appena');
}
