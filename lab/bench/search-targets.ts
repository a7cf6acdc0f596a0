import { sql } from 'kysely';
import { addDays } from '../../src/kernel/calendar-date.ts';
import { systemClock, today } from '../../src/kernel/clock.ts';
import { ORDINI } from '../../src/search/rules/search-criteria.ts';
import type { Database } from '../../src/app/server/database.ts';
import { readConfig } from '../../src/app/server/config.ts';
import { withDatabase } from '../../scripts/with-database.ts';
import type { Target } from './load.ts';

const ADMIN = { username: 'banco', password: 'una password del banco di prova' };

/** What the portal of the bench is started with, so that there is somebody to sign in as. */
export const ADMIN_ENVIRONMENT = {
  OSPITALIA_ADMIN_USERNAME: ADMIN.username,
  OSPITALIA_ADMIN_PASSWORD: ADMIN.password,
};

/** Listings in the queue, of the 100,000 that there are. */
const QUEUE = 10_000;
/** Pages that the load walks through, of 50 cards each: the whole queue. */
const PAGES = 200;

/** Brings the queue of a stopped portal to 10,000 listings; a queue that has them stays as it is. */
export async function fillQueue(dataDir: string): Promise<void> {
  await withDatabase(readConfig({ OSPITALIA_DATA_DIR: dataDir }), async ({ db }) => {
    await sql`
      update strutture set status = 'in_attesa', approved_at = null
      where id in (
        select id from strutture where status = 'approvata' order by id desc
        limit greatest(0, ${QUEUE} - (select count(*) from strutture where status = 'in_attesa'))
      )`.execute(db);
    return `In coda ${QUEUE} strutture`;
  });
}

export async function queueTarget(port: number): Promise<Target> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  if (!answer.ok) throw new Error(`the administrator did not get in: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const paths = Array.from({ length: PAGES }, (_, page) => `/api/admin/strutture/pending?page=${page + 1}`);
  return { port, paths, headers: { Cookie: cookie } };
}

export type Searches = {
  primaryKey: readonly string[];
  /** By order of the list: a town, nights, guests and a service, 24 homes each. */
  inTowns: Record<string, readonly string[]>;
  /** As `inTowns`, with as many homes on the page as the smaller database has for it. */
  inBoth: readonly string[];
  mistyped: readonly string[];
  suggestions: readonly string[];
};

type SearchBench = { portal: { port: number }; database: Database };

const FULL_PAGE = 24;
const TOWNS = 40;
const IDS = 1500;
/** Steps in which the smaller database's homes are walked for towns. */
const THOUSANDTHS = 300;
/** A prime: steps of it visit ids far from each other. */
const STRIDE = 641;
/** Nights from today on: spring, when half of the calendar is still free. */
const AHEAD = 110;
const NIGHTS = 3;

const MISTYPED = (
  'gliciine, limonaja, frutetto, silezioso, trulo, giardinno segreto, frutetto silezioso, colazzione lenta, vista panoramicca, contadinno, ' +
  'vicollo, castagnno, casa tranquila, uliveti secollari, mattonni antichi, ruscelo'
).split(', ');
const TYPED = 'si, mon, montepulcano, firenza, san g, tosc, provincia di, reggio, lago, picsina, ro, val d'.split(', ');

async function totalOf({ portal }: SearchBench, path: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${portal.port}${path}`, {
    headers: { 'X-Forwarded-For': callerOf(path) },
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- our own server's answer, held by its contract
  const { total } = (await answer.json()) as { total: number };
  return total;
}

/** One caller alone would meet the rate limit. */
function callerOf(path: string): string {
  let sum = 0;
  for (const letter of path) sum = (sum * 31 + letter.charCodeAt(0)) % 65_536;
  return `198.19.${sum >> 8}.${sum & 255}`;
}

/** Towns as often as they have homes: every so many-th home's town. Those with fewer homes than a page come in as well. */
async function townsByHomes({ database }: SearchBench, count: number): Promise<number[]> {
  const { rows } = await sql<{ citta_id: number }>`
    select distinct citta_id from (
      select citta_id, sum(strutture_count) over (order by citta_id) as upto, strutture_count,
        sum(strutture_count) over () / ${count}::int as every
      from strutture_per_citta where strutture_count > 0
    ) as towns where floor(upto / every) > floor((upto - strutture_count) / every)`.execute(database.db);
  return rows.map(({ citta_id }) => citta_id);
}

async function approvedIds({ database }: SearchBench): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from strutture where status = 'approvata' and id % ${STRIDE}::int = 0 order by id limit ${IDS}`.execute(
    database.db,
  );
  return rows.map(({ id }) => id);
}

function stayQuery(): string {
  const arrival = addDays(today(systemClock), AHEAD);
  return `dal=${arrival}&al=${addDays(arrival, NIGHTS)}&ospiti=2&servizi=wifi`;
}

/** A page of a list: without a limit the call answers 500 homes. */
const searchIn = (citta_id: number, limit = FULL_PAGE) =>
  `/api/properties/public?citta_id=${citta_id}&${stayQuery()}&limit=${limit}`;

/** Chooses what is asked: only what has answers, as many on a page in both databases where both are asked. */
export async function chooseSearches(million: SearchBench, thousand: SearchBench): Promise<Searches> {
  const full: string[] = [];
  for (const town of await townsByHomes(million, TOWNS * 3)) {
    if (full.length < TOWNS && (await totalOf(million, searchIn(town))) >= FULL_PAGE) full.push(searchIn(town));
  }
  const both: string[] = [];
  for (const town of await townsByHomes(thousand, THOUSANDTHS)) {
    const total = await totalOf(thousand, searchIn(town));
    if (both.length < TOWNS && total > 0) both.push(searchIn(town, total));
  }
  const words = (text: string) => encodeURIComponent(text);
  return {
    primaryKey: (await approvedIds(million)).map((id) => `/api/strutture/${id}`),
    inTowns: Object.fromEntries(
      ORDINI.map((ordina) => [ordina, full.map((path) => (ordina === 'giorno' ? path : `${path}&ordina=${ordina}`))]),
    ),
    inBoth: both,
    mistyped: MISTYPED.map((text) => `/api/properties/public?testo=${words(text)}&limit=${FULL_PAGE}`),
    suggestions: TYPED.map((text) => `/api/ricerca/suggerimenti?q=${words(text)}`),
  };
}
