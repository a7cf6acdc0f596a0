import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { writeStayFile } from './stay-file.ts';

const STAY = {
  language: 'it' as const,
  uid: 'a@ospitalia.it',
  title: 'Podere Le Querce; «casa, mare»',
  place: 'Via dell’Olmo 3, 53045 Montepulciano (SI)',
  note: 'Codice ABCD\r\nEND:VEVENT\nTelefono +39 347 555 0102 \\ sera',
  url: 'https://ospitalia.it/prenotazione/ABCD',
  check_in: '2026-12-20' as CalendarDate,
  check_out: '2026-12-27' as CalendarDate,
  updated_at: '2026-11-22T09:00:00.000Z',
};

test('writes one all-day event that includes the day of departure and whose text ical.js parses unchanged', () => {
  const file = writeStayFile(STAY);
  const [event, ...others] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  const read = new ICAL.Event(event);
  expect([read.startDate.toString(), read.endDate.toString()]).toEqual(['2026-12-20', '2026-12-28']);
  expect(read.summary).toBe(STAY.title);
  expect(read.location).toBe(STAY.place);
  expect(read.description).toBe(STAY.note.replace('\r\n', '\n'));
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
