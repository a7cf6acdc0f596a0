import { render, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCalls, refusal } from '../../../../test/answer-calls.ts';
import { openOwnerPage } from '../../../../test/open-owner-page.ts';
import { ownerStruttura } from '../../../../test/owner-struttura.ts';
import type { OwnerDetail } from '../../../strutture/owner-contract.ts';
import { closeToast, currentToasts } from '../../../ui/toasts/toast-store.ts';
import { OwnerList } from './OwnerList.tsx';
import * as struttureMessages from '../../../strutture/messages/owner.ts';

beforeEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
});
afterEach(() => vi.unstubAllGlobals());

const modifica = { status: 'in_attesa', motivo_rifiuto: null, submitted_at: '2026-11-20T08:12:00.000Z' } as const;
const motivo = 'La foto 3 mostra un’altra casa.\nIl CIN è di un altro comune.';

function openList(strutture: OwnerDetail[], removed: { id: number; nome: string; citta: string }[] = []) {
  const props = { strutture, removed, requests: 0, payout: null, from: null, waitingAddress: null, ahead: [] };
  render(
    createElement(createRoutesStub([{ path: '/', Component: () => <OwnerList email="anna@example.it" {...props} /> }])),
  );
}

const click = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('the list of the owner’s strutture', () => {
  test('shows each struttura with its status, its pending changes and a link if it is published', () => {
    openList([
      ownerStruttura({ id: 1, nome: 'Casa Uno', modifica }),
      ownerStruttura({ id: 2, nome: 'Casa Due', status: 'in_attesa', approved_at: null }),
    ]);
    const [one, two] = screen.getAllByRole('article').map((card) => within(card));
    expect(one?.getByText('Pubblicata')).toBeTruthy();
    expect(one?.getByText('Modifica in revisione')).toBeTruthy();
    expect(one?.getByRole('link', { name: 'Vedi la pagina di Casa Uno' }).getAttribute('href')).toBe(
      '/struttura/1/podere-le-querce',
    );
    expect(one?.getByRole('link', { name: 'Calendario di Casa Uno' }).getAttribute('href')).toBe(
      '/proprietario/strutture/1/calendario',
    );
    expect(two?.queryByRole('link', { name: /^Calendario/ })).toBeNull();
    expect(two?.getByText('In attesa')).toBeTruthy();
    expect(two?.getByText('Foto in arrivo')).toBeTruthy();
    expect(two?.queryByRole('link', { name: /Vedi la pagina/ })).toBeNull();
  });

  test('invites an owner without strutture to submit one', () => {
    openList([]);
    expect(screen.getByRole('link', { name: 'Inserisci la tua Struttura' }).getAttribute('href')).toBe('/inserisci');
  });
});

test('an owner whose strutture are all deleted sees a list of them and a link to the bookings', () => {
  openList([], [{ id: 9, nome: 'Casa Nove', citta: 'Siena' }]);
  expect(
    screen.getByText('Con questo indirizzo non c’è più nessuna struttura. Le tue prenotazioni restano qui.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Prenotazioni' }).getAttribute('href')).toBe('/proprietario/prenotazioni');
  expect(within(screen.getByRole('region', { name: 'Eliminate' })).getByText('Casa Nove, Siena')).toBeTruthy();
});

describe('editing contact details and price', () => {
  test('sends parsed values, and then shows the values that the server returns', async () => {
    const sent = answerCalls({ status: 200, body: { success: true } });
    const user = await openOwnerPage({}, { telefono: '+39 333 1', prezzo_notte: 110.5 });
    await user.clear(screen.getByLabelText(/^Telefono/));
    await user.clear(screen.getByLabelText('Prezzo per notte'));
    await user.type(screen.getByLabelText('Prezzo per notte'), '110,5{Enter}');
    expect(await screen.findByText('Contatti aggiornati con successo!')).toBeTruthy();
    expect(sent).toEqual([
      {
        method: 'PUT',
        path: '/api/proprietario/strutture/7/contatti',
        body: { telefono: '', prezzo_notte: 110.5 },
      },
    ]);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Telefono/).value).toBe('+39 333 1'));
  });

  test('keeps edits that are made during the request, and updates the other fields', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const call = vi.fn<typeof fetch>().mockReturnValueOnce(promise);
    vi.stubGlobal('fetch', call);
    const user = await openOwnerPage({}, { telefono: '+39 333 1' });
    const [phone, email] = [screen.getByLabelText<HTMLInputElement>(/^Telefono/), screen.getByLabelText('E-mail')];
    await user.clear(phone);
    await user.type(phone, '333 1 {Enter}');
    await user.clear(email);
    await user.type(email, 'info@example.it');
    resolve(Response.json({ success: true }));
    expect(await screen.findByText('Contatti aggiornati con successo!')).toBeTruthy();
    await waitFor(() => expect(phone.value).toBe('+39 333 1'));
    expect(email).toHaveProperty('value', 'info@example.it');
    call.mockResolvedValue(Response.json({ success: true }));
    await click(user, 'Salva i contatti');
    expect(call.mock.calls.map(([, init]) => init?.body)).toEqual([
      '{"telefono":"333 1 "}',
      '{"email":"info@example.it"}',
    ]);
  });

  test('sends nothing if nothing was changed', async () => {
    const sent = answerCalls({ status: 200 });
    const user = await openOwnerPage({});
    expect(screen.getByRole('button', { name: 'Salva i contatti' }).getAttribute('aria-disabled')).toBe('true');
    await click(user, 'Salva i contatti');
    expect(sent).toEqual([]);
  });

  test('sends an invalid price as typed, and focuses its field when the server rejects it', async () => {
    const sentence = 'Il prezzo per notte va da 1 a 100.000 euro.';
    const sent = answerCalls(refusal(422, sentence, { prezzo_notte: sentence }));
    const user = await openOwnerPage({});
    const price = screen.getByLabelText<HTMLInputElement>('Prezzo per notte');
    await user.clear(price);
    await user.type(price, '50abc{Enter}');
    expect(await screen.findByText(`Errore nell'aggiornamento dei contatti: ${sentence}`)).toBeTruthy();
    expect(sent[0]?.body).toMatchObject({ prezzo_notte: '50abc' });
    expect(document.activeElement).toBe(price);
    expect(price.value).toBe('50abc');
  });

  test('omits the price per night for a B&B, because each room has its own price', async () => {
    await openOwnerPage({ tipo_prenotazione: 'bnb' });
    expect(screen.queryByLabelText('Prezzo per notte')).toBeNull();
  });
});

