import type { RefundTerm } from '../src/stay/rules/refund-terms.ts';

export const buildTerm = (days: number, percent: number, cleaning_percent = 100): RefundTerm => ({
  days,
  percent,
  cleaning_percent,
});

/** The rule cannot parse these refund terms, and the database rejects them. */
export const UNREADABLE_TERMS: [string, unknown][] = [
  ['the name of a policy', 'moderata'],
  ['null', null],
  ['one term that is not in a list', buildTerm(1, 100)],
  ['a list of names', ['moderata']],
  ['a list that contains null', [null]],
  ['a term without a cleaning percentage', [{ days: 1, percent: 100 }]],
  ['a number of days as a string', [{ ...buildTerm(1, 100), days: '1' }]],
  ['half a day', [buildTerm(0.5, 100)]],
  ['half a per cent', [buildTerm(1, 12.5)]],
  ['more than was paid', [buildTerm(1, 101)]],
  ['less than nothing', [buildTerm(1, -1)]],
  ['more than the cleaning', [buildTerm(1, 100, 101)]],
  ['after the arrival', [buildTerm(-1, 100)]],
  ['more than a year before', [buildTerm(367, 100)]],
  ['in the wrong order', [buildTerm(1, 50), buildTerm(7, 100)]],
  ['twice the same day', [buildTerm(7, 100), buildTerm(7, 50)]],
  ['more back for a guest who cancels later', [buildTerm(7, 50), buildTerm(1, 100)]],
  ['more of the cleaning for a guest who cancels later', [buildTerm(7, 100, 50), buildTerm(1, 50, 100)]],
  ['more than ten of them', Array.from({ length: 11 }, (_, at) => buildTerm(100 - at, 50))],
];
