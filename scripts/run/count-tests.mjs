import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * What one report says. A run that broke before its tests (a file that does not load, a server that does not start)
 * counts as one failure.
 *
 * @param {any} report of Vitest or of Playwright, as JSON
 * @returns {Count}
 */
function countReport(report) {
  if (report.stats === undefined) {
    const failed = report.numFailedTests === 0 && report.success === false ? 1 : report.numFailedTests;
    return { passed: report.numPassedTests, failed };
  }
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected === 0 && report.errors.length > 0 ? 1 : unexpected };
}

/**
 * Tests of all the reports in a folder together.
 *
 * @param {string} folder
 * @returns {Count}
 */
export function countTests(folder) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const counts = names.map((name) => countReport(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}
