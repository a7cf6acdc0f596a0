import { type CalendarDate, addDays } from '../../kernel/calendar-date.ts';
import { type Cents, asCents } from '../../kernel/cents.ts';
import type { BookingStatus, CancelledBy, Politica } from './booking.ts';
import type { Quote } from './quote-stay.ts';

/** The share that goes back to who cancels at least `days` days before the arrival, best first; later: nothing. */
const SHARES: Record<Politica, readonly { days: number; percent: number }[]> = {
  flessibile: [{ days: 1, percent: 100 }],
  moderata: [
    { days: 7, percent: 100 },
    { days: 1, percent: 50 },
  ],
  rigida: [
    { days: 30, percent: 100 },
    { days: 14, percent: 50 },
    // Nobody has cleaned yet.
    { days: 1, percent: 0 },
  ],
};

/** What cancelling gives back, and until when: `until` is the last day of it, `null` from then on. */
export type RefundStep = { until: CalendarDate | null; percent: number; amount_cents: Cents };

type Bill = Pick<Quote<number>, 'lines' | 'total_cents'>;

/** A share of everything but the cleaning, which goes back whole; half a cent is the guest's. */
function shareOf({ lines, total_cents }: Bill, percent: number): Cents {
  const cleaning = lines.reduce((sum, line) => sum + (line.kind === 'cleaning' ? line.amount_cents : 0), 0);
  return asCents(Math.ceil(((total_cents - cleaning) * percent) / 100) + cleaning);
}

/**
 * The policy as a table with its real dates, from `today` on: what card, panel, page and mails show. Steps that give the same are one.
 * @example refundSteps('flessibile', bill, '2026-12-24', '2026-11-22')
 * // [{ until: '2026-12-23', percent: 100, amount_cents: 32500 }, { until: null, percent: 0, amount_cents: 0 }]
 */
export function refundSteps(politica: Politica, bill: Bill, check_in: CalendarDate, today: CalendarDate): RefundStep[] {
  const steps = SHARES[politica].map(({ days, percent }) => ({
    until: addDays(check_in, -days),
    percent,
    amount_cents: shareOf(bill, percent),
  }));
  const open = steps.filter(({ until, amount_cents }) => until >= today && amount_cents > 0);
  return [...open, { until: null, percent: 0, amount_cents: asCents(0) }];
}

/** A booking as far as its cancellation depends on it. */
export type Cancellable = {
  status: BookingStatus;
  politica_cancellazione: Politica;
  bill: Bill;
  check_in: CalendarDate;
  check_out: CalendarDate;
};

function ofGuest(booking: Cancellable, today: CalendarDate): Cents | null {
  if (booking.status === 'richiesta') return asCents(0);
  if (today > booking.check_in) return null;
  const [step] = refundSteps(booking.politica_cancellazione, booking.bill, booking.check_in, today);
  return step?.amount_cents ?? null;
}

/**
 * What goes back to the guest when a booking is cancelled today (in Rome); `null`: it cannot be. A guest may cancel until the day of
 * arrival, and take a request back at any time, which costs nothing as nothing was charged; who runs the house, or the portal, until
 * the day before the departure, and everything goes back.
 * @example refundDue({ status: 'confermata', politica_cancellazione: 'flessibile', … }, 'ospite', '2026-12-23') // the total
 */
export function refundDue(booking: Cancellable, by: Exclude<CancelledBy, 'banca'>, today: CalendarDate): Cents | null {
  const isOpen = booking.status === 'confermata' || (booking.status === 'richiesta' && by !== 'proprietario');
  if (!isOpen) return null;
  if (by === 'ospite') return ofGuest(booking, today);
  if (booking.status === 'richiesta') return asCents(0);
  return today < booking.check_out ? asCents(booking.bill.total_cents) : null;
}
