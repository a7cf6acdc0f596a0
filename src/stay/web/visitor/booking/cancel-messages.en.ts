import type { IsTranslation } from '../../../../kernel/translation.ts';
import { formatEuro } from '../../../../kernel/cents.ts';
import type { RefundStep } from '../../../rules/refund-due.ts';
import { toTheDay } from '../../../rules/stay-in-words.en.ts';

/** Until when a guest gets back what cancelling gives today, and what it gives then; `steps` being those from today on. */
export function refundUntil([now, later]: readonly RefundStep[]): string {
  if (!now || now.until === null) return 'Under the terms you accepted, there is no longer a refund at this point.';
  const isLess = later && later.amount_cents > 0;
  const then = isLess ? `the refund drops to ${formatEuro(later.amount_cents)}` : 'there is no refund';
  return `This applies until ${toTheDay(now.until)}: after that, ${then}.`;
}

true satisfies IsTranslation<typeof import('./cancel-messages.it.ts'), typeof import('./cancel-messages.en.ts')>;
