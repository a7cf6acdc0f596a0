import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

/** What moves less is not seen: a hundredth of the screen, times how far it moves. */
const SEEN = 0.01;
/** How long letters and pictures are on the way, in milliseconds: the page has long been painted. */
const LATE_MS = 1000;

type Shift = { value: number; moved: string[] };

/** Notes what moves on a page from its first paint on. Its text is sent to the browser: it uses nothing from outside itself. */
function noteShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(globalThis, { shifts });
  const nameOf = (node: Node | null | undefined) => (node instanceof Element ? node.outerHTML.slice(0, 80) : '');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[])
      shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => nameOf(node)) });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Opens a page whose letters and pictures come late, and gives what was seen moving meanwhile. */
async function seenShifts(page: Page, path: string): Promise<Shift[]> {
  await page.goto(path);
  await page.waitForFunction(
    () => [...document.fonts].filter(({ family, status }) => status === 'loaded' && !family.includes(' ')).length > 0,
  );
  await page.evaluate(() => document.fonts.ready);
  // Two frames with them: what they move is known by then.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
  return shifts.filter(({ value }) => value > SEEN);
}

test('nothing moves when letters and pictures come late', async ({ page, portal }) => {
  await page.addInitScript(noteShifts);
  await page.route(/\.woff2$|\/foto\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
  const house = await portal.findStruttura(({ immagini }) => immagini.length > 4);
  const article = await portal.findArticle();
  for (const path of ['/', '/cerca?ordina=prezzo', house.path, article.path])
    expect(await seenShifts(page, path), path).toEqual([]);
});
