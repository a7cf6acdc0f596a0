import { describe, expect, test } from 'vitest';
import { nights } from '../../../test/feed-history.ts';
import { type AddressMemory, hasReadOwn, servedTo } from './served-nights.ts';

const HOUR = 3_600_000;
const NOW = 1000 * HOUR;
/** A ring of three portals, each of which frees a night on its second reading. */
const LAG = 6 * HOUR;
const unread: AddressMemory = {
  platform: 'booking',
  served: [],
  fetched_at: null,
  changed_at: null,
  is_connected: true,
};
function altro(hoursAgo: number, more: Partial<AddressMemory> = {}): AddressMemory {
  const at = NOW - hoursAgo * HOUR;
  const read = { platform: 'altro', fetched_at: at, changed_at: at, is_connected: false } as const;
  return { ...read, served: [nights(5, 8)], ...more };
}

describe('what an orphan address served counts as told to whoever was never read by an own one', () => {
  const own = { ...unread, served: [nights(20, 21)], fetched_at: NOW - 9, changed_at: NOW - 99 };
  const vrbo = altro(2, { platform: 'vrbo', served: [nights(7, 10), nights(12, 13)] });
  const airbnb = altro(1, { platform: 'airbnb', is_connected: true });

  test.each<[string, AddressMemory[], Partial<ReturnType<typeof servedTo>>]>([
    ['its own address tells, and nothing else', [altro(1), own], { served: own.served, served_at: NOW - 9 }],
    [
      'what a connected platform reads by right is no word to another',
      [airbnb, unread],
      { served: [], served_at: null },
    ],
    [
      'any orphan may, that of a platform that is not connected, too',
      [vrbo, altro(1), unread],
      { served: [nights(5, 10), nights(12, 13)], served_at: NOW - HOUR, lag: LAG },
    ],
    ['an orphan alone', [altro(1)], { served: [nights(5, 8)], served_at: NOW - HOUR, lag: LAG }],
    ['there is no address', [], { served: [], served_at: null }],
    ['nobody read anything', [unread, altro(1, { fetched_at: null })], { served: [], served_at: null }],
    ['one opened once, half a day ago, is read by nobody', [altro(12)], { served: [], served_at: NOW - 12 * HOUR }],
    ['one that was read since', [altro(11)], { served: [nights(5, 8)] }],
    [
      'a phone that reads every five minutes does not stop the clock of what is no longer told',
      [altro(3, { fetched_at: NOW - HOUR / 12 })],
      { served_at: NOW - 3 * HOUR },
    ],
    [
      'what its own address told before it was replaced stays known',
      [{ ...unread, served: [nights(1, 2)] }],
      { served: [nights(1, 2)], served_at: null },
    ],
  ])('%s', (_, addresses, served) => {
    expect(servedTo('booking', addresses, NOW)).toMatchObject(served);
  });

  test('a platform has read its own where that was fetched', () => {
    expect([hasReadOwn('booking', [altro(1), own]), hasReadOwn('booking', [altro(1), unread])]).toEqual([true, false]);
  });
});
