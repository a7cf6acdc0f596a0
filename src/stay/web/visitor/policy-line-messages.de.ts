import { formatPrice } from '../../../kernel/cents.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';
import type { RefundStep } from '../../rules/refund-due.ts';
import { toTheDay } from '../../rules/stay-in-words.de.ts';

/** What cancelling a stay gives back at first, in one line of the panel: the words of a list's card, with a shorter date. */
export function firstStep([first]: readonly RefundStep[]): string {
  if (!first || first.until === null) return 'Keine Erstattung bei Stornierung';
  const until = `bis ${toTheDay(first.until)}`;
  return first.percent === 100
    ? `Kostenlos stornierbar ${until}`
    : `${formatPrice(first.amount_cents)} zurück bei Stornierung ${until}`;
}

true satisfies IsTranslation<
  typeof import('./policy-line-messages.it.ts'),
  typeof import('./policy-line-messages.de.ts')
>;
