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
import { startPortal } from './portal.ts';
import { choosePages } from './targets.ts';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { AddressInfo } from 'node:net';

/** A page as a file: the same words, styles and pictures, and not one script. */
type BarePage = { url: string; stop(): Promise<void> };

const SCRIPTS = /<script\b(?![^>]*application\/ld\+json)[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

type StoredFile = { type: string; body: Buffer; isText: boolean };

async function take(url: string): Promise<StoredFile> {
  const answer = await fetch(url, { headers: { Accept: 'image/avif,image/webp,*/*' } });
  const type = answer.headers.get('Content-Type') ?? 'application/octet-stream';
  const body = Buffer.from(await answer.arrayBuffer());
  return { type, body, isText: /^text|javascript|json|svg|xml/.test(type) };
}

/**
 * Serves the page at `path` of a portal with its scripts taken out, from memory, compressed; what it shows is fetched from the portal
 * once and kept. As good as this content can be without an application around it: what a page's Lighthouse is held against.
 */
async function serveBarePage(origin: string, path: string): Promise<BarePage> {
  const html = (await (await fetch(origin + path)).text()).replaceAll(SCRIPTS, '');
  const kept = new Map<string, Promise<StoredFile>>();
  kept.set(path, Promise.resolve({ type: 'text/html; charset=utf-8', body: Buffer.from(html), isText: true }));
  const server = createServer((request, response) => {
    const asked = request.url ?? '/';
    const file = kept.get(asked) ?? take(origin + asked);
    kept.set(asked, file);
    void file.then(({ type, body, isText }) => {
      const headers = { 'Content-Type': type, 'Cache-Control': 'max-age=31536000' };
      if (!isText) return response.writeHead(200, headers).end(body);
      return response.writeHead(200, { ...headers, 'Content-Encoding': 'gzip' }).end(gzipSync(body));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // oxlint-disable-next-line typescript/consistent-type-assertions -- it listens on a port, not on a pipe
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const DATA_DIR = join(import.meta.dirname, '../../.cache/bench-weights');
const LISTINGS = 200;
const ROUNDS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const POLL_MS = 50;

type Category = (typeof CATEGORIES)[number];

/** One visit: the four scores of 100, milliseconds until the largest element was painted and that scripts blocked, bytes on the wire. */
type Visit = Record<Category, number> & { lcp: number; tbt: number; bytes: number; failed: string[] };

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

/** Visits a page as a phone on a slow line does: Lighthouse's own defaults. */
async function visit(url: string, port: number): Promise<Visit> {
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json', onlyCategories: [...CATEGORIES] });
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
    bytes: value('total-byte-weight'),
    failed,
  };
}

function figuresOf(name: string, page: readonly Visit[], bare: readonly Visit[]): Figure[] {
  const middle = (visits: readonly Visit[], field: Exclude<keyof Visit, 'failed'>) =>
    median(visits.map((each) => each[field]));
  const scores = CATEGORIES.flatMap((category) => [
    figure(`${name}, ${category}`, middle(page, category), 'of 100', { floor: 100 }),
    figure(`${name}, ${category}, bare static page`, middle(bare, category), 'of 100'),
  ]);
  const ratio = median(page.map(({ lcp }, round) => lcp / (bare[round]?.lcp ?? Number.NaN)));
  return [
    ...scores,
    figure(`${name}, LCP ÷ bare static page`, ratio, '×', { goal: 1.2 }),
    figure(`${name}, LCP`, middle(page, 'lcp') / 1000, 's'),
    figure(`${name}, LCP, bare static page`, middle(bare, 'lcp') / 1000, 's'),
    figure(`${name}, total blocking time`, middle(page, 'tbt'), 'ms'),
    figure(`${name}, transferred`, middle(page, 'bytes') / 1024, 'KB'),
    figure(`${name}, transferred, bare static page`, middle(bare, 'bytes') / 1024, 'KB'),
  ];
}

/** One page beside itself without scripts, A B A B …. */
async function comparePage(origin: string, [name, path]: [string, string], port: number) {
  const bare = await serveBarePage(origin, path);
  const visits: { page: Visit[]; bare: Visit[] } = { page: [], bare: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    visits.page.push(await visit(origin + path, port));
    visits.bare.push(await visit(bare.url, port));
    process.stdout.write(`${name}, round ${round + 1} of ${ROUNDS}\n`);
  }
  await bare.stop();
  return { name, visits };
}

/** Lighthouse on home, list, detail and article, each beside a bare static page with the same words and pictures. */
export async function measureLighthouse(): Promise<{ figures: Figure[]; visits: Record<string, unknown> }> {
  const portal = await startPortal(DATA_DIR, LISTINGS);
  const origin = `http://127.0.0.1:${portal.port}`;
  const pages = Object.entries(await choosePages(origin));
  const figures: Figure[] = [];
  const visits: Record<string, unknown> = {};
  await withBrowser(async (port) => {
    for (const page of pages) {
      const compared = await comparePage(origin, page, port);
      figures.push(...figuresOf(compared.name, compared.visits.page, compared.visits.bare));
      visits[compared.name] = compared.visits;
    }
  });
  await portal.stop();
  return { figures, visits };
}
