import { sql } from 'kysely';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { BookingTab } from '../rules/bookings-address.ts';
import { type BookingRow, selectBookings, type StayDb } from './booking-repository.ts';

type OwnerQuery = { email: string; today: CalendarDate };

function tabOf(today: CalendarDate) {
  return sql<BookingTab | null>`case
    when status = 'richiesta' then 'da_rispondere'
    when status = 'confermata' and upper(period) > ${today}::date then 'in_arrivo'
    when status = 'confermata' then 'passate'
    when status in ('rifiutata', 'annullata') or (status = 'scaduta' and payment_id is not null) then 'chiuse'
  end`;
}

function owned(db: StayDb, { email }: OwnerQuery) {
  const theirs = db.selectFrom('strutture').where('proprietario_email', '=', email).select('strutture.id');
  return selectBookings(db).where('struttura_id', 'in', theirs);
}

const ZERO: Record<BookingTab, number> = { da_rispondere: 0, in_arrivo: 0, passate: 0, chiuse: 0 };

export async function countByTab(db: StayDb, whose: OwnerQuery): Promise<Record<BookingTab, number>> {
  const counted = await db
    .selectFrom(owned(db, whose).select(tabOf(whose.today).as('tab')).as('theirs'))
    .select(['tab', (query) => query.fn.countAll<number>().as('count')])
    .groupBy('tab')
    .execute();
  const counts = { ...ZERO };
  for (const { tab, count } of counted) if (tab !== null) counts[tab] = count;
  return counts;
}

export function pageOfTab(
  db: StayDb,
  whose: OwnerQuery,
  { tab, offset, limit }: { tab: BookingTab; offset: number; limit: number },
): Promise<BookingRow[]> {
  const ofTab = owned(db, whose).where(tabOf(whose.today), '=', tab);
  const sorted = {
    da_rispondere: () => ofTab.orderBy('expires_at'),
    in_arrivo: () => ofTab.orderBy(sql`lower(period)`),
    passate: () => ofTab.orderBy(sql`lower(period)`, 'desc'),
    chiuse: () => ofTab.orderBy('updated_at', 'desc'),
  };
  return sorted[tab]().orderBy('id').offset(offset).limit(limit).execute();
}

export function findOwned(db: StayDb, whose: OwnerQuery, id: string): Promise<BookingRow | undefined> {
  return owned(db, whose).where('id', '=', id).where(tabOf(whose.today), 'is not', null).executeTakeFirst();
}

export function ofOwnedStruttura(db: StayDb, whose: OwnerQuery, strutturaId: number): Promise<BookingRow[]> {
  return owned(db, whose)
    .where('struttura_id', '=', strutturaId)
    .where(tabOf(whose.today), 'is not', null)
    .orderBy('period')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function removedAmong(db: StayDb, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('strutture')
    .where('id', 'in', [...new Set(ids)])
    .where('status', '=', 'eliminata')
    .select('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
