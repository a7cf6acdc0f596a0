import type { IsTranslation } from '../kernel/translation.ts';
import { type CalendarDate, formatLongDate } from '../kernel/calendar-date.ts';
import { formatEuro } from '../kernel/cents.ts';
import type { RefundStep } from './rules/refund-due.ts';
import type { RefundTerm } from './rules/refund-terms.ts';

/** Until when a term holds: once the arrival was named, "before" says enough. */
function untilDay(days: number, isFirst = true): string {
  if (days === 0) return 'jusqu’au jour de l’arrivée';
  if (days === 1) return isFirst ? 'jusqu’à la veille de l’arrivée' : 'jusqu’à la veille';
  return isFirst ? `jusqu’à ${days} jours avant l’arrivée` : `jusqu’à ${days} jours avant`;
}

function share({ percent, cleaning_percent }: RefundTerm, isFirst: boolean): string {
  if (percent === 100 && cleaning_percent === 100) return isFirst ? 'Remboursement total' : 'total';
  return isFirst ? `Remboursement de ${percent} %` : `${percent} %`;
}

/** Terms in one sentence, without dates. What gives back the cleaning alone is said for all policies together (`pulizieRimborsate`). */
function rule(terms: readonly RefundTerm[]): string {
  const paying = terms.filter(({ percent }) => percent > 0);
  if (paying.length === 0) return 'Aucun remboursement.';
  return `${paying.map((term, at) => `${share(term, at === 0)} ${untilDay(term.days, at === 0)}`).join(', ')}.`;
}

/** One step of a policy with its real date, in one line. `before`: the last day of the step before it. */
function step({ until, amount_cents }: RefundStep, before: CalendarDate | null): string {
  if (until !== null)
    return `Si vous annulez au plus tard le ${formatLongDate(until)} : remboursement de ${formatEuro(amount_cents)}`;
  return before === null
    ? 'Si vous annulez : aucun remboursement'
    : `Après le ${formatLongDate(before)} : aucun remboursement`;
}

/** Said for all policies together. */
export const pulizieRimborsate =
  'Le ménage de fin de séjour est toujours remboursé en cas d’annulation avant le jour de l’arrivée.';

/** What terms say, without dates and with them. */
export const policyMessages = {
  rule,
  untilDay,
  steps: (steps: readonly RefundStep[]) => steps.map((each, at) => step(each, steps[at - 1]?.until ?? null)),
};

true satisfies IsTranslation<typeof import('./policy-messages.it.ts'), typeof import('./policy-messages.fr.ts')>;
