import { SERVIZI, type Servizio } from '../../strutture/rules/servizi.ts';
import { SERVIZIO_BITS } from '../../strutture/rules/servizio-bits.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { countOffers, searchDifferences } from '../../../test/search-differences.ts';
import {
  buildRandomHomes,
  createRandom,
  type RandomSource,
  rateSome,
  takeSome,
  TOWNS,
} from '../../../test/search-model.ts';
import { systemClock, today } from '../../kernel/clock.ts';

let database: TestDatabase;
let ids: number[];
const day = today(systemClock);

beforeAll(async () => {
  database = await createTestDatabase();
  await buildRandomHomes(database.db, 40, day);
  ids = (await database.db.selectFrom('strutture').select('id').orderBy('id').execute()).map(({ id }) => id);
}, 30_000);

afterAll(() => database.close());

/** One write such as owners, administrators, guests and platforms make. */
async function writeSomething(random: RandomSource): Promise<void> {
  const { db } = database;
  const id = random.pick(ids);
  const strutture = (change: object) => db.updateTable('strutture').set(change).where('id', '=', id).execute();
  const rooms = await db.selectFrom('camere').select('id').where('struttura_id', '=', id).orderBy('id').execute();
  const units = await db.selectFrom('units').select('id').where('struttura_id', '=', id).orderBy('id').execute();
  const [room, unit] = [rooms[random.below(rooms.length)], units[random.below(units.length)]];
  const changes = [
    () => (unit ? takeSome(db, random, unit.id, day) : undefined),
    () => (unit ? db.deleteFrom('calendar_events').where('unit_id', '=', unit.id).execute() : undefined),
    () =>
      sql`update calendar_events set period = daterange(lower(period) + 2, upper(period) + 3) where unit_id = ${unit?.id}`.execute(
        db,
      ),
    () => rateSome(db, random, id, random.pick([null, room?.id ?? null]), day),
    () => strutture({ prezzo_notte_cents: 4000 + random.below(50) * 100 }),
    () => strutture({ posti_letto: 1 + random.below(9) }),
    () => strutture({ citta_id: random.pick(TOWNS), cap: '00100' }),
    () => strutture({ status: random.pick(['approvata', 'sospesa', 'approvata']), approved_at: new Date() }),
    () => strutture({ stripe_onboarding_completed: random.next() < 0.5 }),
    () =>
      room &&
      db
        .updateTable('camere')
        .set({ disponibile: random.next() < 0.6 })
        .where('id', '=', room.id)
        .execute(),
    () =>
      room &&
      db
        .updateTable('camere')
        .set({ posti_letto: 1 + random.below(4) })
        .where('id', '=', room.id)
        .execute(),
    () =>
      rooms.length > 1
        ? db
            .deleteFrom('camere')
            .where('id', '=', room?.id ?? 0)
            .execute()
        : undefined,
  ];
  await random.pick(changes)();
}

/** Constraints, and writers that waited for each other in a circle, refuse a write; it is then as if nobody had tried. */
async function tryWriting(random: RandomSource): Promise<boolean> {
  return writeSomething(random).then(
    () => true,
    () => false,
  );
}

test('after any writes in any order offers are what follows from the other tables', async () => {
  const random = createRandom(21);
  const differences: unknown[] = [];
  let written = 0;
  for (let round = 0; round < 200; round += 1) {
    if (await tryWriting(random)) written += 1;
    if (round % 20 === 0) differences.push(...(await searchDifferences(database.db)));
  }
  expect([...differences, ...(await searchDifferences(database.db))]).toEqual([]);
  expect(written).toBeGreaterThan(150);
  expect(await countOffers(database.db)).toBeGreaterThan(10);
}, 30_000);

test('and so they are when many write at once', async () => {
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    const random = createRandom(100 + writer);
    let written = 0;
    for (let round = 0; round < 40; round += 1) if (await tryWriting(random)) written += 1;
    return written;
  });
  const written = (await Promise.all(writers)).reduce((sum, count) => sum + count, 0);
  expect(await searchDifferences(database.db)).toEqual([]);
  expect(written).toBeGreaterThan(200);
}, 30_000);

test('nights that are taken while a home is being approved are not forgotten', async () => {
  const { db } = database;
  const [id = 0] = ids;
  const unit = await db.selectFrom('units').select('id').where('struttura_id', '=', id).executeTakeFirstOrThrow();
  await db.updateTable('strutture').set({ status: 'sospesa' }).where('id', '=', id).execute();
  const taking = await database.pool.connect();
  await taking.query('begin');
  await taking.query(
    `insert into calendar_events (unit_id, period, event_type, platform_source)
     values ($1, daterange(current_date + 200, current_date + 203), 'booking', 'airbnb')`,
    [unit.id],
  );
  const approving = db.updateTable('strutture').set({ status: 'approvata' }).where('id', '=', id).execute();
  await new Promise((resolve) => setTimeout(resolve, 200));
  await taking.query('commit');
  taking.release();
  await approving;
  expect(await searchDifferences(db)).toEqual([]);
});

test('the database has each service at the place that is written for it', async () => {
  const { rows } = await sql<{ servizio: Servizio; bits: number }>`
    select servizio, servizi_bits(array[servizio]) as bits from unnest(${[...SERVIZI]}::text[]) as servizio`.execute(
    database.db,
  );
  expect(rows.map(({ servizio, bits }) => [servizio, bits])).toEqual(
    SERVIZI.map((servizio) => [servizio, 1 << SERVIZIO_BITS[servizio]]),
  );
  expect(new Set(Object.values(SERVIZIO_BITS)).size).toBe(SERVIZI.length);
});
