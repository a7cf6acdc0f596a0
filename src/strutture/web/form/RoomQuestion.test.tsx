import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COMPLETE, openForm, openTab, send, submit } from '../../../../test/open-form.ts';
import { emptyCamera } from '../../rules/struttura-form.ts';
import type { FormState } from './form-state.ts';
import * as ownerMessagesDe from '../../messages/owner.de.ts';
import * as messages from '../../messages/owner.it.ts';

beforeEach(openTab);
afterEach(() => vi.unstubAllGlobals());

const room = (nome_camera: string, posti_letto = '2') => ({ ...emptyCamera(), nome_camera, posti_letto });
const BNB: FormState = {
  ...COMPLETE,
  tipo_struttura: ['bb'],
  tipo_prenotazione: 'bnb',
  posti_letto: '6',
  num_camere: '2',
  camere: [room('Rosa'), room('Verde')],
  consenso_privacy: true,
};

const BEDS = 'Hai scritto 6 posti letto, ma le camere ne hanno in tutto 4. Qual è il numero giusto?';
const LEFT = /^Va bene\. Agli ospiti mostriamo solo quello che possono prenotare/;
const button = (name: string) => screen.getByRole('button', { name });
const beds = () => screen.getByLabelText<HTMLInputElement>('Posti letto');

test('«Usa 4» replaces the stated number of beds with the number of beds in the rooms', async () => {
  const { user } = await openForm(BNB);
  expect(screen.getByText(BEDS).closest('[role="status"]')).not.toBeNull();
  await user.click(button('Usa 4'));
  expect([beds().value, document.activeElement]).toEqual(['4', beds()]);
  expect(screen.queryByText(/Hai scritto/)).toBeNull();
  expect(screen.queryByText(LEFT)).toBeNull();
});

test('«Lascia 6» keeps the stated number of beds until a new number is typed', async () => {
  const { user } = await openForm(BNB);
  await user.click(button('Lascia 6: ci sono altri posti'));
  expect(beds().value).toBe('6');
  expect(document.activeElement?.contains(screen.getByText(LEFT))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.queryByText(BEDS)).toBeNull();
  await user.type(beds(), '{Backspace}3');
  expect(screen.getByText(/^Hai scritto 3 posti letto/)).toBeDefined();
  expect(button('Lascia 3')).toBeDefined();
});

test('shows the question about rooms before the question about beds', async () => {
  const { user } = await openForm({ ...BNB, num_camere: '3' });
  expect(screen.queryByText(BEDS)).toBeNull();
  expect(screen.getByText('Hai scritto 3 camere, ma da prenotare ce ne sono 2. Ne manca qualcuna?')).toBeDefined();
  await user.click(button('Lascia 3: ci sono altre camere'));
  expect(screen.getByText(BEDS)).toBeDefined();
});

test('shows the question about the number of rooms next to the rooms or the number field, whichever changed last', async () => {
  const { user } = await openForm({ ...BNB, posti_letto: '4' });
  expect(screen.queryByText(/Hai scritto/)).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Elimina .*Verde/ }));
  const question = screen.getByText('Hai scritto 2 camere, ma da prenotare ce n’è una. Ne manca qualcuna?');
  expect(question.closest('section')).toBe(screen.getByText('Aggiungi camera').closest('section'));
  await user.type(screen.getByLabelText('Camere'), '{Backspace}5');
  const nextQuestion = screen.getByText('Hai scritto 5 camere, ma da prenotare ce n’è una. Ne manca qualcuna?');
  expect(nextQuestion.closest('section')).toBe(beds().closest('section'));
});

test.each([
  ['a whole home', { tipo_prenotazione: 'casa_vacanza' }],
  ['a bnb without rooms yet', { camere: [] }],
  ['a missing number of beds', { posti_letto: '' }],
  ['a number of beds that cannot be parsed', { posti_letto: 'sei' }],
  ['matching numbers', { posti_letto: '4' }],
] as const)('shows no question about the number of beds or rooms for %s', async (_, changes) => {
  await openForm({ ...BNB, ...changes } as FormState);
  expect(screen.queryByText(/Hai scritto/)).toBeNull();
});

test('sends the form even if the question about beds is not answered', async () => {
  submit.mockResolvedValue({ ok: true, data: { success: true } });
  await openForm(BNB);
  send();
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ posti_letto: 6, num_camere: 2 });
});

test.each([
  [
    messages.roomMismatchQuestions.num_camere,
    1,
    2,
    'Hai scritto 1 camera, ma da prenotare ce ne sono 2. Qual è il numero giusto?',
  ],
  [
    messages.roomMismatchQuestions.posti_letto,
    1,
    4,
    'Hai scritto 1 posto letto, ma le camere ne hanno in tutto 4. Qual è il numero giusto?',
  ],
  [
    ownerMessagesDe.roomMismatchQuestions.num_camere,
    3,
    2,
    'Sie haben 3 Zimmer angegeben, buchbar sind aber 2. Fehlt noch eines?',
  ],
  [
    ownerMessagesDe.roomMismatchQuestions.num_camere,
    2,
    1,
    'Sie haben 2 Zimmer angegeben, buchbar ist aber nur eines. Fehlt noch eines?',
  ],
  [
    ownerMessagesDe.roomMismatchQuestions.num_camere,
    1,
    2,
    'Sie haben 1 Zimmer angegeben, buchbar sind aber 2. Welche Zahl stimmt?',
  ],
  [
    ownerMessagesDe.roomMismatchQuestions.posti_letto,
    6,
    4,
    'Sie haben 6 Schlafplätze angegeben, in den Zimmern sind es zusammen aber 4. Welche Zahl stimmt?',
  ],
  [ownerMessagesDe.leaveStatedNumberButton, 6, 4, 'Bei 6 bleiben: Es gibt weitere Schlafplätze'],
  [ownerMessagesDe.leaveStatedNumberButton, 4, 6, 'Bei 4 bleiben'],
])(
  'for the stated number $1 and the number $2 in the rooms, shows the text «$3»',
  (message, stated, inRooms, sentence) => {
    const field =
      message === messages.roomMismatchQuestions.num_camere ||
      message === ownerMessagesDe.roomMismatchQuestions.num_camere
        ? 'num_camere'
        : 'posti_letto';
    expect(message({ field, stated, inRooms })).toBe(sentence);
  },
);
