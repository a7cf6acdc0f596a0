import { addDays, dateInRome } from '../../src/kernel/dates/calendar-date.ts';
import type { FeedServer } from '../../test/feed-server.ts';
import { feedText } from '../../test/feed-text.ts';
import type { Random } from '../../src/demo/seeded-random.ts';
import { type Act, type SendRequest, outcomeOf, visitorAt } from './act.ts';

export type SyncedHome = { id: number; cookie: string };

const STAYS = 25;
const EVERY = 9;
const NIGHTS = 5;
const FIRST = 15;

const pathOf = ({ id }: SyncedHome) => `/calendar/ical/${id}.ics?s=segreto${id}`;

function calendar({ id }: SyncedHome, moved: number): string {
  const today = dateInRome(new Date());
  const events = Array.from({ length: STAYS }, (_, stay) => {
    const start = addDays(today, FIRST + stay * EVERY + (stay === STAYS - 1 ? moved : 0));
    return { start, end: addDays(start, NIGHTS), uid: `${id}-${stay}@airbnb.com` };
  });
  return feedText('airbnb', events);
}

export async function syncCalendars(
  { send, feeds }: { send: SendRequest; feeds: FeedServer },
  homes: readonly SyncedHome[],
  random: Random,
): Promise<Act> {
  for (const [nth, home] of homes.entries()) {
    await feeds.set(pathOf(home), { body: calendar(home, 0) });
    const body = { property_id: home.id, platform: 'airbnb', import_url: feeds.origin + pathOf(home) };
    const request = {
      method: 'POST',
      path: '/api/calendar/configurations',
      address: visitorAt(nth),
      cookie: home.cookie,
    };
    const { status, text } = await send({ ...request, body });
    if (status !== 200) throw new Error(`a calendar was rejected: ${status} ${text}`);
  }
  let acts = 0;
  return async () => {
    const home = homes[acts % homes.length] ?? { id: 0, cookie: '' };
    acts += 1;
    const request = { address: visitorAt(acts), cookie: home.cookie };
    if (random.chance(0.1)) await feeds.set(pathOf(home), { body: calendar(home, random.int(0, 8)) });
    if (random.chance(0.3)) {
      const path = `/api/calendar/sync-status/${home.id}`;
      return outcomeOf('sync-status', await send({ ...request, method: 'GET', path }));
    }
    return outcomeOf(
      'sync',
      await send({ ...request, method: 'POST', path: `/api/calendar/sync/${home.id}`, body: {} }),
    );
  };
}
