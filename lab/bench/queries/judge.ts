import { sql } from 'kysely';
import type { CalendarDate } from '../../../src/kernel/calendar-date.ts';
import { foldName } from '../../../src/locations/rules/fold-name.ts';
import type { SearchService } from '../../../src/search/contract.ts';
import { mergeCriteria } from '../../../src/search/rules/merge-criteria.ts';
import { criteriaOf } from '../../../src/search/rules/chosen-criteria.ts';
import { rotationOfTheDay } from '../../../src/search/rules/order-of-the-day.ts';
import type { Scope, SearchCriteria } from '../../../src/search/rules/search-criteria.ts';
import { mostCountedOf } from '../../../src/search/server/find-service.ts';
import type { Db } from '../../../src/app/server/database.ts';
import { expectedIds, readHomes } from '../../../test/search-model.ts';
import type { RealQuery } from './read-queries.ts';

/** Homes of a place that are judged one by one; of a place with fewer, all. */
const SAMPLE = 2000;
/** Homes that an order by value begins with, looked at besides: those are what a list could have left out. */
const FIRST = 1000;

/** What a search said that somebody would not have said who looks at every home; none: it is right. */
export type Verdict = { faults: string[]; judged: number; answered: number };

type Sample = { ids: number[]; isWhole: boolean };

async function homesOf(db: Db, scope: Scope): Promise<number> {
  const condition = scopeCondition(scope);
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(strutture_count), 0)::int as count
    from strutture_per_citta join citta on citta.id = citta_id join province on province.id = provincia_id
    where ${condition}`.execute(db);
  return rows[0]?.count ?? 0;
}

function scopeCondition(scope: Scope) {
  if (scope.kind === 'citta') return sql`citta.id = any (${scope.citta_ids}::int[])`;
  if (scope.kind === 'provincia') return sql`province.id = ${scope.provincia_id}`;
  return scope.kind === 'regione' ? sql`province.regione_id = ${scope.regione_id}` : sql`true`;
}

/** Every home of a small place; of a larger one every nth, another one for each query. */
async function takeSample(db: Db, scope: Scope, turn: number): Promise<Sample> {
  const step = Math.max(1, Math.ceil((await homesOf(db, scope)) / SAMPLE));
  const { rows } = await sql<{ id: number }>`
    select strutture.id from strutture join citta on citta.id = citta_id join province on province.id = provincia_id
    where ${scopeCondition(scope)} and status = 'approvata' and strutture.id % ${step}::int = ${turn % step}::int`.execute(
    db,
  );
  return { ids: rows.map(({ id }) => id), isWhole: step === 1 };
}

const FIRSTS = {
  prezzo: sql.raw('prezzo_notte_cents, strutture.id'),
  posti: sql.raw('posti_letto desc, strutture.id'),
  recenti: sql.raw('approved_at desc, strutture.id desc'),
};

/** The homes of a place that stand first in an order, or between the first and the last answer of the ring. */
async function takeNear(db: Db, { scope, ordina }: SearchCriteria, answers: readonly number[]): Promise<number[]> {
  const [first = 0, last = 0] = [answers[0], answers.at(-1)];
  const near =
    ordina === 'giorno'
      ? sql`strutture.id between ${first} and ${last} limit ${FIRST}`
      : sql`true order by ${FIRSTS[ordina]} limit ${FIRST}`;
  const { rows } = await sql<{ id: number }>`
    select strutture.id from strutture join citta on citta.id = citta_id join province on province.id = provincia_id
    where ${scopeCondition(scope)} and status = 'approvata' and ${near}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Of some homes those that have a form of each word somewhere in what is written of them. */
async function withWords(db: Db, ids: readonly number[], words: RealQuery['words']): Promise<Set<number>> {
  const { rows } = await sql<{ id: number; text: string }>`
    select strutture.id, concat_ws(' ', strutture.nome, descrizione, citta.nome, province.nome, regioni.nome,
      array_to_string(servizi, ' '), replace(array_to_string(tipo_struttura, ' '), 'casa_vacanza', 'casa vacanza')) as text
    from strutture join citta on citta.id = citta_id join province on province.id = provincia_id
    join regioni on regioni.id = regione_id where strutture.id = any (${ids}::int[])`.execute(db);
  const fits = (text: string) => {
    const written = new Set(foldName(text).split(' '));
    return words.every((forms) => forms.some((form) => written.has(form)));
  };
  return new Set(rows.filter(({ text }) => fits(text)).map(({ id }) => id));
}

