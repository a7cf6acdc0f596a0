import { expect, test } from 'vitest';
import { readCspReport } from './csp-reports.ts';

const sent = {
  'document-uri': 'https://ospitalia.example/prenotazione/7QK2M4T9XWZB3V8A?token=secret',
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://evil.example/x.js?mail=anna@example.it',
  'source-file': 'https://ospitalia.example/assets/shared-a.js',
  'line-number': 12,
};
const parsed = {
  page: '/prenotazione',
  directive: 'script-src-elem',
  blocked: 'evil.example',
  source: '/assets/shared-a.js',
  line: 12,
};

test.each([
  ['a foreign script', sent, parsed],
  ['an inline script', { ...sent, 'blocked-uri': 'inline' }, { ...parsed, blocked: 'inline' }],
  [
    'the directive field of an older browser',
    { ...sent, 'effective-directive': undefined, 'violated-directive': 'img-src' },
    { ...parsed, directive: 'img-src' },
  ],
  [
    'fields of the wrong type',
    { 'document-uri': 7, 'line-number': 'x' },
    { page: '/', directive: '', blocked: '', source: '', line: 0 },
  ],
  ['very long values', { ...sent, 'effective-directive': 'x'.repeat(900) }, { ...parsed, directive: 'x'.repeat(60) }],
  ['the source file of an extension', { ...sent, 'source-file': 'chrome-extension://abc/x.js' }, 'extension'],
  ['an anonymous extension', { ...sent, 'blocked-uri': 'moz-extension' }, 'extension'],
])('readCspReport parses a report with %s', (_, report, expected) => {
  expect(readCspReport({ 'csp-report': report })).toEqual(expected);
});

test.each([null, 7, 'x', {}, { 'csp-report': 7 }, [7]].map((value) => [value]))(
  'readCspReport returns null for %o',
  (json) => {
    expect(readCspReport(json)).toBeNull();
  },
);
