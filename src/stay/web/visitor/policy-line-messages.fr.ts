import type { IsTranslation } from '../../../kernel/translation.ts';
import { formatPrice } from '../../../kernel/cents.ts';
import type { RefundStep } from '../../rules/refund-due.ts';
import { toTheDay } from '../../rules/stay-in-words.fr.ts';

/** What cancelling a stay gives back at first, in one line of the panel: the words of a list's card, with a shorter date. */
export function firstStep([first]: readonly RefundStep[]): string {
  if (!first || first.until === null) return 'Aucun remboursement si vous annulez';
  const until = `jusqu’${toTheDay(first.until)}`;
  return first.percent === 100
    ? `Annulation gratuite ${until}`
    : `Remboursement de ${formatPrice(first.amount_cents)} ${until}`;
}

true satisfies IsTranslation<
  typeof import('./policy-line-messages.it.ts'),
  typeof import('./policy-line-messages.fr.ts')
>;
