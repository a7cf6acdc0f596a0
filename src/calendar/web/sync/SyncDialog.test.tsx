import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../../test/answer-calls.ts';
import {
  configuration,
  freezeBoard,
  ok,
  openSyncDialog,
  STATUS,
  SYNC,
  syncStarted,
  syncStatus,
} from '../../../../test/sync-calendar.ts';

const CONFIGURE = 'POST /api/calendar/configurations';
const DELETE = 'DELETE /api/calendar/configurations/1';
const ADDRESS = 'POST /api/calendar/export-addresses';
const URL = 'https://www.airbnb.it/calendar/ical/1.ics?s=abc';
const UNREAD = 'Non riusciamo a leggere lo stato della sincronizzazione.';

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
const saved = (eventi_trovati: number | null, avviso: string | null = null) =>
  ok({ status: 'success', configuration: airbnb, eventi_trovati, avviso });

freezeBoard({ toFake: ['Date'] });

type OpenDialog = Awaited<ReturnType<typeof openSyncDialog>>;
const addressField = ({ dialog }: OpenDialog) => dialog.getByLabelText<HTMLInputElement>('Indirizzo iCal');

describe('Sincronizzazione Calendari', () => {
  test('shows the CIN, the statistics per platform, the instructions and the four notes', async () => {
    const { dialog } = await openSyncDialog(connected);
    const shown = ['IT052015C2TEST0001', 'Oggi, 11:02 · 12 eventi', 'Dove trovo l’indirizzo iCal?'];
    for (const text of shown) expect(dialog.getByText(text)).toBeTruthy();
    expect(dialog.getAllByText('Mai')).toHaveLength(3);
    expect(dialog.getByText('La sincronizzazione parte da sola ogni ora.').parentElement?.children).toHaveLength(4);
    for (const name of ['Aggiorna Stato', 'Esporta Calendario', 'Sincronizza Tutto', 'Sincronizza Airbnb'])
      expect(dialog.getByRole('button', { name })).toBeTruthy();
  });

  test('reports the result of Sincronizza Tutto within the dialog', async () => {
    const fresh = { camera_id: null, platform: 'airbnb', last_success: '2026-11-22T13:32:10.000Z' } as const;
    const started = syncStarted({ task_count: 2, platforms: ['airbnb', 'booking'], already_fresh: [fresh] });
    const { dialog, press } = await openSyncDialog(connected, { [SYNC]: started });
    await press('Sincronizza Tutto');
    expect(await dialog.findByText('Sincronizzazione avviata per 2 piattaforme')).toBeTruthy();
    expect(dialog.getByText('Airbnb: già aggiornato alle 14:32.')).toBeTruthy();
  });

  test.each<[string, (opened: OpenDialog) => Promise<void>]>([
    ['typing a URL', (opened) => opened.user.type(addressField(opened), 'h')],
    ['removing a platform', ({ press }) => press('Rimuovi Airbnb')],
    ['starting a sync', ({ press }) => press('Sincronizza Airbnb')],
    ['creating an export address', ({ press }) => press('Crea')],
  ])('clears the previous message on a new action: %s', async (_, begin) => {
    const opened = await openSyncDialog(connected);
    await opened.press('Aggiorna Stato');
    const sentence = await opened.dialog.findByText(UNREAD);
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    await begin(opened);
    expect(sentence.isConnected).toBe(false);
  });

  test('reports whether Aggiorna Stato succeeded', async () => {
    const { dialog, press } = await openSyncDialog(connected, { [STATUS]: [ok(connected), refusal(503, '')] });
    await press('Aggiorna Stato');
    expect(await dialog.findByText('Stato aggiornato.')).toBeTruthy();
    await press('Aggiorna Stato');
    expect(await dialog.findByText(UNREAD)).toBeTruthy();
  });
});

