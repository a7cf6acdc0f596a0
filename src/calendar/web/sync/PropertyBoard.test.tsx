import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../../test/answer-calls.ts';
import { answerByPath, configuration, openBoard, syncStarted, syncStatus } from '../../../../test/sync-board.ts';
import { block } from '../../../../test/open-calendar.ts';
import { closeToast, currentToasts } from '../../../ui/toast-store.ts';
import type { SyncStatus } from '../../property-contract.ts';

const EVENTS = { 'GET /api/calendar/events/7': { status: 200, body: { status: 'success', events: [] } } };
const SYNC = 'POST /api/calendar/sync/7';
const STATUS = 'GET /api/calendar/sync-status/7';
const STARTED = syncStarted({ task_count: 1, platforms: ['airbnb'] });

const airbnb = configuration();
const connected = syncStatus({
  configurations: [airbnb],
  sync_statistics: {
    platform_statistics: {
      airbnb: { last_sync: airbnb.last_success, total_events: 12, conflicts: 1 },
      booking: { last_sync: null, total_events: 0, conflicts: 0 },
      vrbo: { last_sync: null, total_events: 0, conflicts: 0 },
    },
  },
  conflicts: [
    {
      camera_id: null,
      start_date: '2026-11-25',
      end_date: '2026-11-27',
      platforms: ['airbnb', 'vrbo'],
      event_ids: ['a', 'b'],
    },
  ],
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T11:30:00.000Z'), shouldAdvanceTime: true });
  for (const { id } of currentToasts()) closeToast(id);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const card = () => within(screen.getByRole('region', { name: 'Sincronizzazione' }));
const events = (sent: { path: string }[]) => sent.filter(({ path }) => path.includes('/events/')).length;

describe('beside the calendar', () => {
  test('each platform with its last sync or Mai, its events and conflicts', async () => {
    answerByPath(EVENTS);
    await openBoard(connected);
    expect(card().getByText('Oggi, 11:02 · 12 eventi · 1 conflitto')).toBeTruthy();
    expect(card().getAllByText('Mai · Non collegata')).toHaveLength(2);
  });

  test('conflicts, with the nights and what to do about them', async () => {
    answerByPath(EVENTS);
    await openBoard(connected);
    const note = screen.getByText('1 conflitto da controllare').closest('[role=status]');
    expect(note?.textContent).toContain('25–26 nov: Airbnb e VRBO si sovrappongono.');
    expect(note?.textContent).toContain('Verifica a mano su entrambe le piattaforme.');
  });

  test('a sync: the toast says of how many; 3 s later the status is read again, and the events with what is new', async () => {
    const later = '2026-11-22T11:30:02.000Z';
    const news = { ...connected, configurations: [{ ...airbnb, last_success: later, last_attempt: later }] };
    const sent = answerByPath({ ...EVENTS, [SYNC]: STARTED, [STATUS]: { status: 200, body: news } });
    const { user } = await openBoard(connected);
    await waitFor(() => expect(events(sent)).toBe(1));
    await user.click(card().getByRole('button', { name: 'Sincronizza Airbnb' }));
    expect(await screen.findByText('Sincronizzazione avviata per 1 piattaforma')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.path).toBe('/api/calendar/sync/7?platform=airbnb');
    expect(card().getByText('Lettura in corso…')).toBeTruthy();
    expect(sent.some(({ path }) => path.includes('sync-status'))).toBe(false);
    await act(async () => vi.advanceTimersByTimeAsync(3000));
    expect(sent.filter(({ path }) => path.includes('sync-status'))).toHaveLength(1);
    await waitFor(() => expect(card().queryByText('Lettura in corso…')).toBeNull());
    await waitFor(() => expect(events(sent)).toBe(2));
  });

  test('what was read a moment ago is not begun: the toast says since when it is fresh, and nothing turns', async () => {
    const fresh = { camera_id: null, platform: 'airbnb', last_success: '2026-11-22T13:32:10.000Z' } as const;
    const answer = syncStarted({ already_fresh: [fresh] });
    const sent = answerByPath({ ...EVENTS, [SYNC]: answer, [STATUS]: { status: 200, body: connected } });
    const { user } = await openBoard(connected);
    await user.click(card().getByRole('button', { name: 'Sincronizza Airbnb' }));
    expect(await screen.findByText('Già aggiornato alle 14:32')).toBeTruthy();
    expect(screen.queryByText(/avviata/)).toBeNull();
    await waitFor(() => expect(card().queryByText('Lettura in corso…')).toBeNull());
    expect(sent.filter(({ path }) => path.includes('sync-status'))).toHaveLength(1);
  });

  test('while a platform is being read the status is asked for again', async () => {
    const busy = { ...connected, configurations: [{ ...airbnb, is_syncing: true }] };
    const sent = answerByPath({
      ...EVENTS,
      [STATUS]: [
        { status: 200, body: busy },
        { status: 200, body: connected },
      ],
    });
    await openBoard(busy);
    for (let times = 1; times <= 3; times += 1) await act(async () => vi.advanceTimersByTimeAsync(3100));
    expect(sent.filter(({ path }) => path.includes('sync-status'))).toHaveLength(2);
  });

  test.each([
    [
      refusal(404, 'Calendario non trovato.'),
      'Nessuna configurazione di sincronizzazione trovata. Aggiungi prima le piattaforme.',
    ],
    [refusal(503, 'Un momento.'), 'Errore nella sincronizzazione: Un momento.'],
  ])('a sync that does not start: %j', async (answer, sentence) => {
    answerByPath({ ...EVENTS, [SYNC]: answer });
    const { user } = await openBoard(connected);
    await user.click(card().getByRole('button', { name: 'Sincronizza Airbnb' }));
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(card().queryByText('Lettura in corso…')).toBeNull();
  });

  test('an outcome that cannot be asked for is not waited for', async () => {
    answerByPath({ ...EVENTS, [SYNC]: STARTED, [STATUS]: refusal(503, '') });
    const { user } = await openBoard(connected);
    await user.click(card().getByRole('button', { name: 'Sincronizza Airbnb' }));
    expect(await card().findByText('Lettura in corso…')).toBeTruthy();
    await act(async () => vi.advanceTimersByTimeAsync(3000));
    await waitFor(() => expect(card().queryByText('Lettura in corso…')).toBeNull());
  });

  test('an answer that a later one has overtaken changes nothing', async () => {
    answerByPath({ ...EVENTS, [STATUS]: { status: 200, body: connected } });
    const quick = globalThis.fetch;
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { user } = await openBoard(connected);
    vi.stubGlobal('fetch', (path: string) => (path.includes('sync-status') ? promise : quick(path)));
    await user.click(screen.getByRole('button', { name: 'Aggiorna' }));
    vi.stubGlobal('fetch', quick);
    await user.click(screen.getByRole('button', { name: 'Aggiorna' }));
    resolve(new Response(JSON.stringify(syncStatus())));
    await act(async () => {});
    expect(card().getByText('Oggi, 11:02 · 12 eventi · 1 conflitto')).toBeTruthy();
  });

  test('a paused platform is not read', async () => {
    const sent = answerByPath(EVENTS);
    const { user } = await openBoard({ ...connected, configurations: [{ ...airbnb, state: 'in_pausa' }] });
    await user.click(card().getByRole('button', { name: 'Sincronizza Airbnb' }));
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('an export that fails says why', async () => {
    answerByPath({ ...EVENTS, 'GET /api/calendar/export/7': refusal(503, 'Un momento.') });
    const { user } = await openBoard(connected);
    await user.click(card().getByRole('button', { name: 'Esporta Calendario' }));
    expect(await screen.findByText("Errore nell'esportazione: Un momento.")).toBeTruthy();
  });

  test('an export that succeeds is said', async () => {
    const take = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL() {} }));
    answerByPath({ ...EVENTS, 'GET /api/calendar/export/7': { status: 200 } });
    const { user } = await openBoard(connected);
    await user.click(card().getByRole('button', { name: 'Esporta Calendario' }));
    expect(await screen.findByText('Calendario esportato.')).toBeTruthy();
    expect(take).toHaveBeenCalledOnce();
    take.mockRestore();
  });

  test('who was signed out stays, is told, and signs in in another tab; the next answer takes that away', async () => {
    const path = '/proprietario?torna=%2Fproprietario%2Fstrutture%2F7%2Fcalendario';
    answerByPath({
      ...EVENTS,
      'GET /api/calendar/export/7': refusal(401, 'Accesso richiesto.'),
      [STATUS]: { status: 200, body: connected },
    });
    const { user } = await openBoard(connected, path);
    await user.click(card().getByRole('button', { name: 'Esporta Calendario' }));
    expect(await screen.findByText("Errore nell'esportazione: Accesso richiesto.")).toBeTruthy();
    expect(screen.getByText('La tua sessione è finita.').closest('[role=alert]')).toBeTruthy();
    const link = screen.getByRole('link', { name: /^Entra di nuovo/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([path, '_blank']);
    await user.click(screen.getByRole('button', { name: 'Aggiorna' }));
    await waitFor(() => expect(screen.queryByText('La tua sessione è finita.')).toBeNull());
  });

  test('who comes back from the tab where they signed in is not told any longer', async () => {
    answerByPath({ ...EVENTS, [STATUS]: [refusal(401, 'Accesso richiesto.'), { status: 200, body: connected }] });
    const { user } = await openBoard(connected);
    await user.click(screen.getByRole('button', { name: 'Aggiorna' }));
    expect(await screen.findByText('La tua sessione è finita.')).toBeTruthy();
    const isHidden = vi.spyOn(document, 'hidden', 'get');
    for (const hidden of [true, false]) {
      isHidden.mockReturnValue(hidden);
      await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    }
    await waitFor(() => expect(screen.queryByText('La tua sessione è finita.')).toBeNull());
    isHidden.mockRestore();
  });

  test('a period that is being added when the session ends stays, with the way back in', async () => {
    answerByPath({ ...EVENTS, 'POST /api/calendar/events': refusal(401, 'Accesso richiesto.') });
    const { user } = await openBoard(connected);
    await user.click(screen.getByRole('button', { name: 'Blocca date' }));
    const add = within(screen.getByRole('dialog', { name: 'Aggiungi evento' }));
    await user.type(add.getByLabelText('Prima notte'), '30/11/2026');
    await user.type(add.getByLabelText('Ultima notte'), '30/11/2026');
    await user.click(add.getByRole('button', { name: 'Aggiungi' }));
    expect((await add.findByRole('link', { name: /^Entra di nuovo/ })).getAttribute('target')).toBe('_blank');
    expect(add.getByLabelText<HTMLInputElement>('Prima notte').value).toBe('30/11/2026');
    await user.click(add.getByRole('button', { name: 'Annulla' }));
    expect(screen.getByRole('alertdialog').textContent).toContain('Chiudi senza aggiungere l’evento?');
  });

  test('an event that is being deleted when the session ends: the question shows the way back in', async () => {
    answerByPath({
      'GET /api/calendar/events/7': { status: 200, body: { status: 'success', events: [block] } },
      'DELETE /api/calendar/events/e3': refusal(401, 'Accesso richiesto.'),
    });
    const { user } = await openBoard(connected);
    await user.click((await screen.findAllByRole('button', { name: /^Date bloccate, dal/ }))[0]!);
    await user.click(screen.getByRole('button', { name: 'Elimina' }));
    const question = within(screen.getByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Elimina' }));
    expect(await question.findByRole('link', { name: /^Entra di nuovo/ })).toBeTruthy();
  });

  test('without a status at hand it is asked for; a failure is said, and Riprova asks again', async () => {
    const status: SyncStatus = connected;
    answerByPath({ ...EVENTS, [STATUS]: [refusal(503, ''), { status: 200, body: status }] });
    const { user } = await openBoard(null);
    expect(await screen.findByText('Non riusciamo a leggere lo stato della sincronizzazione.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('region', { name: 'Sincronizzazione' })).toBeTruthy();
  });

  test('a session that is over is said', async () => {
    answerByPath({ ...EVENTS, [STATUS]: refusal(401, 'Accesso richiesto.') });
    const { onSignedOut } = await openBoard(null);
    await waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce());
  });

  test('of a house with camere one calendar is looked at, and exported', async () => {
    const property = {
      ...connected.property,
      tipo_prenotazione: 'bnb' as const,
      camere: [{ id: 12, nome_camera: 'Glicine' }],
    };
    const sent = answerByPath({ ...EVENTS, 'GET /api/calendar/export/7': refusal(503, '') });
    const { user } = await openBoard({ ...connected, property });
    await user.selectOptions(screen.getByLabelText('Calendario di'), 'Glicine');
    await user.click(card().getByRole('button', { name: 'Esporta Calendario' }));
    await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/calendar/export/7?camera_id=12'));
  });
});

describe('the address', () => {
  const property = {
    ...connected.property,
    tipo_prenotazione: 'bnb' as const,
    camere: [{ id: 12, nome_camera: 'Glicine' }],
  };
  const locanda = { ...connected, property };
  const camera = () => screen.getByLabelText<HTMLSelectElement>('Calendario di').value;
  afterEach(() => window.history.replaceState(null, '', '/'));

  test('says what is shown, without a step in the history', async () => {
    answerByPath(EVENTS);
    const steps = window.history.length;
    const { user } = await openBoard(locanda, undefined, { address: {} });
    await user.click(screen.getByRole('button', { name: 'Successivo' }));
    await user.selectOptions(screen.getByLabelText('Calendario di'), 'Glicine');
    await waitFor(() => expect(new URLSearchParams(location.search).toString()).toBe('mese=2026-12&camera=12'));
    await user.click(screen.getByRole('button', { name: 'Settimana' }));
    await waitFor(() => expect(location.search).toBe('?camera=12&vista=settimana&giorno=2026-12-01'));
    await user.selectOptions(screen.getByLabelText('Calendario di'), 'Tutta la casa');
    await user.click(screen.getByRole('button', { name: 'Oggi' }));
    await waitFor(() => expect(location.search).toBe('?vista=settimana'));
    expect(window.history.length).toBe(steps);
  });

  test('is where it opens; what makes no sense is left out, and goes', async () => {
    answerByPath(EVENTS);
    window.history.replaceState(null, '', '/?mese=2027-02&camera=99&altro=1');
    await openBoard(locanda, undefined, { address: { mese: '2027-02', camera: '99' } });
    expect(screen.getByRole('heading', { name: 'febbraio 2027' })).toBeTruthy();
    expect(camera()).toBe('');
    await waitFor(() => expect(location.search).toBe('?mese=2027-02&altro=1'));
  });

  test('is left alone in a dialog of the panel', async () => {
    answerByPath(EVENTS);
    window.history.replaceState(null, '', '/?scheda=approvate&id=7');
    const { user } = await openBoard(locanda);
    await user.click(screen.getByRole('button', { name: 'Successivo' }));
    await user.selectOptions(screen.getByLabelText('Calendario di'), 'Glicine');
    await act(async () => vi.advanceTimersByTimeAsync(1000));
    expect(location.search).toBe('?scheda=approvate&id=7');
  });
});
