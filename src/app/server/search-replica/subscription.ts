import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { escapeLiteral, type Pool } from 'pg';
import { OperatorError } from '../../../platform/process/operator-error.ts';
import { identityIndexOf, PUBLISHED } from './published-tables.ts';

/** Of publications, subscriptions and slots that are ours. */
const PREFIX = 'ospitalia_search_';
const LOOK_AGAIN_MS = 200;
/** A slot is let go a moment after its subscription has ended. */
const TRIES = 50;

type Place = { cluster: string; database: string };

async function placeOf(pool: Pool): Promise<Place> {
  const { rows } = await pool.query<Place>(
    'select (select system_identifier::text from pg_control_system()) as cluster, current_database() as database',
  );
  const [place] = rows;
  if (place === undefined) throw new Error('a select without a table gave no row');
  return place;
}

/** The name under which a database follows, of its publication, its subscription and its slot; the same each time. */
export async function subscriptionName(primary: Pool, subscriber: Pool): Promise<string> {
  const [there, here] = await Promise.all([placeOf(primary), placeOf(subscriber)]);
  // A subscription within one server would wait for itself.
  if (there.cluster === here.cluster)
    throw new OperatorError('SEARCH_DATABASE_URL deve essere su un altro server PostgreSQL che DATABASE_URL.');
  const hash = createHash('sha256').update(`${here.cluster}/${here.database}`).digest('hex');
  return `${PREFIX}${hash.slice(0, 12)}`;
}

async function isThere(pool: Pool, name: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from pg_subscription where subname = $1
       and subdbid = (select oid from pg_database where datname = current_database())`,
    [name],
  );
  return rowCount !== 0;
}

/** Takes a subscription away, and with it its slot; where that is gone or out of reach, without it. */
export async function dropSubscription(subscriber: Pool, name: string): Promise<void> {
  if (!(await isThere(subscriber, name))) return;
  try {
    await subscriber.query(`drop subscription ${name}`);
  } catch {
    await subscriber.query(`alter subscription ${name} disable`);
    await subscriber.query(`alter subscription ${name} set (slot_name = none)`);
    await subscriber.query(`drop subscription ${name}`);
  }
}

/** What keeps the primary's log for a subscriber: left behind, it would fill the disk. */
export async function dropSlot(primary: Pool, name: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { rows } = await primary.query<{ active: boolean }>(
      'select active from pg_replication_slots where slot_name = $1',
      [name],
    );
    if (rows[0] === undefined) return;
    if (!rows[0].active) await primary.query('select pg_drop_replication_slot($1)', [name]);
    else await pause(LOOK_AGAIN_MS);
  }
  throw new OperatorError(`Lo slot ${name} del primario è ancora in uso: spegni prima il database delle ricerche.`);
}

export async function publicationNames(primary: Pool): Promise<string[]> {
  const { rows } = await primary.query<{ name: string }>(
    'select pubname as name from pg_publication where starts_with(pubname, $1) order by pubname',
    [PREFIX],
  );
  return rows.map(({ name }) => name);
}

/** Has the primary's log tell the place of each row that is changed or deleted, or no longer. */
export async function tellPlaces(primary: Pool, areTold: boolean): Promise<void> {
  for (const { table, region } of PUBLISHED) {
    if (region === undefined) continue;
    const index = identityIndexOf(table);
    if (areTold) {
      await primary.query(
        `create unique index concurrently if not exists ${index} on ${table} (${region.key}, ${region.column})`,
      );
      await primary.query(`alter table ${table} replica identity using index ${index}`);
    } else {
      await primary.query(`alter table ${table} replica identity default`);
      await primary.query(`drop index concurrently if exists ${index}`);
    }
  }
}

/** Follows a publication, and waits until all that is there was copied. `source`: the primary's address as the subscriber reaches it. */
export async function subscribe(subscriber: Pool, name: string, source: string): Promise<void> {
  await subscriber.query(`create subscription ${name} connection ${escapeLiteral(source)} publication ${name}`);
  for (;;) {
    const { rows } = await subscriber.query<{ waiting: number; errors: number }>(
      `select (select count(*)::int from pg_subscription_rel where srsubstate <> 'r') as waiting,
         (select coalesce(sum(apply_error_count + sync_error_count), 0)::int from pg_stat_subscription_stats where subname = $1) as errors`,
      [name],
    );
    const [state] = rows;
    if (state?.waiting === 0) return;
    if ((state?.errors ?? 0) > 0)
      throw new OperatorError(
        'La copia non riesce: il registro del database delle ricerche (SEARCH_DATABASE_URL) dice perché.',
      );
    await pause(LOOK_AGAIN_MS);
  }
}
