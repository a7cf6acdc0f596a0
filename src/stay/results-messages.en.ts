import type { IsTranslation } from '../kernel/translation.ts';
import { formatLongDate } from '../kernel/calendar-date.ts';
import { type Cents, formatPrice } from '../kernel/cents.ts';
import { formatCount } from '../kernel/format-count.ts';
import { faultMessages } from './fault-messages.en.ts';
import { stayMessages } from './messages.en.ts';
import { policyMessages } from './policy-messages.en.ts';
import type { StayFault, StayLimits } from './rules/check-stay.ts';
import type { RefundStep } from './rules/refund-due.ts';
import type { RefundTerm } from './rules/refund-terms.ts';

const NOTHING_BACK = 'No refund if you cancel';

/** What cancelling gives back, in the few words of a card, while there are no dates: the first of the terms. */
function refundInGeneral([first]: readonly RefundTerm[]): string {
  if (!first || first.percent === 0) return NOTHING_BACK;
  const until = policyMessages.untilDay(first.days);
  if (first.percent === 100 && first.cleaning_percent === 100) return `Free cancellation ${until}`;
  return `${first.percent}% refund if you cancel ${until}`;
}

function tooManyGuests(guests: number, beds: number, hasRooms: boolean): string {
  if (hasRooms) return `No room sleeps ${stayMessages.guests(guests)}: the largest sleeps ${formatCount(beds)}`;
  return `Sleeps ${formatCount(beds)}: not enough for ${stayMessages.guests(guests)}`;
}

function fault(code: StayFault, limits: StayLimits, asked: { guests: number; hasRooms: boolean }): string {
  if (code === 'guestsOutOfRange') return tooManyGuests(asked.guests, limits.guests, asked.hasRooms);
  return faultMessages[code](limits);
}

/** What cancelling gives back, in the few words of a card: its first step, `steps` being those of `refundSteps`. */
function refund([first]: readonly RefundStep[]): string {
  if (!first || first.until === null) return NOTHING_BACK;
  const until = formatLongDate(first.until);
  if (first.percent === 100) return `Free cancellation until ${until}`;
  return `If you cancel by ${until}: refund of ${formatPrice(first.amount_cents)}`;
}

/** The sums that a total is made of, when the first of them is a night at one price, or at prices between two. */
function parts(cheapest: Cents, dearest: Cents, extra: Cents, cleaning: Cents): string {
  const nights =
    cheapest === dearest
      ? `${formatPrice(cheapest)} a night`
      : `${formatPrice(cheapest)} to ${formatPrice(dearest)} a night`;
  const guests = extra > 0 && `${formatPrice(extra)} for extra guests`;
  const cleaned = cleaning > 0 && `${formatPrice(cleaning)} cleaning`;
  return [nights, guests, cleaned].filter(Boolean).join(' + ');
}

export const resultsMessages = { refundInGeneral, fault, refund, parts };

true satisfies IsTranslation<typeof import('./results-messages.it.ts'), typeof import('./results-messages.en.ts')>;
