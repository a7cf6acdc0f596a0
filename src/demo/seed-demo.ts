import { Kysely, PostgresDialect } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { CalendarDate } from '../kernel/dates/calendar-date.ts';
import { formatCount } from '../kernel/text/format-count.ts';
import type { MediaTables } from '../media/server/service.ts';
import type { PhotoStorage } from '../media/server/storage.ts';
import { OperatorError } from '../platform/process/operator-error.ts';
import { buildHome, DEMO_CIN_COUNT } from './build-home.ts';
import { copyBatch } from './copy-batch.ts';
import { storeDemoPhotos } from './store-demo-photos.ts';
import { readHomes } from './read-homes.ts';
import { createRepeater } from './repeat-homes.ts';

const BATCH = 5000;
const TABLES =
  'strutture, camere, tariffe, struttura_photos, units, calendar_events, photos, strutture_per_citta, ' +
  'offers, listed_homes, search_texts, search_words, cards';

const ANALYZE_GROWTH = 4;

export type SeedOptions = {
  storage: PhotoStorage;
  today: CalendarDate;
  log(line: string): void;
};

async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Reserves `count` consecutive IDs and returns the first. The lock blocks concurrent inserts. */
async function reserveIds(pool: Pool, count: number): Promise<number> {
  const first = await inTransaction(pool, async (client) => {
    await client.query('lock table strutture in share row exclusive mode');
    const { rows } = await client.query<{ first: number }>(
      `select (setval(sequence, nextval(sequence) + $1 - 1) - $1 + 1)::integer as first
       from (select pg_get_serial_sequence('strutture', 'id')::regclass as sequence) as of_strutture`,
      [count],
    );
    return rows[0]?.first ?? 1;
  });
  if (first + count - 1 < DEMO_CIN_COUNT) return first;
  throw new OperatorError(`Non ci sono abbastanza CIN dimostrativi: al massimo ${DEMO_CIN_COUNT - 1} strutture.`);
}

/** Creates the same homes on every machine for a given day. Needs connections without a statement timeout. */
export async function seedDemo(pool: Pool, count: number, { storage, today, log }: SeedOptions): Promise<void> {
  if (count === 0) return;
  const db = new Kysely<MediaTables>({ dialect: new PostgresDialect({ pool }) });
  const photoIds = await storeDemoPhotos(db, storage);
  const first = await reserveIds(pool, count);
  const homes = await readHomes();
  const repeat = await createRepeater(pool, homes, count);
  const build = (from: number) =>
    Array.from({ length: Math.min(BATCH, first + count - from) }, (_, index) => {
      const id = from + index;
      return buildHome(homes[id - 1] ?? repeat(id - 1 - homes.length), id, today);
    });
  for (let copied = 0, analyzeAt = 1, batch = build(first); copied < count; ) {
    const copying = inTransaction(pool, (client) => copyBatch(client, batch, photoIds));
    copied += batch.length;
    const next = build(first + copied);
    await copying;
    batch = next;
    // With outdated statistics, search rows are rebuilt at 250 instead of 1,500 homes per second (measured).
    if (copied >= analyzeAt) {
      await pool.query(`analyze ${TABLES}`);
      analyzeAt = copied * ANALYZE_GROWTH;
    }
    if (count > BATCH) log(`${formatCount(copied)} di ${formatCount(count)} strutture`);
  }
  await pool.query(`vacuum (analyze) ${TABLES}`);
}
