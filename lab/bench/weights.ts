import { withDatabase } from '../../scripts/with-database.ts';
import { readConfig } from '../../src/app/server/config.ts';
import { type Figure, figure } from './figure.ts';
import { gzippedKb, modulesOf, VISITOR_KB, weigh } from '../../e2e/support/first-load.ts';
import { DEMO_DIR, startDemoPortal } from './portal.ts';
import { choosePages } from './targets.ts';

const IMPORT = /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g;

/** Kilobytes that a first visit to a page costs, gzipped: its HTML, and its JavaScript. */
async function weighPage(origin: string, path: string): Promise<{ htmlKb: number; scriptKb: number; scripts: number }> {
  const html = await (await fetch(origin + path)).text();
  const modules = modulesOf(html);
  return {
    htmlKb: gzippedKb(html),
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

/** Kilobytes of JavaScript: what an owner's first page may cost, and the form beyond the shell. A visitor's aims at 60. */
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