describe('unsaved changes', () => {
  const write = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(screen.getByLabelText(/^Telefono/), '9');
    await user.click(screen.getByRole('link', { name: 'Le mie strutture' }));
  };

  test('require a confirmation before they are discarded', async () => {
    const user = await openOwnerPage({});
    await write(user);
    expect(screen.getByRole('alertdialog').textContent).toContain(struttureMessages.unsavedChangesWarning);
    await click(user, 'Annulla');
    expect(screen.getByLabelText<HTMLInputElement>(/^Telefono/).value).toBe('+39 333 555 01019');
    await write(user);
    await click(user, 'Conferma');
    expect(await screen.findByRole('heading', { name: 'Le mie strutture' })).toBeTruthy();
  });
});

describe('the struttura page after the session has ended', () => {
  const sentence = 'Accesso richiesto. Effettua di nuovo il login.';
  const way = { name: /^Entra di nuovo/ };

  test('keeps the input, and links to the sign-in page in a new tab until saving succeeds', async () => {
    answerCalls(refusal(401, sentence), { status: 200 });
    const user = await openOwnerPage({});
    await user.type(screen.getByLabelText(/^Telefono/), '9{Enter}');
    const link = await screen.findByRole('link', way);
    expect(link.getAttribute('href')).toBe('/proprietario?torna=%2Fproprietario%2Fstrutture%2F7');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(screen.getByLabelText<HTMLInputElement>(/^Telefono/).value).toBe('+39 333 555 01019');
    await click(user, 'Salva i contatti');
    await waitFor(() => expect(screen.queryByRole('link', way)).toBeNull());
  });

  test('keeps the edited list of photos and links to the sign-in page', async () => {
    answerCalls(refusal(401, sentence));
    const immagini = [1, 2].map((n) => `/foto/qL3vXk0aB9cD2eF4gH6iJ${n}-1200x900.webp`);
    const user = await openOwnerPage({ immagini });
    await click(user, 'Rimuovi la foto 2');
    await click(user, 'Salva le foto');
    expect(await screen.findByRole('link', way)).toBeTruthy();
    expect(screen.getByText(/1 di 10/)).toBeTruthy();
    await click(user, 'Lascia com’era');
    expect(screen.queryByRole('link', way)).toBeNull();
  });
});

describe('the owner’s struttura page', () => {
  test('shows the reason for a failed action (409) in the dialog and updates the page', async () => {
    answerCalls(refusal(409, 'Puoi mettere in pausa solo una struttura pubblicata.'));
    const user = await openOwnerPage({}, { status: 'sospesa' });
    await click(user, 'Metti in pausa');
    await click(user, 'Conferma');
    const dialog = within(screen.getByRole('alertdialog'));
    expect(await dialog.findByText('Puoi mettere in pausa solo una struttura pubblicata.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Riprendi' })).toBeTruthy();
  });

  test('shows the submission instead of the save and pause buttons if the struttura was rejected', async () => {
    await openOwnerPage({ status: 'rifiutata', approved_at: null, motivo_rifiuto: motivo });
    expect(screen.queryByRole('button', { name: /Salva/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Metti in pausa' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Quello che hai inviato' })).toBeTruthy();
  });

  test('explains that future bookings prevent the deletion, with a link to the bookings', async () => {
    const { status, body } = refusal(409, 'La struttura ha prenotazioni future.');
    answerCalls({ status, body: { ...body, codice: 'PRENOTAZIONI_FUTURE' } });
    const user = await openOwnerPage();
    await click(user, 'Elimina');
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.queryByRole('link')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Conferma' }));
    expect(await dialog.findByText('La struttura ha prenotazioni future.')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Vedi le prenotazioni' }).getAttribute('href')).toBe(
      '/proprietario/prenotazioni',
    );
    await user.click(dialog.getByRole('button', { name: 'Annulla' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Podere Le Querce' })).toBeTruthy();
  });
});
