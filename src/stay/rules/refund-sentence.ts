import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { Cents } from '../../kernel/money/cents.ts';
import type { RefundStep } from './refund-due.ts';
import type { RefundTerm } from './refund-terms.ts';

export type FirstRefundSentences<Until, Share> = {
  none: string;
  whole(until: Until): string;
  part(until: Until, share: Share): string;
};

/**
 * Returns the sentence that describes the refund for an immediate cancellation (ADR 0058).
 * @example firstStepSentence([{ until: '2026-12-23', percent: 100, amount_cents: 32500 }], sentences)
 * // sentences.whole('2026-12-23')
 */
export function firstStepSentence(
  [first]: readonly RefundStep[],
  { none, whole, part }: FirstRefundSentences<CalendarDate, Cents>,
): string {
  if (first === undefined || first.until === null) return none;
  return first.percent === 100 ? whole(first.until) : part(first.until, first.amount_cents);
}

/**
 * Same as `firstStepSentence`, but with days before arrival and percentages instead of dates and amounts.
 * @example firstTermSentence([{ days: 7, percent: 50, cleaning_percent: 100 }], sentences) // sentences.part(7, 50)
 */
export function firstTermSentence(
  [first]: readonly RefundTerm[],
  { none, whole, part }: FirstRefundSentences<number, number>,
): string {
  if (first === undefined || first.percent === 0) return none;
  const { days, percent, cleaning_percent } = first;
  return percent === 100 && cleaning_percent === 100 ? whole(days) : part(days, percent);
}

export type RefundStepSentences = {
  none: string;
  until(until: CalendarDate, amount_cents: Cents): string;
  after(until: CalendarDate): string;
};

/**
 * Returns one sentence per refund step, with dates and amounts.
 * @example stepSentences([{ until: null, percent: 0, amount_cents: 0 }], sentences) // [sentences.none]
 */
export function stepSentences(steps: readonly RefundStep[], sentences: RefundStepSentences): string[] {
  return steps.map(({ until, amount_cents }, at) => {
    if (until !== null) return sentences.until(until, amount_cents);
    const before = steps[at - 1]?.until ?? null;
    return before === null ? sentences.none : sentences.after(before);
  });
}

export type RefundDeadlineSentences = {
  over: string;
  less(until: CalendarDate, amount_cents: Cents): string;
  nothing(until: CalendarDate): string;
};

/**
 * Returns the sentence about the deadline for today's refund. The steps must start today.
 * @example deadlineSentence([{ until: '2026-12-23', percent: 100, amount_cents: 32500 }], sentences) // sentences.nothing('2026-12-23')
 */
export function deadlineSentence([now, later]: readonly RefundStep[], sentences: RefundDeadlineSentences): string {
  if (now === undefined || now.until === null) return sentences.over;
  const isLess = later !== undefined && later.amount_cents > 0;
  return isLess ? sentences.less(now.until, later.amount_cents) : sentences.nothing(now.until);
}
