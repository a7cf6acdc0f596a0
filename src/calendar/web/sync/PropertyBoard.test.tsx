import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../../test/answer-calls.ts';
import {
  configuration,
  EVENTS,
  freezeBoard,
  ok,
  openBoard,
  STATUS,
  SYNC,
  syncStarted,
  syncStatus,
} from '../../../../test/sync-calendar.ts';
import { block } from '../../../../test/open-calendar.ts';

const EXPORT = 'GET /api/calendar/export/7';
const STARTED = syncStarted({ task_count: 1, platforms: ['airbnb'] });
const OVER = 'La tua sessione è finita.';
const READING = 'Lettura in corso…';

const airbnb = configuration();
const never = { last_sync: null, total_events: 0, held_events: 0, conflicts: 0 };
const counted = { last_sync: airbnb.last_success, total_events: 12, held_events: 0, conflicts: 1 };
const nights = { camera_id: null, start_date: '2026-11-25', end_date: '2026-11-27' };
const connected = syncStatus({
  configurations: [airbnb],
  sync_statistics: { platform_statistics: { airbnb: counted, booking: never, vrbo: never } },
  conflicts: [{ ...nights, platforms: ['airbnb', 'vrbo'], event_ids: ['a', 'b'] }],
});
const property = {
  ...connected.property,
  tipo_prenotazione: 'bnb' as const,
  camere: [{ id: 12, nome_camera: 'Glicine' }],
};
const locanda = { ...connected, property };

freezeBoard();

type OpenBoard = Awaited<ReturnType<typeof openBoard>>;
const card = () => within(screen.getByRole('region', { name: 'Sincronizzazione' }));
const press = ({ user }: OpenBoard, name: string) => user.click(card().getByRole('button', { name }));
const refresh = ({ user }: OpenBoard) => user.click(screen.getByRole('button', { name: 'Aggiorna' }));
const countRequests = ({ sent }: OpenBoard, path: string) => sent.filter((each) => each.path.includes(path)).length;
const isRead = () => waitFor(() => expect(card().queryByText(READING)).toBeNull());

