import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { askOn } from '../../../../test/ask-on.ts';
import { buildStruttura } from '../../../../test/build-struttura.ts';
import { asVisitor, createComparison, inTown, searchIn } from '../../../../test/same-searches.ts';
import { openSearchClusters } from '../../../../test/search-clusters.ts';
import { createRandom } from '../../../../test/random-source.ts';
import { buildRandomHomes, randomCriteria } from '../../../../test/search-model.ts';
import { startTestPortal } from '../../../../test/start-portal.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { sized } from '../../../../test/verify.ts';
import { addDays } from '../../../kernel/dates/calendar-date.ts';
import { systemClock, today } from '../../../kernel/dates/clock.ts';
import { createLocationsService } from '../../../locations/server/service.ts';
import { openDatabase } from '../../../platform/database/open-database.ts';
import { readDbOf } from '../../../platform/replica/open-read-db.ts';
import { runWithReadContext, wasReplicaRead } from '../../../platform/replica/read-context.ts';
import type { Scope, SearchCriteria } from '../../../search/rules/search-criteria.ts';
import { createSearchByRegion } from '../../../search/server/search-by-region.ts';
import { createSearchService } from '../../../search/server/search-service.ts';
import type { Tables } from '../database.ts';
import { endFollowing, followPrimary } from './follow-primary.ts';
import { openSearchDb } from './open-search-db.ts';

const run = promisify(execFile);
const PATIENCE = { timeout: 60_000, interval: 20 };
const [MONTEPULCIANO, ROMA] = [52015, 58091];
const [TOSCANA, LAZIO] = [9, 12];
const TOSCANA_AND_UMBRIA = ['toscana', 'umbria'];

const day = today(systemClock);
const clusters = await openSearchClusters();
const dataDir = temporaryFolder();
const primary = openDatabase<Tables>(clusters.primaryUrl);
const parts = { primary, source: clusters.primaryUrl, searchUrl: clusters.searchUrl };
const warnings: string[] = [];
const reads = readDbOf(primary);
const searches = openSearchDb({
  database: primary,
  reads,
  urls: { primary: clusters.primaryUrl, replica: clusters.searchUrl },
  warn: (message, error) => void warnings.push(`${message} ${error instanceof Error ? error.message : ''}`),
});
const locations = createLocationsService(primary.db);
const common = { clock: systemClock, locations };
const everywhere = createSearchService({ ...common, db: reads.db });
const replica = createSearchService({ ...common, db: searches.db });
const chosen = createSearchByRegion({ everywhere, replica, held: searches.held, locations });

afterAll(async () => {
  await searches.close();
  await primary.close();
  await clusters.stop();
});

const untilUp = () => vi.waitFor(() => expect(searches.held()).not.toBeNull(), PATIENCE);
const untilDown = () => vi.waitFor(() => expect(searches.held()).toBeNull(), PATIENCE);

const idsOf = async (criteria: SearchCriteria) => (await asVisitor(() => chosen.find(criteria, null, 50))).answer.ids;
const { expectAnswers } = createComparison(everywhere, chosen, searches);

/** `npm run db -- search-replica …`; what it says. */
async function command(...words: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: clusters.primaryUrl, SEARCH_DATABASE_URL: clusters.searchUrl };
  return (await run(process.execPath, ['scripts/db.ts', 'search-replica', ...words], { env })).stdout;
}

beforeAll(async () => {
  await buildRandomHomes(primary.db, 160, day);
});

test('rejects a primary without logical replication, and a database of the same server', async () => {
  await expect(followPrimary({ ...parts, searchUrl: clusters.neighbourUrl }, [])).rejects.toThrow('un altro server');
  await expect(followPrimary(parts, ['toskana'])).rejects.toThrow('«toskana» non è una regione. Sono: piemonte,');
  const standing = openDatabase<Tables>(process.env['TEST_DATABASE_URL'] ?? '');
  await expect(followPrimary({ ...parts, primary: standing }, [])).rejects.toThrow(
    'Il server di DATABASE_URL deve avere wal_level = logical',
  );
  await standing.close();
});

test('searches work before the search replica is created', async () => {
  await untilDown();
  expect((await asVisitor(() => chosen.find(inTown(ROMA), null))).isRead).toBe(false);
  await vi.waitFor(() => expect(warnings.join()).toContain('the search replica is passed over'), PATIENCE);
});

