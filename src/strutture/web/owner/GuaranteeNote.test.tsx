import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openOwnerPage } from '../../../../test/open-owner-page.ts';
import * as messages from '../../messages/owner.ts';

test.each([
  [{ is_guaranteed: false, onboarding_by: null }, 'Non garantita', messages.notGuaranteedNote],
  [{ is_guaranteed: false, onboarding_by: 'stripe' }, 'Non garantita', messages.notGuaranteedNote],
  [{ is_guaranteed: true, onboarding_by: 'admin' }, 'Sicura', messages.manualGuaranteeNotes.accesa],
  [{ is_guaranteed: false, onboarding_by: 'admin' }, 'Non garantita', messages.manualGuaranteeNotes.spenta],
] as const)('for %j, explains the badge «%s» and links to the payments section', async (state, badge, why) => {
  await openOwnerPage(state);
  expect(screen.getByText(badge)).toBeTruthy();
  expect(screen.getByText(why)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vai ai pagamenti' }).getAttribute('href')).toBe('/proprietario#pagamenti');
});

test.each([
  ['Sicura', { is_guaranteed: true, onboarding_by: 'stripe' }],
  [undefined, { status: 'in_attesa', approved_at: null }],
] as const)('shows no note for $1 (badge: $0)', async (badge, state) => {
  await openOwnerPage(state);
  expect(screen.queryByText(/^(?:Sicura|Non garantita)$/)?.textContent).toBe(badge);
  expect(screen.queryByRole('link', { name: 'Vai ai pagamenti' })).toBeNull();
});
