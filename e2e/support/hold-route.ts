import type { Page, Route } from '@playwright/test';

/**
 * Holds the requests to `pattern` until the returned function is called. They then end with `end`, which by default continues
 * them. Later requests are not held.
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
