import { describe, expect, test } from 'vitest';
import { LineCursor, nameTable, parseProperty } from './content-lines.ts';

const NAMES = nameTable(['DTSTART', 'DTEND', 'RDATE', 'RECURRENCE-ID', 'A']);

function walk<T>(text: string, look: (cursor: LineCursor) => T): T[] {
  const cursor = new LineCursor(text, NAMES);
  const seen: T[] = [];
  while (cursor.advance()) seen.push(look(cursor));
  return seen;
}

describe('logical lines of a feed', () => {
  test.each([
    ['CRLF', 'A:1\r\nB:2\r\n', ['A:1', 'B:2']],
    ['LF, the last line without an end', 'A:1\nB:2', ['A:1', 'B:2']],
    ['CR alone, as old Macs wrote', 'A:1\rB:2\r', ['A:1', 'B:2']],
    ['all of them', 'A:1\nB:2\r\nC:3\rD:4', ['A:1', 'B:2', 'C:3', 'D:4']],
    ['CR twice before LF', 'A:1\r\r\n 2\r\r\nB:2', ['A:12', 'B:2']],
    ['folded by a space', 'A:12\r\n 34\r\nB:2', ['A:1234', 'B:2']],
    ['folded by a tab, three times', 'A:1\n\t2\n\t3\n\t4', ['A:1234']],
    ['folded in a CR file', 'A:12\r 34\rB:2', ['A:1234', 'B:2']],
    ['only the first space folds', 'A:1\n  2', ['A:1 2']],
    ['blank lines', '\r\nA:1\r\n\r\n', ['', 'A:1', '']],
    ['nothing', '', []],
  ])('%s', (_what, text, lines) => {
    expect(walk(text, (cursor) => cursor.text)).toEqual(lines);
  });
});

test.each([
  ['DTSTART:20261220', 'DTSTART'],
  ['dtEnd;value=date:20261220', 'DTEND'],
  ['RECURRENCE-ID:20261220', 'RECURRENCE-ID'],
  ['RECUR\r\n RENCE-ID:20261220', 'RECURRENCE-ID'],
  ['RECURRENCE\r\n -ID\r\n :20261220', 'RECURRENCE-ID'],
  ['DTSTAMP:20261220T000000Z', ''],
  ['DTSTARTS:20261220', ''],
  ['DTSTART', ''],
  ['$TSTART:20261220', ''],
  [':DTSTART', ''],
  ['', ''],
])('%j is named %j', (text, name) => {
  expect(walk(`${text}\r\n`, (cursor) => cursor.name)).toEqual([name]);
});

describe('a property', () => {
  test.each([
    ['SUMMARY:Reserved', 'SUMMARY', '', 'Reserved'],
    ['dtstart;value=date:20261220', 'DTSTART', ';value=date', '20261220'],
    ['DTSTART;VALUE=DATE;X-FOO="a:b;c":20261220', 'DTSTART', ';VALUE=DATE;X-FOO="a:b;c"', '20261220'],
    ['SUMMARY:a;b:c"d', 'SUMMARY', '', 'a;b:c"d'],
    ['BEGIN:VEVENT  ', 'BEGIN', '', 'VEVENT'],
    ['UID:', 'UID', '', ''],
    ['UID;A="never closed:1', 'UID', ';A="never closed:1', ''],
  ])('%s', (line, name, params, value) => {
    expect(parseProperty(line, name)).toEqual({ params, value });
  });
});
