import { join } from 'node:path';
import { withDatabase } from '../../scripts/with-database.ts';
import { readConfig } from '../../src/app/server/config.ts';
import { type Figure, figure } from './figure.ts';
import { startPortal } from './portal.ts';
import { choosePages } from './targets.ts';
import { gzipSync } from 'node:zlib';

const KILOBYTE = 1024;
/** A browser asks for these before the page answers to a click: what the page preloads, and what its scripts import. */
const MODULE =
  /<link rel="(?:held-)?modulepreload" href="([^"]+)"|<script[^>]* src="([^"]+)"|import(?:\(|[^"]* from )?\s*"([^"]+\.js)"/g;

const IMPORT = /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g;

async function gzippedKb(url: string): Promise<number> {
  const body = Buffer.from(await (await fetch(url)).arrayBuffer());
  return gzipSync(body, { level: 6 }).length / KILOBYTE;
}

function modulesOf(html: string): Set<string> {
  return new Set(
    [...html.matchAll(MODULE)].flatMap(([, preload, script, imported]) => preload ?? script ?? imported ?? []),
  );
}

async function weigh(origin: string, modules: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...modules].map((module) => gzippedKb(origin + module)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Kilobytes that a first visit to a page costs, gzipped: its HTML, and its JavaScript. */
export async function weighPage(
  origin: string,
  path: string,
): Promise<{ htmlKb: number; scriptKb: number; scripts: number }> {
  const html = await (await fetch(origin + path)).text();
  const modules = modulesOf(html);
  return {
    htmlKb: gzipSync(html, { level: 6 }).length / KILOBYTE,
    scriptKb: await weigh(origin, modules),
    scripts: modules.size,
  };
}

/** Kilobytes of JavaScript of a page that loads a file later, named `late`: with that file and all that it imports. */
export async function weighLate(origin: string, path: string, late: string): Promise<number> {
  const modules = modulesOf(await (await fetch(origin + path)).text());
  const read = async (module: string) => (await fetch(origin + module)).text();
  const texts = await Promise.all([...modules].map(read));
  const name = new RegExp(`${late}-[\\w-]+\\.js`).exec(texts.join('\n'))?.[0];
  if (name === undefined) throw new Error(`${path} loads no ${late}`);
  const waiting = [`/assets/${name}`];
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (modules.has(module)) continue;
    modules.add(module);
    for (const [, imported] of (await read(module)).matchAll(IMPORT)) waiting.push(`/assets/${imported}`);
  }
  return weigh(origin, modules);
}

const DATA_DIR = join(import.meta.dirname, '../../.cache/bench-weights');
/** Enough for every kind of home, and bookings of the demonstration's owner. */
const LISTINGS = 200;
/** Kilobytes of JavaScript: what a visitor's first page may cost, and an owner's. */
const VISITOR_KB = 130;
const OWNER_KB = 230;

/** Pages of owners by the file that the owner's area loads for them. */
const OWNER_PAGES = {
  'owner’s calendar': 'proprietario-calendario',
  'owner’s bookings': 'proprietario-prenotazioni',
  'prices and conditions': 'proprietario-condizioni',
};

async function bookingPaths(): Promise<{ booking: string; payment: string }> {
  const paths = { booking: '', payment: '' };
  await withDatabase(readConfig({ OSPITALIA_DATA_DIR: DATA_DIR }), async ({ db }) => {
    const { codice, session_id } = await db
      .selectFrom('bookings')
      .where('status', '=', 'confermata')
      .select(['codice', 'session_id'])
      .limit(1)
      .executeTakeFirstOrThrow();
    paths.booking = `/prenotazione/${codice}`;
    paths.payment = `/pagamento-demo/${session_id}`;
    return 'A booking of the demonstration';
  });
  return paths;
}

/** What visitors' pages weigh, those of booking and paying among them, an owner's, and the panel. */
export async function measureWeights(): Promise<Figure[]> {
  const portal = await startPortal(DATA_DIR, LISTINGS);
  const origin = `http://127.0.0.1:${portal.port}`;
  const { booking, payment } = await bookingPaths();
  const figures: Figure[] = [];
  const own = { blog: '/blog', booking, 'demo payment': payment, terms: '/termini', cookies: '/cookie' };
  for (const [name, path] of Object.entries({ ...(await choosePages(origin)), ...own })) {
    const { htmlKb, scriptKb } = await weighPage(origin, path);
    figures.push(figure(`${name}, HTML gzipped`, htmlKb, 'KB'));
    figures.push(figure(`${name}, first-load JavaScript gzipped`, scriptKb, 'KB', { goal: VISITOR_KB }));
  }
  for (const [name, file] of Object.entries(OWNER_PAGES)) {
    const value = await weighLate(origin, '/proprietario', file);
    figures.push(figure(`${name}, first-load JavaScript gzipped`, value, 'KB', { goal: OWNER_KB }));
  }
  const panel = await weighLate(origin, '/admin', 'AdminPanel');
  figures.push(figure('panel, first-load JavaScript gzipped', panel, 'KB', { goal: OWNER_KB }));
  await portal.stop();
  return figures;
}
