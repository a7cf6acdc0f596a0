import { render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COMPLETE, marked, onDone, openForm, openTab, send, submit, draftOf } from '../../../../test/open-form.ts';
import { LiveRegions } from '../../../ui/toasts/LiveRegions.tsx';
import { emptyCamera } from '../../rules/struttura-form.ts';
import * as messages from '../../messages/owner.ts';

const REQUIRED = 'Per favore compila tutti i campi obbligatori inclusa la tipologia di struttura';

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const shownAlert = () => document.querySelector('.strutture-error-summary [role="alert"]');
const sentence = () => shownAlert()?.textContent;
beforeEach(openTab);
afterEach(() => vi.unstubAllGlobals());

describe('an invalid form', () => {
  test('is not sent, shows the first message, focuses the first field and marks every fault', async () => {
    await openForm();
    send();
    expect(sentence()).toBe(REQUIRED);
    expect(document.activeElement).toBe(screen.getByLabelText('Nome della struttura'));
    expect(marked()).toEqual(
      expect.arrayContaining(['campo-nome', 'campo-descrizione', 'campo-cin', 'campo-indirizzo', 'campo-email']),
    );
    expect(screen.getByLabelText('Indirizzo').getAttribute('aria-describedby')).toBe('campo-indirizzo-err');
    expect(document.title).toBe('Errore: Inserisci la tua Struttura');
    expect(submit).not.toHaveBeenCalled();
    expect(shownAlert()?.getAttribute('data-msg')).toBe(REQUIRED);
    expect(shownAlert()?.children).toHaveLength(0);
  });

  test('focuses a field when its link in the summary is clicked, and unmarks corrected fields', async () => {
    const { user } = await openForm({ ...COMPLETE, nome: '', indirizzo: '', consenso_privacy: true });
    send();
    await user.click(within(screen.getByRole('list', { name: 'Campi da sistemare' })).getByText('Indirizzo'));
    expect(document.activeElement).toBe(screen.getByLabelText('Indirizzo'));
    await user.type(screen.getByLabelText('Indirizzo'), 'Via Roma 1');
    expect(marked()).toEqual(['campo-nome']);
    await user.type(screen.getByLabelText('Nome della struttura'), 'Casa');
    expect(document.querySelector('.strutture-error-summary')).toBeNull();
    expect(document.title).toBe('Inserisci la tua Struttura');
  });

  test('shows the message of the first check that still fails', async () => {
    const { user } = await openForm({ ...COMPLETE, nome: '', prezzo_notte: '', telefono: 'boh' });
    send();
    expect(sentence()).toBe(REQUIRED);
    await user.type(screen.getByLabelText('Nome della struttura'), 'Casa');
    expect(sentence()).toBe('Per le case vacanza è obbligatorio inserire il prezzo per notte');
    await user.clear(screen.getByLabelText(/^Descri/));
    expect(sentence()).toBe('Per le case vacanza è obbligatorio inserire il prezzo per notte');
    await user.type(screen.getByLabelText('Prezzo per notte'), '95');
    expect(sentence()).toBe(messages.submissionFaults.consensoMissing);
    await user.click(screen.getByRole('checkbox', { name: /privacy/i }));
    expect(sentence()).toBe(messages.submissionFaults.telefonoInvalid);
    expect(marked()).toEqual(['campo-telefono']);
  });
});