describe('all of Italy', () => {
  beforeAll(() => followPrimary(parts, []));
  beforeEach(untilUp);

  test('answers every search like the primary, and without it', async () => {
    const { reads: before } = searches.stats();
    const random = createRandom(21);
    for (let number = 0; number < sized(12, 30); number += 1) await expectAnswers(randomCriteria(random, day), true);
    const near = { lat: 43.1, lon: 11.8, exclude: [], limit: 8, stay: null, guests: 2 };
    const others = async (service: typeof chosen) => [
      await service.homesNear(near),
      await service.suggest('montepul'),
      await service.parseText('podere a montepulcino per 4 persone'),
    ];
    expect((await asVisitor(() => others(chosen))).answer).toEqual(await others(everywhere));
    expect(searches.stats().reads - before).toBeGreaterThan(sized(80, 200));
  });

  test('holds what searches read, but no addresses and no bookings', async () => {
    const rows = await clusters.atSubscriber(
      `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    expect(rows.map(({ name }) => name)).not.toContain('bookings');
    await expect(clusters.atSubscriber('select proprietario_email from strutture')).rejects.toThrow('does not exist');
  });

  test('finds a new home, follows its changes, and drops it when it is suspended', async () => {
    const id = await buildStruttura(primary.db, { citta_id: MONTEPULCIANO, nome: 'Casa Nuovissima' });
    const words = { ...inTown(MONTEPULCIANO), testo: 'nuovissima' };
    await vi.waitFor(async () => expect(await idsOf(words)).toEqual([id]), PATIENCE);
    await primary.db.updateTable('strutture').set({ nome: 'Casa Vecchissima' }).where('id', '=', id).execute();
    await vi.waitFor(async () => expect(await idsOf(words)).toEqual([]), PATIENCE);
    const stay = { check_in: addDays(day, 30), check_out: addDays(day, 32) };
    const free = { ...inTown(MONTEPULCIANO), testo: 'vecchissima', stay };
    await vi.waitFor(async () => expect(await idsOf(free)).toEqual([id]), PATIENCE);
    const unit = await primary.db
      .selectFrom('units')
      .where('struttura_id', '=', id)
      .select('id')
      .executeTakeFirstOrThrow();
    await primary.db
      .insertInto('calendar_events')
      .values({
        unit_id: unit.id,
        period: `[${stay.check_in},${stay.check_out})`,
        event_type: 'blocked',
        platform_source: 'ospitalia',
      })
      .execute();
    await vi.waitFor(async () => expect(await idsOf(free)).toEqual([]), PATIENCE);
    await primary.db.updateTable('strutture').set({ status: 'sospesa' }).where('id', '=', id).execute();
    await vi.waitFor(async () => expect(await idsOf({ ...free, stay: null })).toEqual([]), PATIENCE);
    await expectAnswers(inTown(MONTEPULCIANO), true);
  });

  test('a visitor who has changed something reads from the primary', async () => {
    const asked = await runWithReadContext({ mayLag: false, isRead: true }, async () => {
      await chosen.find(inTown(ROMA), null);
      return wasReplicaRead();
    });
    expect(asked).toBe(false);
  });
});

describe('the primary answers instead', () => {
  const subscription = async () =>
    String((await clusters.atSubscriber('select subname from pg_subscription'))[0]?.['subname']);
  beforeEach(untilUp);

  test('while the subscription is disabled, with what changed meanwhile', async () => {
    const name = await subscription();
    await clusters.atSubscriber(`alter subscription ${name} disable`);
    const id = await buildStruttura(primary.db, { citta_id: ROMA, nome: 'Casa Ritardataria' });
    await untilDown();
    expect(await idsOf({ ...inTown(ROMA), testo: 'ritardataria' })).toEqual([id]);
    await clusters.atSubscriber(`alter subscription ${name} enable`);
    await untilUp();
    await expectAnswers(inTown(ROMA), true);
  });

  test('while a conflicting row blocks replication', async () => {
    await clusters.atSubscriber(`insert into search_words values ('zuzzurellone')`);
    await buildStruttura(primary.db, { citta_id: ROMA, nome: 'Casa Zuzzurellone' });
    await untilDown();
    expect((await asVisitor(() => chosen.find(inTown(ROMA), null))).isRead).toBe(false);
    await clusters.atSubscriber(`delete from search_words where word = 'zuzzurellone'`);
    await untilUp();
    await expectAnswers(inTown(ROMA), true);
  });

  test('after its subscription was dropped', async () => {
    const name = await subscription();
    await clusters.atSubscriber(`alter subscription ${name} disable`);
    await clusters.atSubscriber(`alter subscription ${name} set (slot_name = none)`);
    await clusters.atSubscriber(`drop subscription ${name}`);
    await untilDown();
    await followPrimary(parts, []);
    await untilUp();
    await expectAnswers(inTown(ROMA), true);
  });

  test('when it is killed under load: no request fails, and it is read again when it is back', async () => {
    const env = {
      DATABASE_URL: clusters.primaryUrl,
      SEARCH_DATABASE_URL: clusters.searchUrl,
      OSPITALIA_DATA_DIR: dataDir,
    };
    const portal = await startTestPortal(env);
    const figure = async (name: string) => {
      const text = await (await fetch(`http://127.0.0.1:${portal.port}/metrics`)).text();
      return Number(new RegExp(`ospitalia_search_replica\\{figure="${name}"\\} (\\d+)`).exec(text)?.[1]);
    };
    const expectUp = (isUp: 0 | 1) => vi.waitFor(async () => expect(await figure('is_up')).toBe(isUp), PATIENCE);
    try {
      await expectUp(1);
      const visitors = askOn(`http://127.0.0.1:${portal.port}/api/properties/public?regione_id=${TOSCANA}`);
      await vi.waitFor(async () => expect(await figure('reads')).toBeGreaterThan(10), PATIENCE);
      await clusters.kill();
      await expectUp(0);
      await pause(1000);
      await clusters.start();
      await expectUp(1);
      const statuses = await visitors.end();
      expect([...statuses.keys()]).toEqual([200]);
      expect(statuses.get(200)).toBeGreaterThan(50);
    } finally {
      await portal.kill();
    }
  });
});

