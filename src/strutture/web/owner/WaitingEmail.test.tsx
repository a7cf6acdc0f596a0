import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type userEvent from '@testing-library/user-event';
import { answerCalls, refusal } from '../../../../test/answer-calls.ts';
import { openOwnerPage } from '../../../../test/open-owner-page.ts';

afterEach(() => vi.unstubAllGlobals());

const click = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('a pending public email address', () => {
  const email_in_attesa = { email: 'casa@example.it', is_expired: false };

  test('is shown with buttons to resend the email and to cancel the change', async () => {
    const sent = answerCalls({ status: 200, body: { success: true } }, { status: 200, body: { success: true } });
    const user = await openOwnerPage({ email_in_attesa }, { email_in_attesa }, {});
    expect(screen.getByText('In attesa di conferma: casa@example.it')).toBeTruthy();
    await click(user, 'Manda di nuovo');
    expect(await screen.findByText('Fatto: guarda nella posta del nuovo indirizzo.')).toBeTruthy();
    await click(user, 'Annulla');
    await waitFor(() => expect(screen.queryByText('In attesa di conferma: casa@example.it')).toBeNull());
    expect(sent.map(({ method, path }) => [method, path])).toEqual([
      ['POST', '/api/proprietario/strutture/7/email/invio'],
      ['DELETE', '/api/proprietario/strutture/7/email'],
    ]);
  });

  test('shows that its link has expired, and why a new link cannot be sent', async () => {
    answerCalls(refusal(429, 'A questo indirizzo abbiamo già scritto più volte: riprova tra un quarto d’ora.'));
    const user = await openOwnerPage({ email_in_attesa: { ...email_in_attesa, is_expired: true } });
    expect(screen.getByText('Il link che abbiamo mandato è scaduto: mandane un altro.')).toBeTruthy();
    await click(user, 'Manda di nuovo');
    expect(await screen.findByText(/abbiamo già scritto più volte/)).toBeTruthy();
  });
});