describe('sending a valid form', () => {
  const READY = { ...COMPLETE, consenso_privacy: true };

  test('converts numbers, calls onDone and deletes the draft', async () => {
    submit.mockResolvedValue({ ok: true, data: { success: true } });
    const { user } = await openForm(READY);
    await user.type(screen.getByLabelText(/^Telefono/), '0578 757012');
    expect(sessionStorage.getItem('bozza')).not.toBeNull();
    send();
    await waitFor(() => expect(onDone).toHaveBeenCalledWith({ success: true }));
    const numbers = { prezzo_notte: 95.5, posti_letto: 4 };
    expect(submit.mock.calls[0]?.[0]).toMatchObject({ ...numbers, immagini: [], cin: READY.cin });
    expect(sessionStorage.getItem('bozza')).toBeNull();
  });

  test('ignores a second click while the request is pending', async () => {
    submit.mockReturnValue(new Promise(() => {}));
    await openForm(READY);
    send();
    send();
    expect(submit).toHaveBeenCalledTimes(1);
    const button = await screen.findByRole('button', { name: 'Invio in corso…' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  test("shows the server's validation errors in the summary and below the fields until the fields are changed", async () => {
    const [ofName, detail] = ['Il nome non va bene.', 'Il Codice CIN inserito è già in uso.'];
    submit.mockResolvedValue({ ok: false, status: 422, detail, campi: { cin: detail, nome: ofName } });
    const { user } = await openForm(READY);
    send();
    await waitFor(() => expect(sentence()).toBe(detail));
    const cin = screen.getByLabelText(/^CIN/);
    await waitFor(() => expect(document.activeElement).toBe(cin));
    await user.type(cin, '{Backspace}');
    expect(sentence()).toBe(ofName);
    await user.type(screen.getByLabelText('Nome della struttura'), '!');
    expect(document.querySelector('.strutture-error-summary')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Nome della struttura').value).toBe('Podere Le Querce!');
  });

  test('hides a server fault while its field is hidden', async () => {
    const detail = 'L’indirizzo del calendario non è valido o non è raggiungibile.';
    submit.mockResolvedValue({ ok: false, status: 422, detail, campi: { booking_ical_url: detail } });
    const url = 'https://ical.booking.com/v1/export?t=1';
    const { user } = await openForm({ ...READY, non_su_booking: false, booking_ical_url: url });
    send();
    await waitFor(() => expect(sentence()).toBe(detail));
    const no = box('Non pubblico su Booking.com');
    await user.click(no);
    expect(document.querySelector('.strutture-error-summary')).toBeNull();
    await user.click(no);
    expect(sentence()).toBe(detail);
  });

  test('shows a server fault of a room beside the room and in its modal until the field is changed', async () => {
    const detail = 'Questo testo contiene caratteri non validi: riscrivilo.';
    submit.mockResolvedValue({ ok: false, status: 422, detail, campi: { 'camere.1.note': detail } });
    const camere = ['Rosa', 'Blu'].map((nome_camera) => ({ ...emptyCamera(), nome_camera, note: 'Al piano terra' }));
    const { user } = await openForm({ ...READY, tipo_prenotazione: 'bnb', camere });
    send();
    await waitFor(() => expect(sentence()).toBe(detail));
    const edit = screen.getByRole('button', { name: 'Modifica Blu' });
    await waitFor(() => expect(document.activeElement).toBe(edit));
    expect(screen.getByText(`Blu: Note: ${detail}`)).toBeTruthy();
    expect(document.getElementById(edit.getAttribute('aria-describedby') ?? '')?.textContent).toBe(`Note: ${detail}`);
    await user.click(edit);
    const notes = screen.getByLabelText(/^Note/);
    expect(notes.getAttribute('aria-invalid')).toBe('true');
    await user.type(notes, '!');
    expect(notes.getAttribute('aria-invalid')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Salva la camera' }));
    expect(screen.queryByText(new RegExp(detail))).toBeNull();
  });

  test('shows a fixed message if the server does not respond, and announces the message again at each attempt', async () => {
    submit.mockResolvedValue({ ok: false, status: 0, detail: '', campi: {} });
    await openForm(READY);
    send();
    await waitFor(() => expect(sentence()).toBe("Errore nell'inserimento della struttura. Riprova."));
    const first = shownAlert();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('La richiesta non è partita'));
    send();
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(shownAlert()).not.toBe(first));
    expect(sentence()).toBe("Errore nell'inserimento della struttura. Riprova.");
  });
});

describe('the description', () => {
  test('shows its length in the counter, and a fault if it exceeds 5,000 characters', async () => {
    await openForm({ ...COMPLETE, consenso_privacy: true, descrizione: '🏡'.repeat(5001) });
    expect(screen.getByText('5.001 di 5.000 caratteri').className).toBe('strutture-too-long num');
    send();
    expect(sentence()).toBe('La descrizione può avere al massimo 5.000 caratteri.');
  });
});

test('announces the new number after a change with the arrow keys or the buttons', async () => {
  render(<LiveRegions />);
  const { user } = await openForm();
  const announced = () => document.querySelector('[data-live="polite"]')?.textContent;
  await user.type(screen.getByRole('textbox', { name: 'Posti letto' }), '3{ArrowUp}');
  await waitFor(() => expect(announced()).toBe('4'));
  await user.click(screen.getByRole('button', { name: 'Posti letto: uno in meno' }));
  await waitFor(() => expect(announced()).toBe('3'));
});

describe('the type rule', () => {
  test('adds a locked breakfast service when bb is selected, and removes the service when bb is deselected', async () => {
    const { user } = await openForm();
    await user.click(box('B&B'));
    const breakfast = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Prima Colazione Inclusa/ });
    expect(breakfast.checked).toBe(true);
    expect(breakfast.getAttribute('aria-disabled')).toBe('true');
    await user.click(breakfast);
    expect(breakfast.checked).toBe(true);
    await user.click(box('B&B'));
    expect(breakfast.checked).toBe(false);
  });
});

test('does not overwrite the title of the next page on unmount', async () => {
  const { unmount } = await openForm();
  send();
  document.title = 'Area proprietari';
  unmount();
  expect(document.title).toBe('Area proprietari');
});

const PHOTO = {
  immagine: 'caricamento:0b54e3ee-7b5c-4d4f-8c0f-6f1f6c2d9a11',
  url: `/foto/${'a'.repeat(22)}-1200x900.webp`,
  nome: 'casa.jpg',
};

beforeEach(openTab);
afterEach(() => vi.unstubAllGlobals());
const nome = () => screen.getByLabelText<HTMLInputElement>('Nome della struttura');

describe('the draft', () => {
  test('is restored after a reload, except for the consent, with a notice', async () => {
    const first = await openForm();
    await first.user.type(screen.getByLabelText('Nome della struttura'), 'Casa Rosa');
    await first.user.click(screen.getByLabelText(/^Ho letto/));
    first.unmount();
    await openForm();
    expect(nome().value).toBe('Casa Rosa');
    expect(screen.getByLabelText<HTMLInputElement>(/^Ho letto/).checked).toBe(false);
    expect(screen.getByText('Abbiamo ripreso la tua bozza.')).toBeTruthy();
  });

  test('merges its changes into the current initial values', async () => {
    const first = await openForm(COMPLETE);
    await first.user.type(screen.getByLabelText('Nome della struttura'), ' Alte');
    first.unmount();
    await openForm({ ...COMPLETE, nome: 'Podere', descrizione: 'Riscritta altrove.' });
    expect(nome().value).toBe('Podere Le Querce Alte');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Descrizione').value).toBe('Riscritta altrove.');
  });

  test('is discarded if it changes nothing', async () => {
    sessionStorage.setItem('bozza', draftOf(COMPLETE));
    await openForm(COMPLETE);
    expect(screen.queryByText('Abbiamo ripreso la tua bozza.')).toBeNull();
  });

  test.each([
    ['empty', ''],
    ['invalid JSON', '{'],
    ['null', 'null'],
    ['a form from a different version', '{"nome":"Casa"}'],
    ['an invalid room', draftOf({ ...COMPLETE, camere: [{ nome_camera: 7 }] as never })],
    ['an invalid photo', draftOf({ ...COMPLETE, photos: [{ ...PHOTO, url: 'javascript:0' }] })],
  ])('is discarded if it is invalid: %s', async (_what, text) => {
    sessionStorage.setItem('bozza', text);
    await openForm();
    expect(nome().value).toBe('');
  });

  test('is deleted by «Ricomincia da capo» after confirmation', async () => {
    const { user } = await openForm();
    await user.type(screen.getByLabelText('Nome della struttura'), 'Casa Rosa');
    await user.click(screen.getByRole('button', { name: 'Ricomincia da capo' }));
    await user.click(screen.getByRole('button', { name: 'Conferma' }));
    expect(nome().value).toBe('');
    expect(document.activeElement).toBe(nome());
    expect(sessionStorage.getItem('bozza')).toBeNull();
  });
});
