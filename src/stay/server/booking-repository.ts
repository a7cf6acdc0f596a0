import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { CalendarTables } from '../../calendar/server/booking-nights-service.ts';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { LocationsTables } from '../../locations/server/service.ts';
import { HOUSE_RULE_FIELDS, type HouseRuleFacts } from '../../strutture/rules/house-rule-lines.ts';
import type { KnownPlace } from '../../strutture/rules/shown-place.ts';
import { photoNamesIn, type StruttureTables } from '../../strutture/server/service.ts';
import type { GuestBooking } from '../booking-contract.ts';
import { REQUEST_HOURS, HOLDING_STATUSES } from '../rules/booking.ts';
import { REMINDER_HOURS } from '../rules/due-reminders.ts';
import type { StayTables } from './tables.ts';

const HOUR_MS = 3_600_000;

export type StayDb = Kysely<StayTables & CalendarTables & StruttureTables & LocationsTables>;

export type BookingRow = Selectable<StayTables['bookings']> & { check_in: CalendarDate; check_out: CalendarDate };

const NIGHTS = [sql<CalendarDate>`lower(period)`.as('check_in'), sql<CalendarDate>`upper(period)`.as('check_out')];

export function selectBookings(db: StayDb) {
  return db.selectFrom('bookings').selectAll().select(NIGHTS);
}

/** `request_key`: the hash of the idempotency key that created the booking. */
export function findBookingBy<Column extends 'id' | 'codice' | 'session_id' | 'payment_id' | 'request_key'>(
  db: StayDb,
  column: Column,
  value: NonNullable<BookingRow[Column]>,
): Promise<BookingRow | undefined> {
  return selectBookings(db).where(sql.ref(column), '=', value).executeTakeFirst();
}

/** The caller must lock the booking's struttura first (P1). */
export function lockBooking(transaction: StayDb, id: string): Promise<BookingRow | undefined> {
  return selectBookings(transaction).where('id', '=', id).forUpdate().executeTakeFirst();
}

export type NewBooking = Omit<Insertable<StayTables['bookings']>, 'period'> & {
  check_in: CalendarDate;
  check_out: CalendarDate;
};

/** The constraint `bookings_nights_once` rejects nights that another booking holds. */
export function insertBooking(
  transaction: StayDb,
  { check_in, check_out, ...values }: NewBooking,
): Promise<BookingRow> {
  return transaction
    .insertInto('bookings')
    .values({ ...values, period: `[${check_in},${check_out})` })
    .returningAll()
    .returning(NIGHTS)
    .executeTakeFirstOrThrow();
}

export type BookingChange = Omit<Updateable<StayTables['bookings']>, 'id' | 'period' | 'updated_at'>;

export function updateBooking(
  db: StayDb,
  id: string,
  { change, now }: { change: BookingChange; now: Date },
): Promise<BookingRow | undefined> {
  return db
    .updateTable('bookings')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .returning(NIGHTS)
    .executeTakeFirst();
}

export async function overdueBookings(
  db: StayDb,
  { holdsUntil, now, limit }: { holdsUntil: Date; now: Date; limit: number },
): Promise<BookingRow[]> {
  return selectBookings(db)
    .where((where) =>
      where.or([
        where.and([where('status', '=', 'in_attesa_pagamento'), where('expires_at', '<=', holdsUntil)]),
        where.and([where('status', '=', 'richiesta'), where('expires_at', '<=', now)]),
      ]),
    )
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}

export async function unansweredRequests(
  db: StayDb,
  { now, limit }: { now: Date; limit: number },
): Promise<BookingRow[]> {
  return selectBookings(db)
    .where('status', '=', 'richiesta')
    .where('expires_at', '>', now)
    .where((where) =>
      where.or(
        REMINDER_HOURS.map((hours, index) => {
          const before = new Date(now.getTime() + (REQUEST_HOURS - hours) * HOUR_MS);
          return where.and([where('reminders', '<=', index), where('expires_at', '<=', before)]);
        }),
      ),
    )
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}

const DECIDED_AT = sql<Date>`greatest(created_at, decided_at, cancelled_at)`;

/**
 * Returns the uncharged bookings whose payment may have changed without a webhook event. An unconfirmed booking is checked until
 * a check succeeds at least a day after the booking was last decided.
 */
export async function sessionsToCheck(
  db: StayDb,
  { since, checkedBefore, limit }: { since: Date; checkedBefore: Date; limit: number },
): Promise<BookingRow[]> {
  return selectBookings(db)
    .where('session_id', 'is not', null)
    .where('paid_cents', '=', 0)
    .where((where) =>
      where.or([
        where('status', '=', 'confermata'),
        where.and([
          where(DECIDED_AT, '>', since),
          where(sql`coalesce(checked_at, created_at)`, '<', sql`${DECIDED_AT} + interval '1 day'`),
        ]),
      ]),
    )
    .where((where) => where.or([where('last_checked_at', 'is', null), where('last_checked_at', '<', checkedBefore)]))
    .orderBy(sql`last_checked_at nulls first`)
    .limit(limit)
    .execute();
}

