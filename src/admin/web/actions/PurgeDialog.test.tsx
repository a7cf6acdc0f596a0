import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDialog } from '../../../../test/open-dialog.ts';
import type { AdminSession } from '../../../accounts/web/admin/admin-session.ts';
import { PurgeDialog } from './PurgeDialog.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Answer = { status: number; body: unknown };
const good = (body: object): Answer => ({ status: 200, body: { success: true, ...body } });
const bad = (status: number, detail: string, campi = {}): Answer => ({
  status,
  body: { success: false, detail, campi },
});
const counted = (totale: number) => good({ data: { totale } });

/** A portal that answers each call by its method and path; the last answer of a call from then on. */
function portal(answers: Record<string, Answer | Answer[]>) {
  const sent: { call: string; body: unknown }[] = [];
  const left = new Map(Object.entries(answers).map(([call, list]) => [call, [list].flat()]));
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    const call = `${method} ${path}`;
    sent.push({ call, body: body === undefined ? undefined : JSON.parse(body) });
    const list = left.get(call) ?? [bad(404, 'Struttura non trovata.')];
    const answer = list.length > 1 ? list.shift() : list[0];
    return Response.json(answer?.body, { status: answer?.status ?? 404 });
  });
  return sent;
}

function open(kind: 'svuota' | 'elimina', session: Partial<AdminSession> = {}) {
  const [onClose, onDone] = [vi.fn(), vi.fn()];
  return { ...openDialog(<PurgeDialog kind={kind} onClose={onClose} onDone={onDone} />, session), onClose, onDone };
}
type User = ReturnType<typeof open>['user'];

const phrase = () => screen.getByLabelText<HTMLInputElement>(/^Per confermare/);
const password = () => screen.getByLabelText<HTMLInputElement>('La tua password');
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
async function prove(user: User) {
  await user.type(phrase(), 'ELIMINA TUTTE');
  await user.type(password(), 'una password lunga');
  await press(user, 'Conferma');
}

const PROOF = { conferma: 'ELIMINA TUTTE', password: 'una password lunga', codice: '' };
const COUNT = 'GET /api/admin/contatori';
const EMPTY = 'POST /api/admin/svuota';
const ARCHIVE = 'POST /api/admin/archivio';
const remove = (id: number) => `DELETE /api/admin/strutture/${id}`;
const removed = good({ message: 'Struttura eliminata con successo' });
const FILE = '/dati/backup/ospitalia-2026-11-21T1041.backup';

describe('before it', () => {
  test('says how many would go, that an archive comes first, and Annulla has the focus', async () => {
    portal({ [COUNT]: counted(135) });
    open('svuota');
    expect(await screen.findByText('Stai per eliminare 135 strutture.')).toBeTruthy();
    const dialog = screen.getByRole('alertdialog', { name: 'Conferma Azione' });
    const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toMatch(/È definitivo\. .*archivio/);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Annulla' }));
  });

  test.each([
    ['svuota', 'Database già vuoto'],
    ['elimina', 'Nessuna struttura da eliminare'],
  ] as const)('%s: with nothing there it asks for nothing', async (kind, message) => {
    portal({ [COUNT]: counted(0) });
    const { onDone } = open(kind);
    await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(message));
  });

  test('without phrase and password nothing is sent, and each field says so', async () => {
    const sent = portal({ [COUNT]: counted(3) });
    const { user } = open('svuota', { hasTotp: true });
    await user.type(phrase(), 'elimina tutte');
    await press(user, 'Conferma');
    expect(screen.getByText('Scrivi ELIMINA TUTTE, in maiuscolo.')).toBeTruthy();
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(3);
    expect(document.activeElement).toBe(phrase());
    expect(sent.map(({ call }) => call)).toEqual([COUNT]);
  });

  test('the code is asked only of who has one', () => {
    portal({ [COUNT]: counted(3) });
    open('svuota');
    expect(screen.queryByLabelText('Codice di verifica')).toBeNull();
  });

  test('a wrong password is said beside it; the phrase stays', async () => {
    const sentence = 'Credenziali non valide. Riprova.';
    portal({ [COUNT]: counted(3), [EMPTY]: bad(401, sentence, { password: sentence }) });
    const { user, onSignedOut } = open('svuota');
    await prove(user);
    await waitFor(() => expect(document.activeElement).toBe(password()));
    expect(password().getAttribute('aria-invalid')).toBe('true');
    expect(phrase().value).toBe('ELIMINA TUTTE');
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  test('whose session is over is led to the login', async () => {
    portal({ [COUNT]: counted(3), [EMPTY]: bad(401, 'Accesso richiesto. Effettua di nuovo il login.') });
    const { user, onSignedOut } = open('svuota');
    await prove(user);
    await waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce());
  });

  test.each([
    ['svuota', EMPTY, 'Errore durante lo svuotamento del database'],
    ['elimina', ARCHIVE, "Errore durante l'eliminazione delle strutture"],
  ] as const)('%s: a failure as a whole', async (kind, call, sentence) => {
    portal({ [COUNT]: counted(3), [call]: bad(500, 'Non riusciamo a scrivere l’archivio.') });
    const { user } = open(kind);
    await prove(user);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(phrase().value).toBe('ELIMINA TUTTE');
  });
});

