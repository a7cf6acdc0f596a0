import { expect, test } from 'vitest';
import { unreadMessages } from './unread-messages.it.ts';

const booking = { platform: 'booking', since: '2026-11-23T04:10:00.000Z' } as const;
const airbnb = { platform: 'airbnb', since: '2026-11-23T05:00:00.000Z' } as const;
const vrbo = { platform: 'vrbo', since: '2026-11-23T06:00:00.000Z' } as const;

test('the owner reads which platforms, and since when', () => {
  expect(unreadMessages.forOwner([])).toBeNull();
  expect(unreadMessages.forOwner([booking])).toBe(
    'Al momento della richiesta non si leggeva il calendario di Booking.com da lunedì 23 novembre 2026, 05:10.',
  );
  expect(unreadMessages.forOwner([booking, airbnb])).toBe(
    'Al momento della richiesta non si leggevano il calendario di Booking.com da lunedì 23 novembre 2026, 05:10 e quello di Airbnb da lunedì 23 novembre 2026, 06:00.',
  );
  expect(unreadMessages.forOwner([booking, airbnb, vrbo])).toMatch(
    /05:10, quello di Airbnb da .*06:00 e quello di VRBO/,
  );
});

test('the guest reads since when, and not where else the house is let', () => {
  expect(unreadMessages.forGuest(booking.since)).toBe(
    'Al momento della richiesta uno dei calendari di questa struttura non si leggeva da lunedì 23 novembre 2026, 05:10: per questo il proprietario controlla le date prima di confermare.',
  );
});
