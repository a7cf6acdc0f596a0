import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { expect, test, watchPage } from './journey.ts';

/** Opens a page of ours with this body. */
async function open(page: Page, body: string): Promise<void> {
  await page.route('/pianta', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="it"><head><title>Prova</title></head><body>${body}</body></html>`,
    }),
  );
  await page.goto('/pianta', { waitUntil: 'networkidle' });
}

test.describe('a journey fails on what a person may not notice', () => {
  test.use({ expectedFaults: /./ });

  for (const [what, body, fault] of [
    ['an error in the console', '<script>console.error("no")</script>', 'console: no'],
    ['an uncaught error', '<script>throw new Error("no")</script>', 'uncaught: Error: no'],
    ['an unhandled rejection', '<script>Promise.reject(new Error("no"))</script>', 'uncaught: Error: no'],
    ['a missing file', '<img alt="" src="/manca.webp">', 'answer 404: '],
    ['an answer that breaks off', '<img alt="" src="/rotta.webp">', 'request failed '],
    [
      'a request to a foreign host',
      '<img alt="" src="https://example.org/a.png">',
      'foreign request: https://example.org/',
    ],
  ] as const) {
    test(what, async ({ page, baseURL }) => {
      await page.route('/manca.webp', (route) => route.fulfill({ status: 404 }));
      await page.route('/rotta.webp', (route) => route.abort('connectionreset'));
      const faults = watchPage(page, baseURL ?? '');
      await open(page, body);
      expect(faults).toContainEqual(expect.stringContaining(fault));
    });
  }

  test('and passes when there is none of it', async ({ page, baseURL }) => {
    const faults = watchPage(page, baseURL ?? '');
    await open(page, '<h1>Tutto bene</h1>');
    expect(faults).toEqual([]);
  });
});

test('a journey with a fault fails even if every step succeeds', async ({ page }) => {
  test.fail();
  await open(page, '<script>console.error("no")</script>');
});

test.describe('what a journey breaks on purpose', () => {
  test.use({ expectedFaults: /^console: no$/ });

  test('does not fail it', async ({ page }) => {
    await open(page, '<script>console.error("no")</script>');
  });
});

test('axe finds a picture without its text', async ({ page }) => {
  await open(page, '<main><h1>Prova</h1><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></main>');
  await expect(expectNoAxeViolations(page)).rejects.toThrow('image-alt');
});

test('axe finds text too pale to read, also in the evening only', async ({ page }) => {
  const style = '<style>[data-tema=sera] p { color: #777; background: #666; transition: color 9s }</style>';
  await open(page, `${style}<main><h1>Prova</h1><p>Testo</p></main>`);
  await expect(expectNoAxeViolations(page)).rejects.toThrow('color-contrast');
});

test('the browser stands in Italy', async ({ page }) => {
  await open(page, '<main><h1>Prova</h1></main>');
  expect(await page.evaluate(() => [navigator.language, new Intl.DateTimeFormat().resolvedOptions().timeZone])).toEqual(
    ['it-IT', 'Europe/Rome'],
  );
});
