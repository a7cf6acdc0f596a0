import { expect, type Locator, type Page } from '@playwright/test';

/** As much of a page as is asked about: what takes the README's pictures is no page itself, and knows none of their types. */
type Window = { document: { body: object; querySelector(selector: string): object | null } };

/** Whether React has taken a page over: its scripts come after the page is on the screen. A page of somebody else's has none. */
function isHydrated(): boolean {
  const { document } = globalThis as unknown as Window;
  const isHeld = document.querySelector('script[type=held-module]') !== null;
  return !isHeld || Object.keys(document.body).some((key) => key.startsWith('__reactFiber'));
}

/** Opens pages and waits until they answer to clicks, unless a journey asks for less (`waitUntil`). */
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

/** Waits until React has taken over a part of a page that comes late: until then its links are those of a page without scripts. */
export async function expectAwake(part: Locator): Promise<void> {
  const isAwake = () => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));
  await expect.poll(isAwake).toBe(true);
}
