import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { buildBnb, takeNights } from '../../../test/build-struttura.ts';
import { openCalendarPortal } from '../../../test/calendar-portal.ts';

const NO_DATE = 'La data indicata non esiste.';
const BAD_IDS = ['0', '1.5', '01', '2147483648', 'null'];

const portal = await openCalendarPortal();
const house = await portal.buildHome();
afterAll(() => portal.close());

const read = (id: number | string, query = 'start_date=2026-12-01&end_date=2026-12-31', options = {}) =>
  portal.call('GET', `/api/calendar/events/${id}?${query}`, options);
const add = (body: unknown, options = {}) => portal.call('POST', '/api/calendar/events', { body, ...options });
const remove = (id: string, options = {}) => portal.call('DELETE', `/api/calendar/events/${id}`, options);
const block = (fields: object = {}) => ({
  property_id: house,
  start_date: '2026-12-10',
  end_date: '2026-12-12',
  event_type: 'blocked',
  ...fields,
});
const count = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from calendar_events`.execute(portal.db)).rows[0]?.n;

async function expectRefused(body: unknown, [status, detail]: [number, string], options = {}) {
  const before = await count();
  const answer = await add(body, options);
  expect([answer.status, answer.body.detail]).toEqual([status, detail]);
  expect(await count()).toBe(before);
}

describe('reading events', () => {
  test('returns the events that overlap the window, including its last day, with the fields of PRODUCT.md § 3', async () => {
    const id = await portal.buildHome();
    await takeNights(portal.db, { struttura_id: id, start: '2026-11-28', end: '2026-12-02' });
    await takeNights(portal.db, {
      struttura_id: id,
      start: '2026-12-31',
      end: '2027-01-03',
      platform_source: 'ospitalia',
    });
    await takeNights(portal.db, { struttura_id: id, start: '2026-11-28', end: '2026-12-01' });
    await sql`update calendar_events set guest_name = 'Carla' where platform_source = 'ospitalia'`.execute(portal.db);
    const { status, body } = await read(id);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'success',
      events: [
        {
          event_id: expect.stringMatching(/^[\da-f-]{36}$/),
          property_id: id,
          camera_id: null,
          start_date: '2026-11-28',
          end_date: '2026-12-02',
          event_type: 'booking',
          platform_source: 'airbnb',
          sync_status: 'ok',
          summary: '',
          guest_info: null,
          is_echo: false,
          held_since: null,
          booking: null,
          can_delete: false,
        },
        expect.objectContaining({
          start_date: '2026-12-31',
          platform_source: 'ospitalia',
          guest_info: { name: 'Carla' },
        }),
      ],
    });
  });

  test('returns the events of all units, or only those of the given room', async () => {
    const { id, camere } = await buildBnb(portal.db, [5000, 6000], { proprietario_email: 'anna@example.it' });
    const [blu = 0, rossa = 0] = camere;
    await takeNights(portal.db, { struttura_id: id, camera_id: blu, start: '2026-12-05', end: '2026-12-06' });
    await takeNights(portal.db, { struttura_id: id, start: '2026-12-08', end: '2026-12-09' });
    const window = 'start_date=2026-12-01&end_date=2026-12-31';
    expect((await read(id)).body.events).toHaveLength(2);
    expect((await read(id, `${window}&camera_id=${blu}`)).body.events).toMatchObject([{ camera_id: blu }]);
    expect((await read(id, `${window}&camera_id=${rossa}`)).body.events).toEqual([]);
    const stranger = await read(house, `${window}&camera_id=${blu}`);
    expect([stranger.status, stranger.body.detail]).toEqual([404, 'Camera non trovata.']);
  });

  test.each([
    ['a window with an invalid date', 'start_date=2026-02-30&end_date=2026-03-01', NO_DATE],
    ['a window of ten years', 'start_date=2026-12-01&end_date=2036-12-01', 'Puoi consultare al massimo 366 giorni.'],
  ])('returns 422 for %s', async (_, query, detail) => {
    const answer = await read(house, query);
    expect([answer.status, answer.body.detail]).toEqual([422, detail]);
  });
});

describe('adding events', () => {
  test('adds a block with or without a summary', async () => {
    const described = await add(block({ summary: '  Lavori\nin giardino ' }));
    expect([described.status, described.body.event]).toEqual([
      201,
      expect.objectContaining({ summary: 'Lavori in giardino', platform_source: 'ospitalia', can_delete: true }),
    ]);
    expect((await add(block({ summary: null }))).body.event.summary).toBe('Date bloccate');
    expect((await add(block({ event_type: 'maintenance', summary: ' \u200b' }))).body.event.summary).toBe('Evento');
  });

  test.each<[string, object, string]>([
    [
      'a block without nights',
      { end_date: '2026-12-10' },
      'La data di fine deve essere successiva alla data di inizio.',
    ],
    ['a block in the past', { start_date: '2026-11-01', end_date: '2026-11-21' }, 'Il periodo è già passato.'],
    ['a block of ten years', { end_date: '2036-12-10' }, 'Puoi bloccare al massimo due anni alla volta.'],
    ['a block on 30 February', { start_date: '2027-02-30' }, NO_DATE],
    ['the event type of a booking', { event_type: 'booking' }, 'Scegli tra date bloccate e manutenzione.'],
    ['a summary of 201 characters', { summary: 'è'.repeat(201) }, 'La descrizione può avere al massimo 200 caratteri.'],
    ['a summary with a NUL', { summary: 'a\0b' }, 'La descrizione può avere al massimo 200 caratteri.'],
    ['an id beyond PostgreSQL’s integer range', { property_id: 2 ** 31 }, 'Calendario non trovato.'],
    ['a room id beyond PostgreSQL’s integer range', { camera_id: 2 ** 31 }, 'Camera non trovata.'],
  ])('returns 422 for %s', (_, fields, detail) => expectRefused(block(fields), [422, detail]));

  test('stores a summary with iCalendar syntax as one line of text, and does not export it', async () => {
    const summary = "BEGIN:VEVENT\r\nSUMMARY:x\r\n<script>'); drop table";
    expect((await add(block({ summary }))).body.event.summary).toBe("BEGIN:VEVENT SUMMARY:x <script>'); drop table");
    expect((await portal.call('GET', `/api/calendar/export/${house}`)).text).not.toContain('SUMMARY:x');
  });

  test('rejects a block that overlaps a booking of the unit or of a related unit', async () => {
    const { id, camere } = await buildBnb(portal.db, [5000, 6000], { proprietario_email: 'anna@example.it' });
    const [blu = 0, rossa = 0] = camere;
    const booked = { struttura_id: id, camera_id: blu, start: '2026-12-10', end: '2026-12-12' };
    await takeNights(portal.db, { ...booked, platform_source: 'ospitalia' });
    const TAKEN: [number, string] = [409, 'Il periodo si sovrappone a una prenotazione confermata.'];
    await expectRefused(block({ property_id: id, camera_id: blu }), TAKEN);
    await expectRefused(block({ property_id: id }), TAKEN);
    expect((await add(block({ property_id: id, camera_id: rossa }))).status).toBe(201);
    const after = { start_date: '2026-12-12', end_date: '2026-12-13' };
    expect((await add(block({ property_id: id, camera_id: blu, ...after }))).status).toBe(201);
    await expectRefused(block({ property_id: house, camera_id: blu }), [404, 'Camera non trovata.']);
  });

  test('accepts a block that overlaps a platform’s event or another block', async () => {
    await takeNights(portal.db, { struttura_id: house, start: '2026-12-10', end: '2026-12-11' });
    expect((await add(block())).status).toBe(201);
    expect((await add(block())).status).toBe(201);
  });

  test('returns 429 if the calendar already has 500 future events', async () => {
    const id = await portal.buildHome();
    await sql`
      insert into calendar_events (unit_id, period, event_type, platform_source)
      select units.id, daterange(date '2026-11-23' + n, date '2026-11-24' + n), 'blocked', 'ospitalia'
      from units, generate_series(1, 499) n where struttura_id = ${id}`.execute(portal.db);
    expect((await add(block({ property_id: id }))).status).toBe(201);
    await expectRefused(block({ property_id: id }), [
      429,
      'Hai già 500 eventi futuri in questo calendario: eliminane qualcuno prima di aggiungerne altri.',
    ]);
  });
});

describe('deleting events', () => {
  test('deletes an owner’s event once and then returns 404', async () => {
    const { event_id } = (await add(block())).body.event;
    expect(await remove(event_id)).toMatchObject({ status: 200, body: { status: 'success' } });
    expect(await remove(event_id)).toMatchObject({ status: 404, body: { detail: 'Evento non trovato.' } });
  });

  test('deletes an event once if several tabs delete it at the same time', async () => {
    const { event_id } = (await add(block())).body.event;
    const answers = await Promise.all([remove(event_id), remove(event_id), remove(event_id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
  });

  test.each<[string, 'airbnb' | 'ospitalia', string]>([
    ['a synced event', 'airbnb', 'Gli eventi sincronizzati non possono essere eliminati.'],
    ['a booking of this portal', 'ospitalia', 'Le prenotazioni non si eliminano dal calendario.'],
  ])('does not delete %s', async (_, platform_source, detail) => {
    const id = await portal.buildHome();
    await takeNights(portal.db, { struttura_id: id, start: '2026-12-10', end: '2026-12-12', platform_source });
    const { event_id } = (await read(id)).body.events[0];
    expect(await remove(event_id)).toMatchObject({ status: 409, body: { detail } });
    expect((await read(id)).body.events).toHaveLength(1);
  });

  test.each([...BAD_IDS, '00000000-0000-4000-8000-000000000000'])('returns 404 for the event id %s', async (id) => {
    expect(await remove(id)).toMatchObject({ status: 404, body: { detail: 'Evento non trovato.' } });
  });
});

describe('access to a calendar', () => {
  test.each(BAD_IDS)('fails with 404 for the struttura id %s', async (id) => {
    expect(await read(id)).toMatchObject({ status: 404, body: { detail: 'Calendario non trovato.' } });
  });

  test('is granted once the struttura is approved, even while it is paused, and fails with 404 after its deletion', async () => {
    const waiting = await portal.buildHome({ status: 'in_attesa', approved_at: null });
    const NOT_YET = { status: 409, body: { detail: 'Il calendario si apre quando la struttura è approvata.' } };
    expect(await read(waiting)).toMatchObject(NOT_YET);
    expect(await add(block({ property_id: waiting }))).toMatchObject(NOT_YET);
    expect(await read(waiting, undefined, { cookie: portal.bruno })).toMatchObject({ status: 404 });
    expect(await read(await portal.buildHome({ status: 'sospesa' }))).toMatchObject({ status: 200 });
    expect(await read(await portal.buildHome({ status: 'eliminata' }))).toMatchObject({ status: 404 });
  });

  test('is granted to administrators, whose changes are logged without the event’s summary', async () => {
    const id = await portal.buildHome({ nome: 'Casa Registro' });
    const { admin: cookie } = portal;
    const { event_id } = (await add(block({ property_id: id, summary: 'Carla Rossi' }), { cookie })).body.event;
    await remove(event_id, { cookie });
    await add(block({ property_id: id }));
    const { rows } = await sql`
      select username, azione, struttura_nome, prima, dopo from registro_azioni where struttura_id = ${id} order by id`.execute(
      portal.db,
    );
    const written = { start_date: '2026-12-10', end_date: '2026-12-12', event_type: 'blocked' };
    const line = { username: 'redazione', azione: 'calendario_evento', struttura_nome: 'Casa Registro' };
    expect(rows).toEqual([
      { ...line, prima: null, dopo: written },
      { ...line, prima: written, dopo: null },
    ]);
  });
});
