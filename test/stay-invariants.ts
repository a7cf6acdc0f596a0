import { sql } from 'kysely';
import type { Db } from '../src/app/server/database.ts';
import type { Platform } from '../src/calendar/rules/feed.ts';
import type { BookingStatus, Modalita } from '../src/stay/rules/booking.ts';
import type { CheckoutState } from '../src/stay/server/payment-provider.ts';

export type Block = { camera: number | null; start: string; end: string };
export type SeenStatuses = Map<string, BookingStatus>;

type KnownCheckouts = { session(id: string): CheckoutState };

type StayModel = {
  struttura_id: number;
  company: KnownCheckouts;
  blocks: readonly Block[];
  seen: SeenStatuses;
  /** IDs of bookings whose hold ended without the provider being notified. Only the sessions of these bookings can still be paid. */
  unnotified: ReadonlySet<string>;
  /**
   * `unreadNow` returns the platforms whose last reading is too old. `tooOld` returns only those that cannot be read again now.
   * If `camera` is `null`, both include the calendars of all rooms.
   */
  tooOld(camera: number | null): Platform[];
  unreadNow(camera: number | null): Platform[];
  misreadAt(camera: number | null, stay: { start: string; end: string }): Platform[];
};

type Row = {
  id: string;
  status: BookingStatus;
  modalita: Modalita;
  /** Platforms that could not be read when the nights were held. */
  unread: Platform[];
  camera: number | null;
  start: string;
  end: string;
  session_id: string | null;
  total_cents: number;
  paid_cents: number;
  nights: string | null;
  confirmations: number;
  refunds_cents: number;
  refunded_cents: number;
};

/** Permitted transitions. Only an expired booking can become active again, by a late payment. */
const NEXT: Record<BookingStatus, readonly BookingStatus[]> = {
  in_attesa_pagamento: ['richiesta', 'confermata', 'scaduta', 'annullata', 'rifiutata'],
  richiesta: ['confermata', 'scaduta', 'rifiutata', 'annullata'],
  confermata: ['annullata'],
  scaduta: ['confermata', 'richiesta', 'annullata'],
  rifiutata: [],
  annullata: [],
};

const NIGHTS: Partial<Record<BookingStatus, string>> = {
  in_attesa_pagamento: 'blocked held',
  richiesta: 'blocked',
  confermata: 'booking',
};

