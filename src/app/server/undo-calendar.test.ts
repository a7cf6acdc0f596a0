import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CalendarPortal, openCalendarPortal } from '../../../test/calendar-portal.ts';
import { sentBody } from '../../../test/owner-rooms.ts';

let portal: CalendarPortal;
beforeAll(async () => {
  portal = await openCalendarPortal();
});
afterAll(() => portal.close());

const URL = 'https://ical.booking.com/v1/export?t=0f9c7a5e-1234-4321-8888-aaaabbbbcccc';
const CIN = 'IT052015C2UNDOURL1';
const feeds = async (id: number) => {
  const { configurations, export_addresses } = (await portal.ask('GET', `/api/calendar/sync-status/${id}`)).body;
  return [configurations.length, export_addresses.length];
};
const decide = (id: number, path: string) =>
  portal.ask('PUT', `/api/admin/strutture/${id}/${path}`, {
    cookie: portal.admin,
    body: {},
  });

test('an approved change that is taken back takes the calendar along that it had connected', async () => {
  const id = await portal.house({ cin: CIN, booking_ical_url: null });
  const body = { ...sentBody({ cin: CIN, booking_ical_url: URL, non_su_booking: false }), indirizzo: 'Via Nuova 1' };
  expect((await portal.ask('PUT', `/api/proprietario/strutture/${id}`, { body })).status).toBe(200);
  expect(await feeds(id)).toEqual([0, 0]);
  expect((await decide(id, 'approve')).status).toBe(200);
  expect(await feeds(id)).toEqual([1, 1]);
  expect((await decide(id, 'undo')).status).toBe(200);
  expect(await feeds(id)).toEqual([0, 0]);
  expect((await decide(id, 'approve')).status).toBe(200);
  expect(await feeds(id)).toEqual([1, 1]);
});
