import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { buildBooking } from '../../../test/build-booking.ts';
import { buildBnb, takeNights } from '../../../test/build-struttura.ts';
import { openCalendarPortal } from '../../../test/calendar-portal.ts';
import { NOW } from '../../../test/owner-modules.ts';
import { createBookingNightsService, type NightsKind } from '../../calendar/server/booking-nights-service.ts';
import type { CalendarDb } from '../../calendar/server/repository.ts';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { lockedRow } from '../../strutture/server/owner-repository.ts';

const NIGHTS = { start: '2026-12-01' as CalendarDate, end: '2026-12-04' as CalendarDate };
const portalNights = createBookingNightsService({ clock: { now: () => NOW } });

const portal = await openCalendarPortal();
const db: CalendarDb = portal.db;
afterAll(() => portal.close());

async function placed(kind: NightsKind, struttura_id: number, camera_id: number | null = null) {
  const booking_id = await buildBooking(portal.db, { struttura_id, camera_id });
  const wanted = { strutturaId: struttura_id, cameraId: camera_id, nights: NIGHTS };
  const { unit_id } = await portalNights.look(portal.db, wanted);
  const booked = { booking_id, struttura_id, unit_id, nights: NIGHTS, guest_name: 'Carla Verdi' };
  await db.transaction().execute(async (transaction) => {
    await portalNights.lock(transaction, struttura_id);
    await portalNights.place(transaction, { ...booked, kind });
  });
  return booked;
}

const eventsOf = async (id: number) =>
  (await portal.call('GET', `/api/calendar/events/${id}?start_date=2026-12-01&end_date=2026-12-31`)).body.events;

test.for([
  ['hold', 'blocked', 'Pagamento in corso', null],
  ['request', 'blocked', 'Richiesta in attesa', null],
  ['booking', 'booking', 'Prenotazione', { name: 'Carla Verdi' }],
] as const)('the property calendar shows a %s with its kind, and does not let the owner delete it', async (row) => {
  const [kind, event_type, summary, guest_info] = row;
  const house = await portal.buildHome();
  await placed(kind, house);
  const [event, ...more] = await eventsOf(house);
  expect(more).toEqual([]);
  const shown = { start_date: '2026-12-01', end_date: '2026-12-04', platform_source: 'ospitalia', can_delete: false };
  expect(event).toMatchObject({ ...shown, event_type, summary, guest_info, booking: { kind } });
  const { status, body } = await portal.call('DELETE', `/api/calendar/events/${event.event_id}`);
  expect([status, body.detail]).toEqual([409, 'Le prenotazioni non si eliminano dal calendario.']);
  const block = { property_id: house, start_date: '2026-12-03', end_date: '2026-12-05', event_type: 'blocked' };
  const refused = await portal.call('POST', '/api/calendar/events', { body: block });
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'Il periodo si sovrappone a una prenotazione confermata.',
  ]);
});

test('G10 requests and bookings are exported to platforms, but holds are not', async () => {
  const found: Record<string, boolean> = {};
  for (const kind of ['hold', 'request', 'booking'] as const) {
    const house = await portal.buildHome();
    await placed(kind, house);
    const body = { property_id: house, platform: 'airbnb' };
    const { body: made } = await portal.call('POST', '/api/calendar/export-addresses', { body });
    const { text } = await portal.call('GET', new URL(made.export_address.url).pathname);
    found[kind] = text.includes('DTSTART;VALUE=DATE:20261201');
  }
  expect(found).toEqual({ hold: false, request: true, booking: true });
});

test('placing a booking over its hold changes the kind of the event, and releasing the booking removes the event', async () => {
  const house = await portal.buildHome();
  const booked = await placed('hold', house);
  await db.transaction().execute((transaction) => portalNights.place(transaction, { ...booked, kind: 'booking' }));
  expect(await eventsOf(house)).toMatchObject([{ event_type: 'booking', summary: 'Prenotazione' }]);
  await db.transaction().execute((transaction) => portalNights.free(transaction, booked));
  expect(await eventsOf(house)).toEqual([]);
});

test('a hold on a room makes the room and the whole home unavailable, but not the other rooms', async () => {
  const { id, camere } = await buildBnb(portal.db, [8000, 9000]);
  const [first = 0, second = 0] = camere;
  const booked = await placed('hold', id, first);
  const taken = async (cameraId: number | null, but = {}) =>
    (await portalNights.look(portal.db, { strutturaId: id, cameraId, nights: NIGHTS, ...but })).taken;
  for (const [cameraId, nights] of [
    [null, [NIGHTS]],
    [first, [NIGHTS]],
    [second, []],
  ] as const) {
    expect(await taken(cameraId)).toEqual(nights);
  }
  expect(await taken(first, { but: booked.booking_id })).toEqual([]);
  await takeNights(portal.db, { struttura_id: id, camera_id: second, ...NIGHTS });
  expect([await taken(second), await taken(second, { but: booked.booking_id })]).toEqual([[NIGHTS], [NIGHTS]]);
  await expect(
    portalNights.look(portal.db, { strutturaId: id, cameraId: 2_000_000, nights: NIGHTS }),
  ).rejects.toMatchObject({
    codice: 'NON_TROVATO',
  });
});

test('G14 a booking of this portal conflicts with a platform’s booking of the same nights until the portal’s booking is released', async () => {
  const house = await portal.buildHome();
  await takeNights(portal.db, { struttura_id: house, ...NIGHTS });
  const booked = await placed('booking', house);
  const marks = async () =>
    (await eventsOf(house)).map(({ sync_status }: { sync_status: string }) => sync_status).toSorted();
  expect(await marks()).toEqual(['conflict', 'conflict']);
  await db.transaction().execute((transaction) => portalNights.free(transaction, booked));
  expect(await marks()).toEqual(['ok']);
});

test('P1 the database rejects a second booking of a night, even if one is for the home and the other for a room', async () => {
  const { id, camere } = await buildBnb(portal.db, [8000, 9000]);
  const [first = 0, second = 0] = camere;
  await buildBooking(portal.db, { struttura_id: id, camera_id: first });
  for (const camera_id of [first, null]) {
    await expect(buildBooking(portal.db, { struttura_id: id, camera_id })).rejects.toMatchObject({ code: '23P01' });
  }
  await buildBooking(portal.db, { struttura_id: id, camera_id: second });
  await buildBooking(portal.db, { struttura_id: id, status: 'scaduta' });
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from bookings where struttura_id = ${id}`.execute(portal.db);
  expect(rows[0]?.n).toBe(3);
});

test('a transaction that waits for the calendar lock of a struttura does not block a booking of the struttura', async () => {
  const house = await portal.buildHome();
  const isWaiting = async () => {
    const { rows } =
      await sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
        db,
      );
    return rows.length > 0;
  };
  let work: Promise<unknown> = Promise.resolve();
  await portal.db.transaction().execute(async (transaction) => {
    await portalNights.lock(transaction as never, house);
    work = portal.db.transaction().execute(async (other) => {
      await lockedRow(other as never, house);
      await portalNights.lock(other as never, house);
    });
    await expect.poll(isWaiting).toBe(true);
    await buildBooking(transaction, { struttura_id: house });
  });
  await work;
});
