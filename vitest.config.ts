import { defineConfig } from 'vitest/config';
import { contentPages } from './scripts/content-pages.ts';

/** Rules are pure: they may share one realm, which makes their suite several times as fast. */
const PURE = { pool: 'threads', isolate: false } as const;

/** No test depends on the machine's speed: what a test waits for has this long to come, where twenty other programs run. */
const PATIENT = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } };

/** `npm test` runs the rules once in each of several time zones: a report each. */
const zone = (process.env['TZ'] ?? 'local').replaceAll('/', '-');

export default defineConfig({
  test: {
    // One more than the cores of the machine that counts: a tenth of the server's tests is waiting for clocks and processes.
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
          // A realm for each file takes three times as long; `setup-web.ts` gives each file modules of its own.
          isolate: false,
          environment: 'jsdom',
          setupFiles: ['test/setup-web.ts'],
          // An exclusion of its own would take the place of those that the command names.
          include: ['src/api/*.test.ts', 'src/ui/**/*.test.{ts,tsx}', 'src/*/web/**/*.test.{ts,tsx}'],
        },
      },
      {
        plugins: [contentPages()],
        test: {
          name: 'server',
          // Each file opens a database of its own and leaves nothing in its process: modules are read once for all.
          isolate: false,
          include: ['src/platform/**/*.test.ts', 'src/*/server/**/*.test.ts', 'src/demo/*.test.ts', 'lab/**/*.test.ts'],
          globalSetup: ['test/global-setup.ts'],
          ...PATIENT,
        },
      },
      {
        // The checks themselves: planted faults must be found.
        test: {
          name: 'checks',
          include: ['scripts/**/*.test.ts', 'test/**/*.test.ts'],
          ...PATIENT,
        },
      },
    ],
  },
});
