import { defineConfig, devices } from '@playwright/test';
import { chromium } from './e2e/support/chromium.ts';
import { freePort } from './src/platform/postgres/acquire-server.ts';
import { IS_VERIFY } from './test/verify.ts';

// Playwright reads this file again in each of its workers, which inherit the first one's environment.
if (process.env['OSPITALIA_E2E_URL'] === undefined) process.env['OSPITALIA_E2E_PORT'] ??= String(await freePort());

// Where journeys serve calendars to the portal under test (`support/feeds.ts`).
process.env['OSPITALIA_E2E_FEED_PORT'] ??= String(await freePort());

// Where a journey listens to the visits that the portal under test sends (`support/consent.ts`).
process.env['OSPITALIA_E2E_MEASURING_PORT'] ??= String(await freePort());

// Two runs at once, of two terminals, must not empty each other's folder.
process.env['OSPITALIA_E2E_RUN'] ??= String(process.pid);

const { executablePath, env } = await chromium();

/** What Playwright itself sets, for a mouse: Chromium takes only the last `--blink-settings` that it is given. */
const A_MOUSE = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
const ARGUMENTS = [
  // Nobody else is reached, whatever a page asks for (`support/journey.ts` says so). Intercepting requests would say so, too,
  // but it switches the browser's cache off, and a journey of several pages takes a fifth more.
  // Passkeys are bound to a name: the portal of their journeys is at `localhost`.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.* , EXCLUDE localhost',
  // Without a graphics card, the header's blurred background took a seventh of the time of all journeys.
  `--blink-settings=${A_MOUSE},prefersReducedTransparency=true`,
];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: `test-results/browser-${process.env['OSPITALIA_E2E_RUN']}`,
  preserveOutput: 'failures-only',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // Twice what the machine has: a third of a journey is waiting for mails that may still be taken back.
  workers: 4,
  // For a machine that has twenty other things to do: no journey depends on how fast it is.
  timeout: 300_000,
  // What is said of a page is the same on any machine and screen.
  expect: { timeout: 30_000, toMatchAriaSnapshot: { pathTemplate: 'e2e/spoken/{arg}{ext}' } },
  // What fails once in some thousand times is named at the end of the run, with what it said, and traced the second time.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: process.env['OSPITALIA_E2E_URL'] ?? `http://127.0.0.1:${process.env['OSPITALIA_E2E_PORT']}`,
    locale: 'it-IT',
    // What passes through the worker of a page is not seen by a journey's routes (`visitor/slow-line.spec.ts` wants it).
    serviceWorkers: 'block',
    timezoneId: 'Europe/Rome',
    screenshot: 'only-on-failure',
    // A trace of each journey would take a seventh of the whole run: `npm run e2e -- --trace on` records them.
    trace: 'on-first-retry',
    launchOptions: { executablePath, env, args: ARGUMENTS },
  },
  // A journey has the tag of the one screen that it needs, and `@verify` if only `npm run verify` runs it.
  projects: [
    {
      name: 'desktop',
      grepInvert: IS_VERIFY ? /@phone/ : /@phone|@verify/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: 'support/**',
      grepInvert: IS_VERIFY ? /@desktop/ : /@desktop|@verify/,
      // Its own 2.6 pixels for each of CSS make a picture seven times as large, which this machine has to paint without a graphics card.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
});
