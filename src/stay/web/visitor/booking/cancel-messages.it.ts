import { formatEuro } from '../../../../kernel/cents.ts';
import type { RefundStep } from '../../../rules/refund-due.ts';
import { toTheDay } from '../../../rules/stay-in-words.it.ts';

/** Until when a guest gets back what cancelling gives today, and what it gives then; `steps` being those from today on. */
export function refundUntil([now, later]: readonly RefundStep[]): string {
  if (!now || now.until === null)
    return 'Secondo le condizioni che hai accettato, a questo punto non c’è più rimborso.';
  const isLess = later && later.amount_cents > 0;
  const then = isLess ? `il rimborso scende a ${formatEuro(later.amount_cents)}` : 'non c’è più rimborso';
  return `Vale fino ${toTheDay(now.until)}: dopo, ${then}.`;
}
