import { type RawBuilder, sql } from 'kysely';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { asCents, type Cents } from '../../kernel/money/cents.ts';
import type { AdminCounters, AdminTab } from '../admin-contract.ts';
import type { SearchPattern } from '../rules/search-pattern.ts';
import { type OwnedRow, selectOwned } from './owner-repository.ts';
import type { StruttureDb } from './repository.ts';

export type AdminSelection = { tab: AdminTab; search: SearchPattern | null };

type ListCursor = { id: number; is_last: boolean; at: Date };

const inQueue = sql`status = 'in_attesa' and (email_confirmed_at is not null or proprietario_email is null)`;
const isUnconfirmed = sql`status = 'in_attesa' and email_confirmed_at is null and proprietario_email is not null`;
const isPublished = sql`status in ('approvata', 'sospesa')`;

type SearchedColumns = Record<'nome' | 'citta_id' | 'cin' | 'email' | 'telefono', RawBuilder<unknown>>;

/** Returns an SQL condition for a search. Phone numbers are compared by digits, without a trunk zero `(0)`. */
function matches({ name, cin, email, phone }: SearchPattern, of: SearchedColumns) {
  return sql`(${of.nome} ilike ${name} or ${of.cin} like ${cin}
    or ${of.citta_id} in (select id from citta where nome ilike ${name})
    or ${of.email} ilike ${email} or strutture.proprietario_email ilike ${email}
    or regexp_replace(${of.telefono}, '\\(0\\)|[^0-9]', '', 'g') like ${phone})`;
}

const CURRENT = {
  nome: sql`strutture.nome`,
  citta_id: sql`strutture.citta_id`,
  cin: sql`strutture.cin`,
  email: sql`strutture.email`,
  telefono: sql`strutture.telefono`,
};
/** The new values of a pending change. Searches compare these values, because the list displays them. */
const WANTED = {
  nome: sql`form ->> 'nome'`,
  citta_id: sql`(form ->> 'citta_id')::integer`,
  cin: sql`form ->> 'cin'`,
  email: sql`form ->> 'email'`,
  telefono: sql`form ->> 'telefono'`,
};

function partsOf({ tab, search }: AdminSelection): RawBuilder<ListCursor>[] {
  const [current, wanted] = [CURRENT, WANTED].map((of) => (search === null ? sql`true` : matches(search, of)));
  const parts = {
    pending: [
      sql<ListCursor>`select id, false as is_last, submitted_at as at from strutture where ${inQueue} and ${current}`,
      sql<ListCursor>`select edit.struttura_id as id, false as is_last, edit.submitted_at as at
        from struttura_edits edit join strutture on strutture.id = edit.struttura_id
        where edit.status = 'in_attesa' and ${wanted}`,
      sql<ListCursor>`select id, true as is_last, submitted_at as at from strutture where ${isUnconfirmed} and ${current}`,
    ],
    approved: [
      sql<ListCursor>`select id, false as is_last, approved_at as at from strutture where ${isPublished} and ${current}`,
    ],
    changed: [
      sql<ListCursor>`select id, false as is_last, unseen_texts.changed_at as at
        from unseen_texts join strutture on strutture.id = struttura_id where ${current}`,
    ],
    rejected: [
      sql<ListCursor>`select id, false as is_last, submitted_at as at from strutture where status = 'rifiutata' and ${current}`,
    ],
  };
  return parts[tab];
}

function united(parts: readonly RawBuilder<ListCursor>[]): RawBuilder<ListCursor> {
  return sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  );
}

/** Returns the rows of a page. Selects their ids first, so that PostgreSQL reads only these rows in full. */
export function pageOf(
  db: StruttureDb,
  selection: AdminSelection,
  { limit, offset }: { limit: number; offset: number },
): Promise<OwnedRow[]> {
  const order = selection.tab === 'pending' || selection.tab === 'changed' ? 'asc' : 'desc';
  const ordered = sql.raw(`order by at ${order}, id ${order}`);
  const firsts = partsOf(selection).map((part) => sql<ListCursor>`${part} ${ordered} limit ${limit + offset}`);
  const page = sql<ListCursor>`(
    select id, is_last, at from (${united(firsts)}) as listed order by is_last, at ${sql.raw(order)}, id ${sql.raw(order)} limit ${limit} offset ${offset}
  )`.as<'page'>('page');
  return selectOwned(db)
    .innerJoin(page, 'page.id', 'strutture.id')
    .orderBy('page.is_last')
    .orderBy('page.at', order)
    .orderBy('page.id', order)
    .execute();
}

