import { describe, expect, test } from 'vitest';
import { type CalendarDate, addDays } from '../../kernel/dates/calendar-date.ts';
import { classifyEvent } from './classify-event.ts';
import type { FeedEvent, Platform } from './feed.ts';

const START = '2026-12-20' as CalendarDate;
const HORIZON_END = '2028-11-22' as CalendarDate;

function event(summary: string, fields: Partial<FeedEvent> & { nights?: number } = {}): FeedEvent {
  const { nights = 7, start = START, ...rest } = fields;
  return { uid: 'u', start, end: addDays(start, nights), summary, is_tentative: false, ...rest };
}

function classify(platform: Platform, classified: FeedEvent, isOurs = false): string {
  const { event_type, is_proven } = classifyEvent(classified, platform, { horizonEnd: HORIZON_END, isOurs });
  return `${event_type}${is_proven ? ', proven' : ''}`;
}

describe('classifyEvent: booking or block', () => {
  test.each<[Platform, string, string]>([
    ['airbnb', 'Reserved', 'booking, proven'],
    ['airbnb', 'Airbnb (Not available)', 'blocked'],
    ['airbnb', 'Not available', 'blocked'],
    ['airbnb', 'Reservedly', 'blocked'],
    ['airbnb', '', 'blocked'],
    ['vrbo', 'Reserved - Anna', 'booking, proven'],
    ['vrbo', 'Reserved', 'booking, proven'],
    ['vrbo', 'Réservée - Anna', 'booking, proven'],
    ['vrbo', 'Re\u0301serve\u0301e', 'booking, proven'],
    ['vrbo', 'Prenotato - Anna', 'booking, proven'],
    ['vrbo', 'Blocked', 'blocked'],
    ['vrbo', 'Indisponible', 'blocked'],
    ['vrbo', 'Provisoire - Anna', 'blocked'],
    ['vrbo', 'Prenotatore', 'blocked'],
    ['booking', 'CLOSED - Not available', 'booking'],
    ['booking', 'CLOSED - NOME COGNOME', 'booking'],
  ])('classifies an event from %s with the summary «%s» as %s', (platform, summary, expected) => {
    expect(classify(platform, event(summary))).toBe(expected);
  });

  test.each([
    ['90 nights are a booking', { nights: 90 }, 'booking'],
    ['91 nights are a closure', { nights: 91 }, 'blocked'],
    ['an event up to the horizon is a closure', { start: addDays(HORIZON_END, -5), nights: 5 }, 'blocked'],
    [
      'an event up to the night before the horizon is a booking',
      { start: addDays(HORIZON_END, -5), nights: 4 },
      'booking',
    ],
  ] as const)('classifies Booking.com events: %s', (_, fields, expected) => {
    expect(classify('booking', event('CLOSED - Not available', fields))).toBe(expected);
  });

  test.each<Platform>(['airbnb', 'vrbo', 'booking'])(
    'classifies a tentative event from %s as an unproven block',
    (name) => {
      expect(classify(name, event('Reserved', { is_tentative: true }))).toBe('blocked');
    },
  );

  test.each<[Platform, string, string]>([
    ['airbnb', 'Prenotato', 'booking'],
    ['airbnb', 'Non disponibile', 'blocked'],
    ['airbnb', 'Reserved', 'blocked'],
    ['booking', 'Non disponibile', 'blocked'],
  ])(
    'classifies an event from the %s feed of another Ospitalia portal with the summary «%s» as %s, not proven',
    (platform, summary, expected) => {
      expect(classify(platform, event(summary), true)).toBe(expected);
    },
  );
});

test('G23 data minimisation: drops a summary that names a guest', () => {
  const classified = classifyEvent(event('Reserved - Anna Rossi'), 'vrbo', { horizonEnd: HORIZON_END, isOurs: false });
  expect(Object.keys(classified)).toEqual(['event_type', 'is_proven']);
  expect(JSON.stringify(classified)).not.toContain('Anna');
});
