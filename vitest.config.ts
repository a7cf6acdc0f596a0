import { defineConfig } from 'vitest/config';
import { contentPages } from './scripts/content-pages.ts';

/** Options for the tests of the rules. The rules are pure functions, so their tests can share one realm and run several times as fast. */
const PURE = { pool: 'threads', isolate: false } as const;

/** The timeouts are generous for loaded machines; no test depends on speed. */
const PATIENT = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } };

/** `npm test` runs the tests of the rules in several time zones and needs a separate report for each. */
const zone = (process.env['TZ'] ?? 'local').replaceAll('/', '-');

export default defineConfig({
  test: {
    // For a machine with two cores: one more worker than cores, because server tests spend a tenth of their time waiting.
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
          // A realm for each file would take three times as long. Instead, `setup-web.ts` resets the modules for each
          // file.
          isolate: false,
          environment: 'jsdom',
          setupFiles: ['test/setup-web.ts'],
          // There must be no `exclude` here, because it would replace the exclusions given on the command line.
          include: ['src/api/*.test.ts', 'src/ui/**/*.test.{ts,tsx}', 'src/*/web/**/*.test.{ts,tsx}'],
        },
      },
      {
        plugins: [contentPages()],
        test: {
          name: 'server',
          // Modules are loaded once for all files, because no file leaves state in the process.
          isolate: false,
          include: ['src/platform/**/*.test.ts', 'src/*/server/**/*.test.ts', 'src/demo/*.test.ts', 'lab/**/*.test.ts'],
          globalSetup: ['test/global-setup.ts'],
          ...PATIENT,
        },
      },
      {
        // Tests of the checks. They verify that the checks detect planted faults.
        test: {
          name: 'checks',
          include: ['scripts/**/*.test.ts', 'test/**/*.test.ts'],
          ...PATIENT,
        },
      },
    ],
  },
});
