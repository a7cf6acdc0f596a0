import { type CalendarDate, formatLongDate } from '../kernel/calendar-date.ts';
import { formatEuro } from '../kernel/cents.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { RefundStep } from './rules/refund-due.ts';
import type { RefundTerm } from './rules/refund-terms.ts';

/** Until when a term holds: once the arrival was named, "davor" says enough. */
function untilDay(days: number, isFirst = true): string {
  if (days === 0) return 'bis zum Anreisetag';
  const before = days === 1 ? 'bis zum Tag' : `bis ${days} Tage`;
  if (isFirst) return `${before} vor der Anreise`;
  return `${before} davor`;
}

function share({ percent, cleaning_percent }: RefundTerm, isFirst: boolean): string {
  if (percent === 100 && cleaning_percent === 100) return isFirst ? 'Volle Erstattung' : 'alles';
  if (percent === 50) return isFirst ? 'Die Hälfte zurück' : 'die Hälfte';
  return isFirst ? `${percent}\u00a0% zurück` : `${percent}\u00a0%`;
}

/** Terms in one sentence, without dates. What gives back the cleaning alone is said for all policies together (`pulizieRimborsate`). */
function rule(terms: readonly RefundTerm[]): string {
  const paying = terms.filter(({ percent }) => percent > 0);
  if (paying.length === 0) return 'Keine Erstattung.';
  return `${paying.map((term, at) => `${share(term, at === 0)} ${untilDay(term.days, at === 0)}`).join(', ')}.`;
}

/** One step of a policy with its real date, in one line. `before`: the last day of the step before it. */
function step({ until, amount_cents }: RefundStep, before: CalendarDate | null): string {
  if (until !== null) return `Stornieren bis ${formatLongDate(until)}: ${formatEuro(amount_cents)} zurück`;
  return before === null ? 'Bei Stornierung: keine Erstattung' : 'Danach: keine Erstattung';
}

export const pulizieRimborsate =
  'Die Endreinigung wird immer erstattet, wenn die Stornierung vor dem Anreisetag erfolgt.';

export const policyMessages = {
  rule,
  untilDay,
  steps: (steps: readonly RefundStep[]) => steps.map((each, at) => step(each, steps[at - 1]?.until ?? null)),
} as const;

true satisfies IsTranslation<typeof import('./policy-messages.it.ts'), typeof import('./policy-messages.de.ts')>;
