import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { feedText } from '../../../test/feed-text.ts';
import { HOUR, MORNING, type OpenPolling, openPolling } from '../../../test/open-polling.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { ExportTarget, Nights } from '../rules/feed.ts';
import { joinNights, nightsWithout } from '../rules/nights.ts';
import { createExports } from './exports.ts';
import { createToken } from './export-token.ts';
import { feedsOf } from './status-repository.ts';

const TODAY = '2026-11-22' as CalendarDate;
const STAY = { start: '2026-12-01', end: '2026-12-06' } as Nights;
const OURS = { start: '2026-12-10', end: '2026-12-12' } as Nights;

let portal: OpenPolling;
let publicExport: ReturnType<typeof createExports>['publicExport'];
let struttura: number;
let feed: number;
/** The platform's own calendar: what it sold, and what it read of ours. */
let sold: Nights[] = [];
let heard: Nights[] = [];
const tokens = new Map<ExportTarget, string>();

beforeAll(async () => {
  // Every poll must succeed, on a slow machine, too.
  portal = await openPolling({ deadline: 20_000 });
  const { db, clock, seal } = portal;
  publicExport = createExports({
    db,
    clock,
    seal,
    publicUrl: 'https://ospitalia.example',
    record: async () => {},
  }).publicExport;
});
afterAll(() => portal.close());

beforeEach(async () => {
  portal.goTo(MORNING);
  [sold, heard] = [[], []];
  struttura = await portal.buildStruttura();
  feed = await portal.addFeed({ struttura, platform: 'booking', path: `/${struttura}.ics` });
  for (const platform of ['altro', 'booking'] as const) {
    const { token_hash, sealed_token } = createToken(portal.seal);
    tokens.set(platform, portal.seal.open(sealed_token) ?? '');
    const unit_id = await portal.unitOf(struttura);
    await portal.db.insertInto('export_addresses').values({ unit_id, platform, token_hash, sealed_token }).execute();
  }
});

async function block(nights: Nights) {
  const period = `[${nights.start},${nights.end})`;
  const ours = { event_type: 'blocked', platform_source: 'ospitalia' } as const;
  await portal.db
    .insertInto('calendar_events')
    .values({ unit_id: await portal.unitOf(struttura), period, ...ours })
    .execute();
}

const unblock = () => portal.db.deleteFrom('calendar_events').where('feed_id', 'is', null).execute();

/** The platform reads an address of ours as a calendar program does. */
async function readAddress(target: ExportTarget): Promise<Nights[]> {
  portal.wait(HOUR / 4);
  const { contents } = await publicExport(tokens.get(target) ?? '', { target, isHeadRequest: false });
  const pieces: Uint8Array[] = [];
  for await (const piece of contents) pieces.push(piece);
  const day = (text = '') => text.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3') as CalendarDate;
  const events = Buffer.concat(pieces)
    .toString()
    .matchAll(/DTSTART;VALUE=DATE:(\d+)\r\nDTEND;VALUE=DATE:(\d+)/g);
  return [...events].map(([, start, end]) => ({ start: day(start), end: day(end) }));
}

/** The platform's feed is read: what it sold and what it imported, all in one word. */
async function poll() {
  portal.wait(HOUR);
  const events = joinNights([...sold, ...heard]).map((nights) => ({ ...nights, summary: 'CLOSED - Not available' }));
  await portal.server.set(`/${struttura}.ics`, { body: feedText('booking', events) });
  await portal.polling.poll(feed);
}

/** An hour of a platform that was given this address. */
async function round(target: ExportTarget) {
  heard = await readAddress(target);
  await poll();
}

const taken = async () => (await portal.taken(feed)).filter(({ start }) => start < '2028-01-01');
const wrongAddresses = async () => (await feedsOf(portal.db, struttura, TODAY))[0]?.wrong_addresses;

describe('G10 loop-free: a platform that was given «Altro calendario», and repeats what it imports', () => {
  test('our own nights come back as an echo: freed here, they are free everywhere within four rounds', async () => {
    await block(OURS);
    await round('altro');
    expect(await taken()).toMatchObject([{ ...OURS, is_echo: true }]);
    await unblock();
    for (let index = 0; index < 4; index += 1) await round('altro');
    expect([await taken(), heard]).toEqual([[], []]);
  });

  test('its own nights come back to it: cancelled there, they are free everywhere within four rounds', async () => {
    sold = [STAY];
    await poll();
    for (let index = 0; index < 4; index += 1) await round('altro');
    expect(await taken()).toMatchObject([{ ...STAY, is_echo: false, is_held: false }]);
    sold = [];
    for (let index = 0; index < 4; index += 1) await round('altro');
    expect(await taken()).toEqual([]);
    expect(nightsWithout(STAY, joinNights(heard))).toEqual([STAY]);
    // The night that showed who reads the address goes as well.
    for (let index = 0; index < 4; index += 1) await round('altro');
    expect([await portal.taken(feed), heard]).toEqual([[], []]);
  });

  test('who reads the address by right is told them all the same', async () => {
    sold = [STAY];
    await poll();
    for (let index = 0; index < 4; index += 1) {
      // Another calendar program reads; the platform does not.
      expect(await readAddress('altro')).toContainEqual(STAY);
      await poll();
    }
    expect(await taken()).toMatchObject([{ ...STAY, is_echo: false }]);
    expect(await wrongAddresses()).toBeNull();
  });

  test('its owner is told which address it reads, until it reads its own', async () => {
    await block(OURS);
    expect(await wrongAddresses()).toBeNull();
    await round('altro');
    expect(await wrongAddresses()).toEqual(['altro']);
    await round('booking');
    expect(await wrongAddresses()).toBeNull();
  });
});
