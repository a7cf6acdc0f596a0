import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, refusal } from '../../../../../test/answer-calls.ts';
import { standInLocation } from '../../../../../test/stand-in-location.ts';
import type { Payout } from '../../../payout-contract.ts';
import { PayoutCard, type PayoutReturn } from './PayoutCard.tsx';

afterEach(() => vi.unstubAllGlobals());

function openCard(stato: Payout['stato'], from: PayoutReturn = null, payouts_enabled = true) {
  const payout: Payout = { stato, is_demo: false, payouts_enabled, requirements: [], read_at: null };
  const Stub = createRoutesStub([{ path: '/', Component: () => <PayoutCard payout={payout} from={from} /> }]);
  render(<Stub />);
  return userEvent.setup();
}

test.each([
  ['assente', 'Da attivare', 'Attiva i pagamenti'],
  ['da_completare', 'Da completare', 'Continua'],
  ['in_verifica', 'In verifica', 'Aggiorna'],
  ['sospeso', 'Sospesi', 'Continua'],
] as const)('shows the account state %s as «%s» with a single button', (stato, badge, button) => {
  openCard(stato);
  expect(screen.getByText(badge)).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([button]);
});

test('shows no button for an active account unless transfers are halted', () => {
  openCard('attivo');
  expect(screen.queryByRole('button')).toBeNull();
  openCard('attivo', null, false);
  expect(screen.getByRole('button', { name: 'Continua' })).toBeTruthy();
});

test('shows that the provider is reviewing the account after onboarding', () => {
  openCard('in_verifica', 'ritorno');
  expect(screen.getByRole('status').textContent).toBe(
    'Grazie, è arrivato tutto: ora il servizio di pagamento controlla.',
  );
});

test('shows a link to the login if the session has expired', async () => {
  answerCalls(refusal(401, 'Accesso richiesto.'));
  const user = openCard('sospeso');
  expect(screen.getByText(/^Il servizio di pagamento li ha sospesi/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Continua' }));
  expect((await screen.findByRole('link', { name: /^Entra di nuovo/ })).getAttribute('href')).toBe('/proprietario');
});

test('shows an error if the onboarding URL has an unknown origin or the provider does not respond', async () => {
  const sent = answerCalls(
    { status: 200, body: { success: true, url: 'https://evil.example/' } },
    refusal(502, 'Il servizio di pagamento non risponde. Riprova tra qualche minuto.'),
  );
  const user = openCard('assente');
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Non riusciamo ad aprire la registrazione. Riprova tra poco.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Attiva i pagamenti' }));
  expect(await screen.findByText(/^Il servizio di pagamento non risponde/)).toBeTruthy();
  expect(sent).toHaveLength(2);
});

test("re-enables the button after the owner returns from the provider's page", async () => {
  const url = 'https://connect.stripe.com/setup/e/acct_1/x';
  answerCalls({ status: 200, body: { success: true, url } });
  const assign = standInLocation();
  const user = openCard('da_completare');
  await user.click(screen.getByRole('button', { name: 'Continua' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(screen.getByRole('button', { name: 'Continua' }).getAttribute('aria-disabled')).toBe('false');
});
