import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { announced } from '../../../../test/announced.ts';
import type { AdminDetail } from '../../../strutture/admin-contract.ts';
import { openPanel, row, waiting } from '../../../../test/open-panel.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

type User = ReturnType<typeof openPanel>['user'];

const click = async (user: User, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const rows = () => screen.queryAllByRole('listitem').filter((item) => item.dataset['id'] !== undefined);
const counters = () => screen.getByRole('list', { name: 'Strutture' }).textContent;
const three = () => [waiting(1), waiting(2), waiting(3)];

async function approve(user: User): Promise<void> {
  await click(user, 'Approva');
  await click(user, 'Conferma');
}

describe('a decision', () => {
  test('is asked first, by name', async () => {
    const { server, user } = openPanel({ strutture: three() });
    await heading('Casa 1');
    await click(user, 'Approva');
    const question = screen.getByRole('alertdialog', { name: 'Conferma Azione' });
    expect(within(question).getByText('Casa 1')).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Annulla' }));
    expect(server.decisions).toEqual([]);
  });

  test('names what the checks found wrong', async () => {
    const controlli: AdminDetail['controlli'] = [
      { codice: 'cin', esito: 'problema', testo: 'CIN già in uso.', riferimenti: [] },
    ];
    const { user } = openPanel({ strutture: [waiting(1, { controlli })] });
    await screen.findByText('CIN già in uso.');
    await click(user, 'Approva');
    expect(within(screen.getByRole('alertdialog')).getByText('CIN già in uso.')).toBeTruthy();
  });

  test('about an address that nobody has proved is taken once the owner was reached otherwise', async () => {
    const { server, user } = openPanel({ strutture: [waiting(1, { email_confirmed: false }), waiting(2)] });
    expect(await screen.findAllByText('Indirizzo da confermare')).toHaveLength(2);
    await approve(user);
    const question = screen.getByRole('alertdialog', { name: 'Conferma Azione' });
    const asked = await within(question).findByText(/se lo hai raggiunto in un altro modo, dillo/);
    expect(asked.closest('[role=alert]')).toBeTruthy();
    expect(server.decisions).toEqual([]);
    await user.click(within(question).getByLabelText('Ho raggiunto il proprietario in un altro modo'));
    await click(user, 'Conferma');
    await waitFor(() => expect(server.decisions).toEqual(['approve 1']));
    const body = server.calls.find(({ method }) => method === 'PUT')?.body;
    expect(body).toMatchObject({ proprietario_raggiunto: true });
  });

  test('stays about what was seen, whatever comes to hand meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<{ status: number; body: unknown }>();
    const { server, user } = openPanel({ strutture: three(), answers: { 'strutture/1': promise } });
    await heading('Casa 1');
    await click(user, 'Approva');
    resolve({ status: 200, body: { success: true, data: waiting(1, { richiesta: null, status: 'approvata' }) } });
    expect(await screen.findByText('Casa 2', { selector: 'h2' })).toBeTruthy();
    expect(within(screen.getByRole('alertdialog')).getByText('Casa 1')).toBeTruthy();
    await click(user, 'Conferma');
    await waitFor(() => expect(server.decisions).toEqual(['approve 1']));
  });

  test('goes on to the next one, with the focus in the list', async () => {
    const { user } = openPanel({ strutture: three() });
    await user.click(await row('Casa 2'));
    await approve(user);
    expect(await heading('Casa 3')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Casa 3'));
    expect(rows().map((item) => item.dataset['id'])).toEqual(['1', '3']);
    expect(counters()).toBe('2 in attesa1 approvata3 totali');
  });

  test('is sent at once, and told only when it has been answered', async () => {
    const { server, user } = openPanel({ strutture: three() });
    const { promise, resolve } = Promise.withResolvers<{ status: number; body: unknown }>();
    server.answer('/1/approve', promise);
    await heading('Casa 1');
    await approve(user);
    await heading('Casa 2');
    expect(server.decisions).toEqual(['approve 1']);
    expect(server.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ versione: 'v1' });
    expect(screen.queryByText('Struttura approvata con successo!')).toBeNull();
    resolve({ status: 200, body: { success: true, data: { decisione_annullabile: false } } });
    expect(await screen.findByText('Struttura approvata con successo!')).toBeTruthy();
  });

  test('counts while it is on its way, and goes on counting while the counters are read again', async () => {
    const { server, user } = openPanel({ strutture: three() });
    const { promise, resolve } = Promise.withResolvers<{ status: number; body: unknown }>();
    server.answer('/1/approve', promise);
    await heading('Casa 1');
    await approve(user);
    await waitFor(() => expect(counters()).toBe('2 in attesa1 approvata3 totali'));
    server.answer('/contatori', new Promise(() => {}));
    resolve({ status: 200, body: { success: true, data: { decisione_annullabile: false } } });
    await screen.findByText('Struttura approvata con successo!');
    await waitFor(() => expect(server.calls.filter(({ path }) => path.includes('/contatori'))).toHaveLength(2));
    expect(counters()).toBe('2 in attesa1 approvata3 totali');
  });

  test('about the last one leaves the focus on what says that nothing is left', async () => {
    const { user } = openPanel({ strutture: [waiting(1)] });
    await heading('Casa 1');
    await approve(user);
    await heading('Nessuna struttura in attesa');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'In Attesa' })));
  });

  test('is taken back by a call about what it left, and waits again', async () => {
    const { server, user } = openPanel({ strutture: three() });
    const decided = { ...waiting(1), versione: 'v2', decisione_annullabile: true, status: 'approvata' };
    server.answer('/1/approve', { status: 200, body: { success: true, data: decided } });
    await heading('Casa 1');
    await approve(user);
    await click(user, /^Annulla/);
    expect(await heading('Casa 1')).toBeTruthy();
    expect(server.decisions).toEqual(['approve 1', 'undo 1']);
    expect(server.calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({ versione: 'v2' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Casa 1'));
    expect(rows().length).toBe(3);
    await waitFor(() => expect(counters()).toBe('3 in attesa0 approvate3 totali'));
    await waitFor(() => expect(announced()).toBe('Annullato: Casa 1 è di nuovo in attesa.'));
  });

  test('that cannot be taken back any more stands, and it is said why', async () => {
    const { server, user } = openPanel({ strutture: three() });
    const detail = 'È tardi per annullare: la decisione è già stata comunicata.';
    server.answer('/1/undo', { status: 409, body: { detail } });
    await heading('Casa 1');
    await approve(user);
    await click(user, /^Annulla/);
    expect((await screen.findByText(`Casa 1: ${detail}`)).closest('[role=alert]')).toBeTruthy();
    expect(rows().map((item) => item.dataset['id'])).toEqual(['2', '3']);
  });

  test('offers no way back where the server knows none', async () => {
    const { server, user } = openPanel({ strutture: three() });
    const data = waiting(1, { richiesta: null, status: 'approvata' });
    server.answer('/1/approve', { status: 200, body: { success: true, data } });
    await heading('Casa 1');
    await approve(user);
    await screen.findByText('Struttura approvata con successo!');
    expect(screen.queryByRole('button', { name: /^Annulla/ })).toBeNull();
  });

  test('leaves its place to the next one: the last alone is taken back', async () => {
    const { server, user } = openPanel({ strutture: three() });
    await heading('Casa 1');
    await approve(user);
    await screen.findByRole('button', { name: /^Annulla/ });
    await heading('Casa 2');
    await approve(user);
    await waitFor(() => expect(server.decisions).toEqual(['approve 1', 'approve 2']));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Annulla/ }).length).toBe(1));
  });

  test('arrives although the page goes', async () => {
    const { server, user, page } = openPanel({ strutture: three() });
    await heading('Casa 1');
    await approve(user);
    page.unmount();
    expect(server.decisions).toEqual(['approve 1']);
    expect(server.calls.find(({ method }) => method === 'PUT')?.keepalive).toBe(true);
  });

  test('is answered before the session is closed', async () => {
    const { server, user, signOut } = openPanel({ strutture: three() });
    const { promise, resolve } = Promise.withResolvers<{ status: number; body: unknown }>();
    server.answer('/1/approve', promise);
    await heading('Casa 1');
    await approve(user);
    await click(user, 'Esci');
    expect(server.decisions).toEqual(['approve 1']);
    expect(signOut).not.toHaveBeenCalled();
    resolve({ status: 200, body: { success: true, data: { decisione_annullabile: false } } });
    await waitFor(() => expect(signOut).toHaveBeenCalled());
  });

  test('a refusal carries its reason', async () => {
    const { server, user } = openPanel({ strutture: three() });
    await heading('Casa 1');
    await click(user, 'Rifiuta');
    await user.type(await screen.findByRole('textbox', { name: 'Motivo' }), 'Le foto sono poche.');
    await click(user, 'Conferma');
    expect(await screen.findByText('Struttura rifiutata')).toBeTruthy();
    await waitFor(() =>
      expect(server.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        versione: 'v1',
        motivo: 'Le foto sono poche.',
      }),
    );
  });
});