describe('two regions', () => {
  let said: string;
  beforeAll(async () => {
    said = await command('create', '--regions', 'toscana,umbria');
  });
  beforeEach(untilUp);

  test('holds only the homes of those regions', async () => {
    expect(said).toMatch(/segue toscana, umbria: \d+ strutture/);
    const [row] = await clusters.atSubscriber(`
      select array(select distinct regione_id from offers) as offers, array(select distinct regione_id from search_texts) as texts,
        array(select distinct regione_id from listed_homes) as homes,
        array(select distinct regione_id from strutture join citta on citta.id = citta_id join province on province.id = provincia_id) as strutture`);
    expect(row).toEqual({ offers: [TOSCANA], texts: [TOSCANA], homes: [TOSCANA], strutture: [TOSCANA] });
    expect(searches.held()).toEqual([TOSCANA, 10]);
  });

  test('answers searches within them, and the primary all others', async () => {
    const random = createRandom(22);
    const TUSCAN = [MONTEPULCIANO, 52032, 48017];
    const isInside = (scope: Scope) =>
      scope.kind === 'citta'
        ? scope.citta_ids.every((id) => TUSCAN.includes(id))
        : scope.kind === 'regione' || scope.kind === 'provincia';
    let inside = 0;
    for (let number = 0; number < sized(15, 40); number += 1) {
      const criteria = randomCriteria(random, day);
      await expectAnswers(criteria, isInside(criteria.scope));
      if (isInside(criteria.scope)) inside += 1;
    }
    expect(inside).toBeGreaterThan(sized(3, 10));
  });

  test('drops a home that moves to another region, and gains one that moves in', async () => {
    const id = await buildStruttura(primary.db, { citta_id: ROMA, nome: 'Casa Viaggiante' });
    const move = (citta_id: number) =>
      primary.db.updateTable('strutture').set({ citta_id }).where('id', '=', id).execute();
    const found = async (citta_id: number) => idsOf({ ...inTown(citta_id), testo: 'viaggiante' });
    await move(MONTEPULCIANO);
    await vi.waitFor(async () => expect(await found(MONTEPULCIANO)).toEqual([id]), PATIENCE);
    await move(ROMA);
    await vi.waitFor(async () => expect(await found(MONTEPULCIANO)).toEqual([]), PATIENCE);
    expect(await found(ROMA)).toEqual([id]);
    await vi.waitFor(async () => {
      expect(await clusters.atSubscriber(`select from strutture where id = ${id}`)).toEqual([]);
    }, PATIENCE);
    expect((await asVisitor(() => chosen.find(searchIn({ kind: 'regione', regione_id: LAZIO }), null))).isRead).toBe(
      false,
    );
  });

  test('is not read after the comuni changed', async () => {
    await primary.pool.query(`update locations_source set source_hash = repeat('0', 64)`);
    await untilDown();
    await vi.waitFor(() => expect(warnings.join()).toContain('other comuni'), PATIENCE);
  });
});

test('dropping it leaves no slot, publication or index on the primary', async () => {
  expect(await command('drop')).toContain('non segue più');
  const { rows } = await primary.pool.query(`
    select (select count(*)::int from pg_replication_slots) as slots, (select count(*)::int from pg_publication) as publications,
      (select count(*)::int from pg_class where relname like '%_search_identity') as indexes,
      (select relreplident from pg_class where relname = 'offers') as identity`);
  expect(rows).toEqual([{ slots: 0, publications: 0, indexes: 0, identity: 'd' }]);
  expect(await clusters.atSubscriber(`select from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([]);
});

test('a replica that is lost for good is dropped by its name on the primary', async () => {
  await followPrimary(parts, TOSCANA_AND_UMBRIA);
  await clusters.kill();
  await expect(endFollowing(parts)).rejects.toThrow(/non risponde.*drop NOME, con uno di ospitalia_search_/);
  const { rows } = await primary.pool.query<{ pubname: string }>('select pubname from pg_publication');
  await endFollowing(parts, rows[0]?.pubname);
  const { rowCount } = await primary.pool.query('select from pg_replication_slots');
  expect(rowCount).toBe(0);
  await buildStruttura(primary.db, { citta_id: ROMA });
  await clusters.start();
});
