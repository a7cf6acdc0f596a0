import { type CalendarDate, formatLongDate } from '../kernel/calendar-date.ts';
import { formatEuro } from '../kernel/cents.ts';
import type { Politica } from './rules/booking.ts';
import type { RefundStep } from './rules/refund-due.ts';

const names: Record<Politica, string> = { flessibile: 'Flessibile', moderata: 'Moderata', rigida: 'Rigida' };

const rules: Record<Politica, string> = {
  flessibile: 'Rimborso totale fino al giorno prima dell’arrivo.',
  moderata: 'Rimborso totale fino a 7 giorni prima dell’arrivo, metà fino al giorno prima.',
  rigida: 'Rimborso totale fino a 30 giorni prima dell’arrivo, metà fino a 14 giorni prima.',
};

/** One step of a policy with its real date, in one line. `before`: the last day of the step before it. */
function step({ until, amount_cents }: RefundStep, before: CalendarDate | null): string {
  if (until !== null) return `Se annulli entro ${formatLongDate(until)}: rimborso di ${formatEuro(amount_cents)}`;
  return before === null ? 'Se annulli: nessun rimborso' : `Dopo ${formatLongDate(before)}: nessun rimborso`;
}

/** What the three policies are called and say, without dates and with them. */
export const policyMessages = {
  names,
  rules,
  /** For the owner who chooses. */
  pulizie: 'Le pulizie finali si rimborsano sempre, se si annulla prima del giorno di arrivo.',
  steps: (steps: readonly RefundStep[]) => steps.map((each, at) => step(each, steps[at - 1]?.until ?? null)),
} as const;
