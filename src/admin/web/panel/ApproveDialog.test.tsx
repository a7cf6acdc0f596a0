import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { announced } from '../../../../test/announced.ts';
import type { AdminDetail } from '../../../strutture/admin-contract.ts';
import {
  click,
  heading,
  listedIds,
  type OpenedPanel,
  openPanel,
  row,
  three,
  waiting,
} from '../../../../test/open-panel.ts';
import type { Answer } from '../../../../test/panel-server.ts';

const counters = () => screen.getByRole('list', { name: 'Strutture' }).textContent;
const DONE = { status: 200, body: { success: true, data: { decisione_annullabile: false } } };

async function approve({ user }: Pick<OpenedPanel, 'user'>): Promise<void> {
  await click(user, 'Approva');
  await click(user, 'Conferma');
}

async function approveFirst(answer?: Answer | Promise<Answer>): Promise<OpenedPanel> {
  const opened = openPanel({ strutture: three() });
  if (answer) opened.server.answer('/1/approve', answer);
  await heading('Casa 1');
  await approve(opened);
  return opened;
}

async function holdFirst() {
  const { promise, resolve: answer } = Promise.withResolvers<Answer>();
  return { ...(await approveFirst(promise)), answer };
}

async function rejectFirst(motivo: string, answer?: Answer): Promise<OpenedPanel> {
  const opened = openPanel({ strutture: three() });
  if (answer) opened.server.answer('/1/reject', answer);
  await heading('Casa 1');
  await click(opened.user, 'Rifiuta');
  await opened.user.type(await screen.findByRole('textbox', { name: 'Motivo' }), motivo);
  await click(opened.user, 'Conferma');
  return opened;
}

describe('approval', () => {
  test('lists the problems that the checks found', async () => {
    const controlli: AdminDetail['controlli'] = [
      { codice: 'cin', esito: 'problema', testo: 'CIN già in uso.', riferimenti: [] },
    ];
    const { user } = openPanel({ strutture: [waiting(1, { controlli })] });
    await screen.findByText('CIN già in uso.');
    await click(user, 'Approva');
    expect(within(screen.getByRole('alertdialog')).getByText('CIN già in uso.')).toBeTruthy();
  });

  test('requires confirmation that the owner was contacted by other means if the owner’s email address is unconfirmed', async () => {
    const opened = openPanel({ strutture: [waiting(1, { email_confirmed: false }), waiting(2)] });
    const { server, user } = opened;
    expect(await screen.findAllByText('Indirizzo da confermare')).toHaveLength(2);
    await approve(opened);
    const question = screen.getByRole('alertdialog', { name: 'Conferma Azione' });
    const notice = await within(question).findByText(/se lo hai raggiunto in un altro modo, dillo/);
    expect(notice.closest('[role=alert]')).toBeTruthy();
    expect(server.decisions).toEqual([]);
    await user.click(within(question).getByLabelText('Ho raggiunto il proprietario in un altro modo'));
    await click(user, 'Conferma');
    await waitFor(() => expect(server.decisions).toEqual(['approve 1']));
    expect(server.lastDecision).toMatchObject({ proprietario_raggiunto: true });
  });

  test('applies to the struttura for which the dialog was opened, even if the selection changes', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const { server, user } = openPanel({ strutture: three(), answers: { 'strutture/1': promise } });
    await heading('Casa 1');
    await click(user, 'Approva');
    resolve({ status: 200, body: { success: true, data: waiting(1, { richiesta: null, status: 'approvata' }) } });
    expect(await screen.findByText('Casa 2', { selector: 'h2' })).toBeTruthy();
    expect(within(screen.getByRole('alertdialog')).getByText('Casa 1')).toBeTruthy();
    await click(user, 'Conferma');
    await waitFor(() => expect(server.decisions).toEqual(['approve 1']));
  });

  test('is sent and counted immediately, but announced only after the response', async () => {
    const { server, answer } = await holdFirst();
    await heading('Casa 2');
    expect(server.decisions).toEqual(['approve 1']);
    expect(server.lastDecision).toEqual({ versione: 'v1' });
    await waitFor(() => expect(counters()).toBe('2 in attesa1 approvata3 totali'));
    expect(screen.queryByText('Struttura approvata con successo!')).toBeNull();
    server.hold('/contatori');
    answer(DONE);
    expect(await screen.findByText('Struttura approvata con successo!')).toBeTruthy();
    await waitFor(() => expect(server.calls.filter(({ path }) => path.includes('/contatori'))).toHaveLength(2));
    expect(counters()).toBe('2 in attesa1 approvata3 totali');
  });

  test('moves the focus to the tab panel if no struttura is left', async () => {
    const opened = openPanel({ strutture: [waiting(1)] });
    await heading('Casa 1');
    await approve(opened);
    await heading('Nessuna struttura in attesa');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'In Attesa' })));
  });

  test('is undone by Annulla, which makes the struttura pending again', async () => {
    const decided = { ...waiting(1), versione: 'v2', decisione_annullabile: true, status: 'approvata' };
    const { server, user } = await approveFirst({ status: 200, body: { success: true, data: decided } });
    await click(user, /^Annulla/);
    expect(await heading('Casa 1')).toBeTruthy();
    expect(server.decisions).toEqual(['approve 1', 'undo 1']);
    expect(server.lastDecision).toEqual({ versione: 'v2' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Casa 1'));
    expect(listedIds()).toHaveLength(3);
    await waitFor(() => expect(counters()).toBe('3 in attesa0 approvate3 totali'));
    await waitFor(() => expect(announced()).toBe('Annullato: Casa 1 è di nuovo in attesa.'));
  });

  test('remains in effect if the undo fails, and the panel shows the server’s reason', async () => {
    const { server, user } = await approveFirst();
    const detail = 'È tardi per annullare: la decisione è già stata comunicata.';
    server.answer('/1/undo', { status: 409, body: { detail } });
    await click(user, /^Annulla/);
    expect((await screen.findByText(`Casa 1: ${detail}`)).closest('[role=alert]')).toBeTruthy();
    expect(listedIds()).toEqual(['2', '3']);
  });

  test('offers no undo if the server does not allow it', async () => {
    await approveFirst(DONE);
    await screen.findByText('Struttura approvata con successo!');
    expect(screen.queryByRole('button', { name: /^Annulla/ })).toBeNull();
  });

  test('offers to undo only the last decision', async () => {
    const opened = await approveFirst();
    await screen.findByRole('button', { name: /^Annulla/ });
    await heading('Casa 2');
    await approve(opened);
    await waitFor(() => expect(opened.server.decisions).toEqual(['approve 1', 'approve 2']));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Annulla/ })).toHaveLength(1));
  });

  test('is sent even if the page is unloaded', async () => {
    const { server, page } = await approveFirst();
    page.unmount();
    expect(server.decisions).toEqual(['approve 1']);
    expect(server.calls.find(({ method }) => method === 'PUT')?.keepalive).toBe(true);
  });

  test('completes before the sign-out', async () => {
    const { server, user, signOut, answer } = await holdFirst();
    await click(user, 'Esci');
    expect(server.decisions).toEqual(['approve 1']);
    expect(signOut).not.toHaveBeenCalled();
    answer(DONE);
    await waitFor(() => expect(signOut).toHaveBeenCalled());
  });
});