test('Svuota DB: one call, then how many went, which did not and why, and how to bring all back', async () => {
  const message = 'Eliminate 133 strutture con successo';
  const data = {
    eliminate: 133,
    rifiutate: [{ id: 4, nome: 'Maso Larch' }],
    fallite: [{ id: 9, nome: 'Casa del Pozzo' }],
    archivio: FILE,
  };
  const sent = portal({ [COUNT]: counted(135), [EMPTY]: good({ message, data }) });
  const { user, onDone } = open('svuota');
  await prove(user);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(sent.at(-1)).toEqual({ call: EMPTY, body: PROOF });
  expect(screen.getAllByRole('listitem').map((item) => item.firstChild?.textContent)).toEqual([
    'Maso Larch',
    'Casa del Pozzo',
  ]);
  expect(screen.getByText(`npm run db -- restore ${FILE}`)).toBeTruthy();
  await press(user, 'Copia il comando');
  await user.click(screen.getAllByRole('button', { name: 'Chiudi' }).at(-1) ?? document.body);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(message);
});

describe('Elimina Tutte', () => {
  const archived = (...ids: number[]) => good({ data: { ids, archivio: FILE } });

  test('archives, deletes one by one, lists by name what stays', async () => {
    const sent = portal({
      [COUNT]: counted(3),
      [ARCHIVE]: archived(1, 2, 3),
      [remove(1)]: removed,
      [remove(2)]: bad(
        409,
        'La struttura ha prenotazioni future, o qualcuno ne sta pagando una adesso: annullale prima di eliminarla.',
      ),
      'GET /api/admin/strutture/2': good({ data: { nome: 'Maso Larch' } }),
      [remove(3)]: removed,
    });
    const { user, onDone } = open('elimina');
    await prove(user);
    expect(await screen.findByText('Eliminate 2 strutture con successo')).toBeTruthy();
    expect(sent.find(({ call }) => call === ARCHIVE)?.body).toEqual(PROOF);
    expect(screen.getByText('Una non è stata eliminata')).toBeTruthy();
    expect(screen.getByRole('listitem').textContent).toMatch(/^Maso LarchLa struttura ha prenotazioni future/);
    await user.keyboard('{Escape}');
    expect(onDone).toHaveBeenCalledExactlyOnceWith('Eliminate 2 strutture con successo');
  });

  test('shows how far it is, and can be stopped between two', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    portal({ [COUNT]: counted(3), [ARCHIVE]: archived(1, 2, 3), [remove(1)]: removed });
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', (path: string, request: RequestInit) =>
      path.endsWith('/2') ? promise : answer(path, request),
    );
    const { user, onDone } = open('elimina');
    await prove(user);
    expect(await screen.findByText('Eliminate 1 di 3')).toBeTruthy();
    const stop = screen.getByRole('button', { name: 'Ferma' });
    expect(document.activeElement).toBe(stop);
    await user.keyboard('{Escape}');
    expect(onDone).not.toHaveBeenCalled();
    await user.click(stop);
    resolve(Response.json(removed.body));
    expect(await screen.findByText('Hai fermato tutto: eliminate 2 di 3')).toBeTruthy();
  });

  test('a panel that is left stops it after the one under way', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const sent = portal({ [COUNT]: counted(3), [ARCHIVE]: archived(1, 2, 3), [remove(1)]: removed });
    const answer = globalThis.fetch;
    const asked = vi.fn();
    vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
      asked(`${request.method} ${path}`);
      return path.endsWith('/2') ? promise : answer(path, request);
    });
    const { user } = open('elimina');
    await prove(user);
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(remove(2)));
    cleanup();
    resolve(Response.json(removed.body));
    await new Promise((done) => setTimeout(done));
    expect(asked).toHaveBeenLastCalledWith(remove(2));
    expect(sent.at(-1)?.call).toBe(remove(1));
  });

  test('a session that ends half-way stops it, tells how many, and leads to the login', async () => {
    portal({
      [COUNT]: counted(3),
      [ARCHIVE]: archived(1, 2, 3),
      [remove(1)]: removed,
      [remove(2)]: bad(401, 'Accesso richiesto. Effettua di nuovo il login.'),
    });
    const { user, onSignedOut } = open('elimina');
    await prove(user);
    expect(await screen.findByText('La sessione è scaduta: eliminate 1 di 3')).toBeTruthy();
    await press(user, 'Accedi di nuovo');
    expect(onSignedOut).toHaveBeenCalledOnce();
  });

  test('none could be deleted: no success is told', async () => {
    portal({ [COUNT]: counted(1), [ARCHIVE]: archived(1), [remove(1)]: bad(500, 'Errore interno.') });
    const { user } = open('elimina');
    await prove(user);
    expect(await screen.findByText("Errore durante l'eliminazione delle strutture")).toBeTruthy();
    expect(screen.getByText('Struttura n. 1')).toBeTruthy();
  });
});
