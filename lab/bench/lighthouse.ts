import { chromium as playwright } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromium } from '../../e2e/support/chromium.ts';
import { freePort } from '../../src/platform/postgres/acquire-server.ts';
import { type Measurement, measurement, median } from '../measurement.ts';
import { choosePages, originOf, withDemo } from './demo.ts';

const ROUNDS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof CATEGORIES)[number];

/** Scores are between 0 and 100, and times are in milliseconds. */
type Visit = Record<Category, number> & { lcp: number; tbt: number; cls: number; bytes: number; failed: string[] };

/** The emulated phone. Its pixel ratio is that of Lighthouse's default phone. */
const PHONE = { mobile: true, width: 390, height: 844, deviceScaleFactor: 1.75, disabled: false };

async function withBrowser<T>(work: (port: number) => Promise<T>): Promise<T> {
  const port = await freePort();
  const browser = await playwright.launch({
    ...(await chromium()),
    args: ['--no-sandbox', '--lang=it-IT', `--remote-debugging-port=${port}`],
  });
  try {
    return await work(port);
  } finally {
    await browser.close();
  }
}

async function visit(url: string, port: number): Promise<Visit> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...CATEGORIES],
    throttlingMethod: 'devtools',
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

function measurementsOf(name: string, visits: readonly Visit[]): Measurement[] {
  const middle = (field: Exclude<keyof Visit, 'failed'>) => median(visits.map((each) => each[field]));
  return [
    ...CATEGORIES.map((category) => measurement(`${name}, ${category}`, middle(category), 'of 100', { floor: 100 })),
    measurement(`${name}, layout shift`, middle('cls'), '', { goal: 0.01 }),
    measurement(`${name}, LCP`, middle('lcp') / 1000, 's'),
    measurement(`${name}, total blocking time`, middle('tbt'), 'ms'),
    measurement(`${name}, transferred`, middle('bytes') / 1024, 'KB'),
  ];
}

async function visitPage(origin: string, [name, path]: [string, string], port: number): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(origin + path, port));
  process.stdout.write(`${name}\n`);
  return visits;
}

async function inGerman(origin: string, path: string): Promise<string> {
  const { url } = await fetch(`${origin}/lingua/de?pagina=${encodeURIComponent(path)}`);
  return url.slice(origin.length);
}

export const measureLighthouse = () =>
  withDemo(async (portal) => {
    const origin = originOf(portal);
    const visits: Record<string, Visit[]> = {};
    const chosen = await choosePages(origin);
    const german = { 'home, German': await inGerman(origin, '/'), 'list, German': await inGerman(origin, chosen.list) };
    await withBrowser(async (port) => {
      for (const page of Object.entries({ ...chosen, ...german }))
        visits[page[0]] = await visitPage(origin, page, port);
    });
    return { visits, measurements: Object.entries(visits).flatMap(([name, each]) => measurementsOf(name, each)) };
  });
