import type { Page } from '@playwright/test';
import { holdRoute } from './hold-route.ts';

/** Opens a page whose scripts wait, as on a slow line; gives what lets them come. */
export async function openSlowly(page: Page, path: string): Promise<() => void> {
  const arrive = await holdRoute(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  // Without its style sheets a page shows what they hide.
  await page.waitForFunction(
    () => {
      const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
      return sheets.length > 0 && sheets.every(({ sheet }) => sheet !== null);
    },
    undefined,
    { polling: 50 },
  );
  return arrive;
}
