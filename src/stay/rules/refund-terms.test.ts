import { describe, expect, test } from 'vitest';
import { buildTerm, UNREADABLE_TERMS } from '../../../test/unreadable-terms.ts';
import { POLITICHE } from './booking.ts';
import { payingTerms, type RefundTerm, readRefundTerms, REFUND_TERMS } from './refund-terms.ts';

test('payingTerms returns only terms that refund more than the cleaning fee', () => {
  expect(payingTerms(REFUND_TERMS.rigida)).toEqual([buildTerm(30, 100), buildTerm(14, 50)]);
});

describe('the refund terms', () => {
  test('have the deadlines and percentages specified for each policy', () => {
    expect(REFUND_TERMS).toEqual({
      flessibile: [buildTerm(1, 100)],
      moderata: [buildTerm(7, 100), buildTerm(1, 50)],
      rigida: [buildTerm(30, 100), buildTerm(14, 50), buildTerm(1, 0)],
    });
  });

  test.each(POLITICHE)(
    'refund the cleaning fee in full until the day before arrival with the %s policy',
    (politica) => {
      const terms = REFUND_TERMS[politica];
      expect(terms.every(({ cleaning_percent }) => cleaning_percent === 100)).toBe(true);
      expect(terms.at(-1)?.days).toBe(1);
    },
  );
});

describe('readRefundTerms', () => {
  test.each<[string, RefundTerm[]]>([
    ...POLITICHE.map((politica): [string, RefundTerm[]] => [politica, [...REFUND_TERMS[politica]]]),
    ['no terms', []],
    ['a refund until the day of arrival', [buildTerm(0, 100, 0)]],
  ])('parses the stored terms: %s', (_, terms) => {
    expect(readRefundTerms(JSON.parse(JSON.stringify(terms)))).toEqual(terms);
  });

  test.each(UNREADABLE_TERMS)('rejects %s', (_, value) => {
    expect(readRefundTerms(value)).toBeNull();
  });
});