describe('a failed decision', () => {
  const failing = (status: number, detail: string) => approveFirst({ status, body: { detail } });
  const isMarked = async () => (await row('Casa 1')).closest('li')?.textContent.includes('Da rivedere');
  const changed = () => screen.queryByText(/È cambiata mentre la guardavi/, { selector: '.note' });
  const changeFirst = ({ server }: OpenedPanel, change: Partial<AdminDetail>) => {
    server.strutture = server.strutture.map((each) => (each.id === 1 ? { ...each, ...change } : each));
  };

  test('restores the struttura to the list and shows the reason in a persistent alert', async () => {
    const { user } = await failing(503, 'Servizio momentaneamente non disponibile.');
    const sentence = "Errore nell'approvazione della struttura";
    expect((await screen.findByText(sentence)).closest('[role=alert]')).toBeTruthy();
    expect(screen.getByText('Casa 1: Servizio momentaneamente non disponibile.')).toBeTruthy();
    expect(listedIds()).toHaveLength(3);
    await click(user, 'Rivedi');
    expect(await heading('Casa 1')).toBeTruthy();
  });

  test('lets Rivedi reopen the struttura in its own tab, even after a search in a different tab', async () => {
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

  test('shows the reason for a failed rejection after the error message', async () => {
    await rejectFirst('No.', { status: 422, body: { detail: 'Il motivo è troppo lungo.' } });
    expect(await screen.findByText('Errore nel rifiuto della struttura: Il motivo è troppo lungo.')).toBeTruthy();
  });

  test('marks the struttura for review and shows no change notice if its data is unchanged', async () => {
    const { user } = await failing(409, 'Questo CIN è già di un’altra struttura pubblicata.');
    await click(user, 'Rivedi');
    await waitFor(async () => expect(await isMarked()).toBe(true));
    expect(changed()).toBeNull();
  });

  test('offers no decision if another administrator has already decided', async () => {
    const opened = await failing(409, 'La struttura è già stata approvata.');
    changeFirst(opened, { versione: 'v2', status: 'approvata', richiesta: null });
    await click(opened.user, 'Rivedi');
    expect(await screen.findByRole('button', { name: 'Modifica Contatti' })).toBeTruthy();
    expect(changed()).toBeNull();
  });

  test('shows that Ospitalia is unreachable if the response contains no reason', async () => {
    await failing(503, '');
    const why = 'Ospitalia non è raggiungibile in questo momento. Controlla la connessione e riprova.';
    expect(await screen.findByText(`Casa 1: ${why}`)).toBeTruthy();
  });

  test('removes the struttura from the list if it has been deleted', async () => {
    await failing(404, 'Struttura non trovata.');
    await screen.findByText(/Struttura non trovata/);
    expect(listedIds()).toEqual(['2', '3']);
  });
});
