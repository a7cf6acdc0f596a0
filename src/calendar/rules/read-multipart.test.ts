import { expect, test } from 'vitest';
import { readMultipart } from './read-multipart.ts';

const TYPE = 'multipart/form-data; boundary=xYzZY';
const field = (name: string, text: string, rest = '') =>
  `--xYzZY\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n${text}\r\n`;
const END = '--xYzZY--\r\n';

const to = field('to', 'a');

test.each<[string, string, Record<string, string[]>, string?]>([
  ['a field', `${to}${END}`, { to: ['a'] }],
  ['a field with a quoted boundary', `${to}${END}`, { to: ['a'] }, 'multipart/form-data; boundary="xYzZY"'],
  [
    'several fields, one of which is repeated',
    `${to}${field('cc', 'b')}${field('to', 'c')}${END}`,
    { to: ['a', 'c'], cc: ['b'] },
  ],
  ['the field of a form but not its file', `${field('f', 'BEGIN', '; filename="a.ics"')}${to}${END}`, { to: ['a'] }],
  ['a multi-line value', `${field('text', 'a\r\n\r\n--b')}${END}`, { text: ['a\r\n\r\n--b'] }],
  ['nothing from an empty body', '', {}],
  ['only the whole fields of a truncated body', `${to}${field('cc', 'b').trimEnd()}`, { to: ['a'] }],
  ['nothing without a boundary', `${to}${END}`, {}, 'multipart/form-data'],
  ['nothing with a different boundary', `${to}${END}`, {}, 'multipart/form-data; boundary=other'],
  ['nothing from a part without a name', `--xYzZY\r\nContent-Type: text/plain\r\n\r\na\r\n${END}`, {}],
  [
    'nothing from a part with unterminated headers',
    `--xYzZY\r\nContent-Disposition: form-data; name="to"\r\n${END}`,
    {},
  ],
])('readMultipart parses %s', (_, body, fields, type = TYPE) => {
  expect(readMultipart(body, type)).toEqual(fields);
});

test('readMultipart returns at most 101 of 500 fields', () => {
  const many = Array.from({ length: 500 }, (_, n) => field(`f${n}`, 'a')).join('');
  expect(Object.keys(readMultipart(many + END, TYPE)).length).toBeLessThanOrEqual(101);
});
