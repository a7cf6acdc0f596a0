import { describe, expect, test } from 'vitest';
import { POLITICHE } from './booking.ts';
import { type RefundTerm, readRefundTerms, REFUND_TERMS } from './refund-terms.ts';

const term = (days: number, percent: number, cleaning_percent = 100): RefundTerm => ({
  days,
  percent,
  cleaning_percent,
});

describe('the terms of ADR 0058', () => {
  test('as numbers: «everything until 7 days before, half until the day before»', () => {
    expect(REFUND_TERMS).toEqual({
      flessibile: [term(1, 100)],
      moderata: [term(7, 100), term(1, 50)],
      rigida: [term(30, 100), term(14, 50), term(1, 0)],
    });
  });

  test.each(POLITICHE)('%s: «The cleaning is always paid back before the day of arrival»', (politica) => {
    const terms = REFUND_TERMS[politica];
    expect(terms.every(({ cleaning_percent }) => cleaning_percent === 100)).toBe(true);
    expect(terms.at(-1)?.days).toBe(1);
  });
});

describe('terms as they are stored', () => {
  test.each<[string, RefundTerm[]]>([
    ...POLITICHE.map((politica): [string, RefundTerm[]] => [politica, [...REFUND_TERMS[politica]]]),
    ['nothing ever', []],
    ['until the day of arrival', [term(0, 100, 0)]],
  ])('%s', (_, terms) => {
    expect(readRefundTerms(JSON.parse(JSON.stringify(terms)))).toEqual(terms);
  });

  test.each<[string, unknown]>([
    ['the name of a policy', 'moderata'],
    ['nothing', null],
    ['one term without its list', term(1, 100)],
    ['a list of names', ['moderata']],
    ['an empty term', [null]],
    ['no share of the cleaning', [{ days: 1, percent: 100 }]],
    ['days as a text', [{ ...term(1, 100), days: '1' }]],
    ['half a day', [term(0.5, 100)]],
    ['half a per cent', [term(1, 12.5)]],
    ['more than was paid', [term(1, 101)]],
    ['less than nothing', [term(1, -1)]],
    ['more than the cleaning', [term(1, 100, 101)]],
    ['after the arrival', [term(-1, 100)]],
    ['more than a year before', [term(367, 100)]],
    ['in the wrong order', [term(1, 50), term(7, 100)]],
    ['twice the same day', [term(7, 100), term(7, 50)]],
    ['more back for who comes later', [term(7, 50), term(1, 100)]],
    ['more of the cleaning for who comes later', [term(7, 100, 50), term(1, 50, 100)]],
    ['more than ten of them', Array.from({ length: 11 }, (_, at) => term(100 - at, 50))],
  ])('%s cannot be read', (_, value) => {
    expect(readRefundTerms(value)).toBeNull();
  });
});
