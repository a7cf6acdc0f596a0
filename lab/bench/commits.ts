import { sql } from 'kysely';
import { addDays, dateInRome } from '../../src/kernel/calendar-date.ts';
import type { Database, Db } from '../../src/app/server/database.ts';
import { NO_LIMITS, openDatabase } from '../../src/platform/database/open-database.ts';
import { runningUrl } from '../../src/platform/postgres/open-postgres.ts';
import { measureWork, type Work } from './cpu-seconds.ts';
import { type Figure, figure } from './figure.ts';
import { measureInTurn, middleOf, percentilesOf, ratioOf, type Round, type Rounds } from './load.ts';
import { DEMO_DIR, type Portal, startDemoPortal } from './portal.ts';

const CLIENTS = 16;
const ROUNDS = 5;
const ROUND_MS = 3000;
/** Units that each client writes nights of, none of them another's. */
const UNITS = 40;
const NIGHT = addDays(dateInRome(new Date()), 200);
const PERCENT = 100;

/** Triggers that tell of nights to whoever keeps pages, by their names in the database. */
async function pageTriggers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ tgname: string }>`
    select tgname from pg_trigger where tgrelid = 'calendar_events'::regclass and tgname like '%\\_pages\\_%'`.execute(
    db,
  );
  if (rows.length === 0) throw new Error('no trigger tells of nights to whoever keeps pages');
  return rows.map(({ tgname }) => tgname);
}

async function setNews(db: Db, triggers: readonly string[], state: 'enable' | 'disable'): Promise<void> {
  for (const name of triggers)
    await sql`alter table calendar_events ${sql.raw(state)} trigger ${sql.ref(name)}`.execute(db);
}

async function unitsOf(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select units.id from units join strutture on strutture.id = struttura_id
    where status = 'approvata' and camera_id is null order by units.id limit ${CLIENTS * UNITS}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Takes a night of a unit, or gives it back. */
async function writeNight(db: Db, unit_id: number, isTaken: boolean): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (isTaken)
      await sql`delete from calendar_events where unit_id = ${unit_id} and summary = 'banco'`.execute(transaction);
    else
      await sql`insert into calendar_events (unit_id, period, event_type, platform_source, summary)
        values (${unit_id}, daterange(${NIGHT}::date, ${NIGHT}::date + 1), 'blocked', 'ospitalia', 'banco')`.execute(
        transaction,
      );
  });
}

/** Every night that is taken is given back by the next transaction: as much is there afterwards as before. */
async function commitAll(db: Db, units: readonly number[]): Promise<Round> {
  const latencies: number[] = [];
  const start = performance.now();
  const client = async (_: unknown, first: number) => {
    const own = units.filter((_unit, index) => index % CLIENTS === first);
    for (let turn = 0; performance.now() - start < ROUND_MS || turn % 2 === 1; turn += 1) {
      const begun = performance.now();
      await writeNight(db, own[(turn >> 1) % own.length] ?? 0, turn % 2 === 1);
      latencies.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const seconds = (performance.now() - start) / 1000;
  return {
    answers: latencies.length,
    perSecond: latencies.length / seconds,
    ...percentilesOf(latencies.toSorted((a, b) => a - b)),
  };
}

async function measureRounds({ db }: Database, portal: Portal): Promise<Rounds<Round & Work>> {
  const [triggers, units] = [await pageTriggers(db), await unitsOf(db)];
  const round = (state: 'enable' | 'disable') => async () => {
    await setNews(db, triggers, state);
    return measureWork({ pids: [portal.pid], dataDir: DEMO_DIR }, () => commitAll(db, units));
  };
  await round('enable')();
  try {
    return await measureInTurn({ 'with news': round('enable'), without: round('disable') }, ROUNDS);
  } finally {
    await setNews(db, triggers, 'enable');
  }
}

/** Transactions that write nights, with the news of them for kept pages and without it, while a portal listens (P17). */
export async function measureCommits(): Promise<{ figures: Figure[]; rounds: Rounds<Round & Work> }> {
  const portal = await startDemoPortal();
  const url = runningUrl(DEMO_DIR);
  if (url === undefined) throw new Error('the embedded database does not run');
  const database = openDatabase(url, { timeLimits: NO_LIMITS, size: CLIENTS });
  try {
    const rounds = await measureRounds(database, portal);
    const share = PERCENT * ratioOf(rounds, 'with news', 'without', 'perSecond');
    const figures = ['with news', 'without'].flatMap((name) => [
      figure(
        `commits that write a night, ${name}`,
        middleOf(rounds, name, ({ perSecond }) => perSecond),
        'a second',
      ),
      figure(
        `commits that write a night, ${name}: work of PostgreSQL`,
        middleOf(rounds, name, ({ databaseMs }) => databaseMs),
        'ms',
      ),
    ]);
    return { rounds, figures: [figure('commits with news of pages ÷ without', share, '%', { floor: 90 }), ...figures] };
  } finally {
    await database.close();
    await portal.stop();
  }
}
