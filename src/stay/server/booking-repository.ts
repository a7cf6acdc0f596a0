import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { CalendarTables } from '../../calendar/server/own-nights-service.ts';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { LocationsTables } from '../../locations/server/service.ts';
import { HOUSE_FIELDS, type HouseFacts } from '../../strutture/rules/house-lines.ts';
import type { KnownPlace } from '../../strutture/rules/shown-place.ts';
import { photoNamesIn, type StruttureTables } from '../../strutture/server/service.ts';
import type { GuestBooking } from '../booking-contract.ts';
import { REQUEST_HOURS, HOLDING_STATUSES } from '../rules/booking.ts';
import { REMINDER_HOURS } from '../rules/due-reminders.ts';
import type { StayTables } from './tables.ts';

const HOUR_MS = 3_600_000;

export type StayDb = Kysely<StayTables & CalendarTables & StruttureTables & LocationsTables>;

/** A booking with its nights; `check_out` is the day of departure. */
export type BookingRow = Selectable<StayTables['bookings']> & { check_in: CalendarDate; check_out: CalendarDate };

const NIGHTS = [sql<CalendarDate>`lower(period)`.as('check_in'), sql<CalendarDate>`upper(period)`.as('check_out')];

export function selectBookings(db: StayDb) {
  return db.selectFrom('bookings').selectAll().select(NIGHTS);
}

/** The booking with this value in a column that no two bookings share one in; `request_key`: that a request with this key made. */
export function findBookingBy<Column extends 'id' | 'codice' | 'session_id' | 'payment_id' | 'request_key'>(
  db: StayDb,
  column: Column,
  value: NonNullable<BookingRow[Column]>,
): Promise<BookingRow | undefined> {
  return selectBookings(db).where(sql.ref(column), '=', value).executeTakeFirst();
}

/** The booking, for nobody else until the transaction ends. To be asked for after the lock of its struttura (P1). */
export function lockBooking(transaction: StayDb, id: string): Promise<BookingRow | undefined> {
  return selectBookings(transaction).where('id', '=', id).forUpdate().executeTakeFirst();
}

export type NewBooking = Omit<Insertable<StayTables['bookings']>, 'period'> & {
  check_in: CalendarDate;
  check_out: CalendarDate;
};

/** Inserts a booking; the constraint `bookings_nights_once` refuses one whose nights another has. */
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

/** Changes a booking and gives what it is then; `undefined`: there is none. */
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

/** Holds whose session ended before a moment, and requests that nobody answered by now; the longest overdue first. */
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

/** Requests of which a reminder is due, the one that expires first in front. */
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
 * Bookings whose money may have moved without a word to us: each is looked at until a day after somebody last decided about it, however
 * long nobody looked meanwhile, and one that is sold until it is paid.
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
 * Writes down that a booking's provider is asked now, so that nobody asks again for a while and one that never answers comes last;
 * gives whether that was not done since a moment.
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

/** Forgets the guests of holds that expired before a moment and that nobody paid; gives how many. */
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

/** Writes down that the provider told us something; gives whether it was news. */
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

/**
 * Until the transaction ends nobody else who calls this goes on with the payment: of a dispute and of the payment that it is about, heard
 * of at the same moment, the second sees the first.
 */
export async function lockPayment(transaction: StayDb, paymentId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payment ${paymentId}`}, 0))`.execute(transaction);
}

/** What was heard of disputes of a payment before anybody knew whose it is, in the order of hearing; from now on they are the booking's. */
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

/** Who runs a home: `proprietario_email` is the account's, which guests never learn; `email` is the one that its page shows. */
export type HomeContacts = { proprietario_email: string | null; email: string | null; accoglie_nome: string | null };

export function homeContacts(db: StayDb, strutturaId: number): Promise<HomeContacts> {
  return db
    .selectFrom('strutture')
    .where('id', '=', strutturaId)
    .select(['proprietario_email', 'email', 'accoglie_nome'])
    .executeTakeFirstOrThrow();
}

/** What a guest has to know to arrive: where the home is, and the hours and rules that it has now. */
export type ArrivalFacts = KnownPlace & HouseFacts;

export async function arrivalFacts(db: StayDb, id: number): Promise<ArrivalFacts> {
  return db
    .selectFrom('strutture')
    .where('id', '=', id)
    .select(['id', 'lat', 'lon', 'has_own_point', 'posizione_approssimativa', ...HOUSE_FIELDS])
    .executeTakeFirstOrThrow();
}

/** What a booking's page shows of its struttura as it is now; everything else was agreed. */
export type ShownStruttura = KnownPlace & { photo: string | null } & Pick<GuestBooking['struttura'], ArrivalField> &
  Pick<Selectable<StruttureTables['strutture']>, 'lingue_testi' | 'traduzioni_testi'>;

type ArrivalField = 'arrivo_dalle' | 'arrivo_entro' | 'partenza_entro' | 'gradini' | 'gradini_nota' | 'accoglie_nome';

export async function shownStruttura(db: StayDb, id: number): Promise<ShownStruttura> {
  const { rows } = await sql<ShownStruttura>`
    select id, lat, lon, has_own_point, posizione_approssimativa, arrivo_dalle, arrivo_entro, partenza_entro, gradini,
      gradini_nota, lingue_testi, traduzioni_testi, accoglie_nome, (${photoNamesIn()})[1] as photo
    from strutture where id = ${id}`.execute(db);
  const [shown] = rows;
  if (shown === undefined) throw new Error(`a booking is of struttura ${id}, which is not there`);
  return shown;
}

/** Bookings that have nights to come, as `has_future_bookings` counts them; of one struttura, or of all. */
function awaited(db: StayDb, { struttura_id, today }: { struttura_id?: number | undefined; today: CalendarDate }) {
  return selectBookings(db)
    .where('status', 'in', HOLDING_STATUSES)
    .where(sql<boolean>`upper(period) > ${today}::date`)
    .$if(struttura_id !== undefined, (query) => query.where('struttura_id', '=', struttura_id ?? 0));
}

/** The first of the bookings to come, the next to arrive first, and how many there are. */
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
