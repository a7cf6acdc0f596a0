import { sql } from 'kysely';
import type { MissingStruttura } from '../contract.ts';
import type { IdRange } from '../rules/id-range.ts';
import type { StruttureDb } from './repository.ts';

export type OnShow = { id: number; nome: string; changed_at: Date };

export function onShowIn(db: StruttureDb, { first, last }: IdRange): Promise<OnShow[]> {
  return db
    .selectFrom('strutture')
    .select(['id', 'nome', 'changed_at'])
    .where('status', '=', 'approvata')
    .where('id', '>=', first)
    .where('id', '<=', last)
    .orderBy('id')
    .execute();
}

/** Returns the numbers of the id ranges that contain a public struttura. Needs one index probe per range. */
export async function rangesOnShow(db: StruttureDb, size: number): Promise<number[]> {
  const { rows } = await sql<{ range: number }>`
    with recursive ranges (range) as (
      select (select (id - 1) / ${size}::integer + 1 from strutture where status = 'approvata' order by id limit 1)
      union all
      select (
        select (id - 1) / ${size}::integer + 1 from strutture
        where status = 'approvata' and id > range * ${size}::integer order by id limit 1
      ) from ranges where range is not null
    )
    select range from ranges where range is not null
  `.execute(db);
  return rows.map(({ range }) => range);
}

export async function absenceOf(db: StruttureDb, id: number): Promise<MissingStruttura | undefined> {
  const { rows } = await sql<MissingStruttura>`
    select case status when 'sospesa' then 'paused' else 'deleted' end as kind, citta_id
    from strutture where id = ${id} and status in ('sospesa', 'eliminata') and approved_at is not null
    union all
    select 'deleted', citta_id from gone_strutture as gone
    where id = ${id} and not exists (select from strutture where strutture.id = gone.id)
  `.execute(db);
  return rows[0];
}
