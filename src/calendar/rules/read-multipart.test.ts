import { expect, test } from 'vitest';
import { readMultipart } from './read-multipart.ts';

const TYPE = 'multipart/form-data; boundary=xYzZY';
const field = (name: string, text: string, rest = '') =>
  `--xYzZY\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n${text}\r\n`;
const END = '--xYzZY--\r\n';

test.each<[string, string, string, Record<string, string[]>]>([
  ['a field', `${field('to', 'a@b.it')}${END}`, TYPE, { to: ['a@b.it'] }],
  [
    'a boundary in quotes',
    `${field('to', 'a@b.it')}${END}`,
    'multipart/form-data; boundary="xYzZY"',
    { to: ['a@b.it'] },
  ],
  [
    'several, one of them twice',
    `${field('to', 'a')}${field('cc', 'b')}${field('to', 'c')}${END}`,
    TYPE,
    { to: ['a', 'c'], cc: ['b'] },
  ],
  [
    'a file is passed over',
    `${field('f', 'BEGIN', '; filename="a.ics"')}${field('to', 'a')}${END}`,
    TYPE,
    { to: ['a'] },
  ],
  ['a text of several lines', `${field('text', 'a\r\n\r\n--b')}${END}`, TYPE, { text: ['a\r\n\r\n--b'] }],
  ['nothing', '', TYPE, {}],
  [
    'what breaks off',
    `${field('to', 'a')}--xYzZY\r\nContent-Disposition: form-data; name="cc"\r\n\r\nb`,
    TYPE,
    { to: ['a'] },
  ],
  ['no boundary', `${field('to', 'a')}${END}`, 'multipart/form-data', {}],
  ['another boundary', `${field('to', 'a')}${END}`, 'multipart/form-data; boundary=other', {}],
  ['a part without a name', `--xYzZY\r\nContent-Type: text/plain\r\n\r\na\r\n${END}`, TYPE, {}],
  ['a part without an end of its headers', `--xYzZY\r\nContent-Disposition: form-data; name="to"\r\n${END}`, TYPE, {}],
])('%s', (_, body, type, fields) => {
  expect(readMultipart(body, type)).toEqual(fields);
});

test('no more than a hundred fields', () => {
  const many = Array.from({ length: 500 }, (_, n) => field(`f${n}`, 'a')).join('');
  expect(Object.keys(readMultipart(many + END, TYPE)).length).toBeLessThanOrEqual(101);
});
