import { join } from 'node:path';
import { type Browser, chromium as playwright, type Locator, type Page } from '@playwright/test';
import { chromium } from '../../e2e/support/chromium.ts';

/** Bytes a second, and milliseconds until an answer begins. */
export type Line = { downloadThroughput: number; uploadThroughput: number; latency: number };

export type Screen = {
  name: string;
  width: number;
  height: number;
  isPhone: boolean;
  /** How many times slower than this machine its processor is. */
  slowdown: number;
};

/** What a visitor felt since it was asked last. */
export type Felt = {
  inp: number;
  pressed: number | null;
  shifts: { value: number; nodes: string[] }[];
};

export const SCREENS: readonly Screen[] = [
  { name: '390 px', width: 390, height: 844, isPhone: true, slowdown: 4 },
  { name: '1440 px', width: 1440, height: 900, isPhone: false, slowdown: 1 },
];

const BYTES = 1024 / 8;
/** Slow 4G, as Lighthouse names it: 1.6 Mbit/s. */
export const SLOW_4G: Line = { downloadThroughput: 1638 * BYTES, uploadThroughput: 750 * BYTES, latency: 150 };
const WATCH = join(import.meta.dirname, 'watch-page.mjs');
const PIXELS = 2;

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await playwright.launch({ ...(await chromium()), args: ['--no-sandbox'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A visitor who was never here: nothing cached, on a screen, over a line. */
export async function withVisitor<T>(
  browser: Browser,
  { width, height, isPhone, slowdown }: Screen,
  line: Line | null,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const phone = { isMobile: true, hasTouch: true, deviceScaleFactor: PIXELS };
  const context = await browser.newContext({
    viewport: { width, height },
    ...(isPhone && phone),
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: WATCH });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (line !== null) await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Waits until the page answers to clicks; gives the milliseconds since its navigation began. */
export const awakeMs = (page: Page): Promise<number> => page.evaluate<number>('bench.awake()');

export const feltOn = (page: Page): Promise<Felt> => page.evaluate<Felt>('bench.report()');
export const forget = (page: Page): Promise<void> => page.evaluate<void>('bench.forget()');

/** The shift of a visit as a whole, as if it were one burst: never less than what browsers report. */
export const shiftOf = (shifts: Felt['shifts']): number => shifts.reduce((sum, { value }) => sum + value, 0);

export const press = (screen: Screen, target: Locator): Promise<void> =>
  screen.isPhone ? target.tap() : target.click();
