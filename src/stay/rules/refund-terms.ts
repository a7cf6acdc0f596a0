import type { Politica } from './booking.ts';

/**
 * What goes back to a guest who cancels at least `days` days before the arrival: a share of the cleaning, and a share of all the rest.
 * Terms stand with the most days first; who cancels later than the last of them gets nothing back.
 */
export type RefundTerm = { days: number; percent: number; cleaning_percent: number };

/** The terms of each policy, for bookings that are still to be made: a sold one keeps its own (`bookings.refund_terms`). */
export type RefundTermsTable = Readonly<Record<Politica, readonly RefundTerm[]>>;

/** Before the day of arrival nobody has cleaned: the cleaning goes back whole (ADR 0058). */
const NOT_CLEANED = { cleaning_percent: 100 };

/** What a guest is promised today. Whoever changes a number here changes `TERMS_VERSION` too. */
export const REFUND_TERMS: RefundTermsTable = {
  flessibile: [{ days: 1, percent: 100, ...NOT_CLEANED }],
  moderata: [
    { days: 7, percent: 100, ...NOT_CLEANED },
    { days: 1, percent: 50, ...NOT_CLEANED },
  ],
  rigida: [
    { days: 30, percent: 100, ...NOT_CLEANED },
    { days: 14, percent: 50, ...NOT_CLEANED },
    { days: 1, percent: 0, ...NOT_CLEANED },
  ],
};

/** The terms of booking that a guest agrees to, by the day that they are of; kept with each booking. */
export const TERMS_VERSION = '2026-11-29';

/**
 * The terms that give back more than the cleaning.
 * @example payingTerms([{ days: 1, percent: 0, cleaning_percent: 100 }]) // []
 */
export const payingTerms = (terms: readonly RefundTerm[]) => terms.filter(({ percent }) => percent > 0);

const MOST_TERMS = 10;
const MOST_DAYS = 366;

function isWhole(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}

function readTerm(value: unknown): RefundTerm | null {
  if (typeof value !== 'object' || value === null) return null;
  const { days, percent, cleaning_percent }: Partial<Record<string, unknown>> = { ...value };
  if (!isWhole(days, MOST_DAYS) || !isWhole(percent, 100) || !isWhole(cleaning_percent, 100)) return null;
  return { days, percent, cleaning_percent };
}

/** Later never gives more back. */
function isAfter(term: RefundTerm, before: RefundTerm | undefined): boolean {
  if (before === undefined) return true;
  const givesMore = term.percent > before.percent || term.cleaning_percent > before.cleaning_percent;
  return term.days < before.days && !givesMore;
}

/**
 * Reads the terms that are stored with a booking; `null`: they cannot be read. The database's `are_refund_terms` checks the same.
 * @example readRefundTerms([{ days: 7, percent: 100, cleaning_percent: 100 }]) // the same
 * @example readRefundTerms('moderata') // null
 */
export function readRefundTerms(value: unknown): RefundTerm[] | null {
  if (!Array.isArray(value) || value.length > MOST_TERMS) return null;
  const terms: RefundTerm[] = [];
  for (const each of value) {
    const term = readTerm(each);
    if (term === null || !isAfter(term, terms.at(-1))) return null;
    terms.push(term);
  }
  return terms;
}
