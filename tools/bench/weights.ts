import { join } from 'node:path';
import { withDatabase } from '../../scripts/with-database.ts';
import { readConfig } from '../../src/app/server/config.ts';
import { type Figure, figure } from './figure.ts';
import { weighLate, weighPage } from './page-weight.ts';
import { startPortal } from './portal.ts';
import { choosePages } from './targets.ts';

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

/** A booking's own addresses. */
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
