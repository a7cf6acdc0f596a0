import type { IsTranslation } from '../../../kernel/translation.ts';
import { formatPrice } from '../../../kernel/cents.ts';
import type { RefundStep } from '../../rules/refund-due.ts';
import { toTheDay } from '../../rules/stay-in-words.en.ts';

/** What cancelling a stay gives back at first, in one line of the panel: the words of a list's card, with a shorter date. */
export function firstStep([first]: readonly RefundStep[]): string {
  if (!first || first.until === null) return 'No refund if you cancel';
  const until = `until ${toTheDay(first.until)}`;
  return first.percent === 100 ? `Free cancellation ${until}` : `Refund of ${formatPrice(first.amount_cents)} ${until}`;
}

true satisfies IsTranslation<
  typeof import('./policy-line-messages.it.ts'),
  typeof import('./policy-line-messages.en.ts')
>;