describe('adding a platform', () => {
  test('disables Aggiungi while the URL field is empty', async () => {
    const { dialog, press, posted } = await openSyncDialog(connected);
    expect(dialog.getByRole('button', { name: 'Aggiungi' }).getAttribute('aria-disabled')).toBe('true');
    await press('Aggiungi');
    expect(posted()).toBeUndefined();
  });

  test("focuses the field and shows «L'URL deve terminare con .ics» instead of sending a URL without .ics", async () => {
    const opened = await openSyncDialog(connected);
    await opened.add('https://www.vrbo.com/icalendar/8f2c');
    expect(opened.dialog.getByText("L'URL deve terminare con .ics").getAttribute('role')).toBe('alert');
    expect(document.activeElement).toBe(addressField(opened));
    expect(opened.posted()).toBeUndefined();
  });

  test('reports the events found, clears the field and reloads the status', async () => {
    const opened = await openSyncDialog(syncStatus(), { [CONFIGURE]: saved(12), [STATUS]: ok(connected) });
    const { user, dialog, add, posted } = opened;
    await user.selectOptions(dialog.getByLabelText('Piattaforma'), 'Airbnb');
    await add(` ${URL} `);
    expect(await dialog.findByText('Airbnb è collegata: 12 eventi trovati.')).toBeTruthy();
    const address_of = { property_id: 7, camera_id: null, platform: 'airbnb', import_url: URL };
    expect(posted()).toEqual({ ...address_of, export_enabled: true, sync_interval_minutes: 60 });
    expect(addressField(opened).value).toBe('');
    expect(dialog.getByLabelText<HTMLSelectElement>('Piattaforma').value).toBe('booking');
    expect(await dialog.findByRole('button', { name: 'Rimuovi Airbnb' })).toBeTruthy();
  });

  test('saves the feed URL of an unresponsive platform with a warning', async () => {
    const avviso = 'La piattaforma non risponde in tempo. Riproviamo più tardi.';
    const answers = { [CONFIGURE]: saved(null, avviso), [STATUS]: ok(connected) };
    const { dialog, add } = await openSyncDialog(syncStatus(), answers);
    await add(URL);
    expect(await dialog.findByText(`Airbnb è salvata, ma non è ancora stata letta. ${avviso}`)).toBeTruthy();
  });

  test('marks the field and shows why the server rejected a URL', async () => {
    const why = 'A questo indirizzo non c’è un calendario iCal.';
    const opened = await openSyncDialog(connected, { [CONFIGURE]: refusal(422, why, { import_url: why }) });
    await opened.add(URL);
    expect(await opened.dialog.findByText(`Errore nell'aggiunta della configurazione: ${why}`)).toBeTruthy();
    expect(addressField(opened).getAttribute('aria-invalid')).toBe('true');
  });

  test('requires a camera for a bnb with several camere', async () => {
    const { sent, user, dialog, add, press, posted } = await openSyncDialog(syncStatus({ property: withRooms }), {
      [CONFIGURE]: saved(1),
    });
    await add(URL);
    expect(dialog.getByText('Scegli a quale camera appartiene questo calendario.')).toBeTruthy();
    await user.selectOptions(dialog.getByLabelText('Camera'), 'Lavanda');
    await press('Aggiungi');
    await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/calendar/sync-status/7'));
    expect(posted()).toMatchObject({ camera_id: 13 });
  });

  test('assigns a camera to a calendar imported at approval, using the masked feed URL', async () => {
    const waiting = configuration({ platform: 'booking', state: 'in_pausa', failures: 1, last_success: null });
    const status = syncStatus({ property: withRooms, configurations: [waiting] });
    const { user, dialog, posted } = await openSyncDialog(status, { [CONFIGURE]: saved(1) });
    const row = within(dialog.getByRole('button', { name: 'Assegna' }).closest('form')!);
    await user.selectOptions(row.getByLabelText('Camera'), 'Glicine');
    await user.click(row.getByRole('button', { name: 'Assegna' }));
    expect(await dialog.findByText('Booking.com, Glicine è collegata: 1 evento trovato.')).toBeTruthy();
    expect(posted()).toMatchObject({ camera_id: 12, platform: 'booking', import_url: waiting.import_url });
  });

  test('shows progress while the calendar is read, and the error if reading fails', async () => {
    const { dialog, add } = await openSyncDialog(connected);
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => promise);
    await add(URL);
    expect(dialog.getByText('Leggiamo il calendario…').getAttribute('role')).toBe('status');
    resolve(new Response(JSON.stringify({ detail: 'Un momento.' }), { status: 503 }));
    await dialog.findByText("Errore nell'aggiunta della configurazione: Un momento.");
    expect(dialog.queryByText('Leggiamo il calendario…')).toBeNull();
  });

  test('warns, as soon as a new URL is typed, that it will replace the current URL', async () => {
    const opened = await openSyncDialog(connected);
    await opened.user.selectOptions(opened.dialog.getByLabelText('Piattaforma'), 'Airbnb');
    expect(opened.dialog.queryByText(/^Airbnb è già collegata/)).toBeNull();
    await opened.user.type(addressField(opened), 'h');
    expect(opened.dialog.getByText(/^Airbnb è già collegata/)).toBeTruthy();
  });

  test('keeps the dialog and its input, and shows a sign-in link, if the session has expired', async () => {
    const opened = await openSyncDialog(connected, { [CONFIGURE]: refusal(401, 'Accesso richiesto.') });
    const { dialog, add } = opened;
    await add(URL);
    expect(await dialog.findByText("Errore nell'aggiunta della configurazione: Accesso richiesto.")).toBeTruthy();
    expect(dialog.getByText('La tua sessione è finita.')).toBeTruthy();
    expect(dialog.getByRole('link', { name: /^Entra di nuovo/ }).getAttribute('target')).toBe('_blank');
    expect(addressField(opened).value).toBe(URL);
  });
});

