import type { Page } from '@playwright/test';

/** Opens a page of which the clock stands still: time passes only when a journey says so (`page.clock.runFor`). */
export async function openWithClockStopped(page: Page, path: string): Promise<void> {
  // The browser keeps the time of a request by itself, out of the clock's reach: here the page's own timers keep it.
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), milliseconds);
      return controller.signal;
    };
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  // Timers of the page's own start when React has taken it over, which `goto` waits for.
  await page.goto(path);
}
