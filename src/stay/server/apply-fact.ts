import { asCents, type Cents } from '../../kernel/money/cents.ts';
import type { NightsKind, SeenUnit } from '../../calendar/server/booking-nights-service.ts';
import { type BookingStatus, HOLDING_STATUSES } from '../rules/booking.ts';
import type { BookingEffect, BookingFact, BookingMailKind, BookingState, NextBooking } from '../rules/booking-fact.ts';
import { nextBooking } from '../rules/next-booking.ts';
import {
  type BookingChange,
  type BookingRow,
  findBookingBy,
  isOnline,
  lockBooking,
  type StayDb,
  updateBooking,
} from './booking-repository.ts';
import { isDisputed } from './booking-row.ts';
import { insertRefund, refundedByBooking } from './refund-repository.ts';
import { retryTransaction } from './retry-transaction.ts';
import { ERASED_EMAIL } from '../rules/erased-guest.ts';
import type { BookingMail, StayDependencies } from './stay-dependencies.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import { ProviderError } from './payment-provider.ts';
import { visitorMessages } from '../messages/by-request.ts';

export type Annotations = { motivo?: string; dispute_status?: string; guest_erased_at?: Date };
export type FactSource = BookingFact | ((booking: BookingRow, transaction: StayDb) => Promise<BookingFact | null>);
export type AppliedFact = { booking: BookingRow; isRefused: boolean };
export type ApplyFact = (
  bookingId: string,
  source: FactSource,
  annotations?: Annotations,
  options?: {
    /** Writes related rows in the same transaction, unless the fact is rejected. */
    alongside?: (transaction: StayDb, booking: BookingRow) => Promise<void>;
    /** Whether the guest could lose the booked home. If so, the portal searches for alternative homes before it acquires any lock. */
    mayLoseHome?: boolean;
  },
) => Promise<AppliedFact | null>;

/** Facts that represent a user's request, which the portal may reject. All other facts report events that have already happened. */
const REQUESTS: readonly BookingFact['kind'][] = ['accepted', 'refused', 'cancelled'];
const MOVES_MONEY: readonly BookingEffect['kind'][] = ['capture', 'cancel_payment', 'refund'];

const NIGHTS_OF: Partial<Record<BookingStatus, NightsKind>> = {
  in_attesa_pagamento: 'hold',
  richiesta: 'request',
  confermata: 'booking',
};

function momentsOf(fact: BookingFact, { change, effects }: NextBooking, now: Date): BookingChange {
  const isDecision = fact.kind === 'accepted' || fact.kind === 'refused';
  const isNewDispute = effects.some((effect) => effect.kind === 'alarm' && effect.alarm === 'dispute');
  return {
    ...(isDecision && { decided_at: now }),
    ...(change.cancelled_by && { cancelled_at: now }),
    ...(change.paid_cents !== undefined && { paid_at: now }),
    ...(isNewDispute && { disputed_at: now }),
  };
}

function changeOf(fact: BookingFact, next: NextBooking, now: Date): BookingChange {
  const alarm = next.effects.find((effect) => effect.kind === 'alarm');
  return {
    ...momentsOf(fact, next, now),
    ...next.change,
    status: next.status,
    ...(alarm && { needs_review: alarm.alarm }),
  };
}

async function moveNights(
  transaction: StayDb,
  { bookingNights }: StayDependencies,
  booking: BookingRow,
): Promise<void> {
  const kind = NIGHTS_OF[booking.status];
  const { id: booking_id, struttura_id, unit_id, guest_name, check_in, check_out } = booking;
  if (kind === undefined) return bookingNights.free(transaction, { booking_id, struttura_id });
  const nights = { start: check_in, end: check_out };
  return bookingNights.place(transaction, { booking_id, struttura_id, unit_id, nights, kind, guest_name });
}

type ToApply = {
  booking: BookingRow;
  fact: BookingFact;
  annotations?: Annotations | undefined;
  freeHomes?: BookingMail['freeHomes'];
};

type MoneyBack = Extract<BookingEffect, { amount_cents: number }>;

async function payBack(
  transaction: StayDb,
  deps: StayDependencies,
  { booking_id, effect }: { booking_id: string; effect: MoneyBack },
): Promise<void> {
  const refund = { booking_id, amount_cents: effect.amount_cents, created_at: deps.clock.now() };
  if (effect.kind === 'review_refund') {
    await insertRefund(transaction, { ...refund, reason: 'importo_diverso', status: 'da_verificare' });
  } else if (effect.kind === 'record_refund') {
    await insertRefund(transaction, { ...refund, reason: 'esterno', status: 'riuscito' });
  } else {
    const { reason } = effect;
    const refund_id = await insertRefund(transaction, { ...refund, reason, status: 'da_fare' });
    if (refund_id !== null) await deps.putAction({ kind: 'refund', refund_id }, transaction);
  }
}

async function writeEffects(
  transaction: StayDb,
  deps: StayDependencies,
  {
    booking,
    effects,
    freeHomes,
  }: { booking: BookingRow; effects: readonly BookingEffect[] } & Pick<ToApply, 'freeHomes'>,
): Promise<void> {
  const refund_cents = effects.reduce((sum, effect) => sum + (effect.kind === 'refund' ? effect.amount_cents : 0), 0);
  const mails: BookingMailKind[] = [];
  for (const effect of effects) {
    switch (effect.kind) {
      case 'place_nights':
      case 'move_nights':
      case 'free_nights':
        await moveNights(transaction, deps, booking);
        break;
      case 'capture':
      case 'cancel_payment':
        await deps.putAction({ kind: effect.kind, booking_id: booking.id }, transaction);
        break;
      case 'refund':
      case 'review_refund':
      case 'record_refund':
        await payBack(transaction, deps, { booking_id: booking.id, effect });
        break;
      case 'mail':
        mails.push(effect.mail);
        break;
      case 'alarm':
        deps.report(new Error(`booking ${booking.id} needs a review: ${effect.alarm}`));
        break;
    }
  }
  if (mails.length === 0) return;
  const refunded_cents = await refundedOf(transaction, booking);
  for (const mail of mails)
    await deps.enqueueMail(transaction, { mail, booking, refund_cents, refunded_cents, freeHomes });
}

