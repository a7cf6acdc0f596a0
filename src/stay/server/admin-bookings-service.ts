import type { RecordAction } from '../../accounts/register-contract.ts';
import type { Actor } from '../../kernel/people/account.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import { asCents, type Cents, formatEuro, toCents, toEuros } from '../../kernel/money/cents.ts';
import { today } from '../../kernel/dates/clock.ts';
import type { AdminBookingsService, AwaitedBooking, CancelAsAdmin } from '../admin-bookings-contract.ts';
import type { BookingService } from '../booking-contract.ts';
import { riferimento } from '../rules/codice.ts';
import { refundDue } from '../rules/refund-due.ts';
import { type RefundOutcome, refundOutcome } from '../rules/booking-outcome.ts';
import { findAwaited, type BookingRow, findBookingBy, type StayDb } from './booking-repository.ts';
import { type ApplyFact, remainingPaid } from './apply-fact.ts';
import { isDisputed, bookedTerms } from './booking-row.ts';
import { type RefundedAmount, refundedByBooking } from './refund-repository.ts';
import type { StayDependencies } from './stay-dependencies.ts';
import * as messages from '../messages/admin.ts';
import { visitorMessages } from '../messages/by-request.ts';

type Dependencies = Pick<StayDependencies, 'db' | 'clock'> & {
  applyFact: ApplyFact;
  release: BookingService['release'];
  record: RecordAction<StayDb>;
};

function present(booking: BookingRow, { refunded_cents }: Pick<RefundedAmount, 'refunded_cents'>): AwaitedBooking {
  const { id, struttura_id, agreed, status, check_in, check_out, guests, guest_name, total_cents } = booking;
  const is_disputed = isDisputed(booking);
  return {
    id,
    struttura_id,
    status,
    check_in,
    check_out,
    guests,
    guest_name,
    total_cents,
    is_disputed,
    riferimento: riferimento(booking.codice),
    nome: agreed.nome,
    camera: agreed.camera,
    refund_cents: is_disputed ? 0 : Math.max(0, booking.paid_cents - refunded_cents),
    is_charged: booking.paid_cents > 0,
    is_demo: booking.provider === 'demo',
  };
}

function moved(due: Cents): AppError {
  return new AppError('STATO_NON_VALIDO', messages.bookingChanged, { campi: { rimborso: String(toEuros(due)) } });
}

async function dueNow(transaction: StayDb, booking: BookingRow): Promise<Cents> {
  return isDisputed(booking) ? asCents(0) : remainingPaid(transaction, booking);
}

function describe({ codice, struttura_id, agreed, status }: BookingRow, due: Cents, motivo: string) {
  return {
    azione: 'prenotazione_annullamento' as const,
    struttura: { id: struttura_id, nome: agreed.nome },
    prima: { prenotazione: riferimento(codice), status },
    dopo: { status: 'annullata', rimborso: formatEuro(due), motivo },
  };
}

/** Releases a hold. `release` first expires the checkout, so that the guest cannot pay for released nights. */
async function closeHold(
  { db, release, record }: Dependencies,
  actor: Actor,
  hold: BookingRow,
  motivo: string,
): Promise<string> {
  const { status } = await release(hold.codice);
  if (status !== 'scaduta') throw moved(asCents(0));
  const line = describe(hold, asCents(0), motivo);
  await record(db, actor, { ...line, dopo: { status, motivo } });
  return messages.pendingPaymentCancelled;
}

async function assertRefundShown(
  transaction: StayDb,
  { clock }: Dependencies,
  { booking, shown }: { booking: BookingRow; shown: CancelAsAdmin },
): Promise<{ due: Cents; all: Cents }> {
  const due = await dueNow(transaction, booking);
  if (booking.status !== shown.status || due !== toCents(shown.rimborso)) throw moved(due);
  const cancellable = { ...booking, terms: bookedTerms(booking), bill: booking.agreed.bill };
  const all = refundDue(cancellable, 'redazione', today(clock));
  if (all === null) throw new AppError('STATO_NON_VALIDO', messages.bookingNotCancellable);
  return { due, all: asCents(Math.max(all, due)) };
}

async function cancelSold(deps: Dependencies, actor: Actor, id: string, shown: CancelAsAdmin): Promise<string> {
  const { motivo, status } = shown;
  let due = asCents(0);
  let outcome: RefundOutcome = 'not_charged';
  const applied = await deps.applyFact(
    id,
    async (booking, transaction) => {
      const checked = await assertRefundShown(transaction, deps, { booking, shown });
      due = checked.due;
      const facts = { is_charged: booking.paid_cents > 0, is_disputed: isDisputed(booking) };
      outcome = refundOutcome({ refund_cents: due, ...facts });
      return { kind: 'cancelled', by: 'redazione', refund_cents: checked.all };
    },
    { motivo },
    {
      alongside: (transaction, booking) =>
        deps.record(transaction, actor, describe({ ...booking, status }, due, motivo)),
      mayLoseHome: true,
    },
  );
  if (applied === null) throw new AppError('NON_TROVATO', visitorMessages().bookingNotFound);
  if (applied.isRefused) throw new AppError('STATO_NON_VALIDO', messages.bookingNotCancellable);
  return messages.bookingCancelled(applied.booking.guest_name, { outcome, amount: due });
}

function createCancellation(deps: Dependencies): AdminBookingsService['cancel'] {
  return async (actor, id, shown) => {
    const known = await findBookingBy(deps.db, 'id', id);
    if (known === undefined) throw new AppError('NON_TROVATO', visitorMessages().bookingNotFound);
    const isHold = known.status === 'in_attesa_pagamento' && shown.status === known.status;
    return isHold ? closeHold(deps, actor, known, shown.motivo) : cancelSold(deps, actor, id, shown);
  };
}

export function createAdminBookings(deps: Dependencies): AdminBookingsService {
  const { db, clock } = deps;
  return {
    async listAwaited(which) {
      const { rows, total } = await findAwaited(db, { ...which, today: today(clock) });
      const refunded = await refundedByBooking(
        db,
        rows.map(({ id }) => id),
      );
      const none = { refunded_cents: asCents(0) };
      return { total, data: rows.map((row) => present(row, refunded.get(row.id) ?? none)) };
    },
    cancel: createCancellation(deps),
  };
}
