import type { Browser } from '@playwright/test';
import { type Figure, figure, median } from './figure.ts';
import { startDemoPortal } from './portal.ts';
import {
  awakeMs,
  type Felt,
  feltOn,
  type Screen,
  SCREENS,
  shiftOf,
  SLOW_4G,
  withBrowser,
  withVisitor,
} from './screens.ts';
import { choosePages } from './targets.ts';
import { setTimeout as pause } from 'node:timers/promises';

const ROUNDS = 3;
const AWAKE_MS = 2000;
const SHIFT = 0.01;
const LATE = /\.woff2$|\/foto\//;
/** A line that is merely slow brings preloaded letters before the words. */
const LATE_MS = 3000;
/** How long a reader stays at each height of a page. */
const LOOK_MS = 300;
/** Screens that are read of a page. */
const HEIGHTS = 6;

/** A page whose letters and photos come long after its words, and which is then read downwards. */
function visitSlowly(browser: Browser, screen: Screen, url: string): Promise<Felt> {
  return withVisitor(browser, screen, SLOW_4G, async (page) => {
    await page.route(LATE, async (route) => {
      await pause(LATE_MS);
      await route.continue();
    });
    await page.goto(url);
    await awakeMs(page);
    await page.waitForLoadState('networkidle');
    for (let height = 1; height <= HEIGHTS; height += 1) {
      await page.evaluate(`scrollTo({ top: ${height} * innerHeight, behavior: 'instant' })`);
      await pause(LOOK_MS);
    }
    await page.waitForLoadState('networkidle');
    return feltOn(page);
  });
}

async function measureAwake(browser: Browser, screen: Screen, url: string): Promise<{ open: number; slow: number }> {
  const visit = (line: typeof SLOW_4G | null) =>
    withVisitor(browser, screen, line, async (page) => {
      await page.goto(url, { waitUntil: 'commit' });
      return awakeMs(page);
    });
  return { open: await visit(null), slow: await visit(SLOW_4G) };
}

type PageLoads = { awake: { open: number; slow: number }[]; felt: Felt[] };

async function measurePage(browser: Browser, screen: Screen, url: string): Promise<PageLoads> {
  const loads: PageLoads = { awake: [], felt: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    if (screen.isPhone) loads.awake.push(await measureAwake(browser, screen, url));
    loads.felt.push(await visitSlowly(browser, screen, url));
  }
  return loads;
}

function figuresOf(name: string, { awake, felt }: PageLoads): Figure[] {
  const middle = (line: 'open' | 'slow') => median(awake.map((each) => each[line]));
  const awakeFigures = [
    figure(`${name}: awake`, middle('open'), 'ms', { goal: AWAKE_MS }),
    figure(`${name}: awake, over slow 4G`, middle('slow'), 'ms', { goal: AWAKE_MS }),
  ];
  return [
    ...(awake.length > 0 ? awakeFigures : []),
    figure(`${name}: layout shift of a visit`, Math.max(...felt.map(({ shifts }) => shiftOf(shifts))), '', {
      goal: SHIFT,
    }),
  ];
}

/** When pages answer on a phone four times slower than this machine, and how far they jump while letters and pictures come late. */
export async function measurePageLoads(): Promise<{ figures: Figure[]; loads: Record<string, PageLoads> }> {
  const portal = await startDemoPortal();
  const origin = `http://127.0.0.1:${portal.port}`;
  const loads: Record<string, PageLoads> = {};
  try {
    const pages = Object.entries(await choosePages(origin));
    await withBrowser(async (browser) => {
      for (const screen of SCREENS) {
        for (const [name, path] of pages) {
          loads[`${name}, ${screen.name}`] = await measurePage(browser, screen, origin + path);
          process.stdout.write(`${screen.name}: ${name}\n`);
        }
      }
    });
  } finally {
    await portal.stop();
  }
  return { loads, figures: Object.entries(loads).flatMap(([name, each]) => figuresOf(name, each)) };
}
