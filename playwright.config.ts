import { defineConfig, devices } from '@playwright/test';
import { chromium } from './e2e/support/chromium.ts';
import { freePort } from './src/platform/postgres/acquire-server.ts';
import { IS_VERIFY } from './test/verify.ts';

// Each worker evaluates this file again, so it must reuse the ports in the inherited environment.
if (process.env['OSPITALIA_E2E_URL'] === undefined) process.env['OSPITALIA_E2E_PORT'] ??= String(await freePort());

// Port on which journeys serve calendars to the portal under test (`support/feeds.ts`).
process.env['OSPITALIA_E2E_FEED_PORT'] ??= String(await freePort());

// Port on which a journey receives the page views that the portal under test sends (`support/consent.ts`).
process.env['OSPITALIA_E2E_MEASURING_PORT'] ??= String(await freePort());

// Keeps the folders of two simultaneous runs apart.
process.env['OSPITALIA_E2E_RUN'] ??= String(process.pid);

const { executablePath, env } = await chromium();

/** Playwright's Blink settings for a mouse, repeated here because Chromium uses only the last `--blink-settings`. */
const A_MOUSE = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
const ARGUMENTS = [
  // Blocks all other hosts here, because intercepting requests would disable the browser's cache and make journeys a fifth
  // slower. Passkeys need `localhost`, because they are bound to a host name.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.* , EXCLUDE localhost',
  // Removes the header's blurred background, which without a GPU took a seventh of the time of all journeys.
  `--blink-settings=${A_MOUSE},prefersReducedTransparency=true`,
];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: `test-results/browser-${process.env['OSPITALIA_E2E_RUN']}`,
  preserveOutput: 'failures-only',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // For a machine with two cores: twice as many workers, because a journey spends a third of its time waiting for delayed emails.
  workers: 4,
  // The timeout is generous for loaded machines; no journey depends on speed.
  timeout: 300_000,
  // Accessibility snapshots do not depend on the machine or the screen, so their paths name neither.
  expect: { timeout: 30_000, toMatchAriaSnapshot: { pathTemplate: 'e2e/spoken/{arg}{ext}' } },
  // Failed journeys are retried once, because one in thousands fails by chance.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: process.env['OSPITALIA_E2E_URL'] ?? `http://127.0.0.1:${process.env['OSPITALIA_E2E_PORT']}`,
    locale: 'it-IT',
    // Requests of a service worker bypass `page.route`. Only `visitor/slow-line.spec.ts` allows service workers.
    serviceWorkers: 'block',
    timezoneId: 'Europe/Rome',
    screenshot: 'only-on-failure',
    // Tracing every journey would make the run a seventh longer. `npm run e2e -- --trace on` traces all of them.
    trace: 'on-first-retry',
    launchOptions: { executablePath, env, args: ARGUMENTS },
  },
  // A journey's tag selects its screen. Only `npm run verify` runs journeys with `@verify`.
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
      // At the device's own scale of 2.6, the CPU would have to paint seven times as many pixels.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
});
