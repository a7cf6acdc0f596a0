import type { Database } from '../../src/app/server/database.ts';
import { gzippedKb, modulesOf, VISITOR_KB, weigh } from '../../e2e/support/first-load.ts';
import { type Measurement, measurement } from '../measurement.ts';
import { choosePages, originOf, withDemo } from './demo.ts';

const IMPORT = /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g;

async function weighPage(origin: string, path: string): Promise<{ htmlKb: number; scriptKb: number; scripts: number }> {
  const html = await (await fetch(origin + path)).text();
  const modules = modulesOf(html);
  return {
    htmlKb: gzippedKb(html),
    scriptKb: await weigh(origin, modules),
    scripts: modules.size,
  };
}

async function weighLate(origin: string, path: string, late: string): Promise<number> {
  const modules = modulesOf(await (await fetch(origin + path)).text());
  const read = async (module: string) => (await fetch(origin + module)).text();
  const texts = await Promise.all([...modules].map(read));
  const name = new RegExp(`${late}-[\\w-]+\\.js`).exec(texts.join('\n'))?.[0];
  if (name === undefined) throw new Error(`${path} does not load ${late}`);
  const waiting = [`/assets/${name}`];
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (modules.has(module)) continue;
    modules.add(module);
    for (const [, imported] of (await read(module)).matchAll(IMPORT)) waiting.push(`/assets/${imported}`);
  }
  return weigh(origin, modules);
}

const OWNER_KB = 230;
const FORM_KB = 60;
const HTML_KB: Readonly<Record<string, number>> = { home: 40, list: 20 };

const OWNER_PAGES = {
  'owner’s calendar': 'proprietario-calendario',
  'owner’s bookings': 'proprietario-prenotazioni',
  'prices and conditions': 'proprietario-condizioni',
};

async function bookingPaths({ db }: Database): Promise<{ booking: string; payment: string }> {
  const { codice, session_id } = await db
    .selectFrom('bookings')
    .where('status', '=', 'confermata')
    .select(['codice', 'session_id'])
    .limit(1)
    .executeTakeFirstOrThrow();
  return { booking: `/prenotazione/${codice}`, payment: `/pagamento-demo/${session_id}` };
}

async function visitorMeasurements(origin: string, database: Database): Promise<Measurement[]> {
  const { booking, payment } = await bookingPaths(database);
  const own = { region: '/strutture/lazio', saved: '/salvate', blog: '/blog', booking, 'demo payment': payment };
  const pages = { ...(await choosePages(origin)), ...own, terms: '/termini', cookies: '/cookie' };
  const measurements: Measurement[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const { htmlKb, scriptKb } = await weighPage(origin, path);
    const goal = HTML_KB[name];
    measurements.push(measurement(`${name}, HTML gzipped`, htmlKb, 'KB', { ...(goal !== undefined && { goal }) }));
    measurements.push(measurement(`${name}, first-load JavaScript gzipped`, scriptKb, 'KB', { goal: VISITOR_KB }));
  }
  return measurements;
}

async function formMeasurement(origin: string): Promise<Measurement> {
  const [form, shell] = [await weighPage(origin, '/inserisci'), await weighPage(origin, '/come-ordiniamo')];
  return measurement('submission form, JavaScript without the shell', form.scriptKb - shell.scriptKb, 'KB', {
    goal: FORM_KB,
  });
}

export const measureWeights = () =>
  withDemo(async (portal, database) => {
    const origin = originOf(portal);
    const late = async (name: string, path: string, file: string) =>
      measurement(`${name}, first-load JavaScript gzipped`, await weighLate(origin, path, file), 'KB', {
        goal: OWNER_KB,
      });
    const measurements = await visitorMeasurements(origin, database);
    for (const [name, file] of Object.entries(OWNER_PAGES)) measurements.push(await late(name, '/proprietario', file));
    return {
      measurements: [...measurements, await late('panel', '/admin', 'AdminPanel'), await formMeasurement(origin)],
    };
  });