async function rowsOf(db: Db, struttura_id: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select b.id, b.status, b.modalita, b.camera_id as camera, lower(b.period)::text as start, upper(b.period)::text as end,
      b.session_id, b.total_cents, b.paid_cents,
      array(select unread ->> 'platform' from jsonb_array_elements(b.unread_calendars) unread order by 1) as unread,
      (select string_agg(event_type || case when is_hold then ' held' else '' end, ', ') from calendar_events e
        where e.booking_id = b.id and e.period = b.period and e.unit_id = b.unit_id) as nights,
      (select count(*)::int from sent_mails where booking_id = b.id and mail = 'confirmed_guest') as confirmations,
      (select coalesce(sum(amount_cents), 0)::int from refunds where booking_id = b.id and status <> 'fallito') as refunds_cents,
      (select coalesce(sum(amount_cents), 0)::int from refunds where booking_id = b.id and status = 'riuscito') as refunded_cents
    from bookings b where struttura_id = ${struttura_id}`.execute(db);
  return rows;
}

type Place = { camera: number | null; start: string; end: string };

function doMeet(one: Place, other: Place): boolean {
  const isOnePlace = one.camera === null || other.camera === null || one.camera === other.camera;
  return isOnePlace && one.start < other.end && other.start < one.end;
}

const hasNights = ({ status }: Row) => NIGHTS[status] !== undefined;

/** P1: each night has at most one hold or booking, and none after another platform has sold it. */
function checkNights(rows: readonly Row[], { blocks, seen }: StayModel): void {
  const live = rows.filter(hasNights);
  for (const [index, one] of live.entries()) {
    if (live.slice(index + 1).some((other) => doMeet(one, other))) throw new Error('P1: a night was sold twice');
    const before = seen.get(one.id);
    const isNew = before === undefined || before === 'scaduta';
    const over = isNew ? blocks.find((block) => doMeet(one, block)) : undefined;
    if (over)
      throw new Error(
        `P1: sold over nights of another platform (${over.camera === null ? 'whole struttura' : 'room'})`,
      );
  }
  for (const row of rows) {
    if (row.nights !== (NIGHTS[row.status] ?? null)) throw new Error(`P1: ${row.status} has nights ${row.nights}`);
  }
}

/** G15: a booking is immediate only if every calendar could be read. It stores the platforms whose calendars could not be read. */
function checkReadings(
  { id, status, unread, modalita, camera, start, end }: Row,
  { seen, tooOld, unreadNow, misreadAt }: StayModel,
): void {
  if (seen.get(id) === 'scaduta' && status === 'confermata' && modalita === 'immediata') {
    const [old] = [...unreadNow(camera), ...misreadAt(camera, { start, end })];
    if (old !== undefined) throw new Error(`G15: confirmed a late payment although ${old} had not been read`);
  }
  if (seen.has(id)) return;
  const old = [...tooOld(camera), ...misreadAt(camera, { start, end })].toSorted();
  if (modalita === 'immediata' && old.length > 0)
    throw new Error(`G15: sold immediately although ${old[0]} could not be read`);
  const [stored, truth] = [unread.join(' '), old.join(' ')];
  if (stored !== truth) throw new Error(`G15: stored unread platforms [${stored}], expected [${truth}]`);
}

function checkBooking(row: Row, model: StayModel): void {
  checkReadings(row, model);
  const { company, seen, unnotified } = model;
  const before = seen.get(row.id);
  if (before !== undefined && before !== row.status && !NEXT[before].includes(row.status)) {
    throw new Error(`a booking went from ${before} to ${row.status}`);
  }
  if (row.confirmations > 1 || (row.status === 'confermata' && row.confirmations !== 1)) {
    throw new Error(`one mail per confirmation: ${row.confirmations} of a booking that is ${row.status}`);
  }
  if (row.refunds_cents > row.total_cents) throw new Error('P5: refunds exceed the total');
  if (row.session_id === null) return;
  const session = company.session(row.session_id);
  if (session.refunded_cents > session.amount_cents) throw new Error('P5: confirmed refunds exceed the total');
  const isFreed = row.status !== 'in_attesa_pagamento' && session.status === 'open';
  if (isFreed && !unnotified.has(row.id)) throw new Error(`P4: ${row.status}, but it can still be paid`);
}

export async function checkInvariants(db: Db, model: StayModel, where: string): Promise<SeenStatuses> {
  const rows = await rowsOf(db, model.struttura_id);
  try {
    checkNights(rows, model);
    for (const row of rows) checkBooking(row, model);
  } catch (error) {
    throw new Error(`after ${where}: ${error instanceof Error ? error.message : ''}`, { cause: error });
  }
  return new Map(rows.map(({ id, status }) => [id, status]));
}

type RestingState = {
  struttura_id: number;
  company: KnownCheckouts;
  /** Refund due for each cancelled booking, in cents. */
  due: ReadonlyMap<string, number>;
  outside: ReadonlySet<string>;
};

/** P5: if no work is pending, each payment is booked or refunded as due, and the stored refunds match the provider's. */
export async function checkRest(db: Db, { struttura_id, company, due, outside }: RestingState): Promise<void> {
  for (const row of await rowsOf(db, struttura_id)) {
    if (row.session_id === null) continue;
    const { payment, refunded_cents, amount_cents } = company.session(row.session_id);
    if (payment === 'authorised') throw new Error(`P5: ${row.status}, but its card is still authorised`);
    if (payment !== 'paid') {
      if (row.status === 'confermata') throw new Error('P5: a confirmed booking is unpaid');
      continue;
    }
    if (row.paid_cents !== amount_cents) throw new Error('P5: paid_cents differs from the captured amount');
    if (!outside.has(row.session_id) && row.refunded_cents !== refunded_cents) {
      throw new Error(`P5: the provider refunded ${refunded_cents}, the booking has ${row.refunded_cents}`);
    }
    if (row.status === 'confermata') continue;
    const wanted = due.get(row.id) ?? amount_cents;
    if (refunded_cents !== wanted && refunded_cents !== amount_cents) {
      throw new Error(`P5: a booking in ${row.status} was refunded ${refunded_cents} instead of ${wanted}`);
    }
  }
}
