import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readReports } from './read-reports.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ospitalia-reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeReport(name: string, report: unknown): void {
  writeFileSync(join(folder, name), JSON.stringify(report));
}

test('readReports adds up the tests of all reports', () => {
  writeReport('unit-utc.json', { numPassedTests: 40, numFailedTests: 2, success: false });
  writeReport('unit-rome.json', { numPassedTests: 12, numFailedTests: 0, success: true });
  writeReport('browser.json', { stats: { expected: 7, flaky: 1, unexpected: 3, skipped: 1 }, errors: [] });
  expect(readReports(folder)).toMatchObject({ passed: 60, failed: 5 });
});

test('readReports counts an unsuccessful run without failed tests as a failure', () => {
  writeReport('unit-utc.json', { numPassedTests: 4, numFailedTests: 0, success: false });
  writeReport('browser.json', {
    stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0 },
    errors: [{ message: 'no' }],
  });
  expect(readReports(folder)).toMatchObject({ passed: 4, failed: 2, failures: ['browser: no'] });
});

test('readReports lists failed and retried tests with the first line of their error', () => {
  writeReport('unit-rome.json', {
    numPassedTests: 1,
    numFailedTests: 1,
    success: false,
    testResults: [
      {
        name: '/somewhere/src/stay/rules/quote.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'quote one night', status: 'passed', failureMessages: [] },
          {
            fullName: 'quote a week',
            status: 'failed',
            failureMessages: ['AssertionError: 6 is not 7\n    at line 3'],
          },
        ],
      },
      { name: '/somewhere/broken.test.ts', status: 'failed', message: 'does not load', assertionResults: [] },
    ],
  });
  const specs = [
    { title: 'fine', tests: [{ projectName: 'phone', status: 'expected', results: [{}] }] },
    {
      title: 'opens',
      tests: [
        {
          projectName: 'phone',
          status: 'unexpected',
          results: [{ error: { message: '\u001b[31mno button\u001b[39m' } }, { error: { message: 'no search box' } }],
        },
      ],
    },
    {
      title: 'shuts',
      tests: [{ projectName: 'desktop', status: 'flaky', results: [{ error: { message: 'ajar' } }, {}] }],
    },
  ];
  writeReport('browser.json', {
    stats: { expected: 1, flaky: 0, unexpected: 1 },
    errors: [],
    suites: [{ title: 'home.spec.ts', suites: [{ title: 'the finder', specs }] }],
  });
  const { failures, retried } = readReports(folder);
  expect(failures.toSorted()).toEqual([
    'browser: phone › home.spec.ts › the finder › opens › no button',
    'unit-rome: broken.test.ts › does not load',
    'unit-rome: quote.test.ts › quote a week › AssertionError: 6 is not 7',
  ]);
  expect(retried).toEqual(['browser: desktop › home.spec.ts › the finder › shuts › ajar']);
});

test('readReports returns zero counts if there are no reports', () => {
  expect(readReports(join(folder, 'nothing'))).toEqual({ passed: 0, failed: 0, failures: [], retried: [] });
});
