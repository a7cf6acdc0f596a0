import type { Page } from '@playwright/test';

/** What says that React has taken a page over: its scripts come after the page is on the screen. A page of somebody else's has none. */
const IS_AWAKE = `document.querySelector('script[type=held-module]') === null ||
  Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))`;

/** Opens pages and waits until they answer to clicks, unless a journey asks for less (`waitUntil`). */
export function openAwake(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await page.waitForFunction(IS_AWAKE);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined) await page.waitForFunction(IS_AWAKE);
    return response;
  };
  return page;
}
