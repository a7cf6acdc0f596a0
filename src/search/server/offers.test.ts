import { SERVIZI, type Servizio } from '../../strutture/rules/servizi.ts';
import { SERVIZIO_BITS } from '../../strutture/rules/servizio-bits.ts';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { countOffers, searchDifferences } from '../../../test/search-differences.ts';
import { createRandom, type RandomSource } from '../../../test/random-source.ts';
import { buildRandomHomes, rateSome, takeSome, TOWNS } from '../../../test/search-model.ts';
import { systemClock, today } from '../../kernel/dates/clock.ts';

const day = today(systemClock);
const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
await buildRandomHomes(db, 40, day);
const ids = (await db.selectFrom('strutture').select('id').orderBy('id').execute()).map(({ id }) => id);

const CLEANING = { servizio_pulizie: true, prezzo_pulizie_cents: 4000 };
const NO_CLEANING = { servizio_pulizie: false, prezzo_pulizie_cents: 0 };

async function writeSomething(random: RandomSource): Promise<void> {
  const id = random.pick(ids);
  const strutture = (change: object) => db.updateTable('strutture').set(change).where('id', '=', id).execute();
  const rooms = await db.selectFrom('camere').select('id').where('struttura_id', '=', id).orderBy('id').execute();
  const units = await db.selectFrom('units').select('id').where('struttura_id', '=', id).orderBy('id').execute();
  const [room, unit] = [rooms[random.below(rooms.length)], units[random.below(units.length)]];
  const camere = (change: object) => room && db.updateTable('camere').set(change).where('id', '=', room.id).execute();
  const changes = [
    () => (unit ? takeSome(db, random, unit.id, day) : undefined),
    () => (unit ? db.deleteFrom('calendar_events').where('unit_id', '=', unit.id).execute() : undefined),
    () =>
      sql`update calendar_events set period = daterange(lower(period) + 2, upper(period) + 3) where unit_id = ${unit?.id}`.execute(
        db,
      ),
    () => rateSome(db, random, id, random.pick([null, room?.id ?? null]), day),
    () => strutture({ lat: 43 + random.next(), lon: 11 + random.next() }),
    () => strutture({ has_own_point: random.next() < 0.5, posizione_approssimativa: random.next() < 0.5 }),
    () => strutture(random.pick([CLEANING, NO_CLEANING])),
    () => strutture({ prezzo_notte_cents: 4000 + random.below(50) * 100 }),
    () => strutture({ posti_letto: 1 + random.below(9) }),
    () => strutture({ citta_id: random.pick(TOWNS), cap: '00100' }),
    () => strutture({ status: random.pick(['approvata', 'sospesa', 'approvata']), approved_at: new Date() }),
    () => strutture({ gradini: random.pick([null, 0, 4]) }),
    () => strutture({ stripe_onboarding_completed: random.next() < 0.5 }),
    () => camere({ disponibile: random.next() < 0.6 }),
    () => camere({ posti_letto: 1 + random.below(4) }),
    () => room && rooms.length > 1 && db.deleteFrom('camere').where('id', '=', room.id).execute(),
  ];
  await random.pick(changes)();
}

async function countWritten(random: RandomSource): Promise<number> {
  return writeSomething(random).then(
    () => 1,
    () => 0,
  );
}

test('triggers keep offers consistent after random writes', async () => {
  const random = createRandom(21);
  const differences: unknown[] = [];
  let written = 0;
  for (let round = 0; round < 200; round += 1) {
    written += await countWritten(random);
    if (round % 20 === 0) differences.push(...(await searchDifferences(db)));
  }
  expect([...differences, ...(await searchDifferences(db))]).toEqual([]);
  expect(written).toBeGreaterThan(150);
  expect(await countOffers(db)).toBeGreaterThan(10);
});

test('triggers keep offers consistent under concurrent writes', async () => {
  let written = 0;
  const write = async (writer: number) => {
    const random = createRandom(100 + writer);
    for (let round = 0; round < 40; round += 1) {
      const more = await countWritten(random);
      written += more;
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)));
  expect(await searchDifferences(db)).toEqual([]);
  expect(written).toBeGreaterThan(200);
});

test('triggers keep offers consistent if nights become unavailable while a home is being approved', async () => {
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

test('the database and the code assign the same unique bit to each service', async () => {
  const { rows } = await sql<{ servizio: Servizio; bits: number }>`
    select servizio, servizi_bits(array[servizio]) as bits from unnest(${[...SERVIZI]}::text[]) as servizio`.execute(
    db,
  );
  expect(rows.map(({ servizio, bits }) => [servizio, bits])).toEqual(
    SERVIZI.map((servizio) => [servizio, 1 << SERVIZIO_BITS[servizio]]),
  );
  expect(new Set(Object.values(SERVIZIO_BITS)).size).toBe(SERVIZI.length);
});
