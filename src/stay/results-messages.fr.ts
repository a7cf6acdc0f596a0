import type { IsTranslation } from '../kernel/translation.ts';
import { formatLongDate } from '../kernel/calendar-date.ts';
import { type Cents, formatPrice } from '../kernel/cents.ts';
import { formatCount } from '../kernel/format-count.ts';
import { pluralFr } from '../kernel/plural.ts';
import { faultMessages } from './fault-messages.fr.ts';
import { stayMessages } from './messages.fr.ts';
import { policyMessages } from './policy-messages.fr.ts';
import type { StayFault, StayLimits } from './rules/check-stay.ts';
import type { RefundStep } from './rules/refund-due.ts';
import type { RefundTerm } from './rules/refund-terms.ts';

const NOTHING_BACK = 'Aucun remboursement si vous annulez';

/** What cancelling gives back, in the few words of a card, while there are no dates: the first of the terms. */
function refundInGeneral([first]: readonly RefundTerm[]): string {
  if (!first || first.percent === 0) return NOTHING_BACK;
  const until = policyMessages.untilDay(first.days);
  if (first.percent === 100 && first.cleaning_percent === 100) return `Annulation gratuite ${until}`;
  return `Si vous annulez ${until} : remboursement de ${first.percent} %`;
}

const bedsOf = (count: number) =>
  pluralFr(count, { one: `${formatCount(count)} couchage`, other: `${formatCount(count)} couchages` });

function tooManyGuests(guests: number, beds: number, hasRooms: boolean): string {
  if (hasRooms) return `Aucune chambre pour ${stayMessages.guests(guests)} : la plus grande a ${bedsOf(beds)}`;
  return `${bedsOf(beds)} : ce n’est pas assez pour ${stayMessages.guests(guests)}`;
}

function fault(code: StayFault, limits: StayLimits, asked: { guests: number; hasRooms: boolean }): string {
  if (code === 'guestsOutOfRange') return tooManyGuests(asked.guests, limits.guests, asked.hasRooms);
  return faultMessages[code](limits);
}

/** What cancelling gives back, in the few words of a card: its first step, `steps` being those of `refundSteps`. */
function refund([first]: readonly RefundStep[]): string {
  if (!first || first.until === null) return NOTHING_BACK;
  const until = formatLongDate(first.until);
  if (first.percent === 100) return `Annulation gratuite jusqu’au ${until}`;
  return `Si vous annulez au plus tard le ${until} : remboursement de ${formatPrice(first.amount_cents)}`;
}

/** The sums that a total is made of, when the first of them is a night at one price, or at prices between two. */
function parts(cheapest: Cents, dearest: Cents, extra: Cents, cleaning: Cents): string {
  const nights =
    cheapest === dearest
      ? `${formatPrice(cheapest)} par nuit`
      : `de ${formatPrice(cheapest)} à ${formatPrice(dearest)} par nuit`;
  const guests = extra > 0 && `${formatPrice(extra)} pour les voyageurs en plus`;
  const cleaned = cleaning > 0 && `${formatPrice(cleaning)} de ménage`;
  return [nights, guests, cleaned].filter(Boolean).join(' + ');
}

export const resultsMessages = { refundInGeneral, fault, refund, parts };

true satisfies IsTranslation<typeof import('./results-messages.it.ts'), typeof import('./results-messages.fr.ts')>;