describe('a decision that fails', () => {
  const failing = async (status: number, detail: string) => {
    const opened = openPanel({ strutture: three() });
    opened.server.answer('/1/approve', { status, body: { detail } });
    await heading('Casa 1');
    await approve(opened.user);
    return opened;
  };

  test('puts the struttura back, and says why in an alert that stays', async () => {
    const { user } = await failing(503, 'Servizio momentaneamente non disponibile.');
    const sentence = "Errore nell'approvazione della struttura";
    expect((await screen.findByText(sentence)).closest('[role=alert]')).toBeTruthy();
    expect(screen.getByText('Casa 1: Servizio momentaneamente non disponibile.')).toBeTruthy();
    expect(rows().length).toBe(3);
    await click(user, 'Rivedi');
    expect(await heading('Casa 1')).toBeTruthy();
  });

  test('is looked at again where it waits, whatever tab and search are open by then', async () => {
    const { server, user } = await failing(503, 'Servizio momentaneamente non disponibile.');
    server.strutture = [...server.strutture, waiting(4, { status: 'approvata', richiesta: null })];
    await user.click(screen.getByRole('tab', { name: 'Approvate' }));
    await user.type(await screen.findByRole('searchbox'), 'zzz');
    await screen.findByText('Nessuna struttura per «zzz»');
    await click(user, 'Rivedi');
    expect(await heading('Casa 1')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'In Attesa' }).getAttribute('aria-selected')).toBe('true');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Casa 1'));
  });

  test('the reason of a failed refusal stands after the colon', async () => {
    const { server, user } = openPanel({ strutture: three() });
    server.answer('/1/reject', { status: 422, body: { detail: 'Il motivo è troppo lungo.' } });
    await heading('Casa 1');
    await click(user, 'Rifiuta');
    await user.type(await screen.findByRole('textbox', { name: 'Motivo' }), 'No.');
    await click(user, 'Conferma');
    expect(await screen.findByText('Errore nel rifiuto della struttura: Il motivo è troppo lungo.')).toBeTruthy();
  });

  test('one that changed meanwhile is read again and marked', async () => {
    const { server, user } = await failing(409, 'La struttura è stata modificata da un’altra sessione.');
    server.strutture = server.strutture.map((each) =>
      each.id === 1 ? { ...each, versione: 'v2', posti_letto: 6 } : each,
    );
    await click(user, 'Rivedi');
    expect(await screen.findByText(/È cambiata mentre la guardavi/, { selector: '.note' })).toBeTruthy();
    expect((await row('Casa 1')).closest('li')?.textContent).toContain('Da rivedere');
    await waitFor(() => expect(screen.getByText('Posti letto').nextElementSibling?.textContent).toBe('6'));
    await approve(user);
    await waitFor(() =>
      expect(server.calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({ versione: 'v2' }),
    );
  });

  test('one that is as it was is marked, and nobody says that it changed', async () => {
    const { user } = await failing(409, 'Questo CIN è già di un’altra struttura pubblicata.');
    await click(user, 'Rivedi');
    await waitFor(async () => expect((await row('Casa 1')).closest('li')?.textContent).toContain('Da rivedere'));
    expect(screen.queryByText(/È cambiata mentre la guardavi/, { selector: '.note' })).toBeNull();
  });

  test('one that somebody else has decided meanwhile has nothing left to decide', async () => {
    const { server, user } = await failing(409, 'La struttura è già stata approvata.');
    server.strutture = server.strutture.map((each) =>
      each.id === 1 ? { ...each, versione: 'v2', status: 'approvata' as const, richiesta: null } : each,
    );
    await click(user, 'Rivedi');
    expect(await screen.findByRole('button', { name: 'Modifica Contatti' })).toBeTruthy();
    expect(screen.queryByText(/È cambiata mentre la guardavi/, { selector: '.note' })).toBeNull();
  });

  test('of one that nobody answered it is said why', async () => {
    await failing(503, '');
    const why = 'Non riusciamo a raggiungere Ospitalia. Controlla la connessione e riprova.';
    expect(await screen.findByText(`Casa 1: ${why}`)).toBeTruthy();
  });

  test('one that is gone leaves the list', async () => {
    await failing(404, 'Struttura non trovata.');
    await screen.findByText(/Struttura non trovata/);
    expect(rows().map((item) => item.dataset['id'])).toEqual(['2', '3']);
  });

  test('when the session is over it leads to the login', async () => {
    const { onSignedOut } = await failing(401, '');
    await waitFor(() => expect(onSignedOut).toHaveBeenCalled());
  });
});
