import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type CalendarDate, addDays } from '../../kernel/dates/calendar-date.ts';
import { foldLine } from './fold-line.ts';
import { readIcal } from './read-ical.ts';
import { type WrittenEvent, writeIcal } from './write-ical.ts';

const TODAY = '2026-11-22' as CalendarDate;
const OURS = { domain: 'ospitalia.example' };

const event: WrittenEvent = {
  public_id: '0d9b6b7e-6a43-4c0e-9f4c-8c1f7f0c9a11',
  start: '2026-12-20' as CalendarDate,
  end: '2026-12-27' as CalendarDate,
  event_type: 'booking',
  updated_at: Date.UTC(2026, 10, 22, 1, 2, 3, 456),
};

const anyEvent: fc.Arbitrary<WrittenEvent> = fc
  .record({
    public_id: fc.uuid(),
    from: fc.integer({ min: 0, max: 600 }),
    nights: fc.integer({ min: 1, max: 60 }),
    event_type: fc.constantFrom('booking', 'blocked', 'maintenance', 'conflict'),
    updated_at: fc.integer({ min: 0, max: 2e12 }),
    uid_suffix: fc.option(fc.constant('20261205'), { nil: undefined }),
  })
  .map(({ from, nights, uid_suffix, ...rest }) => {
    const start = addDays(TODAY, from);
    return { ...rest, start, end: addDays(start, nights), ...(uid_suffix === undefined ? {} : { uid_suffix }) };
  });
const anyEvents = fc.uniqueArray(anyEvent, {
  selector: ({ public_id, uid_suffix }) => public_id + uid_suffix,
  maxLength: 30,
});

const shuffled = anyEvents.chain((events) =>
  fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length, maxLength: events.length })),
);

describe('writeIcal', () => {
  test('writes a calendar with one event byte for byte', () => {
    expect(writeIcal([event], OURS)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Ospitalia//Calendario//IT',
        'CALSCALE:GREGORIAN',
        'BEGIN:VEVENT',
        'UID:0d9b6b7e-6a43-4c0e-9f4c-8c1f7f0c9a11@ospitalia.example',
        'DTSTAMP:20261122T010203Z',
        'DTSTART;VALUE=DATE:20261220',
        'DTEND;VALUE=DATE:20261227',
        'SUMMARY:Prenotato',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });
  test('gives each part of a split event a separate UID, and accepts a Date as updated_at', () => {
    expect(writeIcal([{ ...event, uid_suffix: '20261224' }], OURS)).toContain('-9f4c-8c1f7f0c9a11-20261224@ospitalia');
    expect(writeIcal([{ ...event, updated_at: new Date(event.updated_at) }], OURS)).toBe(writeIcal([event], OURS));
  });
  test.each(['blocked', 'maintenance', 'conflict'])('writes an event of type %s as `Non disponibile`', (event_type) => {
    expect(writeIcal([{ ...event, event_type }], OURS)).toContain('\r\nSUMMARY:Non disponibile\r\n');
  });
  test('G13 private export: ignores the summary, guest name, phone number and price of an event', () => {
    const loaded = { ...event, summary: 'Anna Rossi', guest_name: 'Anna Rossi', telefono: '+39 055 1', prezzo: 950 };
    expect(writeIcal([loaded], OURS)).toBe(writeIcal([event], OURS));
  });
});

describe('G11 stable export', () => {
  test('writes the same bytes for the same events in a different order', () => {
    fc.assert(
      fc.property(shuffled, ([events, others]) => {
        expect(writeIcal(others, OURS)).toBe(writeIcal(events, OURS));
      }),
    );
  });

  test('ends every line with CRLF after at most 75 octets', () => {
    const domain = `${'lunghissimo.'.repeat(12)}example:8443`;
    fc.assert(
      fc.property(anyEvents, (events) => {
        const lines = writeIcal(events, { domain }).split('\r\n');
        expect(lines.pop()).toBe('');
        for (const line of lines) {
          expect(line).not.toMatch(/[\r\n]/);
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        }
      }),
    );
  });

  test('folds lines without losing or splitting characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'ü', '€', '🏠'), maxLength: 300 }), (line) => {
        const pieces = foldLine(line).split('\r\n ');
        expect(pieces.join('')).toBe(line);
        for (const piece of pieces.slice(1)) expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(74);
      }),
    );
  });

  test('writes files from which ical.js parses the same nights', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const read = new ICAL.Component(ICAL.parse(writeIcal(events, OURS)) as unknown[]).getAllSubcomponents('vevent');
        const nights = read.map((vevent) =>
          ['dtstart', 'dtend'].map((name) => vevent.getFirstPropertyValue(name)?.toString()).join(' '),
        );
        expect(nights.toSorted()).toEqual(events.map(({ start, end }) => `${start} ${end}`).toSorted());
      }),
      { numRuns: 30 },
    );
  });

  test('writes files from which a second portal reads the same nights and recognises Ospitalia as the source', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const options = { today: TODAY, domain: 'altra.example', windowsZone: () => null };
        const reading = readIcal(writeIcal(events, OURS), options);
        if (!reading.ok) throw new Error(reading.fault);
        expect(reading).toMatchObject({ is_ours: true, ignored: {}, imported: events.length });
        const nightsOf = (list: readonly { start: string; end: string }[]) =>
          list.map(({ start, end }) => `${start} ${end}`);
        expect(nightsOf(reading.events).toSorted()).toEqual(nightsOf(events).toSorted());
      }),
    );
  });
});
