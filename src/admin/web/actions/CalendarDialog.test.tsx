import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminDetail } from '../../../../test/admin-detail.ts';
import { answerCalls, refusal } from '../../../../test/answer-calls.ts';
import { openDialog } from '../../../../test/open-dialog.ts';
import type { AdminDetail } from '../../../strutture/admin-contract.ts';
import { CalendarDialog } from './CalendarDialog.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00.000Z'), toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const NIGHTS = { status: 200, body: [{ date: '2026-11-24', is_available: false }] };
const open = (overrides: Partial<AdminDetail> = {}) =>
  openDialog(<CalendarDialog struttura={adminDetail(overrides)} onClose={() => {}} />);

test('which nights are free and which are taken, by the call of the booking panel', async () => {
  const sent = answerCalls(NIGHTS);
  open();
  expect(await screen.findByRole('button', { name: 'martedì 24 novembre 2026, occupata' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Oggi, sabato 21 novembre 2026, libera' })).toBeTruthy();
  expect(sent[0]?.path).toMatch(/^\/api\/calendar\/availability\?cin=IT052015C2TEST0001&start_date=2026-11-21/);
});

test('months can be turned, not back from this one', async () => {
  answerCalls(NIGHTS);
  const { user } = open();
  expect(screen.getByRole('button', { name: 'Mese precedente' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Mese successivo' }));
  expect(screen.getByRole('grid', { name: 'dicembre 2026' })).toBeTruthy();
});

test('of a bnb one room can be looked at by itself', async () => {
  const sent = answerCalls(NIGHTS);
  const { form } = adminDetail();
  const camera = {
    id: 12,
    nome_camera: 'Glicine',
    posti_letto: 2,
    tipo_letti: '1_matrimoniale' as const,
    letti_aggiuntivi: '',
    bagno_privato: true,
    prezzo_notte: 60,
    servizi_camera: [],
    disponibile: true,
    note: '',
  };
  const { user } = open({ form: { ...form, tipo_prenotazione: 'bnb', camere: [camera] } });
  await user.selectOptions(screen.getByLabelText('Camera'), 'Glicine');
  await waitFor(() => expect(sent.at(-1)?.path).toContain('camera_id=12'));
});

test('after a failure no night is called free; Riprova asks again', async () => {
  answerCalls(refusal(503, 'Un momento.'), NIGHTS);
  const { user } = open();
  expect(await screen.findByText('Impossibile caricare gli eventi del calendario')).toBeTruthy();
  expect(screen.queryByRole('grid')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('grid')).toBeTruthy();
});

test.each([
  ['sospesa', /^La struttura è in pausa/],
  ['in_attesa', /^La struttura è in attesa/],
  ['eliminata', /^La struttura è eliminata/],
] as const)('%s: a sentence instead of a calendar', (status, sentence) => {
  const sent = answerCalls(NIGHTS);
  open({ status });
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(sent).toEqual([]);
});
