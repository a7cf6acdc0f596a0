import { asCents } from '../../../kernel/money/cents.ts';
import { readWireDate } from '../../rules/read-wire-date.ts';
import type { RefundStep } from '../../rules/refund-due.ts';

export type Step = { until: string | null; percent: number; amount_cents: number };

export function readRefundSteps(steps: readonly Step[]): RefundStep[] {
  return steps.map(({ until, percent, amount_cents }) => ({
    until: until === null ? null : readWireDate(until),
    percent,
    amount_cents: asCents(amount_cents),
  }));
}
