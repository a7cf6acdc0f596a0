import { test as base, expect, type Page } from '@playwright/test';
import { TOAST_MS } from '../../src/ui/rules/toast-ms.ts';
import type { FeedServer } from '../../test/feed-server.ts';
import { refuseAnalytics } from './consent.ts';
import { serveFeeds } from './feeds.ts';
import { openHydrated } from './hydrated.ts';
import { Operator } from './operator.ts';
import { queryPortal, type Portal } from './portal.ts';

type Options = {
  expectedFaults: RegExp | null;
  hasRefused: boolean;
};

/** Every journey declares all worker fixtures, because Playwright starts a new worker and browser for each distinct set. */
type WorkerFixtures = { portal: Portal; operator: Operator; feeds: FeedServer };

/** Shows toasts for ten times as long, because on a busy machine they would close before a journey reads them. */
function keepToasts(toastMs: number): void {
  const wait = globalThis.setTimeout;
  const longer = (run: (...given: unknown[]) => void, delay?: number, ...given: unknown[]) =>
    wait(run, delay === toastMs ? toastMs * 10 : delay, ...given);
  Object.assign(globalThis, { setTimeout: longer });
}

export function watchPage(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      faults.push(`console: ${message.text()}`);
    }
  });
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 500 || (response.status() >= 400 && !isPage)) {
      faults.push(`answer ${response.status()}: ${response.url()}`);
    }
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason';
    // An aborted request is not a fault, because navigation aborts pending requests.
    if (reason !== 'net::ERR_ABORTED') faults.push(`request failed (${reason}): ${request.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url());
    if (protocol.startsWith('http') && target !== origin) faults.push(`foreign request: ${request.url()}`);
  });
  return faults;
}

/** A journey fails on any console error, failed response or request to a foreign host. */
export const test = base.extend<Options & { faults: void }, WorkerFixtures>({
  portal: [
    async ({ playwright }, go, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL ?? '' });
      await go(queryPortal(request));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  operator: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the required fixtures from the pattern
    async ({}, go, { project }) => go(new Operator(project.use.baseURL ?? '')),
    { scope: 'worker' },
  ],
  feeds: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the required fixtures from the pattern
    async ({}, go, { parallelIndex }) => {
      const server = await serveFeeds(parallelIndex);
      await go(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  expectedFaults: [null, { option: true }],
  hasRefused: [true, { option: true }],
  context: async ({ context }, go) => {
    await context.addInitScript(keepToasts, TOAST_MS);
    await go(context);
  },
  page: async ({ page }, go) => go(openHydrated(page)),
  faults: [
    async ({ page, baseURL, expectedFaults, hasRefused }, use) => {
      if (hasRefused) await refuseAnalytics(page.context());
      const origin = new URL(baseURL ?? 'http://127.0.0.1').origin;
      const faults = watchPage(page, origin);
      await use();
      expect(faults.filter((fault) => expectedFaults?.test(fault) !== true)).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
