import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countTests } from './count-tests.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ospitalia-reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeReport(name: string, report: unknown): void {
  writeFileSync(join(folder, name), JSON.stringify(report));
}

test('the tests of every report are added up', () => {
  writeReport('unit-utc.json', { numPassedTests: 40, numFailedTests: 2, success: false });
  writeReport('unit-rome.json', { numPassedTests: 12, numFailedTests: 0, success: true });
  writeReport('browser.json', { stats: { expected: 7, flaky: 1, unexpected: 3, skipped: 1 }, errors: [] });
  expect(countTests(folder)).toEqual({ passed: 60, failed: 5 });
});

test('a run that broke before its tests is a failure', () => {
  writeReport('unit-utc.json', { numPassedTests: 4, numFailedTests: 0, success: false });
  writeReport('browser.json', {
    stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0 },
    errors: [{ message: 'no' }],
  });
  expect(countTests(folder)).toEqual({ passed: 4, failed: 2 });
});

test('no reports, no tests', () => {
  expect(countTests(join(folder, 'nothing'))).toEqual({ passed: 0, failed: 0 });
});