async function readOne<Row>(db: StruttureDb, query: RawBuilder<Row>): Promise<Row> {
  const { rows } = await query.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The query returned no row');
  return row;
}

export async function countOf(db: StruttureDb, selection: AdminSelection): Promise<number> {
  const counted = sql<{ total: number }>`select count(*) as total from (${united(partsOf(selection))}) as listed`;
  return (await readOne(db, counted)).total;
}

/**
 * Sums the stored counts of approved strutture per comune and counts the others with indexes, so that the cost does not grow with
 * the number of approved strutture.
 */
export function counters(db: StruttureDb): Promise<AdminCounters> {
  return readOne(
    db,
    sql<AdminCounters>`
      select sent + edits as in_attesa, approvate, rifiutate, sospese, cambiate,
        sent + approvate + rifiutate + sospese as totale
      from (
        select
          (select count(*) from struttura_edits where status = 'in_attesa') as edits,
          (select count(*) from strutture where status = 'in_attesa') as sent,
          (select coalesce(sum(strutture_count), 0)::bigint from strutture_per_citta) as approvate,
          (select count(*) from strutture where status = 'rifiutata') as rifiutate,
          (select count(*) from strutture where status = 'sospesa') as sospese,
          (select count(*) from unseen_texts) as cambiate
      ) as counted`,
  );
}

export async function approveWaiting(db: StruttureDb, id: number, now: Date): Promise<void> {
  await db
    .updateTable('strutture')
    .set({ status: 'approvata', approved_at: now, motivo_rifiuto: null })
    .where('id', '=', id)
    .execute();
}

export async function rejectWaiting(db: StruttureDb, id: number, motivo_rifiuto: string): Promise<void> {
  await db.updateTable('strutture').set({ status: 'rifiutata', motivo_rifiuto }).where('id', '=', id).execute();
}

export async function rejectEdit(db: StruttureDb, id: number, motivo_rifiuto: string): Promise<void> {
  await db
    .updateTable('struttura_edits')
    .set({ status: 'rifiutata', motivo_rifiuto })
    .where('struttura_id', '=', id)
    .execute();
}

export async function hasFutureBookings(db: StruttureDb, id: number, day: CalendarDate): Promise<boolean> {
  return (await readOne(db, sql<{ booked: boolean }>`select has_future_bookings(${id}, ${day}::date) as booked`))
    .booked;
}

export function listNames(db: StruttureDb): Promise<{ id: number; nome: string }[]> {
  return db
    .selectFrom('strutture')
    .select(['id', 'nome'])
    .where('status', '<>', 'eliminata')
    .orderBy('proprietario_email', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .execute();
}

const MIN_PRICES = 5;
const MAX_PRICES = 500;

type SimilarHomes = { id: number; citta_id: number; provincia_id: number; tipo: 'casa_vacanza' | 'bnb' };

async function medianPrice(
  db: StruttureDb,
  { id, tipo }: SimilarHomes,
  where: RawBuilder<unknown>,
): Promise<Cents | null> {
  const { rows } = await sql<{ price: number | null; count: number }>`/* prepared */
    select percentile_disc(0.5) within group (order by cents)::integer as price, count(*)::integer as count
    from (
      select prezzo_notte_cents as cents from strutture
      where status = 'approvata' and tipo_prenotazione = ${tipo} and id <> ${id} and ${where} limit ${MAX_PRICES}
    ) as others`.execute(db);
  const [row] = rows;
  return row === undefined || row.price === null || row.count < MIN_PRICES ? null : asCents(row.price);
}

/** Returns the median price of other homes with the same kind of booking in the town, or in the province if the town has too few. */
export async function typicalPrice(
  db: StruttureDb,
  others: SimilarHomes,
): Promise<{ price: Cents; isTown: boolean } | null> {
  const inTown = await medianPrice(db, others, sql`citta_id = ${others.citta_id}`);
  if (inTown !== null) return { price: inTown, isTown: true };
  const towns = sql`citta_id in (select id from citta where provincia_id = ${others.provincia_id})`;
  const around = await medianPrice(db, others, towns);
  return around === null ? null : { price: around, isTown: false };
}
