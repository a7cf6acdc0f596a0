import { defineConfig } from 'vitest/config';
import { contentPages } from './scripts/content-pages.ts';

/** Rules are pure, so their tests share one realm, which makes them several times as fast. */
const PURE = { pool: 'threads', isolate: false } as const;

/** Generous timeouts for loaded machines: no test depends on speed. */
const PATIENT = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } };

/** `npm test` runs the rules in several time zones, with a report for each. */
const zone = (process.env['TZ'] ?? 'local').replaceAll('/', '-');

export default defineConfig({
  test: {
    // One more than the cores of the reference machine: server tests wait for clocks and processes a tenth of their
    // time.
    maxWorkers: 3,
    reporters: ['default', ['json', { outputFile: `test-results/unit-${zone}.json` }]],
    projects: [
      {
        test: {
          ...PURE,
          ...PATIENT,
          name: 'rules',
          include: [
            'src/kernel/**/*.test.ts',
            'src/app/*.test.ts',
            'src/*/rules/**/*.test.ts',
            'src/*/source/**/*.test.ts',
            'src/*/*{contract,messages}*.test.ts',
            'src/*/messages/*.test.ts',
          ],
        },
      },
      {
        plugins: [contentPages()],
        test: {
          ...PATIENT,
          name: 'web',
          // A realm per file takes three times as long; `setup-web.ts` resets the modules for each file.
          isolate: false,
          environment: 'jsdom',
          setupFiles: ['test/setup-web.ts'],
          // No `exclude` here: it would replace the exclusions given on the command line.
          include: ['src/api/*.test.ts', 'src/ui/**/*.test.{ts,tsx}', 'src/*/web/**/*.test.{ts,tsx}'],
        },
      },
      {
        plugins: [contentPages()],
        test: {
          name: 'server',
          // Each file opens its own database and leaves no state in the process, so modules are loaded once.
          isolate: false,
          include: ['src/platform/**/*.test.ts', 'src/*/server/**/*.test.ts', 'src/demo/*.test.ts', 'lab/**/*.test.ts'],
          globalSetup: ['test/global-setup.ts'],
          ...PATIENT,
        },
      },
      {
        // Tests of the checks: they must detect planted faults.
        test: {
          name: 'checks',
          include: ['scripts/**/*.test.ts', 'test/**/*.test.ts'],
          ...PATIENT,
        },
      },
    ],
  },
});
