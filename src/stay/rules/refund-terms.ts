import type { Politica } from './booking.ts';

/** The refund for cancelling at least `days` days before arrival. Terms are sorted by descending `days`. */
export type RefundTerm = { days: number; percent: number; cleaning_percent: number };

/** The refund terms per policy for new bookings. Existing bookings use the terms stored with them (`bookings.refund_terms`). */
export type RefundTermsTable = Readonly<Record<Politica, readonly RefundTerm[]>>;

/** Nothing has been cleaned before the day of arrival, so the cleaning fee is refunded in full (ADR 0058). */
const NOT_CLEANED = { cleaning_percent: 100 };

/** If you change a number here, change `TERMS_VERSION` too. */
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

export const TERMS_VERSION = '2026-11-29';

/**
 * Returns the terms that refund more than the cleaning fee.
 * @example payingTerms([{ days: 1, percent: 0, cleaning_percent: 100 }]) // []
 */
export const payingTerms = (terms: readonly RefundTerm[]) => terms.filter(({ percent }) => percent > 0);

const MAX_TERMS = 10;
const MAX_DAYS = 366;

function isWhole(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}

function readTerm(value: unknown): RefundTerm | null {
  if (typeof value !== 'object' || value === null) return null;
  const { days, percent, cleaning_percent }: Partial<Record<string, unknown>> = { ...value };
  if (!isWhole(days, MAX_DAYS) || !isWhole(percent, 100) || !isWhole(cleaning_percent, 100)) return null;
  return { days, percent, cleaning_percent };
}

/** Returns whether a term may follow another. A later cancellation must never refund more than an earlier one. */
function isAfter(term: RefundTerm, before: RefundTerm | undefined): boolean {
  if (before === undefined) return true;
  const givesMore = term.percent > before.percent || term.cleaning_percent > before.cleaning_percent;
  return term.days < before.days && !givesMore;
}

/**
 * Parses the terms stored with a booking. The database function `are_refund_terms` performs the same checks.
 * @example readRefundTerms([{ days: 7, percent: 100, cleaning_percent: 100 }]) // the same
 * @example readRefundTerms('moderata') // null
 */
export function readRefundTerms(value: unknown): RefundTerm[] | null {
  if (!Array.isArray(value) || value.length > MAX_TERMS) return null;
  const terms: RefundTerm[] = [];
  for (const each of value) {
    const term = readTerm(each);
    if (term === null || !isAfter(term, terms.at(-1))) return null;
    terms.push(term);
  }
  return terms;
}
