import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../../test/answer-calls.ts';
import { answerByPath, configuration, openBoard, syncStarted, syncStatus } from '../../../../test/sync-board.ts';
import type { SyncStatus } from '../../property-contract.ts';

const EVENTS = { 'GET /api/calendar/events/7': { status: 200, body: { status: 'success', events: [] } } };
const STATUS = 'GET /api/calendar/sync-status/7';
const CONFIGURE = 'POST /api/calendar/configurations';
const URL = 'https://www.airbnb.it/calendar/ical/1.ics?s=abc';

const airbnb = configuration();
const address = {
  camera_id: null,
  platform: 'airbnb' as const,
  url: 'https://ospitalia.example/api/calendar/export/token/airbnb.ics',
  last_read: '2026-11-22T09:14:00.000Z',
};
const connected = syncStatus({ configurations: [airbnb], export_addresses: [address] });
const camere = [
  { id: 12, nome_camera: 'Glicine' },
  { id: 13, nome_camera: 'Lavanda' },
];
const withRooms = { ...connected.property, tipo_prenotazione: 'bnb' as const, camere };

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T11:30:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type UserEvent = Awaited<ReturnType<typeof openBoard>>['user'];
type Dialog = Awaited<ReturnType<typeof openDialog>>['dialog'];

/** The dialog, opened by its button beside the calendar. */
async function openDialog(initial: SyncStatus = connected) {
  const { user } = await openBoard(initial);
  await user.click(screen.getByRole('button', { name: 'Sincronizza' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Sincronizzazione Calendari' }));
  const add = async (url: string) => {
    await user.clear(dialog.getByLabelText('Indirizzo iCal'));
    await user.type(dialog.getByLabelText('Indirizzo iCal'), url);
    await user.click(dialog.getByRole('button', { name: 'Aggiungi' }));
  };
  return { user, dialog, add };
}

describe('Sincronizzazione Calendari', () => {
  test('CIN, statistics per platform, the list, the instructions and the four notes', async () => {
    answerByPath(EVENTS);
    const { dialog } = await openDialog();
    const shown = ['IT052015C2TEST0001', 'Oggi, 11:02 · 12 eventi', 'Dove trovo l’indirizzo iCal?'];
    for (const text of shown) expect(dialog.getByText(text)).toBeTruthy();
    expect(dialog.getAllByText('Mai')).toHaveLength(3);
    expect(dialog.getByText('La sincronizzazione parte da sola ogni ora.').parentElement?.children).toHaveLength(4);
    for (const name of ['Aggiorna Stato', 'Esporta Calendario', 'Sincronizza Tutto', 'Sincronizza Airbnb'])
      expect(dialog.getByRole('button', { name })).toBeTruthy();
  });

  test('Sincronizza Tutto is said in the dialog, which is over the page', async () => {
    const fresh = { camera_id: null, platform: 'airbnb', last_success: '2026-11-22T13:32:10.000Z' } as const;
    const started = syncStarted({ task_count: 2, platforms: ['airbnb', 'booking'], already_fresh: [fresh] });
    answerByPath({ ...EVENTS, 'POST /api/calendar/sync/7': started });
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Sincronizza Tutto' }));
    expect(await dialog.findByText('Sincronizzazione avviata per 2 piattaforme')).toBeTruthy();
    expect(dialog.getByText('Airbnb: già aggiornato alle 14:32.')).toBeTruthy();
  });

  test.each<[string, (user: UserEvent, dialog: Dialog) => Promise<void>]>([
    ['typing an address', async (user, dialog) => user.type(dialog.getByLabelText('Indirizzo iCal'), 'h')],
    ['a removal', async (user, dialog) => user.click(dialog.getByRole('button', { name: 'Rimuovi Airbnb' }))],
    ['a sync', async (user, dialog) => user.click(dialog.getByRole('button', { name: 'Sincronizza Airbnb' }))],
    ['an export', async (user, dialog) => user.click(dialog.getByRole('button', { name: 'Esporta Calendario' }))],
    ['a new address', async (user, dialog) => user.click(dialog.getByRole('button', { name: 'Crea' }))],
  ])('what was told before is gone when something new begins: %s', async (_, begin) => {
    answerByPath(EVENTS);
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Aggiorna Stato' }));
    const told = await dialog.findByText('Non riusciamo a leggere lo stato della sincronizzazione.');
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    await begin(user, dialog);
    expect(told.isConnected).toBe(false);
  });

  test('Aggiorna Stato says whether there was an answer', async () => {
    answerByPath({ ...EVENTS, [STATUS]: [{ status: 200, body: connected }, refusal(503, '')] });
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Aggiorna Stato' }));
    expect(await dialog.findByText('Stato aggiornato.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Aggiorna Stato' }));
    expect(await dialog.findByText('Non riusciamo a leggere lo stato della sincronizzazione.')).toBeTruthy();
  });
});

describe('adding a platform', () => {
  test('the button is off while the address is empty', async () => {
    const sent = answerByPath(EVENTS);
    const { user, dialog } = await openDialog();
    expect(dialog.getByRole('button', { name: 'Aggiungi' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(dialog.getByRole('button', { name: 'Aggiungi' }));
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });

  test("«L'URL deve terminare con .ics» stands at the field, which has the focus, and nothing is sent", async () => {
    const sent = answerByPath(EVENTS);
    const { dialog, add } = await openDialog();
    await add('https://www.vrbo.com/icalendar/8f2c');
    const alert = dialog.getByText("L'URL deve terminare con .ics");
    expect(alert.getAttribute('role')).toBe('alert');
    expect(document.activeElement).toBe(dialog.getByLabelText('Indirizzo iCal'));
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('what was found is said; the field is empty again, and the status is read', async () => {
    const answer = {
      status: 200,
      body: { status: 'success', configuration: airbnb, eventi_trovati: 12, avviso: null },
    };
    const sent = answerByPath({ ...EVENTS, [CONFIGURE]: answer, [STATUS]: { status: 200, body: connected } });
    const { user, dialog, add } = await openDialog(syncStatus());
    await user.selectOptions(dialog.getByLabelText('Piattaforma'), 'Airbnb');
    await add(` ${URL} `);
    expect(await dialog.findByText('Airbnb è collegata: 12 eventi trovati.')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      property_id: 7,
      camera_id: null,
      platform: 'airbnb',
      import_url: URL,
      export_enabled: true,
      sync_interval_minutes: 60,
    });
    expect(dialog.getByLabelText<HTMLInputElement>('Indirizzo iCal').value).toBe('');
    expect(dialog.getByLabelText<HTMLSelectElement>('Piattaforma').value).toBe('booking');
    expect(await dialog.findByRole('button', { name: 'Rimuovi Airbnb' })).toBeTruthy();
  });

  test('a platform that did not answer is saved with a warning', async () => {
    const avviso = 'La piattaforma non risponde in tempo. Riproviamo più tardi.';
    const answer = { status: 200, body: { status: 'success', configuration: airbnb, eventi_trovati: null, avviso } };
    answerByPath({ ...EVENTS, [CONFIGURE]: answer, [STATUS]: { status: 200, body: connected } });
    const { dialog, add } = await openDialog(syncStatus());
    await add(URL);
    expect(await dialog.findByText(`Airbnb è salvata, ma non è ancora stata letta. ${avviso}`)).toBeTruthy();
  });

  test('an address that the server refuses: why stands at the field, after the words of the specification', async () => {
    const why = 'A questo indirizzo non c’è un calendario iCal.';
    answerByPath({ ...EVENTS, [CONFIGURE]: refusal(422, why, { import_url: why }) });
    const { dialog, add } = await openDialog();
    await add(URL);
    expect(await dialog.findByText(`Errore nell'aggiunta della configurazione: ${why}`)).toBeTruthy();
    expect(dialog.getByLabelText('Indirizzo iCal').getAttribute('aria-invalid')).toBe('true');
  });

  test('any other failure is said above the buttons', async () => {
    answerByPath({ ...EVENTS, [CONFIGURE]: refusal(503, 'Un momento.') });
    const { dialog, add } = await openDialog();
    await add(URL);
    expect(await dialog.findByText("Errore nell'aggiunta della configurazione: Un momento.")).toBeTruthy();
  });

  test('of a bnb with several camere: which one', async () => {
    const answer = { status: 200, body: { status: 'success', configuration: airbnb, eventi_trovati: 1, avviso: null } };
    const sent = answerByPath({ ...EVENTS, [CONFIGURE]: answer });
    const { user, dialog, add } = await openDialog(syncStatus({ property: withRooms }));
    await add(URL);
    expect(dialog.getByText('Scegli a quale camera appartiene questo calendario.')).toBeTruthy();
    await user.selectOptions(dialog.getByLabelText('Camera'), 'Lavanda');
    await user.click(dialog.getByRole('button', { name: 'Aggiungi' }));
    await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/calendar/sync-status/7'));
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ camera_id: 13 });
  });

  test('a calendar that came with the approval of such a house is given its camera, by the address as it is shown', async () => {
    const waiting = configuration({ platform: 'booking', state: 'in_pausa', failures: 1, last_success: null });
    const answer = { status: 200, body: { status: 'success', configuration: airbnb, eventi_trovati: 1, avviso: null } };
    const sent = answerByPath({ ...EVENTS, [CONFIGURE]: answer });
    const { user, dialog } = await openDialog(syncStatus({ property: withRooms, configurations: [waiting] }));
    const row = within(dialog.getByRole('button', { name: 'Assegna' }).closest('form')!);
    await user.selectOptions(row.getByLabelText('Camera'), 'Glicine');
    await user.click(row.getByRole('button', { name: 'Assegna' }));
    expect(await dialog.findByText('Booking.com, Glicine è collegata: 1 evento trovato.')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      camera_id: 12,
      platform: 'booking',
      import_url: waiting.import_url,
    });
  });

  test('while its calendar is being read, that is said', async () => {
    answerByPath(EVENTS);
    const quick = globalThis.fetch;
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { dialog, add } = await openDialog();
    vi.stubGlobal('fetch', (path: string) => (path.endsWith('/configurations') ? promise : quick(path)));
    await add(URL);
    expect(dialog.getByText('Leggiamo il calendario…').getAttribute('role')).toBe('status');
    resolve(new Response(JSON.stringify({ detail: 'Un momento.' }), { status: 503 }));
    await dialog.findByText("Errore nell'aggiunta della configurazione: Un momento.");
    expect(dialog.queryByText('Leggiamo il calendario…')).toBeNull();
  });

  test('that an address is replaced is said once one is typed', async () => {
    answerByPath(EVENTS);
    const { user, dialog } = await openDialog();
    await user.selectOptions(dialog.getByLabelText('Piattaforma'), 'Airbnb');
    expect(dialog.queryByText(/^Airbnb è già collegata/)).toBeNull();
    await user.type(dialog.getByLabelText('Indirizzo iCal'), 'h');
    expect(dialog.getByText(/^Airbnb è già collegata/)).toBeTruthy();
  });

  test('to who was signed out the dialog stays, with what was typed and the way back in', async () => {
    answerByPath({ ...EVENTS, [CONFIGURE]: refusal(401, 'Accesso richiesto.') });
    const { dialog, add } = await openDialog();
    await add(URL);
    expect(await dialog.findByText("Errore nell'aggiunta della configurazione: Accesso richiesto.")).toBeTruthy();
    expect(dialog.getByText('La tua sessione è finita.')).toBeTruthy();
    expect(dialog.getByRole('link', { name: /^Entra di nuovo/ }).getAttribute('target')).toBe('_blank');
    expect(dialog.getByLabelText<HTMLInputElement>('Indirizzo iCal').value).toBe(URL);
  });

  test('what is typed is not lost without a question', async () => {
    answerByPath(EVENTS);
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Indirizzo iCal'), 'https://a.it');
    await user.click(dialog.getByRole('button', { name: 'Chiudi' }));
    expect(screen.getByRole('alertdialog').textContent).toContain('Chiudi senza aggiungere la piattaforma?');
  });
});

describe('what was connected', () => {
  const question = () => within(screen.getByRole('alertdialog', { name: 'Conferma Azione' }));

  test.each([
    [12, /eventi importati \(12\)/, 'Airbnb è rimossa, con i suoi eventi.'],
    [0, /^[^\d]*Eventi importati non ne ha\.$/, 'Airbnb è rimossa.'],
  ])('with %i events is removed after a question, which names what goes', async (total_events, asked, done) => {
    const empty = { ...connected, configurations: [], export_addresses: [] };
    const sent = answerByPath({
      ...EVENTS,
      'DELETE /api/calendar/configurations/1': { status: 200 },
      [STATUS]: { status: 200, body: empty },
    });
    const { user, dialog } = await openDialog({ ...connected, configurations: [configuration({ total_events })] });
    await user.click(dialog.getByRole('button', { name: 'Rimuovi Airbnb' }));
    expect(question().getByText(asked)).toBeTruthy();
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(question().getByRole('button', { name: 'Rimuovi' }));
    expect(await dialog.findByText(done)).toBeTruthy();
    expect(await dialog.findByText(/^Nessuna piattaforma collegata/)).toBeTruthy();
  });

  test('a failure stays in the question', async () => {
    answerByPath({ ...EVENTS, 'DELETE /api/calendar/configurations/1': refusal(503, 'Un momento.') });
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Rimuovi Airbnb' }));
    await user.click(question().getByRole('button', { name: 'Rimuovi' }));
    expect(await question().findByText("Errore nell'eliminazione della configurazione: Un momento.")).toBeTruthy();
  });

  test('its export address: when it was read last, copied, replaced and revoked', async () => {
    const sent = answerByPath({
      ...EVENTS,
      'POST /api/calendar/export-addresses': { status: 201, body: { status: 'success', export_address: address } },
      'DELETE /api/calendar/export-addresses/7/airbnb': { status: 200 },
      [STATUS]: { status: 200, body: connected },
    });
    const { user, dialog } = await openDialog();
    expect(dialog.getByText('Letto l’ultima volta: oggi, 10:14')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Copia l’indirizzo per Airbnb' }));
    expect(await navigator.clipboard.readText()).toBe(address.url);
    await user.click(dialog.getByRole('button', { name: 'Nuovo indirizzo per Airbnb' }));
    await user.click(question().getByRole('button', { name: 'Nuovo indirizzo' }));
    expect(await dialog.findByText('Il nuovo indirizzo per Airbnb è pronto.')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      property_id: 7,
      camera_id: null,
      platform: 'airbnb',
    });
    await user.click(dialog.getByRole('button', { name: 'Revoca l’indirizzo per Airbnb' }));
    await user.click(question().getByRole('button', { name: 'Revoca' }));
    expect(await dialog.findByText('L’indirizzo per Airbnb è revocato.')).toBeTruthy();
  });

  test('an address for a platform that has none', async () => {
    const sent = answerByPath({
      ...EVENTS,
      'POST /api/calendar/export-addresses': { status: 201, body: { status: 'success', export_address: address } },
    });
    const { user, dialog } = await openDialog();
    await user.selectOptions(dialog.getByLabelText('Crea un indirizzo per'), 'Altro calendario');
    await user.click(dialog.getByRole('button', { name: 'Crea' }));
    expect(await dialog.findByText('L’indirizzo per Altro calendario è pronto.')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ platform: 'altro' });
  });
});
