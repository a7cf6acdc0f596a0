import type { ClientBase } from 'pg';

/** Each derived row that differs from the one that follows from the other tables, is missing, or is too many. */
const DIFFERENCES = `
  with ids as (select array(select id from strutture) as ids),
    offer as (select to_jsonb(offers) as row from offers), new_offer as (select to_jsonb(one) as row from ids, offers_of(ids) as one),
    home as (select to_jsonb(listed_homes) as row from listed_homes), new_home as (select to_jsonb(one) as row from ids, listed_homes_of(ids) as one),
    card as (select to_jsonb(cards) as row from cards), new_card as (select to_jsonb(one) as row from ids, cards_of(ids) as one),
    text as (select struttura_id from search_texts), new_text as (select id from strutture where status = 'approvata')
  select 'offers: stored' as kind, row::text from (table offer except table new_offer) as one
  union all select 'offers: computed', row::text from (table new_offer except table offer) as one
  union all select 'listed_homes: stored', row::text from (table home except table new_home) as one
  union all select 'listed_homes: computed', row::text from (table new_home except table home) as one
  union all select 'cards: stored', row::text from (table card except table new_card) as one
  union all select 'cards: computed', row::text from (table new_card except table card) as one
  union all select 'search_texts: stored', struttura_id::text from (table text except table new_text) as one
  union all select 'search_texts: computed', id::text from (table new_text except table text) as one
  order by 1, 2`;

/** Recomputes offers, listed homes and cards of a whole database, and returns those that triggers left different. */
export async function derivedDifferences(client: Pick<ClientBase, 'query'>): Promise<string[]> {
  const { rowCount } = await client.query(`select from pg_proc where oid = to_regproc('cards_of')`);
  // The schema was dropped, or is that of an older release.
  if (rowCount === 0) return [];
  const { rows } = await client.query<{ kind: string; row: string }>(DIFFERENCES);
  return rows.map(({ kind, row }) => `${kind}: ${row}`);
}
