import { formatPrice } from '../../../kernel/cents.ts';
import type { RefundStep } from '../../rules/refund-due.ts';
import { toTheDay } from '../../rules/stay-in-words.it.ts';

/** What cancelling a stay gives back at first, in one line of the panel: the words of a list's card, with a shorter date. */
export function firstStep([first]: readonly RefundStep[]): string {
  if (!first || first.until === null) return 'Nessun rimborso se annulli';
  const until = `fino ${toTheDay(first.until)}`;
  return first.percent === 100
    ? `Cancellazione gratuita ${until}`
    : `Rimborso di ${formatPrice(first.amount_cents)} ${until}`;
}
