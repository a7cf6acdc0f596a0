import type { Page, Route } from '@playwright/test';

/**
 * Holds the calls to `pattern` until what it gives is called; then they end with `end`, and later ones at once. Without it
 * they go on.
 */
export async function holdRoute(
  page: Page,
  pattern: string,
  end = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await end(route);
  });
  return resolve;
}
