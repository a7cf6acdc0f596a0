import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../../test/answer-calls.ts';
import { answerByPath, openBoard, syncStatus } from '../../../../test/sync-board.ts';

const EVENTS = { 'GET /api/calendar/events/7': { status: 200, body: { status: 'success', events: [] } } };
const RENEW = 'POST /api/calendar/doorbell';
const STATUS = 'GET /api/calendar/sync-status/7';
const ADDRESS = 'campanello+abcdefghijklmnopqrstuvwx23@posta.example';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T11:30:00.000Z'), shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const withBell = (doorbell: { address: string | null; last_ring: string | null } | null) => syncStatus({ doorbell });

async function open(initial: ReturnType<typeof syncStatus>) {
  const { user } = await openBoard(initial);
  await user.click(screen.getByRole('button', { name: 'Sincronizza' }));
  return { user, dialog: within(screen.getByRole('dialog', { name: 'Sincronizzazione Calendari' })) };
}

describe('Campanello', () => {
  test('where no mail arrives there is none', async () => {
    answerByPath(EVENTS);
    const { dialog } = await open(withBell(null));
    expect(dialog.queryByText('Campanello')).toBeNull();
  });

  test('is made when its owner wants it, and then shown with the way to forward mails to it', async () => {
    const sent = answerByPath({
      ...EVENTS,
      [RENEW]: { status: 201, body: {} },
      [STATUS]: { status: 200, body: withBell({ address: ADDRESS, last_ring: null }) },
    });
    const { user, dialog } = await open(withBell({ address: null, last_ring: null }));
    expect(dialog.queryByLabelText('Indirizzo del campanello')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Attiva il campanello' }));
    expect((await dialog.findByLabelText<HTMLInputElement>('Indirizzo del campanello')).value).toBe(ADDRESS);
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ property_id: 7, address: null });
    expect(dialog.getByText('L’indirizzo del campanello è pronto.')).toBeTruthy();
    expect(dialog.getByText('Non ha ancora suonato.')).toBeTruthy();
    expect(dialog.getByText('Come si inoltrano le e-mail?')).toBeTruthy();
  });

  test('when it rang last; copied; a new address takes its place after a question', async () => {
    const sent = answerByPath({
      ...EVENTS,
      [RENEW]: { status: 201, body: {} },
      [STATUS]: { status: 200, body: withBell({ address: ADDRESS.replace('abc', 'xyz'), last_ring: null }) },
    });
    const { user, dialog } = await open(withBell({ address: ADDRESS, last_ring: '2026-11-22T10:02:00.000Z' }));
    expect(dialog.getByText('Ha suonato l’ultima volta: oggi, 11:02')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Copia l’indirizzo del campanello' }));
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
    await user.click(dialog.getByRole('button', { name: 'Cambia indirizzo' }));
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    const question = within(screen.getByRole('alertdialog', { name: 'Conferma Azione' }));
    await user.click(question.getByRole('button', { name: 'Cambia indirizzo' }));
    expect(await dialog.findByText('Non ha ancora suonato.')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ property_id: 7, address: ADDRESS });
    expect(dialog.getByLabelText<HTMLInputElement>('Indirizzo del campanello').value).toContain('xyz');
  });

  test('one that cannot be made is said', async () => {
    answerByPath({ ...EVENTS, [RENEW]: refusal(503, 'Un momento.') });
    const { user, dialog } = await open(withBell({ address: null, last_ring: null }));
    await user.click(dialog.getByRole('button', { name: 'Attiva il campanello' }));
    expect(await dialog.findByText("Errore nell'indirizzo del campanello: Un momento.")).toBeTruthy();
  });
});
