import { type CalendarDate, formatLongDate } from '../kernel/calendar-date.ts';
import { formatEuro } from '../kernel/cents.ts';
import type { RefundStep } from './rules/refund-due.ts';
import type { RefundTerm } from './rules/refund-terms.ts';

/** Until when a term holds: once the arrival was named, "before" says enough. */
function untilDay(days: number, isFirst = true): string {
  if (days === 0) return 'fino al giorno dell’arrivo';
  const before = days === 1 ? 'fino al giorno prima' : `fino a ${days} giorni prima`;
  return isFirst ? `${before} dell’arrivo` : before;
}

function share({ percent, cleaning_percent }: RefundTerm, isFirst: boolean): string {
  if (percent === 100 && cleaning_percent === 100) return isFirst ? 'Rimborso totale' : 'totale';
  if (percent === 50) return isFirst ? 'Rimborso di metà' : 'metà';
  return isFirst ? `Rimborso del ${percent}\u00a0%` : `${percent}\u00a0%`;
}

/** Terms in one sentence, without dates. What gives back the cleaning alone is said for all policies together (`pulizieRimborsate`). */
function rule(terms: readonly RefundTerm[]): string {
  const paying = terms.filter(({ percent }) => percent > 0);
  if (paying.length === 0) return 'Nessun rimborso.';
  return `${paying.map((term, at) => `${share(term, at === 0)} ${untilDay(term.days, at === 0)}`).join(', ')}.`;
}

/** One step of a policy with its real date, in one line. `before`: the last day of the step before it. */
function step({ until, amount_cents }: RefundStep, before: CalendarDate | null): string {
  if (until !== null) return `Se annulli entro ${formatLongDate(until)}: rimborso di ${formatEuro(amount_cents)}`;
  return before === null ? 'Se annulli: nessun rimborso' : `Dopo ${formatLongDate(before)}: nessun rimborso`;
}

/** Said for all policies together. */
export const pulizieRimborsate = 'Le pulizie finali si rimborsano sempre, se si annulla prima del giorno di arrivo.';

/** What terms say, without dates and with them. */
export const policyMessages = {
  rule,
  untilDay,
  steps: (steps: readonly RefundStep[]) => steps.map((each, at) => step(each, steps[at - 1]?.until ?? null)),
} as const;
