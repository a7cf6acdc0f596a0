import { sql } from 'kysely';
import type { Nights, Platform } from '../src/calendar/rules/feed.ts';
import { addDays, dateInRome } from '../src/kernel/dates/calendar-date.ts';
import type { Clock } from '../src/kernel/dates/clock.ts';
import type { Db } from '../src/app/server/database.ts';

const MINUTE = 60_000;
/** What ADR 0082 says: nights are sold from a calendar that cannot be read while its last good reading is not older. */
const SELLABLE = 75 * MINUTE;
const LATELY = 5 * MINUTE;

/** The true clock, and the portal's: what was read when is written by the latter. */
type Clocks = { clock: Clock; portalClock: Clock };
/** Numbers that decide which platforms answer for a while. */
type FeedBehaviour = { a: number; b: number };
type Feed = { camera: number | null; platform: Platform; last_read: number | null; answers: boolean };

/** The calendars of a bnb with two rooms on other platforms: they answer or fail, and get older with the clock. */
export async function openStayFeeds(
  db: Db,
  { clock, portalClock }: Clocks,
  bnb: { id: number; camere: readonly number[] },
) {
  const now = () => clock.now().getTime();
  const ago = (minutes: number) => now() - minutes * MINUTE;
  const [first = null, second = null] = bnb.camere;
  const feeds: [house: Feed, room: Feed, other: Feed] = [
    { camera: null, platform: 'airbnb', last_read: ago(120), answers: true },
    { camera: first, platform: 'booking', last_read: ago(60), answers: true },
    { camera: second, platform: 'vrbo', last_read: null, answers: true },
  ];
  const { rows } = await sql<{ id: number; camera_id: number | null }>`
    select id, camera_id from units where struttura_id = ${bnb.id}`.execute(db);
  const cameraOf = new Map(rows.map(({ id, camera_id }) => [id, camera_id]));
  const unitOf = ({ camera }: Feed) => rows.find(({ camera_id }) => camera_id === camera)?.id ?? 0;
  const roomUnit = unitOf(feeds[1]);
  const written = (moment: number | null) =>
    moment === null ? null : new Date(portalClock.now().getTime() - (now() - moment));
  for (const feed of feeds) {
    await sql`
      insert into feeds (unit_id, platform, sealed_url, shown_url, host, succeeded_at)
      values (${unitOf(feed)}, ${feed.platform}, '', 'x', 'x', ${written(feed.last_read)})`.execute(db);
  }
  let misread: Nights | null = null;
  const oldOf = (camera: number | null): Feed[] =>
    feeds
      .filter((feed) => camera === null || feed.camera === null || feed.camera === camera)
      .filter((feed) => ageOf(feed) > SELLABLE)
      .toSorted((one, other) => one.platform.localeCompare(other.platform));
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

    /** Reads the feeds of units again that were not read lately and answer, as `freshen` does. */
    async readAgain(unitIds: readonly number[]): Promise<void> {
      const asked = feeds.filter((feed) => unitIds.some((id) => cameraOf.get(id) === feed.camera));
      for (const feed of asked.filter((one) => one.answers && ageOf(one) > LATELY)) {
        await sql`update feeds set succeeded_at = ${written(now())} where unit_id = ${unitOf(feed)}`.execute(db);
        // Only now: another payment at the same time does not take it for read before it is.
        feed.last_read = now();
      }
    },

    /** The platforms that may have sold a night of a stay in an event that was not understood. */
    misreadAt: (camera: number | null, stay: { start: string; end: string }): Platform[] => {
      const isTouched = misread !== null && misread.start < stay.end && stay.start < misread.end;
      return isTouched && (camera === null || camera === first) ? ['booking'] : [];
    },

    /** The platforms from which no night of a room, or of the house (`null`), may be sold at once now, if others are read again before. */
    tooOld: (camera: number | null): Platform[] => oldOf(camera).flatMap((feed) => (feed.answers ? [] : feed.platform)),
    unreadNow: (camera: number | null): Platform[] => oldOf(camera).map(({ platform }) => platform),
  };
}
