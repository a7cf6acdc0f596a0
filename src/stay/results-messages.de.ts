import { formatLongDate } from '../kernel/calendar-date.ts';
import { type Cents, formatPrice } from '../kernel/cents.ts';
import { formatCount } from '../kernel/format-count.ts';
import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import { faultMessages } from './fault-messages.de.ts';
import { stayMessages } from './messages.de.ts';
import { policyMessages } from './policy-messages.de.ts';
import type { StayFault, StayLimits } from './rules/check-stay.ts';
import type { RefundStep } from './rules/refund-due.ts';
import type { RefundTerm } from './rules/refund-terms.ts';

const NOTHING_BACK = 'Keine Erstattung bei Stornierung';

/** What cancelling gives back, in the few words of a card, while there are no dates: the first of the terms. */
function refundInGeneral([first]: readonly RefundTerm[]): string {
  if (!first || first.percent === 0) return NOTHING_BACK;
  const until = policyMessages.untilDay(first.days);
  if (first.percent === 100 && first.cleaning_percent === 100) return `Kostenlos stornierbar ${until}`;
  return `Stornieren ${until}: ${first.percent}\u00a0% zurück`;
}

const bedsOf = (count: number) =>
  pluralDe(count, { one: '1 Schlafplatz', other: `${formatCount(count)} Schlafplätze` });

function tooManyGuests(guests: number, beds: number, hasRooms: boolean): string {
  if (hasRooms) return `Kein Zimmer für ${stayMessages.guests(guests)}: Das größte hat ${bedsOf(beds)}`;
  return `${bedsOf(beds)}: zu wenig für ${stayMessages.guests(guests)}`;
}

function fault(code: StayFault, limits: StayLimits, asked: { guests: number; hasRooms: boolean }): string {
  if (code === 'guestsOutOfRange') return tooManyGuests(asked.guests, limits.guests, asked.hasRooms);
  return faultMessages[code](limits);
}

/** What cancelling gives back, in the few words of a card: its first step, `steps` being those of `refundSteps`. */
function refund([first]: readonly RefundStep[]): string {
  if (!first || first.until === null) return NOTHING_BACK;
  const until = formatLongDate(first.until);
  if (first.percent === 100) return `Kostenlos stornierbar bis ${until}`;
  return `Stornieren bis ${until}: ${formatPrice(first.amount_cents)} zurück`;
}

/** The sums that a total is made of, when the first of them is a night at one price, or at prices between two. */
function parts(cheapest: Cents, dearest: Cents, extra: Cents, cleaning: Cents): string {
  const nights =
    cheapest === dearest
      ? `${formatPrice(cheapest)} pro Nacht`
      : `${formatPrice(cheapest)} bis ${formatPrice(dearest)} pro Nacht`;
  const guests = extra > 0 && `${formatPrice(extra)} für weitere Gäste`;
  const cleaned = cleaning > 0 && `${formatPrice(cleaning)} Reinigung`;
  return [nights, guests, cleaned].filter(Boolean).join(' + ');
}

export const resultsMessages = { refundInGeneral, fault, refund, parts } as const;

true satisfies IsTranslation<typeof import('./results-messages.it.ts'), typeof import('./results-messages.de.ts')>;
