import type { RefundTerm } from '../src/stay/rules/refund-terms.ts';

export const buildTerm = (days: number, percent: number, cleaning_percent = 100): RefundTerm => ({
  days,
  percent,
  cleaning_percent,
});

export const UNREADABLE_TERMS: [string, unknown][] = [
  ['the name of a policy', 'moderata'],
  ['null', null],
  ['one term that is not in a list', buildTerm(1, 100)],
  ['a list of names', ['moderata']],
  ['a list that contains null', [null]],
  ['a term without a cleaning percentage', [{ days: 1, percent: 100 }]],
  ['a number of days as a string', [{ ...buildTerm(1, 100), days: '1' }]],
  ['half a day before arrival', [buildTerm(0.5, 100)]],
  ['a percentage that is not a whole number', [buildTerm(1, 12.5)]],
  ['a percentage above 100', [buildTerm(1, 101)]],
  ['a negative percentage', [buildTerm(1, -1)]],
  ['a cleaning percentage above 100', [buildTerm(1, 100, 101)]],
  ['a deadline after the arrival', [buildTerm(-1, 100)]],
  ['a deadline more than a year before arrival', [buildTerm(367, 100)]],
  ['terms in the wrong order', [buildTerm(1, 50), buildTerm(7, 100)]],
  ['two terms with the same deadline', [buildTerm(7, 100), buildTerm(7, 50)]],
  ['a percentage that increases closer to arrival', [buildTerm(7, 50), buildTerm(1, 100)]],
  ['a cleaning percentage that increases closer to arrival', [buildTerm(7, 100, 50), buildTerm(1, 50, 100)]],
  ['more than ten terms', Array.from({ length: 11 }, (_, at) => buildTerm(100 - at, 50))],
];
