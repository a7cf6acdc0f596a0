import { expect, test } from 'vitest';
import { isAccountActive, payoutState } from './payout-state.ts';

test.each([
  ['no details submitted', false, false, 'requirements.past_due', 'da_completare'],
  ['charges enabled before the details are submitted', true, false, null, 'da_completare'],
  ['details submitted, under verification', false, true, 'requirements.pending_verification', 'in_verifica'],
  ['details submitted, under review', false, true, 'under_review', 'in_verifica'],
  ['details submitted, disabled_reason null', false, true, null, 'in_verifica'],
  ['details submitted, rejected', false, true, 'rejected.fraud', 'sospeso'],
  ['new details past due', false, true, 'requirements.past_due', 'sospeso'],
  ['everything enabled', true, true, null, 'attivo'],
] as const)('returns the account state $4: %s', (_, charges_enabled, details_submitted, disabled_reason, expected) => {
  const account = { charges_enabled, details_submitted, disabled_reason };
  expect(payoutState(account)).toBe(expected);
  expect(isAccountActive(account)).toBe(expected === 'attivo');
});
