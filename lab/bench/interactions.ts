import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Browser,
  type BrowserContextOptions,
  chromium as playwright,
  type Locator,
  type Page,
} from '@playwright/test';
import { chromium } from '../../e2e/support/chromium.ts';
import { type Measurement, measurement, median } from '../measurement.ts';
import { choosePages, originOf, type Pages, withDemo } from './demo.ts';

const ROUNDS = 3;
const SETTLE_MS = 1000;
const INP_MS = 200;
const MAP = 'open the map';
const MAP_MS = 1000;
const BYTES = 1024 / 8;
/** Lighthouse's slow 4G, 1.6 Mbit/s. */
const SLOW_4G = { offline: false, downloadThroughput: 1638 * BYTES, uploadThroughput: 750 * BYTES, latency: 150 };

type Screen = { name: string; isPhone: boolean; isSlow: boolean; slowdown: number; options: BrowserContextOptions };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const SCREENS: readonly Screen[] = [
  { name: '390 px', isPhone: true, isSlow: false, slowdown: 4, options: PHONE },
  { name: '1440 px', isPhone: false, isSlow: false, slowdown: 1, options: { viewport: { width: 1440, height: 900 } } },
];
const SLOW_PHONE: Screen = { name: '390 px, over slow 4G', isPhone: true, isSlow: true, slowdown: 4, options: PHONE };

type Press = (target: Locator) => Promise<void>;

type Act = {
  name: string;
  page: keyof Pages;
  before?: (page: Page, tap: Press) => Promise<void>;
  act: (page: Page, tap: Press) => Promise<void>;
  shown: (page: Page) => Locator;
};

const firstCard = (page: Page) => page.getByRole('article').first();
const toHome = (page: Page) => firstCard(page).getByRole('link', { name: /^Vedi la casa/ });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const searchBox = (page: Page) => page.getByRole('combobox').first();
const backLink = (page: Page) => page.getByRole('link', { name: /^Torna ai risultati/ });
const position = (page: Page, first: number) => page.getByText(new RegExp(`^Case ${first}[–-]`));
const order = (page: Page) => page.getByLabel('Ordina');

const ACTS: readonly Act[] = [
  {
    name: 'open the date grid',
    page: 'list',
    act: (page, tap) => tap(page.getByRole('button', { name: /^Date e ospiti/ })),
    shown: (page) => dialog(page, 'Quando, e in quanti?').getByRole('grid').first(),
  },
  {
    name: 'open the filters',
    page: 'list',
    act: (page, tap) => tap(page.getByRole('link', { name: /^Filtri/ })),
    shown: (page) => dialog(page, 'Filtri'),
  },
  {
    name: 'next photo of a card',
    page: 'list',
    act: (page, tap) => tap(firstCard(page).getByRole('button', { name: /^Foto successiva/ })),
    shown: (page) => firstCard(page).getByText(/^2\/\d+$/),
  },
  { name: 'open a home', page: 'list', act: (page, tap) => tap(toHome(page)), shown: backLink },
  {
    name: 'type in the search box',
    page: 'list',
    before: (page) => searchBox(page).fill(''),
    act: (page) => searchBox(page).pressSequentially('firenze', { delay: 150 }),
    shown: (page) => page.getByRole('option', { name: /Firenze/ }).first(),
  },
  {
    name: 'open the photos of a home',
    page: 'detail',
    act: (page, tap) => tap(page.getByRole('button', { name: /^Apri la foto 1 / })),
    shown: (page) => dialog(page, /^Foto di /),
  },
  {
    name: MAP,
    page: 'list',
    act: (page, tap) => tap(page.getByRole('main').getByRole('link', { name: 'Mappa', exact: true })),
    // Waits for the map itself and not for its placeholder.
    shown: (page) => page.locator('.search-results-map [data-pronta]').first(),
  },
  {
    name: 'back to the list',
    page: 'list',
    before: async (page, tap) => {
      await tap(toHome(page));
      await backLink(page).waitFor();
      await pause(SETTLE_MS);
    },
    act: (page, tap) => tap(backLink(page)),
    shown: (page) => position(page, 1),
  },
  {
    name: 'change the order',
    page: 'list',
    before: (page) => order(page).focus(),
    // Selects the sort order with the keyboard, because a headless browser does not display the native menu of a select.
    act: async ({ keyboard }) => {
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
    },
    shown: (page) => page.locator('a[href*="ordina=prezzo"][href*="vista=mappa"]'),
  },
  {
    name: 'more homes',
    page: 'list',
    act: (page, tap) => tap(page.getByRole('link', { name: 'Pagina successiva' })),
    shown: (page) => position(page, 25),
  },
];

type Felt = { inp: number; pressed: number | null };
type Measure = { inp: number; shown: number };

async function measureAct(browser: Browser, { isPhone, isSlow, slowdown, options }: Screen, act: Act, url: string) {
  const tap: Press = (target) => (isPhone ? target.tap() : target.click());
  const locale = { locale: 'it-IT', timezoneId: 'Europe/Rome', serviceWorkers: 'block' } as const;
  const context = await browser.newContext({ ...options, ...locale });
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: join(import.meta.dirname, 'watch-page.mjs') });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (isSlow) await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.goto(url);
    await page.evaluate('bench.awake()');
    // Waits until the page has loaded everything, because visitors look at a page before they interact with it.
    await page.waitForLoadState('networkidle');
    await act.before?.(page, tap);
    await page.evaluate('bench.forget()');
    await act.act(page, tap);
    await act.shown(page).waitFor();
    const done = Date.now();
    await pause(SETTLE_MS);
    const { inp, pressed } = await page.evaluate<Felt>('bench.report()');
    return { inp, shown: done - (pressed ?? Number.NaN) };
  } finally {
    await context.close();
  }
}

type Measures = Record<string, Measure[]>;

async function measureRounds(browser: Browser, origin: string, pages: Pages): Promise<Measures> {
  const measures: Measures = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const screen of [...SCREENS, SLOW_PHONE]) {
      for (const act of ACTS.filter(({ name }) => screen !== SLOW_PHONE || name === MAP)) {
        const measure = await measureAct(browser, screen, act, origin + pages[act.page]);
        (measures[`${act.name}, ${screen.name}`] ??= []).push(measure);
      }
    }
    process.stdout.write(`interactions, round ${round + 1} of ${ROUNDS}\n`);
  }
  return measures;
}

function measurementsOf(name: string, measures: readonly Measure[]): Measurement[] {
  const middle = (field: keyof Measure) => median(measures.map((each) => each[field]));
  const shown = measurement(`${name}: first paint`, middle('shown'), 'ms', { goal: MAP_MS });
  return [measurement(`${name}: INP`, middle('inp'), 'ms', { goal: INP_MS }), ...(name.startsWith(MAP) ? [shown] : [])];
}

/** Measures the INP of ten frequent interactions on a desktop and on a slow phone. Also measures opening the map over slow 4G. */
export const measureInteractions = () =>
  withDemo(async (portal) => {
    const origin = originOf(portal);
    const pages = await choosePages(origin);
    const browser = await playwright.launch({ ...(await chromium()), args: ['--no-sandbox'] });
    try {
      const measures = await measureRounds(browser, origin, pages);
      return { measures, measurements: Object.entries(measures).flatMap(([name, each]) => measurementsOf(name, each)) };
    } finally {
      await browser.close();
    }
  });
