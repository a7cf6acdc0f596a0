import { sql } from 'kysely';
import { addDays } from '../../src/kernel/calendar-date.ts';
import { systemClock, today } from '../../src/kernel/clock.ts';
import { ORDINI } from '../../src/search/rules/search-criteria.ts';
import type { Database } from '../../src/app/server/database.ts';

/** Paths of each kind that the load walks through. */
export type Searches = {
  primaryKey: readonly string[];
  /** By order of the list: a town, nights, guests and a service, 24 homes each. */
  inTowns: Record<string, readonly string[]>;
  /** The same, with as many homes on the page as the smaller database has for it. */
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

const searchIn = (citta_id: number) => `/api/properties/public?citta_id=${citta_id}&${stayQuery()}`;

/** Chooses what is asked: only what has answers, as many on a page in both databases where both are asked. */
export async function chooseSearches(million: SearchBench, thousand: SearchBench): Promise<Searches> {
  const full: string[] = [];
  for (const town of await townsByHomes(million, TOWNS * 3)) {
    if (full.length < TOWNS && (await totalOf(million, searchIn(town))) >= FULL_PAGE) full.push(searchIn(town));
  }
  const both: string[] = [];
  for (const town of await townsByHomes(thousand, THOUSANDTHS)) {
    const total = await totalOf(thousand, searchIn(town));
    if (both.length < TOWNS && total > 0) both.push(`${searchIn(town)}&limit=${total}`);
  }
  const words = (text: string) => encodeURIComponent(text);
  return {
    primaryKey: (await approvedIds(million)).map((id) => `/api/strutture/${id}`),
    inTowns: Object.fromEntries(
      ORDINI.map((ordina) => [ordina, full.map((path) => (ordina === 'giorno' ? path : `${path}&ordina=${ordina}`))]),
    ),
    inBoth: both,
    mistyped: MISTYPED.map((text) => `/api/properties/public?testo=${words(text)}`),
    suggestions: TYPED.map((text) => `/api/ricerca/suggerimenti?q=${words(text)}`),
  };
}
