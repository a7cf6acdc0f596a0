import { withDatabase } from '../../scripts/with-database.ts';
import { readConfig } from '../../src/app/server/config.ts';
import { type Figure, figure } from './figure.ts';
import { DEMO_DIR, startDemoPortal } from './portal.ts';
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
async function weighPage(origin: string, path: string): Promise<{ htmlKb: number; scriptKb: number; scripts: number }> {
  const html = await (await fetch(origin + path)).text();
  const modules = modulesOf(html);
  return {
    htmlKb: gzipSync(html, { level: 6 }).length / KILOBYTE,
    scriptKb: await weigh(origin, modules),
    scripts: modules.size,
  };
}

/** Kilobytes of JavaScript of a page that loads a file later, named `late`: with that file and all that it imports. */
async function weighLate(origin: string, path: string, late: string): Promise<number> {
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

/** Kilobytes of JavaScript: what a visitor's first page may cost (the aim is 60), an owner's, and the form beyond the shell. */
const VISITOR_KB = 120;
const OWNER_KB = 230;
const FORM_KB = 60;
/** Kilobytes of HTML. */
const HTML_KB: Readonly<Record<string, number>> = { home: 40, list: 20 };

/** Pages of owners by the file that the owner's area loads for them. */
const OWNER_PAGES = {
  'owner’s calendar': 'proprietario-calendario',
  'owner’s bookings': 'proprietario-prenotazioni',
  'prices and conditions': 'proprietario-condizioni',
};

async function bookingPaths(): Promise<{ booking: string; payment: string }> {
  const paths = { booking: '', payment: '' };
  await withDatabase(readConfig({ OSPITALIA_DATA_DIR: DEMO_DIR }), async ({ db }) => {
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

async function visitorFigures(origin: string): Promise<Figure[]> {
  const { booking, payment } = await bookingPaths();
  const own = { region: '/strutture/lazio', saved: '/salvate', blog: '/blog', booking, 'demo payment': payment };
  const pages = { ...(await choosePages(origin)), ...own, terms: '/termini', cookies: '/cookie' };
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const { htmlKb, scriptKb } = await weighPage(origin, path);
    const goal = HTML_KB[name];
    figures.push(figure(`${name}, HTML gzipped`, htmlKb, 'KB', { ...(goal !== undefined && { goal }) }));
    figures.push(figure(`${name}, first-load JavaScript gzipped`, scriptKb, 'KB', { goal: VISITOR_KB }));
  }
  return figures;
}

async function formFigure(origin: string): Promise<Figure> {
  const [form, shell] = [await weighPage(origin, '/inserisci'), await weighPage(origin, '/come-ordiniamo')];
  return figure('submission form, JavaScript beyond the shell', form.scriptKb - shell.scriptKb, 'KB', {
    goal: FORM_KB,
  });
}

/** What visitors' pages weigh, a full list and those of booking and paying among them, an owner's, the form, and the panel. */
export async function measureWeights(): Promise<Figure[]> {
  const portal = await startDemoPortal();
  try {
    const origin = `http://127.0.0.1:${portal.port}`;
    const late = async (name: string, path: string, file: string) =>
      figure(`${name}, first-load JavaScript gzipped`, await weighLate(origin, path, file), 'KB', { goal: OWNER_KB });
    const figures = await visitorFigures(origin);
    for (const [name, file] of Object.entries(OWNER_PAGES)) figures.push(await late(name, '/proprietario', file));
    return [...figures, await late('panel', '/admin', 'AdminPanel'), await formFigure(origin)];
  } finally {
    await portal.stop();
  }
}
