import { expect, type JSHandle, type Page } from '@playwright/test';
import axe from 'axe-core';
import { IS_VERIFY } from '../../test/verify.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const NARROW_PX = 600;
/** Rules that are checked again in the second theme. The results of other rules cannot differ. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

function showTheme(page: Page, theme: string | undefined): Promise<void> {
  return page.evaluate((tema) => {
    if (tema === undefined) delete document.documentElement.dataset['tema'];
    else document.documentElement.dataset['tema'] = tema;
  }, theme);
}

/** Stops all transitions, because intermediate colours would have a different contrast. */
function hold(page: Page): Promise<JSHandle<CSSStyleSheet>> {
  return page.evaluateHandle(() => {
    const still = new CSSStyleSheet();
    const now = 'transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important;';
    still.replaceSync(`*, ::before, ::after, ::backdrop { ${now} }`);
    document.adoptedStyleSheets.push(still);
    return still;
  });
}

/** Makes sticky elements static, because a target partly covered by a sticky element could not be scrolled into view. */
function unstick(page: Page): Promise<JSHandle<HTMLElement[]>> {
  return page.evaluateHandle(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('body *')];
    const sticky = elements.filter((element) => getComputedStyle(element).position === 'sticky');
    for (const { style } of sticky) Object.assign(style, { position: 'relative', inset: 'auto' });
    return sticky;
  });
}

/** Returns only violations. Reporting the passed checks of thousands of elements would triple the time. */
async function violations(page: Page, rules: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const options: axe.RunOptions = { runOnly: [...rules], resultTypes: ['violations'] };
  const found = await page.evaluate(async (runOptions) => {
    const results = await Reflect.get(globalThis, 'axe').run(document, runOptions);
    return (results as axe.AxeResults).violations;
  }, options);
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${help} — ${target.join(' ')}\n${failureSummary}`),
  );
}

export const THEMES = ['giorno', 'sera'];

function themesFor(page: Page): readonly string[] {
  if (IS_VERIFY) return THEMES;
  return (page.viewportSize()?.width ?? 0) < NARROW_PX ? ['sera'] : ['giorno'];
}

export async function expectNoAxeViolations(page: Page, themes = themesFor(page)): Promise<void> {
  // Waits for the styles, because the text of a page appears before them.
  await page.waitForLoadState();
  const shown = await page.evaluate(() => document.documentElement.dataset['tema']);
  const unstuck = await unstick(page);
  const held = await hold(page);
  for (const [index, theme] of themes.entries()) {
    await showTheme(page, theme);
    expect(await violations(page, index === 0 ? TAGS : COLOUR_RULES), `theme "${theme}"`).toEqual([]);
  }
  await showTheme(page, shown);
  await held.evaluate((still) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  });
  await unstuck.evaluate((elements) => {
    for (const { style } of elements) Object.assign(style, { position: '', inset: '' });
  });
}
