import { describe, expect, test } from 'vitest';
import { nights } from '../../../test/feed-history.ts';
import { type AddressMemory, hasReadOwn, toldTo } from './told-platform.ts';

const HOUR = 3_600_000;
const NOW = 1000 * HOUR;
/** A ring of three portals, each of which frees a night on its second reading. */
const LAG = 6 * HOUR;
const UNREAD: AddressMemory = {
  platform: 'booking',
  served: [],
  fetched_at: null,
  changed_at: null,
  is_connected: true,
};
const altro = (hoursAgo: number, more: Partial<AddressMemory> = {}): AddressMemory => ({
  platform: 'altro',
  served: [nights(5, 8)],
  fetched_at: NOW - hoursAgo * HOUR,
  changed_at: NOW - hoursAgo * HOUR,
  is_connected: false,
  ...more,
});

describe('what an orphan address served counts as told to whoever was never read by an own one', () => {
  test('who reads its own address knows what that told, and nothing else', () => {
    const own = { ...UNREAD, served: [nights(20, 21)], fetched_at: NOW - 9, changed_at: NOW - 99 };
    expect(toldTo('booking', [altro(1), own], NOW)).toEqual({ served: [nights(20, 21)], served_at: NOW - 9 });
    expect([hasReadOwn('booking', [altro(1), own]), hasReadOwn('booking', [altro(1), UNREAD])]).toEqual([true, false]);
  });

  test('what a connected platform reads by right is no word to another: nights that both sold are sold twice', () => {
    const airbnb = altro(1, { platform: 'airbnb', is_connected: true });
    expect(toldTo('booking', [airbnb, UNREAD], NOW)).toMatchObject({ served: [], served_at: null });
  });

  test('who never did may know what any orphan told, that of a platform that is not connected, too', () => {
    const vrbo = altro(2, { platform: 'vrbo', served: [nights(7, 10), nights(12, 13)] });
    expect(toldTo('booking', [vrbo, altro(1), UNREAD], NOW)).toEqual({
      served: [nights(5, 10), nights(12, 13)],
      served_at: NOW - HOUR,
      lag: LAG,
    });
    expect(toldTo('booking', [altro(1)], NOW)).toEqual({ served: [nights(5, 8)], served_at: NOW - HOUR, lag: LAG });
  });

  test('nobody read anything: nothing was told', () => {
    expect(toldTo('booking', [], NOW)).toMatchObject({ served: [], served_at: null });
    expect(toldTo('booking', [UNREAD, altro(1, { fetched_at: null })], NOW)).toMatchObject({
      served: [],
      served_at: null,
    });
  });

  test('an address opened once, half a day ago, is read by no platform: a night sold since is no echo of it', () => {
    expect(toldTo('booking', [altro(12)], NOW)).toMatchObject({ served: [], served_at: NOW - 12 * HOUR });
    expect(toldTo('booking', [altro(11)], NOW).served).toEqual([nights(5, 8)]);
  });

  test('a phone that reads every five minutes does not stop the clock of what is no longer told', () => {
    const often = altro(3, { fetched_at: NOW - HOUR / 12 });
    expect(toldTo('booking', [often], NOW).served_at).toBe(NOW - 3 * HOUR);
  });

  test('what its own address told before it was replaced stays known', () => {
    const replaced = { ...UNREAD, served: [nights(1, 2)] };
    expect(toldTo('booking', [replaced], NOW)).toMatchObject({ served: [nights(1, 2)], served_at: null });
  });
});
