import type { Platform } from '../src/calendar/rules/feed.ts';
import { feedText } from './feed-text.ts';
import type { FeedServerAnswer } from './feed-server.ts';
import { MORNING, openPolling } from './open-polling.ts';
import { openStay, paymentBody } from './open-stay.ts';

/** How long a payment waits for calendars, unless a test says otherwise: four seconds outside tests. */
const PATIENT_MS = 30_000;

/** Homes whose calendars on platforms are read over HTTP, and payments for stays in them. */
export async function openStayCalendars() {
  let paths = 0;
  let deadlineMs = PATIENT_MS;
  // However slow the machine is, what answers is not too late: what hangs is left behind by the payment's own deadline.
  const portal = await openPolling({ deadline: 60_000 });
  const { database, clock, polling } = portal;
  const freshen: typeof polling.freshen = (unitIds, { olderThanMs }) =>
    polling.freshen(unitIds, { olderThanMs, deadlineMs });
  const stay = await openStay({ ground: { database, clock, freshen } });
  return {
    portal,
    stay,

    setDeadline(milliseconds: number) {
      deadlineMs = milliseconds;
    },
    startOver() {
      portal.goTo(MORNING);
      deadlineMs = PATIENT_MS;
      stay.clear();
    },

    async addFeed(place: { struttura: number; camera?: number }, platform: Platform = 'booking') {
      paths += 1;
      const path = `/pagamento-${paths}.ics`;
      const id = await portal.addFeed({ ...place, platform, path });
      await portal.server.set(path, { body: feedText('booking', []) });
      // Each is a platform of its own: one that hangs has the others of its host wait.
      const change = { succeeded_at: portal.clock.now(), host: `piattaforma-${paths}.example` };
      await portal.db.updateTable('feeds').set(change).where('id', '=', id).execute();
      return {
        id,
        answer: (answer: FeedServerAnswer) => portal.server.set(path, answer),
        isAsked: () => portal.server.requests(path, 1),
      };
    },

    async sellFrom(struttura: number, overrides: Parameters<typeof paymentBody>[1] = {}) {
      const { codice } = await stay.create(paymentBody(struttura, overrides));
      const { modalita, unread_calendars } = await stay.booking(codice);
      return { modalita, unread_calendars };
    },
  };
}
