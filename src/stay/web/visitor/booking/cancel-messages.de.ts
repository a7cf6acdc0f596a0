import { formatEuro } from '../../../../kernel/cents.ts';
import type { IsTranslation } from '../../../../kernel/translation.ts';
import type { RefundStep } from '../../../rules/refund-due.ts';
import { toTheDay } from '../../../rules/stay-in-words.de.ts';

/** Until when a guest gets back what cancelling gives today, and what it gives then; `steps` being those from today on. */
export function refundUntil([now, later]: readonly RefundStep[]): string {
  if (!now || now.until === null)
    return 'Nach den Bedingungen, die Sie akzeptiert haben, gibt es jetzt keine Erstattung mehr.';
  const isLess = later && later.amount_cents > 0;
  const then = isLess ? `sind es noch ${formatEuro(later.amount_cents)}` : 'gibt es keine Erstattung mehr';
  return `Das gilt bis ${toTheDay(now.until)}. Danach ${then}.`;
}

true satisfies IsTranslation<typeof import('./cancel-messages.it.ts'), typeof import('./cancel-messages.de.ts')>;