async function turnPages(search: SearchService, query: SearchCriteria, pages: number) {
  const faults: string[] = [];
  let page = await search.find(query, null);
  const first = page;
  const ids = [...page.ids];
  for (let turned = 1; turned < pages && page.next !== null; turned += 1) {
    const { next } = page;
    page = await search.find(query, { dopo: next });
    if (page.ids.length === 0) faults.push('an empty page follows');
    if (page.from !== null && page.from !== ids.length + 1) faults.push(`a page begins at ${page.from}`);
    ids.push(...page.ids);
  }
  if (new Set(ids).size < ids.length) faults.push('a home comes twice');
  return { ids, first, isAll: page.next === null, faults };
}

const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other).join();

function comparePlaces(said: Scope, meant: Scope): string[] {
  if (said.kind === 'citta' && meant.kind === 'citta')
    return sorted(said.citta_ids) === sorted(meant.citta_ids) ? [] : [`looked in ${said.citta_ids.join()}`];
  return JSON.stringify(said) === JSON.stringify(meant) ? [] : [`looked in ${JSON.stringify(said)}`];
}

async function understand(search: SearchService, { typed, chosen }: RealQuery): Promise<SearchCriteria> {
  const { criteria: query } = await search.parseText(typed);
  return criteriaOf(mergeCriteria(chosen, query), query.scope);
}

/** The list as it should begin: by the ring's first home, by the rules where all homes were looked at and counted, or by value. */
function inOrder(
  expected: readonly number[],
  { ordina }: SearchCriteria,
  first: number | undefined,
  today: CalendarDate | null,
) {
  if (ordina !== 'giorno') return [...expected];
  if (today !== null) return rotationOfTheDay(expected, today);
  const start = Math.max(0, expected.indexOf(first ?? 0));
  return [...expected.slice(start), ...expected.slice(0, start)];
}

/**
 * Holds the answer to a query against the homes themselves: base tables, the rules of selling, words one by one. Every answer has to
 * match; every home looked at that matches and comes before the last answer has to be among them, in the order of the list.
 */
export async function judgeQuery(
  { db, search, today }: { db: Db; search: SearchService; today: CalendarDate },
  query: RealQuery,
  turn: number,
): Promise<Verdict> {
  const asked = await understand(search, query);
  const faults = comparePlaces(asked.scope, query.meant.scope);
  const { ids, first, isAll, faults: turned } = await turnPages(search, asked, query.pages);
  const sample = await takeSample(db, query.meant.scope, turn);
  const near = sample.isWhole ? [] : await takeNear(db, query.meant, ids);
  const looked = [...new Set([...sample.ids, ...near, ...ids])];
  const world = await readHomes(db, looked);
  const matching = expectedIds(world, { ...query.meant, testo: '' }, today);
  const worded = query.words.length > 0 ? await withWords(db, matching, query.words) : null;
  const expected = matching.filter((id) => worded === null || worded.has(id));
  const wrong = ids.filter((id) => !expected.includes(id));
  if (wrong.length > 0) faults.push(`${wrong.length} answers do not match: ${wrong.slice(0, 5).join()}`);
  const list = inOrder(expected, query.meant, ids[0], sample.isWhole && !first.isAtLeast ? today : null);
  const beginning = isAll ? list : list.slice(0, Math.max(0, list.indexOf(ids.at(-1) ?? 0) + 1));
  if (wrong.length === 0 && beginning.join() !== ids.join())
    faults.push(`${beginning.length} were expected where ${ids.length} are`);
  const most = mostCountedOf({ tsquery: query.words.length > 0 ? query.typed : null });
  const isCounted = first.total === Math.min(expected.length, most) && first.isAtLeast === expected.length > most;
  if (sample.isWhole && !isCounted) faults.push(`counted ${first.total} of ${expected.length}`);
  return { faults: [...faults, ...turned], judged: looked.length, answered: ids.length };
}
