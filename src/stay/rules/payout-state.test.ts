import { expect, test } from 'vitest';
import { isAccountActive, payoutState } from './payout-state.ts';

test.each([
  ['nothing told', false, false, 'requirements.past_due', 'da_completare'],
  ['charges before the details', true, false, null, 'da_completare'],
  ['all told, looked at', false, true, 'requirements.pending_verification', 'in_verifica'],
  ['all told, under review', false, true, 'under_review', 'in_verifica'],
  ['all told, no reason given', false, true, null, 'in_verifica'],
  ['all told, refused', false, true, 'rejected.fraud', 'sospeso'],
  ['something new wanted, too late', false, true, 'requirements.past_due', 'sospeso'],
  ['all well', true, true, null, 'attivo'],
] as const)(
  'an owner’s account in one word: %s',
  (_, charges_enabled, details_submitted, disabled_reason, expected) => {
    const account = { charges_enabled, details_submitted, disabled_reason };
    expect(payoutState(account)).toBe(expected);
    expect(isAccountActive(account)).toBe(expected === 'attivo');
  },
);