describe('connected platforms', () => {
  const question = () => within(screen.getByRole('alertdialog', { name: 'Conferma Azione' }));

  test.each([
    [12, /eventi importati \(12\)/, 'Airbnb è rimossa, con i suoi eventi.'],
    [0, /^[^\d]*Eventi importati non ne ha\.$/, 'Airbnb è rimossa.'],
  ])(
    'removes a platform with %i events after a confirmation that lists what is deleted',
    async (total_events, text, done) => {
      const empty = { ...connected, configurations: [], export_addresses: [] };
      const { sent, dialog, press, confirm } = await openSyncDialog(
        { ...connected, configurations: [configuration({ total_events })] },
        { [DELETE]: ok(), [STATUS]: ok(empty) },
      );
      await press('Rimuovi Airbnb');
      expect(question().getByText(text)).toBeTruthy();
      expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
      await confirm('Rimuovi');
      expect(await dialog.findByText(done)).toBeTruthy();
      expect(await dialog.findByText(/^Nessuna piattaforma collegata/)).toBeTruthy();
    },
  );

  test('shows when an export address was last read, and copies, replaces and revokes the address', async () => {
    const { dialog, press, confirm, posted } = await openSyncDialog(connected, {
      [ADDRESS]: { status: 201, body: { status: 'success', export_address: address } },
      'DELETE /api/calendar/export-addresses/7/airbnb': ok(),
      [STATUS]: ok(connected),
    });
    expect(dialog.getByText('Letto l’ultima volta: oggi, 10:14')).toBeTruthy();
    await press('Copia l’indirizzo per Airbnb');
    expect(await navigator.clipboard.readText()).toBe(address.url);
    await press('Nuovo indirizzo per Airbnb');
    await confirm('Nuovo indirizzo');
    expect(await dialog.findByText('Il nuovo indirizzo per Airbnb è pronto.')).toBeTruthy();
    expect(posted()).toEqual({ property_id: 7, camera_id: null, platform: 'airbnb' });
    await press('Revoca l’indirizzo per Airbnb');
    await confirm('Revoca');
    expect(await dialog.findByText('L’indirizzo per Airbnb è revocato.')).toBeTruthy();
  });

  test('creates the first export address of a platform', async () => {
    const { user, dialog, press, posted } = await openSyncDialog(connected, {
      [ADDRESS]: { status: 201, body: { status: 'success', export_address: address } },
    });
    await user.selectOptions(dialog.getByLabelText('Crea un indirizzo per'), 'Altro calendario');
    await press('Crea');
    expect(await dialog.findByText('L’indirizzo per Altro calendario è pronto.')).toBeTruthy();
    expect(posted()).toMatchObject({ platform: 'altro' });
  });
});
