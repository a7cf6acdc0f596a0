import { expect, test } from 'vitest';
import { unreadForGuest, unreadReason, type UnreadPlatform } from '../rules/mailed-booking.ts';
import * as messages from './visitor.ts';

const booking = { platform: 'booking', since: '2026-11-23T04:10:00.000Z' } as const;
const airbnb = { platform: 'airbnb', since: '2026-11-23T05:00:00.000Z' } as const;
const vrbo = { platform: 'vrbo', since: '2026-11-23T06:00:00.000Z' } as const;

const forOwner = (unread: readonly UnreadPlatform[]) => unreadReason(unread, messages.unreadCalendarSentences);

test('shows the owner each platform with an unreadable calendar and the start of the outage', () => {
  expect(forOwner([])).toBeNull();
  expect(forOwner([booking])).toBe(
    'Al momento della richiesta non riuscivamo a leggere il calendario di Booking.com da lunedì 23 novembre 2026, 05:10.',
  );
  expect(forOwner([booking, airbnb])).toBe(
    'Al momento della richiesta non riuscivamo a leggere il calendario di Booking.com da lunedì 23 novembre 2026, 05:10 e quello di Airbnb da lunedì 23 novembre 2026, 06:00.',
  );
  expect(forOwner([booking, airbnb, vrbo])).toMatch(/05:10, quello di Airbnb da .*06:00 e quello di VRBO/);
});

const event = {
  reason: 'ricorrenza',
  nights: { start: '2026-12-05', end: '2026-12-07' },
  written: '20261205T130000',
} as const;
const later = { reason: 'fuso_sconosciuto', nights: { start: '2026-12-06', end: '2026-12-07' }, written: '' } as const;

test.each([
  [
    'one misread event',
    [{ ...vrbo, misread: [event] }],
    'Il calendario di VRBO era letto solo in parte, e queste notti potevano essere occupate: le notti da sabato 5 dicembre 2026 a domenica 6 dicembre 2026: si ripete in un modo che non seguiamo per intero (inizia sabato 5 dicembre 2026, 13:00).',
  ],
  [
    'two misread events',
    [{ ...vrbo, misread: [event, later] }],
    expect.stringMatching(/, 13:00\); la notte di domenica 6 dicembre 2026: ha un fuso orario che non riconosciamo\.$/),
  ],
  [
    'more misread events than are stored, without a list of nights',
    [{ ...vrbo, misread: [] }],
    'Il calendario di VRBO era letto solo in parte, e queste notti potevano essere occupate.',
  ],
  [
    'a misread calendar and an unread calendar',
    [booking, { ...vrbo, misread: [later] }],
    expect.stringMatching(
      /^Al momento della richiesta non riuscivamo a leggere il calendario di Booking\.com .*05:10\. Il calendario di VRBO/,
    ),
  ],
])('describes misread calendars to the owner: %s', (_, unread, sentence) => {
  expect(forOwner(unread)).toEqual(sentence);
});

test.each<[UnreadPlatform[], ReturnType<typeof unreadForGuest>]>([
  [[], { unread_since: null, is_misread: false }],
  [[booking, airbnb], { unread_since: booking.since, is_misread: false }],
  [[{ ...vrbo, misread: [event] }, airbnb], { unread_since: airbnb.since, is_misread: false }],
  [[{ ...vrbo, misread: [event] }], { unread_since: null, is_misread: true }],
])('summarises %j for the guest as %j', (unread, expected) => {
  expect(unreadForGuest(unread)).toEqual(expected);
});

test('shows the guest the start of a calendar outage, but not the platform', () => {
  expect(messages.unreadCalendarForGuest(booking.since)).toBe(
    'Al momento della richiesta non riuscivamo a leggere uno dei calendari di questa casa da lunedì 23 novembre 2026, 05:10: per questo il proprietario controlla le date prima di confermare.',
  );
});
