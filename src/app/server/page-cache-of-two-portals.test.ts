import { afterAll, expect, test, vi } from 'vitest';
import { buildStruttura, takeNights } from '../../../test/build-struttura.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { type StartedPortal, startPortals } from '../../../test/start-portal.ts';

/**
 * Maximum time for which a page may be stale. The requirement is one second, but a busy machine needs more; pages that are not
 * dropped stay cached for minutes.
 */
const STALE_MS = 10_000;
/** Exceeds `STALE_MS`, so that a slow invalidation fails the assertion on the measured time before this timeout expires. */
const PATIENCE = { timeout: 60_000, interval: 10 };

const database = await createTestDatabase();
const house = await buildStruttura(database.db);
const { portals, portalAt, close } = await startPortals(database, 2, { program: 'pages-process.ts' });
afterAll(close);

async function read(portal: StartedPortal, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`http://127.0.0.1:${portal.port}${path}`, { headers });
  const [text = '', rendering] = (await answer.text()).split(' #');
  return { status: answer.status, text, rendering, isCached: answer.headers.has('etag') };
}

async function keep(portal: StartedPortal, path: string): Promise<void> {
  await vi.waitFor(async () => {
    const [one, other] = [await read(portal, path), await read(portal, path)];
    expect(one.isCached && one.rendering).toBe(other.rendering);
  }, PATIENCE);
}

/** Performs the write and returns the milliseconds until both portals show it. Fails if a portal shows the old state again. */
async function staleFor(path: string, write: () => Promise<unknown>, isNew: (text: string, status: number) => boolean) {
  await Promise.all(portals.map((portal) => keep(portal, path)));
  await write();
  const written = performance.now();
  const times = await Promise.all(
    portals.map(async (portal) => {
      let requestedAt = performance.now();
      await vi.waitFor(async () => {
        requestedAt = performance.now();
        const { text, status } = await read(portal, path);
        expect(isNew(text, status)).toBe(true);
      }, PATIENCE);
      return requestedAt - written;
    }),
  );
  for (let again = 0; again < 3; again += 1) {
    for (const portal of portals) {
      const { text, status } = await read(portal, path);
      expect(isNew(text, status)).toBe(true);
    }
  }
  return Math.max(...times);
}

const run = (text: string) => () => database.pool.query(text);

test('both portals show a new price within the time limit', async () => {
  for (const cents of [9900, 10_100]) {
    const change = run(`update strutture set prezzo_notte_cents = ${cents} where id = ${house}`);
    expect(await staleFor(`/casa/${house}`, change, (text) => text === `${cents / 100}`)).toBeLessThan(STALE_MS);
  }
});

test('both portals show sold and released nights within the time limit', async () => {
  const nights = { struttura_id: house, start: '2027-03-01', end: '2027-03-02' };
  const free = (await read(portalAt(0), `/notti/${house}`)).text;
  const take = () => takeNights(database.db, nights);
  expect(await staleFor(`/notti/${house}`, take, (text) => text !== free)).toBeLessThan(STALE_MS);
  const give = run('delete from calendar_events');
  expect(await staleFor(`/notti/${house}`, give, (text) => text === free)).toBeLessThan(STALE_MS);
});

test('both portals return new availability within the time limit, and visitors bypass the cache after their own changes', async () => {
  const { rows } = await database.pool.query('select cin from strutture where id = $1', [house]);
  const path = `/api/calendar/availability?cin=${rows[0].cin}&start_date=2027-03-01&end_date=2027-03-02`;
  const isFree = (text: string) => JSON.parse(text)[0].is_available === true;
  const take = () => takeNights(database.db, { struttura_id: house, start: '2027-03-01', end: '2027-03-02' });
  expect(await staleFor(path, take, (text) => !isFree(text))).toBeLessThan(STALE_MS);
  expect((await read(portalAt(0), path, { Cookie: '__Host-appena=1' })).isCached).toBe(false);
  expect(await staleFor(path, run('delete from calendar_events'), isFree)).toBeLessThan(STALE_MS);
});

test('both portals show new home counts within the time limit, even though modules cache them for several seconds', async () => {
  let id = 0;
  const approve = async () => (id = await buildStruttura(database.db));
  expect(await staleFor('/provincia/52', approve, (text) => text === '2')).toBeLessThan(STALE_MS);
  const suspend = run(`update strutture set status = 'sospesa' where id = ${id}`);
  await Promise.all(portals.map((portal) => keep(portal, '/provincia/52')));
  expect(await staleFor(`/casa/${id}`, suspend, (_, status) => status === 404)).toBeLessThan(STALE_MS);
  for (const portal of portals) expect((await read(portal, '/provincia/52')).text).toBe('1');
});

test('both portals show a new price within the time limit even if their listener connections are lost during the write', async () => {
  for (const cents of [8100, 8200]) {
    const lose = async () => {
      const lost = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ospitalia-pages'";
      const { rowCount } = await database.pool.query(`${lost} and datname = current_database()`);
      expect(rowCount).toBe(2);
      await run(`update strutture set prezzo_notte_cents = ${cents} where id = ${house}`)();
    };
    expect(await staleFor(`/casa/${house}`, lose, (text) => text === `${cents / 100}`)).toBeLessThan(STALE_MS);
    for (const portal of portals) {
      await keep(portal, `/casa/${house}`);
      expect((await read(portal, `/casa/${house}`)).text).toBe(`${cents / 100}`);
    }
  }
});
