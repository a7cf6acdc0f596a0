import { beforeEach, describe, expect, test } from 'vitest';
import { feedText } from '../../../test/feed-text.ts';
import { HOUR, pollingOfFile } from '../../../test/open-polling.ts';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { ExportTarget, Nights } from '../rules/feed.ts';
import { joinNights, nightsWithout } from '../rules/nights.ts';
import { createExports } from './exports.ts';
import { createToken } from './export-token.ts';
import { feedsOf } from './status-repository.ts';

const TODAY = '2026-11-22' as CalendarDate;
const STAY = { start: '2026-12-01', end: '2026-12-06' } as Nights;
const OURS = { start: '2026-12-10', end: '2026-12-12' } as Nights;

const portal = await pollingOfFile();
const { db, clock, seal } = portal;
const parts = { db, clock, seal, publicUrl: 'https://ospitalia.example', record: async () => {} };
const { publicExport } = createExports(parts);
let struttura: number;
let feed: number;
let path: string;
let sold: Nights[] = [];
let exported: Nights[] = [];
const tokens = new Map<ExportTarget, string>();

beforeEach(async () => {
  await portal.forgetAll();
  [sold, exported] = [[], []];
  ({ struttura, feed, path } = await portal.buildFeed('booking'));
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

async function readAddress(target: ExportTarget): Promise<Nights[]> {
  portal.wait(HOUR / 4);
  const { contents } = await publicExport(tokens.get(target) ?? '', { target, isHeadRequest: false });
  const file = Buffer.concat(await Array.fromAsync(contents)).toString();
  const day = (text = '') => text.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3') as CalendarDate;
  const events = file.matchAll(/DTSTART;VALUE=DATE:(\d+)\r\nDTEND;VALUE=DATE:(\d+)/g);
  return [...events].map(([, start, end]) => ({ start: day(start), end: day(end) }));
}

async function poll() {
  portal.wait(HOUR);
  const events = joinNights([...sold, ...exported]).map((nights) => ({ ...nights, summary: 'CLOSED - Not available' }));
  await portal.server.set(path, { body: feedText('booking', events) });
  await portal.polling.poll(feed);
}

async function round(target: ExportTarget, times = 1) {
  for (let time = 0; time < times; time += 1) {
    exported = await readAddress(target);
    await poll();
  }
}

const taken = async () => (await portal.taken(feed)).filter(({ start }) => start < '2028-01-01');
const wrongAddresses = async () => (await feedsOf(portal.db, struttura, TODAY))[0]?.wrong_addresses;

describe('G10 loop-free: when a platform imports «Altro calendario» and re-exports what it imports', () => {
  test('frees cancelled nights everywhere within four rounds', async () => {
    sold = [STAY];
    await poll();
    await round('altro', 4);
    expect(await taken()).toMatchObject([{ ...STAY, is_echo: false, is_held: false }]);
    sold = [];
    await round('altro', 4);
    expect(await taken()).toEqual([]);
    expect(nightsWithout(STAY, joinNights(exported))).toEqual([STAY]);
    await round('altro', 4);
    expect([await portal.taken(feed), exported]).toEqual([[], []]);
  });

  test('reports the wrong address to the owner until the platform imports its own address', async () => {
    await block(OURS);
    expect(await wrongAddresses()).toBeNull();
    await round('altro');
    expect(await taken()).toMatchObject([{ ...OURS, is_echo: true }]);
    expect(await wrongAddresses()).toEqual(['altro']);
    await round('booking');
    expect(await wrongAddresses()).toBeNull();
  });
});
