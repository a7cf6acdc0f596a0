import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openOwnPage } from '../../../../test/open-own-page.ts';
import { areaMessages } from '../../area-messages.it.ts';

test.each([
  [{ is_guaranteed: false, onboarding_by: null }, 'Non garantita', areaMessages.nonGarantita],
  [{ is_guaranteed: false, onboarding_by: 'stripe' }, 'Non garantita', areaMessages.nonGarantita],
  [{ is_guaranteed: true, onboarding_by: 'admin' }, 'Sicura', areaMessages.sicuraAMano.accesa],
  [{ is_guaranteed: false, onboarding_by: 'admin' }, 'Non garantita', areaMessages.sicuraAMano.spenta],
] as const)('%o: its owner reads why, and where payments are turned on', async (state, badge, why) => {
  await openOwnPage(state);
  expect(screen.getByText(badge)).toBeTruthy();
  expect(screen.getByText(why)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vai ai pagamenti' }).getAttribute('href')).toBe('/proprietario#pagamenti');
});

test('nothing is said where guests can pay, nor before the approval', async () => {
  await openOwnPage({ is_guaranteed: true, onboarding_by: 'stripe' });
  expect(screen.getByText('Sicura')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Vai ai pagamenti' })).toBeNull();
});

test('what waits for approval has no badge yet', async () => {
  await openOwnPage({ status: 'in_attesa', approved_at: null });
  expect(screen.queryByText('Non garantita')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Vai ai pagamenti' })).toBeNull();
});