describe('sync panel next to the calendar', () => {
  test('shows the last sync (or Mai), events and conflicts of each platform, and what to do about conflicts', async () => {
    await openBoard(connected);
    expect(card().getByText('Oggi, 11:02 · 12 eventi · 1 conflitto')).toBeTruthy();
    expect(card().getAllByText('Mai · Non collegata · 0 conflitti')).toHaveLength(2);
    const note = screen.getByText('1 conflitto da controllare').closest('[role=status]');
    expect(note?.textContent).toContain('25–26 nov: Airbnb e VRBO si sovrappongono.');
    expect(note?.textContent).toContain('Verifica a mano su entrambe le piattaforme.');
  });

  test('reloads the status 3 s after a sync starts, and the events if the status changed', async () => {
    const later = '2026-11-22T11:30:02.000Z';
    const news = { ...connected, configurations: [{ ...airbnb, last_success: later, last_attempt: later }] };
    const opened = await openBoard(connected, { [SYNC]: STARTED, [STATUS]: ok(news) });
    await waitFor(() => expect(countRequests(opened, '/events/')).toBe(1));
    await press(opened, 'Sincronizza Airbnb');
    expect(await screen.findByText('Sincronizzazione avviata per 1 piattaforma')).toBeTruthy();
    expect(opened.sent.find(({ method }) => method === 'POST')?.path).toBe('/api/calendar/sync/7?platform=airbnb');
    expect(card().getByText(READING)).toBeTruthy();
    expect(countRequests(opened, 'sync-status')).toBe(0);
    await act(async () => vi.advanceTimersByTimeAsync(3000));
    expect(countRequests(opened, 'sync-status')).toBe(1);
    await isRead();
    await waitFor(() => expect(countRequests(opened, '/events/')).toBe(2));
  });

  test('shows the last read time of a platform that is already up to date, without a spinner', async () => {
    const fresh = { camera_id: null, platform: 'airbnb', last_success: '2026-11-22T13:32:10.000Z' } as const;
    const answers = { [SYNC]: syncStarted({ already_fresh: [fresh] }), [STATUS]: ok(connected) };
    const opened = await openBoard(connected, answers);
    await press(opened, 'Sincronizza Airbnb');
    expect(await screen.findByText('Già aggiornato alle 14:32')).toBeTruthy();
    expect(screen.queryByText(/avviata/)).toBeNull();
    await isRead();
    expect(countRequests(opened, 'sync-status')).toBe(1);
  });

  test('reloads the status until no platform is being polled', async () => {
    const busy = { ...connected, configurations: [{ ...airbnb, is_syncing: true }] };
    const opened = await openBoard(busy, { [STATUS]: [ok(busy), ok(connected)] });
    for (let times = 1; times <= 3; times += 1) await act(async () => vi.advanceTimersByTimeAsync(3100));
    expect(countRequests(opened, 'sync-status')).toBe(2);
  });

  test.each([
    [404, '', 'Nessuna configurazione di sincronizzazione trovata. Aggiungi prima le piattaforme.'],
    [503, 'Un momento.', 'Errore nella sincronizzazione: Un momento.'],
  ])('shows why a sync did not start (status %i, detail «%s»): %s', async (status, detail, sentence) => {
    const opened = await openBoard(connected, { [SYNC]: refusal(status, detail) });
    await press(opened, 'Sincronizza Airbnb');
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(card().queryByText(READING)).toBeNull();
  });

  test('hides the progress message if the status cannot be loaded', async () => {
    const opened = await openBoard(connected, { [SYNC]: STARTED, [STATUS]: refusal(503, '') });
    await press(opened, 'Sincronizza Airbnb');
    expect(await card().findByText(READING)).toBeTruthy();
    await act(async () => vi.advanceTimersByTimeAsync(3000));
    await isRead();
  });

  test('ignores a response that arrives after the response to a later request', async () => {
    const opened = await openBoard(connected, { [STATUS]: ok(connected) });
    const quick = globalThis.fetch;
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', (path: string) => (path.includes('sync-status') ? promise : quick(path)));
    await refresh(opened);
    vi.stubGlobal('fetch', quick);
    await refresh(opened);
    resolve(new Response(JSON.stringify(syncStatus())));
    await act(async () => {});
    expect(card().getByText('Oggi, 11:02 · 12 eventi · 1 conflitto')).toBeTruthy();
  });

  test('does not sync a paused platform', async () => {
    const opened = await openBoard({ ...connected, configurations: [{ ...airbnb, state: 'in_pausa' }] });
    await press(opened, 'Sincronizza Airbnb');
    expect(opened.sent.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('shows Calendario esportato after a successful export', async () => {
    const take = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL() {} }));
    await press(await openBoard(connected, { [EXPORT]: ok() }), 'Esporta Calendario');
    expect(await screen.findByText('Calendario esportato.')).toBeTruthy();
    expect(take).toHaveBeenCalledOnce();
    take.mockRestore();
  });

  test('exports the calendar of the selected camera', async () => {
    const opened = await openBoard(locanda, { [EXPORT]: refusal(503, '') });
    await opened.user.selectOptions(screen.getByLabelText('Calendario di'), 'Glicine');
    await press(opened, 'Esporta Calendario');
    await waitFor(() => expect(opened.sent.at(-1)?.path).toBe('/api/calendar/export/7?camera_id=12'));
  });

  test('loads the status if it is missing, and shows Riprova if loading fails', async () => {
    const { user } = await openBoard(null, { [STATUS]: [refusal(503, ''), ok(connected)] });
    expect(await screen.findByText('Non riusciamo a leggere lo stato della sincronizzazione.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('region', { name: 'Sincronizzazione' })).toBeTruthy();
  });
});

describe('the board after the session has expired', () => {
  const signedOut = refusal(401, 'Accesso richiesto.');
  const wayIn = () => screen.getByRole('link', { name: /^Entra di nuovo/ });

  test('keeps the page and shows a sign-in link, which opens in a new tab, until a request succeeds', async () => {
    const signInPath = '/proprietario?torna=%2Fproprietario%2Fstrutture%2F7%2Fcalendario';
    const answers = { [EXPORT]: signedOut, [STATUS]: ok(connected) };
    const opened = await openBoard(connected, answers, { signInPath });
    await press(opened, 'Esporta Calendario');
    expect(await screen.findByText("Errore nell'esportazione: Accesso richiesto.")).toBeTruthy();
    expect(screen.getByText(OVER).closest('[role=alert]')).toBeTruthy();
    expect([wayIn().getAttribute('href'), wayIn().getAttribute('target')]).toEqual([signInPath, '_blank']);
    await refresh(opened);
    await waitFor(() => expect(screen.queryByText(OVER)).toBeNull());
  });

  test('hides the sign-in notice when the user returns from the sign-in tab', async () => {
    await refresh(await openBoard(connected, { [STATUS]: [signedOut, ok(connected)] }));
    expect(await screen.findByText(OVER)).toBeTruthy();
    const isHidden = vi.spyOn(document, 'hidden', 'get');
    for (const hidden of [true, false]) {
      isHidden.mockReturnValue(hidden);
      await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    }
    await waitFor(() => expect(screen.queryByText(OVER)).toBeNull());
    isHidden.mockRestore();
  });

  test('keeps the typed period in Aggiungi evento, and shows a sign-in link', async () => {
    const { user } = await openBoard(connected, { 'POST /api/calendar/events': signedOut });
    await user.click(screen.getByRole('button', { name: 'Blocca date' }));
    const add = within(screen.getByRole('dialog', { name: 'Aggiungi evento' }));
    for (const field of ['Prima notte', 'Ultima notte']) await user.type(add.getByLabelText(field), '30/11/2026');
    await user.click(add.getByRole('button', { name: 'Aggiungi' }));
    expect((await add.findByRole('link', { name: /^Entra di nuovo/ })).getAttribute('target')).toBe('_blank');
    expect(add.getByLabelText<HTMLInputElement>('Prima notte').value).toBe('30/11/2026');
    await user.click(add.getByRole('button', { name: 'Annulla' }));
    expect(screen.getByRole('alertdialog').textContent).toContain('Chiudi senza aggiungere l’evento?');
  });

  test('shows a sign-in link when a deletion is confirmed', async () => {
    const events = ok({ status: 'success', events: [block] });
    const answers = { [EVENTS]: events, 'DELETE /api/calendar/events/e3': signedOut };
    const { user } = await openBoard(connected, answers);
    await user.click((await screen.findAllByRole('button', { name: /^Date bloccate, dal/ }))[0]!);
    await user.click(screen.getByRole('button', { name: 'Elimina' }));
    const question = within(screen.getByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Elimina' }));
    expect(await question.findByRole('link', { name: /^Entra di nuovo/ })).toBeTruthy();
  });

  test('calls onSignedOut if nothing is loaded yet', async () => {
    const { onSignedOut } = await openBoard(null, { [STATUS]: signedOut });
    await waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce());
  });
});

describe('the URL', () => {
  const choose = ({ user }: OpenBoard, unit: string) =>
    user.selectOptions(screen.getByLabelText('Calendario di'), unit);
  const turn = ({ user }: OpenBoard, name: string) => user.click(screen.getByRole('button', { name }));
  const expectQuery = (query: string) => waitFor(() => expect(location.search).toBe(query));
  afterEach(() => window.history.replaceState(null, '', '/'));

  test('reflects the view without adding history entries', async () => {
    const steps = window.history.length;
    const opened = await openBoard(locanda, {}, { address: {} });
    await turn(opened, 'Successivo');
    await choose(opened, 'Glicine');
    await waitFor(() => expect(new URLSearchParams(location.search).toString()).toBe('mese=2026-12&camera=12'));
    await turn(opened, 'Settimana');
    await expectQuery('?camera=12&vista=settimana&giorno=2026-12-01');
    await choose(opened, 'Tutta la casa');
    await turn(opened, 'Oggi');
    await expectQuery('?vista=settimana');
    expect(window.history.length).toBe(steps);
  });

  test('does not change if the board is in a dialog of the admin panel', async () => {
    window.history.replaceState(null, '', '/?scheda=approvate&id=7');
    const opened = await openBoard(locanda);
    await turn(opened, 'Successivo');
    await choose(opened, 'Glicine');
    await act(async () => vi.advanceTimersByTimeAsync(1000));
    expect(location.search).toBe('?scheda=approvate&id=7');
  });
});
