import type { IsTranslation } from '../../../../kernel/translation.ts';
import { formatEuro } from '../../../../kernel/cents.ts';
import type { RefundStep } from '../../../rules/refund-due.ts';
import { toTheDay } from '../../../rules/stay-in-words.fr.ts';

/** Until when a guest gets back what cancelling gives today, and what it gives then; `steps` being those from today on. */
export function refundUntil([now, later]: readonly RefundStep[]): string {
  if (!now || now.until === null)
    return 'Selon les conditions que vous avez acceptées, il n’y a plus de remboursement à ce stade.';
  const isLess = later && later.amount_cents > 0;
  const then = isLess ? `le remboursement passe à ${formatEuro(later.amount_cents)}` : 'il n’y a plus de remboursement';
  return `Ce montant vaut jusqu’${toTheDay(now.until)} : après, ${then}.`;
}

true satisfies IsTranslation<typeof import('./cancel-messages.it.ts'), typeof import('./cancel-messages.fr.ts')>;
