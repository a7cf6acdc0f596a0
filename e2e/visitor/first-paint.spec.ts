import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

/** Minimum score of a visible layout shift. The score is the moved share of the screen times the distance. */
const SEEN = 0.01;
const LATE_MS = 1000;

type Shift = { value: number; moved: string[] };

/** Records layout shifts. The function is serialised into the browser, so it must not use outer variables. */
function recordShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(globalThis, { shifts });
  const nameOf = (node: Node | null | undefined) => (node instanceof Element ? node.outerHTML.slice(0, 80) : '');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[])
      shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => nameOf(node)) });
  }).observe({ type: 'layout-shift', buffered: true });
}

async function visibleShifts(page: Page, path: string): Promise<Shift[]> {
  await page.goto(path);
  await page.waitForFunction(
    () => [...document.fonts].filter(({ family, status }) => status === 'loaded' && !family.includes(' ')).length > 0,
  );
  await page.evaluate(() => document.fonts.ready);
  // Waits for two frames, after which the browser has reported the shifts.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
  return shifts.filter(({ value }) => value > SEEN);
}

test('pages do not shift when fonts and photos load late', async ({ page, portal }) => {
  await page.addInitScript(recordShifts);
  await page.route(/\.woff2$|\/foto\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
  const home = await portal.findStruttura(({ immagini }) => immagini.length > 4);
  const article = await portal.findArticle();
  for (const path of ['/', '/cerca?ordina=prezzo', home.path, article.path])
    expect(await visibleShifts(page, path), path).toEqual([]);
});