/**
 * Claims the payment check of a booking. Returns `false` if the last check is too recent. Updates `last_checked_at` before the
 * check, so that bookings whose check fails move to the end of the queue.
 */
export async function claimStatusCheck(
  db: StayDb,
  id: string,
  { now, before }: { now: Date; before: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('bookings')
    .set({ last_checked_at: now })
    .where('id', '=', id)
    .where((where) => where.or([where('last_checked_at', 'is', null), where('last_checked_at', '<', before)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteUnpaid(db: StayDb, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('bookings')
    .where('status', '=', 'scaduta')
    .where('paid_cents', '=', 0)
    .where('payment_id', 'is', null)
    .where('needs_review', 'is', null)
    .where('updated_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function isEventProcessed(db: StayDb, id: string): Promise<boolean> {
  return (await db.selectFrom('payment_events').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Records an event. Returns `false` if the event was already recorded. */
export async function recordEvent(
  transaction: StayDb,
  event: Insertable<StayTables['payment_events']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('payment_events')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Serialises transactions for the same payment, so that a payment and a dispute that are processed concurrently do not miss each other. */
export async function lockPayment(transaction: StayDb, paymentId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payment ${paymentId}`}, 0))`.execute(transaction);
}

/** Attaches the disputes that were recorded before their payment was known. Returns their statuses in order of receipt. */
export async function attachPendingDisputes(
  transaction: StayDb,
  { payment_id, booking_id }: { payment_id: string; booking_id: string },
): Promise<string[]> {
  const { rows } = await sql<{ dispute_status: string }>`
    with taken as (
      update payment_events set booking_id = ${booking_id}, effect = 'applicato'
      where payment_id = ${payment_id} and booking_id is null and dispute_status is not null
      returning dispute_status, received_at
    )
    select dispute_status from taken order by received_at`.execute(transaction);
  return rows.map(({ dispute_status }) => dispute_status);
}

export async function isOnline(db: StayDb, strutturaId: number): Promise<boolean> {
  const found = await db
    .selectFrom('strutture')
    .where('id', '=', strutturaId)
    .where('status', '=', 'approvata')
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** `proprietario_email`: the email address of the owner's account, never shown to guests. `email`: the address on the listing page. */
export type HomeContacts = { proprietario_email: string | null; email: string | null; accoglie_nome: string | null };

export function homeContacts(db: StayDb, strutturaId: number): Promise<HomeContacts> {
  return db
    .selectFrom('strutture')
    .where('id', '=', strutturaId)
    .select(['proprietario_email', 'email', 'accoglie_nome'])
    .executeTakeFirstOrThrow();
}

export type ArrivalFacts = KnownPlace & HouseRuleFacts;

export async function arrivalFacts(db: StayDb, id: number): Promise<ArrivalFacts> {
  return db
    .selectFrom('strutture')
    .where('id', '=', id)
    .select(['id', 'lat', 'lon', 'has_own_point', 'posizione_approssimativa', ...HOUSE_RULE_FIELDS])
    .executeTakeFirstOrThrow();
}

export type ShownStruttura = KnownPlace & { photo: string | null } & Pick<GuestBooking['struttura'], ArrivalField> &
  Pick<Selectable<StruttureTables['strutture']>, 'lingue_testi' | 'traduzioni_testi'>;

type ArrivalField = 'arrivo_dalle' | 'arrivo_entro' | 'partenza_entro' | 'gradini' | 'gradini_nota' | 'accoglie_nome';

export async function shownStruttura(db: StayDb, id: number): Promise<ShownStruttura> {
  const { rows } = await sql<ShownStruttura>`
    select id, lat, lon, has_own_point, posizione_approssimativa, arrivo_dalle, arrivo_entro, partenza_entro, gradini,
      gradini_nota, lingue_testi, traduzioni_testi, accoglie_nome, (${photoNamesIn()})[1] as photo
    from strutture where id = ${id}`.execute(db);
  const [shown] = rows;
  if (shown === undefined) throw new Error(`a booking refers to the missing struttura ${id}`);
  return shown;
}

/** Selects the same bookings as the database function `has_future_bookings`. */
function awaited(db: StayDb, { struttura_id, today }: { struttura_id?: number | undefined; today: CalendarDate }) {
  return selectBookings(db)
    .where('status', 'in', HOLDING_STATUSES)
    .where(sql<boolean>`upper(period) > ${today}::date`)
    .$if(struttura_id !== undefined, (query) => query.where('struttura_id', '=', struttura_id ?? 0));
}

export async function findAwaited(
  db: StayDb,
  { limit, ...which }: { struttura_id?: number | undefined; today: CalendarDate; limit: number },
): Promise<{ rows: BookingRow[]; total: number }> {
  const [rows, counted] = await Promise.all([
    awaited(db, which).orderBy(sql`lower(period)`).orderBy('id').limit(limit).execute(),
    db
      .selectFrom(awaited(db, which).as('awaited'))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: counted.total };
}
