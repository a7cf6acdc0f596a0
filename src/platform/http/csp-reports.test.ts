import { expect, test } from 'vitest';
import { readCspReports } from './csp-reports.ts';

const body = {
  documentURL: 'https://ospitalia.example/prenotazione/7QK2M4T9XWZB3V8A?token=secret',
  effectiveDirective: 'script-src-elem',
  blockedURL: 'https://evil.example/x.js?mail=anna@example.it',
  sourceFile: 'https://ospitalia.example/assets/shared-a.js',
  lineNumber: 12,
};
const report = {
  page: '/prenotazione',
  directive: 'script-src-elem',
  blocked: 'evil.example',
  source: '/assets/shared-a.js',
  line: 12,
};

test('the newer form, of which only broken policies count', () => {
  expect(
    readCspReports([
      { type: 'csp-violation', body },
      { type: 'deprecation', body },
    ]),
  ).toEqual([report]);
});

test('the older form', () => {
  const legacy = {
    'document-uri': body.documentURL,
    'violated-directive': body.effectiveDirective,
    'blocked-uri': 'inline',
    'source-file': body.sourceFile,
    'line-number': 12,
  };
  expect(readCspReports({ 'csp-report': legacy })).toEqual([{ ...report, blocked: 'inline' }]);
});

test('fields of another type, or none at all, are empty', () => {
  expect(readCspReports([{ type: 'csp-violation', body: { documentURL: 7, lineNumber: 'x' } }])).toEqual([
    { page: '/', directive: '', blocked: '', source: '', line: 0 },
  ]);
});

test.each(['chrome-extension://abc/x.js', 'moz-extension://abc', 'chrome-extension'])(
  '%s is no bug of ours',
  (sourceFile) => {
    expect(readCspReports([{ type: 'csp-violation', body: { ...body, sourceFile } }])).toEqual([]);
  },
);

test('of one message at most five are told, each cut', () => {
  const many = Array.from({ length: 50 }, () => ({
    type: 'csp-violation',
    body: { ...body, effectiveDirective: 'x'.repeat(900) },
  }));
  const told = readCspReports(many);
  expect(told).toHaveLength(5);
  expect(told?.[0]?.directive).toHaveLength(60);
});

test.each([null, 7, 'x', {}, { 'csp-report': 7 }, [7], [{ type: 'csp-violation' }]])('%o is none', (json) => {
  expect(readCspReports(json)).toBeNull();
});
