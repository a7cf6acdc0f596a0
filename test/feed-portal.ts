import { sql } from 'kysely';
import { openCalendarPortal } from './calendar-portal.ts';
import { startFeedServer } from './feed-server.ts';
import { feedText } from './feed-text.ts';

type Nights = [start: string, end: string];
type RequestOptions = { cookie?: string; headers?: Record<string, string> };

let serial = 0;

export async function openFeedPortal() {
  const server = await startFeedServer();
  const portal = await openCalendarPortal({ feedAllow: [server.host] });
  return {
    ...portal,
    server,

    async served(...nights: Nights[]): Promise<string> {
      serial += 1;
      const path = `/calendar/ical/${serial}.ics?s=segreto${serial}`;
      const events = nights.map(([start, end]) => ({ start, end, uid: `1418fb94e984-${start}@airbnb.com` }));
      await server.set(path, { body: feedText('airbnb', events) });
      return server.origin + path;
    },

    configure: (body: object, options: RequestOptions = {}) =>
      portal.call('POST', '/api/calendar/configurations', { body, ...options }),
    sync: (id: number, query = '', options: RequestOptions = {}) =>
      portal.call('POST', `/api/calendar/sync/${id}${query}`, options),
    status: async (id: number) => (await portal.call('GET', `/api/calendar/sync-status/${id}`)).body,
    eventsOf: async (id: number) =>
      (await portal.call('GET', `/api/calendar/events/${id}?start_date=2026-12-01&end_date=2027-01-31`)).body.events,

    async stored(): Promise<string | undefined> {
      const { rows } = await sql<{ mark: string }>`
        select concat(
          (select string_agg(t::text, '|' order by id) from feeds t),
          (select string_agg(t::text, '|' order by id) from calendar_events t),
          (select string_agg(t::text, '|' order by id) from export_addresses t)) as mark`.execute(portal.db);
      return rows[0]?.mark;
    },

    async close() {
      await portal.close();
      await server.stop();
    },
  };
}