type SeenNights = Pick<SeenUnit, 'taken' | 'unread'>;
const NO_CONFLICTS: SeenNights = { taken: [], unread: [] };

/**
 * Returns the taken nights and unread calendars that conflict with a booking that has released its nights. Returns `null` if a
 * late payment cannot confirm the booking, because the struttura is offline or the guest's data has been erased.
 */
async function readReleasedNights(
  transaction: StayDb,
  { bookingNights }: StayDependencies,
  { id, status, guest_email, struttura_id, camera_id, check_in, check_out }: BookingRow,
): Promise<SeenNights | null> {
  if (HOLDING_STATUSES.includes(status)) return NO_CONFLICTS;
  // After an erasure, the guest cannot be contacted, so the stay cannot be confirmed.
  if (guest_email === ERASED_EMAIL) return null;
  if (!(await isOnline(transaction, struttura_id))) return null;
  const nights = { start: check_in, end: check_out };
  return bookingNights.look(transaction, { strutturaId: struttura_id, cameraId: camera_id, nights, but: id });
}

/** Returns the sum of the completed refunds and of those in progress. */
export async function refundedOf(db: StayDb, { id }: BookingRow): Promise<Cents> {
  return (await refundedByBooking(db, [id])).get(id)?.refunded_cents ?? asCents(0);
}

export async function remainingPaid(transaction: StayDb, booking: BookingRow): Promise<Cents> {
  return asCents(booking.paid_cents - (await refundedOf(transaction, booking)));
}

async function stateOf(transaction: StayDb, booking: BookingRow): Promise<BookingState> {
  const { status, modalita, check_in, expires_at, reminders, payment_id } = booking;
  return {
    status,
    modalita,
    check_in,
    expires_at,
    reminders,
    payment_id,
    total_cents: asCents(booking.total_cents),
    paid_cents: asCents(booking.paid_cents),
    refunded_cents: await refundedOf(transaction, booking),
    is_disputed: isDisputed(booking),
  };
}

/** Throws if the provider's keys are missing. The portal must never promise a refund or charge that it cannot make. */
function assertProviderAvailable({ providerOf }: Pick<StayDependencies, 'providerOf'>, booking: BookingRow): void {
  try {
    providerOf(booking.provider);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new AppError('PAGAMENTO_NON_DISPONIBILE', visitorMessages().paymentProviderNotConnected, { cause: error });
  }
}

export async function applyFactIn(
  transaction: StayDb,
  deps: StayDependencies,
  { booking, fact, annotations: words, freeHomes }: ToApply,
): Promise<AppliedFact> {
  const now = deps.clock.now();
  const seen = await readReleasedNights(transaction, deps, booking);
  const unread = seen?.unread ?? [];
  const context = { now, areNightsFree: seen?.taken.length === 0, areNightsUnread: unread.length > 0 };
  const next = nextBooking(await stateOf(transaction, booking), fact, context);
  if (next === null) return { booking, isRefused: true };
  const movesMoney = next.effects.some(({ kind }) => MOVES_MONEY.includes(kind));
  if (movesMoney && REQUESTS.includes(fact.kind)) assertProviderAvailable(deps, booking);
  const unreadCalendars = next.change.modalita && { unread_calendars: JSON.stringify(unread) };
  const change = { ...words, ...changeOf(fact, next, now), ...unreadCalendars };
  const changed = (await updateBooking(transaction, booking.id, { change, now })) ?? booking;
  await writeEffects(transaction, deps, { booking: changed, effects: next.effects, freeHomes });
  if (changed.status !== booking.status) deps.onMoved?.(booking.status, changed.status);
  return { booking: changed, isRefused: false };
}

/** Runs `work` in a transaction that locks the struttura first and then the booking (P2). Returns `null` if the booking does not exist. */
export function lockedTransaction<T>(
  { db, bookingNights }: Pick<StayDependencies, 'db' | 'bookingNights'>,
  { id, struttura_id }: Pick<BookingRow, 'id' | 'struttura_id'>,
  work: (transaction: StayDb, booking: BookingRow) => Promise<T>,
): Promise<T | null> {
  return retryTransaction(db, async (transaction) => {
    await bookingNights.lock(transaction, struttura_id);
    const booking = await lockBooking(transaction, id);
    return booking === undefined ? null : work(transaction, booking);
  });
}

export function createApplyFact(deps: StayDependencies): ApplyFact {
  return async (bookingId, source, annotations, { alongside, mayLoseHome = false } = {}) => {
    const known = await findBookingBy(deps.db, 'id', bookingId);
    if (known === undefined) return null;
    const freeHomes = mayLoseHome ? await deps.freeHomesOf(known) : [];
    return lockedTransaction(deps, known, async (transaction, booking) => {
      const fact = typeof source === 'function' ? await source(booking, transaction) : source;
      if (fact === null) return { booking, isRefused: false };
      const applied = await applyFactIn(transaction, deps, { booking, fact, annotations, freeHomes });
      if (!applied.isRefused) await alongside?.(transaction, applied.booking);
      return applied;
    });
  };
}
