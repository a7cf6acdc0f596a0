import { formatLongDate } from '../kernel/calendar-date.ts';
import { type Cents, formatPrice } from '../kernel/cents.ts';
import { formatCount } from '../kernel/format-count.ts';
import { faultMessages } from './fault-messages.it.ts';
import { stayMessages } from './messages.it.ts';
import { policyMessages } from './policy-messages.it.ts';
import type { StayFault, StayLimits } from './rules/check-stay.ts';
import type { RefundStep } from './rules/refund-due.ts';
import type { RefundTerm } from './rules/refund-terms.ts';

const NOTHING_BACK = 'Nessun rimborso se annulli';

/** What cancelling gives back, in the few words of a card, while there are no dates: the first of the terms. */
function refundInGeneral([first]: readonly RefundTerm[]): string {
  if (!first || first.percent === 0) return NOTHING_BACK;
  const until = policyMessages.untilDay(first.days);
  if (first.percent === 100 && first.cleaning_percent === 100) return `Cancellazione gratuita ${until}`;
  return `Se annulli ${until}: rimborso del ${first.percent}\u00a0%`;
}

const bedsOf = (count: number) => (count === 1 ? '1 posto letto' : `${formatCount(count)} posti letto`);

function tooManyGuests(guests: number, beds: number, hasRooms: boolean): string {
  if (hasRooms) return `Nessuna camera per ${stayMessages.guests(guests)}: la più grande ha ${bedsOf(beds)}`;
  return `Ha ${bedsOf(beds)}: non ${beds === 1 ? 'basta' : 'bastano'} per ${stayMessages.guests(guests)}`;
}

function fault(code: StayFault, limits: StayLimits, asked: { guests: number; hasRooms: boolean }): string {
  if (code === 'guestsOutOfRange') return tooManyGuests(asked.guests, limits.guests, asked.hasRooms);
  return faultMessages[code](limits);
}

/** What cancelling gives back, in the few words of a card: its first step, `steps` being those of `refundSteps`. */
function refund([first]: readonly RefundStep[]): string {
  if (!first || first.until === null) return NOTHING_BACK;
  const until = formatLongDate(first.until);
  if (first.percent === 100) return `Cancellazione gratuita fino a ${until}`;
  return `Se annulli entro ${until}: rimborso di ${formatPrice(first.amount_cents)}`;
}

/** The sums that a total is made of, when the first of them is a night at one price, or at prices between two. */
function parts(cheapest: Cents, dearest: Cents, extra: Cents, cleaning: Cents): string {
  const nights =
    cheapest === dearest
      ? `${formatPrice(cheapest)} a notte`
      : `da ${formatPrice(cheapest)} a ${formatPrice(dearest)} a notte`;
  const guests = extra > 0 && `${formatPrice(extra)} per gli ospiti in più`;
  const cleaned = cleaning > 0 && `${formatPrice(cleaning)} di pulizie`;
  return [nights, guests, cleaned].filter(Boolean).join(' + ');
}

export const resultsMessages = { refundInGeneral, fault, refund, parts } as const;
