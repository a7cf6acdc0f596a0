import { expect, type Locator, type Page } from '@playwright/test';

/** Declares the DOM properties used here, because `lab/screenshots.ts` imports this file and is compiled without DOM types. */
type Window = { document: { body: object; querySelector(selector: string): object | null } };

/** Returns whether React has hydrated the page. Pages of other sites do not load React and count as hydrated. */
function isHydrated(): boolean {
  const { document } = globalThis as unknown as Window;
  const isHeld = document.querySelector('script[type=held-module]') !== null;
  return !isHeld || Object.keys(document.body).some((key) => key.startsWith('__reactFiber'));
}

export function openHydrated(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await page.waitForFunction(isHydrated);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined) await page.waitForFunction(isHydrated);
    return response;
  };
  return page;
}

export async function expectHydrated(part: Locator): Promise<void> {
  const isAwake = () => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));
  await expect.poll(isAwake).toBe(true);
}
