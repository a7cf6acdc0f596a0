import { type CalendarDate, addDays } from '../../kernel/dates/calendar-date.ts';
import { type Cents, asCents } from '../../kernel/money/cents.ts';
import type { BookingStatus, CancelledBy } from './booking.ts';
import type { Quote } from './quote-stay.ts';
import type { RefundTerm } from './refund-terms.ts';

/** The refund for a cancellation up to and including `until`; `null` means that there is no deadline. */
export type RefundStep = { until: CalendarDate | null; percent: number; amount_cents: Cents };

type Bill = Pick<Quote<number>, 'lines' | 'total_cents'>;

/** Returns the amount that a term refunds. Fractions of a cent are rounded up, in the guest's favour. */
function shareOf({ lines, total_cents }: Bill, { percent, cleaning_percent }: RefundTerm): Cents {
  const cleaning = lines.reduce((sum, line) => sum + (line.kind === 'cleaning' ? line.amount_cents : 0), 0);
  const rest = total_cents - cleaning;
  return asCents(Math.ceil((rest * percent) / 100) + Math.ceil((cleaning * cleaning_percent) / 100));
}

/**
 * Converts terms to dated steps, starting from `today`. The last step always refunds nothing.
 * @example refundSteps([{ days: 1, percent: 100, cleaning_percent: 100 }], bill, '2026-12-24', '2026-11-22') // [{ until: '2026-12-23', percent: 100, amount_cents: 32500 }, { until: null, percent: 0, amount_cents: 0 }]
 */
export function refundSteps(
  terms: readonly RefundTerm[],
  bill: Bill,
  check_in: CalendarDate,
  today: CalendarDate,
): RefundStep[] {
  const steps = terms.map((term) => ({
    until: addDays(check_in, -term.days),
    percent: term.percent,
    amount_cents: shareOf(bill, term),
  }));
  const open = steps.filter(({ until, amount_cents }) => until >= today && amount_cents > 0);
  return [...open, { until: null, percent: 0, amount_cents: asCents(0) }];
}

export type Cancellable = {
  status: BookingStatus;
  terms: readonly RefundTerm[];
  bill: Bill;
  check_in: CalendarDate;
  check_out: CalendarDate;
};

function ofGuest(booking: Cancellable, today: CalendarDate): Cents | null {
  if (booking.status === 'richiesta') return asCents(0);
  if (today > booking.check_in) return null;
  const [step] = refundSteps(booking.terms, booking.bill, booking.check_in, today);
  return step?.amount_cents ?? null;
}

/**
 * Returns the refund for a cancellation today; `null` if the booking cannot be cancelled. Returns 0 for a request, because
 * `nextBooking` cancels or refunds its payment.
 * @example refundDue({ status: 'confermata', terms: REFUND_TERMS.flessibile, … }, 'ospite', '2026-12-23') // the total
 */
export function refundDue(booking: Cancellable, by: Exclude<CancelledBy, 'banca'>, today: CalendarDate): Cents | null {
  const isOpen = booking.status === 'confermata' || (booking.status === 'richiesta' && by !== 'proprietario');
  if (!isOpen) return null;
  if (by === 'ospite') return ofGuest(booking, today);
  if (booking.status === 'richiesta') return asCents(0);
  return today < booking.check_out ? asCents(booking.bill.total_cents) : null;
}
