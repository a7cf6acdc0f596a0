import { describe, expect, test } from 'vitest';
import { nights } from '../../../test/feed-history.ts';
import { type AddressMemory, hasReadOwnAddress, servedTo } from './served-nights.ts';

const HOUR = 3_600_000;
const NOW = 1000 * HOUR;
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

describe('nights served at the addresses that a platform may import', () => {
  const ownAddress = { ...unread, served: [nights(20, 21)], fetched_at: NOW - 9, changed_at: NOW - 99 };
  const vrbo = altro(2, { platform: 'vrbo', served: [nights(7, 10), nights(12, 13)] });
  const airbnb = altro(1, { platform: 'airbnb', is_connected: true });

  test.each<[string, AddressMemory[], Partial<ReturnType<typeof servedTo>>]>([
    [
      "counts only the platform's own address if that address was ever read",
      [altro(1), ownAddress],
      { served: ownAddress.served, served_at: NOW - 9 },
    ],
    ['does not count the address of a different connected platform', [airbnb, unread], { served: [], served_at: null }],
    [
      'counts every address that belongs to no connected platform',
      [vrbo, altro(1), unread],
      { served: [nights(5, 10), nights(12, 13)], served_at: NOW - HOUR, lag: LAG },
    ],
    [
      'counts a single address that belongs to no connected platform and was read an hour ago',
      [altro(1)],
      { served: [nights(5, 8)], served_at: NOW - HOUR, lag: LAG },
    ],
    ['returns no nights if no address exists', [], { served: [], served_at: null }],
    [
      'returns no nights if no address was read',
      [unread, altro(1, { fetched_at: null })],
      { served: [], served_at: null },
    ],
    [
      'does not count an address that was read once, half a day ago',
      [altro(12)],
      { served: [], served_at: NOW - 12 * HOUR },
    ],
    ['counts an address that was read eleven hours ago', [altro(11)], { served: [nights(5, 8)] }],
    [
      'does not remember removed nights for longer if another client, such as a phone, often reads the address',
      [altro(3, { fetched_at: NOW - HOUR / 12 })],
      { served_at: NOW - 3 * HOUR },
    ],
    [
      "remembers nights that were served before the platform's own address was replaced",
      [{ ...unread, served: [nights(1, 2)] }],
      { served: [nights(1, 2)], served_at: null },
    ],
  ])('servedTo %s', (_, addresses, served) => {
    expect(servedTo('booking', addresses, NOW)).toMatchObject(served);
  });

  test("hasReadOwnAddress returns true only if the platform's own address was fetched", () => {
    expect([
      hasReadOwnAddress('booking', [altro(1), ownAddress]),
      hasReadOwnAddress('booking', [altro(1), unread]),
    ]).toEqual([true, false]);
  });
});
