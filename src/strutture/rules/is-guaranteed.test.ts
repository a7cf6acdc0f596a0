import { expect, test } from 'vitest';
import { isGuaranteed } from './is-guaranteed.ts';

test.each([
  ['acct_1', true, true],
  ['acct_1', false, false],
  [null, true, false],
  ['', true, false],
  [null, false, false],
])('for stripe_account_id %j and stripe_onboarding_completed %j, isGuaranteed returns %j', (id, completed, answer) => {
  expect(isGuaranteed({ stripe_account_id: id, stripe_onboarding_completed: completed })).toBe(answer);
});
