import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDialog } from '../../../../test/open-dialog.ts';
import { PurgeDialog } from './PurgeDialog.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

type Answer = { status: number; body: unknown };
const good = (body: object): Answer => ({ status: 200, body: { success: true, ...body } });
const bad = (status: number, detail: string, campi = {}): Answer => ({
  status,
  body: { success: false, detail, campi },
});
const counted = (totale: number) => good({ data: { totale } });

function portal(answers: Record<string, Answer | Promise<Answer>>) {
  const sent: { call: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    const call = `${method} ${path}`;
    sent.push({ call, body: body === undefined ? undefined : JSON.parse(body) });
    const answer = (await answers[call]) ?? bad(404, 'Struttura non trovata.');
    return Response.json(answer.body, { status: answer.status });
  });
  return sent;
}

function open(kind: 'svuota' | 'elimina', answers: Parameters<typeof portal>[0]) {
  const sent = portal({ [COUNT]: counted(3), ...answers });
  const [onClose, onDone] = [vi.fn(), vi.fn()];
  const opened = openDialog(<PurgeDialog kind={kind} onClose={onClose} onDone={onDone} />);
  return { ...opened, sent, onDone, press: (name: string) => opened.user.click(screen.getByRole('button', { name })) };
}

const phrase = () => screen.getByLabelText<HTMLInputElement>(/^Per confermare/);
const password = () => screen.getByLabelText<HTMLInputElement>('La tua password');
async function purge(...given: Parameters<typeof open>) {
  const opened = open(...given);
  await opened.user.type(phrase(), 'ELIMINA TUTTE');
  await opened.user.type(password(), 'una password lunga');
  await opened.press('Conferma');
  return opened;
}

const PROOF = { conferma: 'ELIMINA TUTTE', password: 'una password lunga' };
const COUNT = 'GET /api/admin/contatori';
const EMPTY = 'POST /api/admin/svuota';
const ARCHIVE = 'POST /api/admin/archivio';
const remove = (id: number) => `DELETE /api/admin/strutture/${id}`;
const removed = good({ message: 'Struttura eliminata con successo' });
const FILE = '/dati/backup/ospitalia-2026-11-21T1041.backup';

describe('when a purge fails to start', () => {
  test.each([
    ['svuota', EMPTY, 'Errore durante lo svuotamento del database'],
    ['elimina', ARCHIVE, "Errore durante l'eliminazione delle strutture"],
  ] as const)(
    '%s shows a failure message and keeps the confirmation phrase after a 500 response',
    async (kind, call, sentence) => {
      await purge(kind, { [call]: bad(500, 'Non riusciamo a scrivere l’archivio.') });
      expect(await screen.findByText(sentence)).toBeTruthy();
      expect(phrase().value).toBe('ELIMINA TUTTE');
    },
  );

  test.each([
    ['svuota', EMPTY],
    ['elimina', ARCHIVE],
  ] as const)('%s shows no error headline if the second factor is missing', async (kind, call) => {
    const detail = 'Non abbiamo ancora fatto niente.';
    const body = { success: false, detail, campi: {}, codice: 'SECONDO_FATTORE_MANCANTE' };
    await purge(kind, { [call]: { status: 403, body } });
    await waitFor(() => expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(detail));
    expect(screen.queryByText(/^Errore durante/)).toBeNull();
    expect([phrase().value, password().value]).toEqual(['', '']);
  });
});

test('Svuota DB reports the deleted strutture, the failures and how to restore the archive', async () => {
  const message = 'Eliminate 133 strutture con successo';
  const data = {
    eliminate: 133,
    rifiutate: [{ id: 4, nome: 'Maso Larch' }],
    fallite: [{ id: 9, nome: 'Casa del Pozzo' }],
    archivio: FILE,
  };
  const { sent, user, press, onDone } = await purge('svuota', { [EMPTY]: good({ message, data }) });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(sent.at(-1)).toEqual({ call: EMPTY, body: PROOF });
  const names = screen.getAllByRole('listitem').map((item) => item.firstChild?.textContent);
  expect(names).toEqual(['Maso Larch', 'Casa del Pozzo']);
  const link = screen.getByRole('link', { name: 'Vedi le prenotazioni da annullare' });
  expect(link.getAttribute('href')).toBe('/admin/prenotazioni?per=svuota');
  expect(screen.getByText(`npm run db -- restore ${FILE}`)).toBeTruthy();
  await press('Copia il comando');
  await user.click(screen.getAllByRole('button', { name: 'Chiudi' }).at(-1) ?? document.body);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(message);
});

describe('Elimina Tutte', () => {
  const archived = (...ids: number[]) => ({ [ARCHIVE]: good({ data: { ids, archivio: FILE } }) });
  async function holdSecond() {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const opened = await purge('elimina', { ...archived(1, 2, 3), [remove(1)]: removed, [remove(2)]: promise });
    expect(await screen.findByText('Eliminate 1 di 3')).toBeTruthy();
    return { ...opened, answer: () => resolve(removed) };
  }

  test('archives the strutture, deletes them one by one, and lists by name those that remain', async () => {
    const { sent, user, onDone } = await purge('elimina', {
      ...archived(1, 2, 3),
      [remove(1)]: removed,
      [remove(2)]: bad(409, 'La struttura ha prenotazioni future: annullale prima di eliminarla.'),
      'GET /api/admin/strutture/2': good({ data: { nome: 'Maso Larch' } }),
      [remove(3)]: removed,
    });
    expect(await screen.findByText('Eliminate 2 strutture con successo')).toBeTruthy();
    expect(sent.find(({ call }) => call === ARCHIVE)?.body).toEqual(PROOF);
    expect(screen.getByText('Una non è stata eliminata')).toBeTruthy();
    expect(screen.getByRole('listitem').textContent).toMatch(/^Maso LarchLa struttura ha prenotazioni future/);
    await user.keyboard('{Escape}');
    expect(onDone).toHaveBeenCalledExactlyOnceWith('Eliminate 2 strutture con successo');
  });

  test('stops after the current deletion when the panel is left', async () => {
    const { sent, answer } = await holdSecond();
    cleanup();
    answer();
    await new Promise((done) => setTimeout(done));
    expect(sent.at(-1)?.call).toBe(remove(2));
  });

  test('stops when the session expires, reports the deletions and offers to sign in again', async () => {
    const answers = { ...archived(1, 2, 3), [remove(1)]: removed, [remove(2)]: bad(401, 'Accesso richiesto.') };
    const { press, onSignedOut } = await purge('elimina', answers);
    expect(await screen.findByText('La sessione è scaduta: eliminate 1 di 3')).toBeTruthy();
    await press('Accedi di nuovo');
    expect(onSignedOut).toHaveBeenCalledOnce();
  });

  test('does not report success if nothing was deleted', async () => {
    await purge('elimina', { ...archived(1), [remove(1)]: bad(500, 'Errore interno.') });
    expect(await screen.findByText("Errore durante l'eliminazione delle strutture")).toBeTruthy();
    expect(screen.getByText('Struttura n. 1')).toBeTruthy();
  });
});
