import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ passed: number, failed: number, failures: string[], retried: string[] }} Summary `failures`: a line for
 * each failed test; `retried`: a line for each test that passed on the second attempt
 */

/**
 * @param {string[]} names from the file to the test
 * @param {string | undefined} message
 */
function describeFailure(names, message = '') {
  const [first = ''] = stripVTControlCharacters(message).trim().split('\n');
  return [...names, first].filter((part) => part !== '').join(' › ');
}

/** @param {any} report of Vitest, as JSON */
function readVitest(report) {
  const failures = (report.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [describeFailure([basename(name)], message)];
    return failed.map((test) => describeFailure([basename(name), test.fullName], test.failureMessages[0]));
  });
  const failed = report.numFailedTests === 0 && report.success === false ? 1 : report.numFailedTests;
  return { passed: report.numPassedTests, failed, failures, retried: [] };
}

/**
 * Returns the error of the first attempt for each browser test with the given outcome.
 * @param {'unexpected' | 'flaky'} end
 * @param {any} suite of Playwright: suites and specs, to any depth
 * @param {string[]} names of the suites around it
 * @returns {string[]}
 */
function faultsOf(end, suite, names = []) {
  const path = [...names, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === end)
      .map(({ projectName, results: [first] }) =>
        describeFailure([projectName, ...path, spec.title], first?.error?.message),
      ),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => faultsOf(end, inner, path))];
}

/** @param {any} report of Playwright, as JSON */
function readPlaywright({ stats, errors, suites = [] }) {
  const { expected, flaky, unexpected } = stats;
  return {
    passed: expected + flaky,
    failed: unexpected === 0 && errors.length > 0 ? 1 : unexpected,
    failures: [
      ...suites.flatMap((suite) => faultsOf('unexpected', suite)),
      ...errors.map(({ message }) => describeFailure([], message)),
    ],
    retried: suites.flatMap((suite) => faultsOf('flaky', suite)),
  };
}

/**
 * Returns a summary of the reports in a folder. A run that ended before its tests counts as one failure.
 * @param {string} folder
 * @returns {Summary}
 */
export function readReports(folder) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const read = names.map((name) => {
    const report = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    return report.stats === undefined ? readVitest(report) : readPlaywright(report);
  });
  /** @param {'failures' | 'retried'} which */
  const lines = (which) =>
    read.flatMap((report, index) => report[which].map((each) => `${basename(names[index], '.json')}: ${each}`));
  return {
    passed: read.reduce((sum, { passed }) => sum + passed, 0),
    failed: read.reduce((sum, { failed }) => sum + failed, 0),
    failures: lines('failures'),
    retried: lines('retried'),
  };
}
