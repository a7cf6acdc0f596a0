import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { chromium } from '../../e2e/support/chromium.ts';
import { freePort } from '../../src/platform/postgres/free-port.ts';
import { type Figure, figure, median } from './figure.ts';
import { startDemoPortal } from './portal.ts';
import { choosePages } from './targets.ts';

const ROUNDS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const POLL_MS = 50;

type Category = (typeof CATEGORIES)[number];

/** One visit: the four scores of 100, milliseconds until the largest element was painted and that scripts blocked, bytes on the wire. */
type Visit = Record<Category, number> & { lcp: number; tbt: number; cls: number; bytes: number; failed: string[] };

/** What a slow line and processor do: reckoned from a visit without them, or applied by the browser. */
const THROTTLING = { simulated: 'simulate', applied: 'devtools' } as const;
type Throttling = keyof typeof THROTTLING;
/** A common phone; of its own pixels only as many as Lighthouse's own phone has. */
const PHONE = { mobile: true, width: 390, height: 844, deviceScaleFactor: 1.75, disabled: false };

async function withBrowser<T>(work: (port: number) => Promise<T>): Promise<T> {
  const { executablePath, env } = await chromium();
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'ospitalia-lighthouse-'));
  const options = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--lang=it-IT'];
  const browser = spawn(executablePath, [...options, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`], {
    env,
    stdio: 'ignore',
  });
  try {
    const isUp = () =>
      fetch(`http://127.0.0.1:${port}/json/version`).then(
        () => true,
        () => false,
      );
    while (!(await isUp())) {
      if (browser.exitCode !== null) throw new Error('the browser did not start');
      await pause(POLL_MS);
    }
    return await work(port);
  } finally {
    browser.kill();
    await once(browser, 'exit');
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Visits a page as a phone on a slow 4G line does, with a processor four times slower than this one. */
async function visit(url: string, port: number, throttling: Throttling): Promise<Visit> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...CATEGORIES],
    throttlingMethod: THROTTLING[throttling],
    screenEmulation: PHONE,
  });
  if (result === undefined || result.lhr.runtimeError !== undefined) {
    throw new Error(`Lighthouse could not visit ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { categories, audits } = result.lhr;
  const score = (name: Category) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const failed = CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${id}`),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    failed,
  };
}

type Visits = Record<Throttling, Visit[]>;

function figuresOf(name: string, { simulated, applied }: Visits): Figure[] {
  const middle = (visits: readonly Visit[], field: Exclude<keyof Visit, 'failed'>) =>
    median(visits.map((each) => each[field]));
  const scores = CATEGORIES.map((category) =>
    figure(`${name}, ${category}, applied`, middle(applied, category), 'of 100', { floor: 100 }),
  );
  return [
    ...scores,
    figure(`${name}, performance, simulated`, middle(simulated, 'performance'), 'of 100', { floor: 100 }),
    figure(`${name}, layout shift, applied`, middle(applied, 'cls'), '', { goal: 0.01 }),
    figure(`${name}, LCP, applied`, middle(applied, 'lcp') / 1000, 's'),
    figure(`${name}, LCP, simulated`, middle(simulated, 'lcp') / 1000, 's'),
    figure(`${name}, total blocking time, applied`, middle(applied, 'tbt'), 'ms'),
    figure(`${name}, transferred`, middle(applied, 'bytes') / 1024, 'KB'),
  ];
}

/** One page, with either kind of throttling in turn. */
async function visitPage(origin: string, [name, path]: [string, string], port: number): Promise<Visits> {
  const visits: Visits = { simulated: [], applied: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    visits.simulated.push(await visit(origin + path, port, 'simulated'));
    visits.applied.push(await visit(origin + path, port, 'applied'));
    process.stdout.write(`${name}, round ${round + 1} of ${ROUNDS}\n`);
  }
  return visits;
}

/** Where a page lies in German: the portal itself knows. */
async function inGerman(origin: string, path: string): Promise<string> {
  const { url } = await fetch(`${origin}/lingua/de?pagina=${encodeURIComponent(path)}`);
  return url.slice(origin.length);
}

/** Lighthouse on home, full list, detail and article at 390 px, and on home and list in German. */
export async function measureLighthouse(): Promise<{ figures: Figure[]; visits: Record<string, Visits> }> {
  const portal = await startDemoPortal();
  const origin = `http://127.0.0.1:${portal.port}`;
  const visits: Record<string, Visits> = {};
  try {
    const chosen = await choosePages(origin);
    const german = { 'home, German': await inGerman(origin, '/'), 'list, German': await inGerman(origin, chosen.list) };
    const pages = Object.entries({ ...chosen, ...german });
    await withBrowser(async (port) => {
      for (const page of pages) visits[page[0]] = await visitPage(origin, page, port);
    });
  } finally {
    await portal.stop();
  }
  return { visits, figures: Object.entries(visits).flatMap(([name, each]) => figuresOf(name, each)) };
}
