import type { Page, Route } from '@playwright/test';

/** Holds matching requests until the returned function is called, and then handles them with `end`. */
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
