import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { expandRecurrence } from '../server/expand-recurrence.ts';
import { readIcal } from './read-ical.ts';

const OPTIONS = { today: '2026-11-22' as CalendarDate, domain: 'ospitalia.example', expand: expandRecurrence };

function calendar(lines: readonly string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

const vevent = (start: string) => ['BEGIN:VEVENT', `UID:${start}`, start, 'END:VEVENT'];

describe('G4 last good kept: what is no whole calendar is refused', () => {
  const event = vevent('DTSTART:20261220');
  test.each([
    ['blank', ' \r\n\r\n', 'vuoto'],
    ['a page', '<!DOCTYPE html><html></html>', 'non_calendario'],
    ['a page around a calendar', `<pre>\n${calendar(event)}</pre>`, 'non_calendario'],
    ['another kind of file', 'BEGIN:VCARD\nEND:VCARD\n', 'non_calendario'],
    ['an event without a calendar', event.join('\n'), 'non_calendario'],
    ['only an end', 'END:VCALENDAR', 'non_calendario'],
    ['gzip', '\u001F\u008B\u0008\u0000', 'non_calendario'],
    ['a message after the calendar', `${calendar(event)}{"code":500}`, 'incompleto'],
    ['an error in words after the calendar', `${calendar(event)}Internal Server Error\r\n`, 'incompleto'],
    ['a page after the calendar', `${calendar(event)}<html></html>`, 'incompleto'],
    ['a comment that never ends', `${calendar(event)}<!-- served from`, 'incompleto'],
    ['a comment above', `# calendar\r\n${calendar(event)}`, 'non_calendario'],
    ['a message in place of events', calendar(['{"code":500}']), 'incompleto'],
    ['a page in place of events', calendar(['<html>']), 'incompleto'],
    ['an event in an event', calendar(['BEGIN:VEVENT', ...event, 'END:VEVENT']), 'incompleto'],
    ['another end', calendar(['BEGIN:VEVENT', 'END:VTODO']), 'incompleto'],
    ['an end too many', calendar(['END:VEVENT']), 'incompleto'],
    ['more than is read', calendar([`X-A:${'x'.repeat(1_100_000)}`]), 'troppo_grande'],
  ])('%s', (_what, text, fault) => {
    expect(readIcal(text, OPTIONS)).toEqual({ ok: false, fault });
  });

  test('cut anywhere, it is refused: only the line end after its last word may be missing', () => {
    const text = calendar(['PRODID:x', ...event, ...vevent('DTSTART:20270101')]);
    for (let length = 0; length < text.trimEnd().length; length += 1) {
      expect(readIcal(text.slice(0, length), OPTIONS).ok).toBe(false);
    }
    expect(readIcal(text.trimEnd(), OPTIONS).ok).toBe(true);
  });

  test.each([
    ['two calendars', calendar(event) + calendar(vevent('DTSTART:20270101')), 2],
    ['none of them', calendar([]), 0],
    ['a comment below', `${calendar(event)}# generated in 0.02 s\r\n`, 1],
    ['a comment of a property', `${calendar(event)}COMMENT:generated\r\nX-WR-NOTE:x\r\n`, 1],
    ['comments of programs', `${calendar(event)}// served from cache\r\n; 3\r\n`, 1],
    [
      'a comment of HTML, on several lines',
      `${calendar(event)}\n<!-- WP Super Cache\nBEGIN:VEVENT\nEND:VEVENT\n-->\n`,
      1,
    ],
    ['a comment right behind the end', `${calendar(event).trimEnd()}<!-- cached -->`, 1],
    ['a comment between calendars', `${calendar(event)}# two\r\n${calendar(vevent('DTSTART:20270101'))}`, 2],
    ['a BOM', `\uFEFF${calendar(event)}`, 1],
    ['small letters', calendar(event).toLowerCase(), 1],
    [
      'lines that are no properties',
      calendar(['BEGIN:VEVENT', 'DTSTART:20261220', 'just words', '<p>', 'END:VEVENT']),
      1,
    ],
  ])('%s: read', (_what, text, count) => {
    expect(readIcal(text, OPTIONS)).toMatchObject({ ok: true, count, imported: count });
  });
});
