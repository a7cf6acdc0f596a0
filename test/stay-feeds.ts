import { sql } from 'kysely';
import type { Nights, Platform } from '../src/calendar/rules/feed.ts';
import type { UnreadFeed } from '../src/calendar/rules/unread-calendars.ts';
import { addDays, dateInRome } from '../src/kernel/calendar-date.ts';
import type { Clock } from '../src/kernel/clock.ts';
import type { Db } from '../src/app/server/database.ts';

const MINUTE = 60_000;
/** What decision 0082 says: nights are sold from a calendar that cannot be read while its last good reading is not older. */
const SELLABLE = 75 * MINUTE;
const LATELY = 5 * MINUTE;

/** The true clock, and the portal's: what was read when is written by the latter. */
type Clocks = { clock: Clock; portalClock: Clock };
/** Numbers that decide which platforms answer for a while. */
type FeedBehaviour = { a: number; b: number };
type Feed = { camera: number | null; platform: Platform; last_read: number | null; added_at: number; answers: boolean };

/**
 * The calendars of a bnb with two rooms on other platforms, in memory: they answer or fail, and get older with the clock. What that of the
 * first room misreads is in the database.
 */
export async function openStayFeeds(
  db: Db,
  { clock, portalClock }: Clocks,
  bnb: { id: number; camere: readonly number[] },
) {
  const now = () => clock.now().getTime();
  const ago = (minutes: number) => now() - minutes * MINUTE;
  const [first = null, second = null] = bnb.camere;
  const feeds: [house: Feed, room: Feed, other: Feed] = [
    { camera: null, platform: 'airbnb', last_read: ago(120), added_at: ago(9999), answers: true },
    { camera: first, platform: 'booking', last_read: ago(60), added_at: ago(9999), answers: true },
    { camera: second, platform: 'vrbo', last_read: null, added_at: ago(60), answers: true },
  ];
  const { rows } = await sql<{ id: number; camera_id: number | null }>`
    select id, camera_id from units where struttura_id = ${bnb.id}`.execute(db);
  const cameraOf = new Map(rows.map(({ id, camera_id }) => [id, camera_id]));
  const roomUnit = rows.find(({ camera_id }) => camera_id === first)?.id ?? 0;
  await sql`
    insert into feeds (unit_id, platform, sealed_url, shown_url, host, succeeded_at)
    values (${roomUnit}, 'booking', '', 'x', 'x', ${portalClock.now()})`.execute(db);
  let misread: Nights | null = null;
  const ageOf = ({ last_read }: Feed) => (last_read === null ? Number.POSITIVE_INFINITY : now() - last_read);

  return {
    async turn({ a, b }: FeedBehaviour): Promise<void> {
      const [house, room, other] = feeds;
      house.answers = b % 3 !== 0;
      room.answers = a % 5 !== 0;
      other.answers = a % 7 !== 0;
      const start = addDays(dateInRome(clock.now()), 4 + (a % 5));
      misread = b % 4 === 1 ? { start, end: addDays(start, 2) } : null;
      const events = misread === null ? [] : [{ reason: 'ricorrenza', nights: misread, written: '', mailed: true }];
      const nights = misread === null ? '{}' : `{[${misread.start},${misread.end})}`;
      await sql`
        update feeds set misread = ${JSON.stringify(events)}, misread_nights = ${nights} where unit_id = ${roomUnit}`.execute(
        db,
      );
    },

    /** Reads the feeds of units again that were not read lately; gives those that did not answer, as `freshen` does. */
    readAgain(unitIds: readonly number[]): UnreadFeed[] {
      const asked = feeds.filter((feed) => unitIds.some((id) => cameraOf.get(id) === feed.camera));
      const old = asked.filter((feed) => ageOf(feed) > LATELY);
      for (const feed of old) if (feed.answers) feed.last_read = now();
      const unread = old.filter(({ answers }) => !answers);
      const written = (moment: number) => new Date(portalClock.now().getTime() - (now() - moment));
      return unread.map(({ platform, last_read, added_at }) => ({
        platform,
        last_read: last_read === null ? null : written(last_read),
        added_at: written(added_at),
      }));
    },

    /** The platforms that may have sold a night of a stay in an event that was not understood. */
    misreadAt: (camera: number | null, stay: { start: string; end: string }): Platform[] => {
      const isTouched = misread !== null && misread.start < stay.end && stay.start < misread.end;
      return isTouched && (camera === null || camera === first) ? ['booking'] : [];
    },

    /** The platforms from which no night of a room, or of the house (`null`), may be sold at once now. */
    tooOld: (camera: number | null): Platform[] =>
      feeds
        .filter((feed) => camera === null || feed.camera === null || feed.camera === camera)
        .filter((feed) => !feed.answers && ageOf(feed) > SELLABLE)
        .map(({ platform }) => platform)
        .toSorted(),
  };
}
