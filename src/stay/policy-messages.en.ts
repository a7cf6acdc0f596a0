import type { IsTranslation } from '../kernel/translation.ts';
import { type CalendarDate, formatLongDate } from '../kernel/calendar-date.ts';
import { formatEuro } from '../kernel/cents.ts';
import { pluralEn } from '../kernel/plural.ts';
import type { RefundStep } from './rules/refund-due.ts';
import type { RefundTerm } from './rules/refund-terms.ts';

/** Until when a term holds: once the arrival was named, "before" says enough. */
function untilDay(days: number, isFirst = true): string {
  if (days === 0) return 'up to the day of arrival';
  const before = pluralEn(days, { one: 'up to the day before', other: `up to ${days} days before` });
  return isFirst ? `${before} arrival` : before;
}

function share({ percent, cleaning_percent }: RefundTerm, isFirst: boolean): string {
  if (percent === 100 && cleaning_percent === 100) return isFirst ? 'Full refund' : 'full';
  return isFirst ? `${percent}% refund` : `${percent}%`;
}

/** Terms in one sentence, without dates. What gives back the cleaning alone is said for all policies together (`pulizieRimborsate`). */
function rule(terms: readonly RefundTerm[]): string {
  const paying = terms.filter(({ percent }) => percent > 0);
  if (paying.length === 0) return 'No refund.';
  return `${paying.map((term, at) => `${share(term, at === 0)} ${untilDay(term.days, at === 0)}`).join(', ')}.`;
}

/** One step of a policy with its real date, in one line. `before`: the last day of the step before it. */
function step({ until, amount_cents }: RefundStep, before: CalendarDate | null): string {
  if (until !== null) return `If you cancel by ${formatLongDate(until)}: refund of ${formatEuro(amount_cents)}`;
  return before === null ? 'If you cancel: no refund' : `After ${formatLongDate(before)}: no refund`;
}

/** Said for all policies together. */
export const pulizieRimborsate = 'The cleaning fee is always refunded if you cancel before the day of arrival.';

/** What terms say, without dates and with them. */
export const policyMessages = {
  rule,
  untilDay,
  steps: (steps: readonly RefundStep[]) => steps.map((each, at) => step(each, steps[at - 1]?.until ?? null)),
};

true satisfies IsTranslation<typeof import('./policy-messages.it.ts'), typeof import('./policy-messages.en.ts')>;
