import { expect, test } from 'vitest';
import { hasHouseRules } from './house-rules.ts';
import { emptyStory } from './listing-fields.ts';

test.each([
  [{}, false],
  [{ gradini: 0 }, true],
  [{ partenza_entro: '10:00' }, true],
  [{ feste: 'no' as const }, true],
  [{ animali_nota: 'Cani piccoli' }, false],
])('for a home with %j, hasHouseRules returns %j', (rules, expected) => {
  expect(hasHouseRules({ ...emptyStory(), ...rules })).toBe(expected);
});
