import { expect, test } from 'vitest';
import { paymentSetup } from './payment-setup.ts';

test.each([
  ['admin', false, true, 'badgeRemoved'],
  ['admin', true, true, 'badgeGiven'],
  ['admin', true, false, 'tickedWithoutAccount'],
  ['stripe', true, true, 'active'],
  ['stripe', true, false, 'inactive'],
  [null, false, false, 'never'],
] as const)(
  'paymentSetup with onboarding_by=%s, completed=%s and is_guaranteed=%s returns %s',
  (onboarding_by, done, is_guaranteed, state) => {
    expect(paymentSetup({ is_guaranteed, stripe_onboarding_completed: done, onboarding_by })).toBe(state);
  },
);
