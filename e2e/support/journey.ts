import { test as base, expect, type Page } from '@playwright/test';
import { TOAST_MS } from '../../src/ui/rules/toast-ms.ts';
import type { FeedServer } from '../../test/feed-server.ts';
import { refuseAnalytics } from './consent.ts';
import { serveFeeds } from './feeds.ts';
import { openHydrated } from './hydrated.ts';
import { Operator } from './operator.ts';
import { askPortal, type Portal } from './portal.ts';

type Options = {
  /** What this journey breaks on purpose: a fault that fits is none. */
  expectedFaults: RegExp | null;
  /** Whether the visitor has refused to be counted, and is not asked any more. */
  hasRefused: boolean;
};

/**
 * What journeys of one worker share, made when the first of them asks for it. All journeys know all of it: Playwright starts a worker,
 * and a browser, for each set of such fixtures, which takes as long as a short journey.
 */
type WorkerFixtures = { portal: Portal; operator: Operator; feeds: FeedServer };

/** A toast goes by itself; on a machine that has much else to do, no journey has read it by then. */
function keepToasts(toastMs: number): void {
  const wait = globalThis.setTimeout;
  const longer = (run: (...given: unknown[]) => void, delay?: number, ...given: unknown[]) =>
    wait(run, delay === toastMs ? toastMs * 10 : delay, ...given);
  Object.assign(globalThis, { setTimeout: longer });
}

/** Everything that goes wrong behind a page from now on, as one line each. */
export function watchPage(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    // The browser's own line about an answer that failed says less than the answer, which is looked at below.
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
    // A page that is left drops what it was still loading.
    if (reason !== 'net::ERR_ABORTED') faults.push(`request failed (${reason}): ${request.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) faults.push(`foreign request: ${request.url()}`);
  });
  return faults;
}

/**
 * A journey through the product. It fails on any console error, uncaught error, failed answer and any request to a
 * foreign host, even if every step of it succeeds.
 */
export const test = base.extend<Options & { faults: void }, WorkerFixtures>({
  portal: [
    async ({ playwright }, go, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL ?? '' });
      await go(askPortal(request));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  operator: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from it what a fixture needs.
    async ({}, go, { project }) => go(new Operator(project.use.baseURL ?? '')),
    { scope: 'worker' },
  ],
  feeds: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from it what a fixture needs.
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
