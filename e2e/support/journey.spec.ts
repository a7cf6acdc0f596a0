import type { Page } from '@playwright/test';
import { expectNoAxeViolations, THEMES } from './axe.ts';
import { expect, test, watchPage } from './journey.ts';

async function open(page: Page, body: string): Promise<void> {
  await page.route('/pianta', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="it"><head><title>Prova</title></head><body>${body}</body></html>`,
    }),
  );
  await page.goto('/pianta', { waitUntil: 'networkidle' });
}

test.describe('journey fault detection', () => {
  test.use({ expectedFaults: /./ });

  test('reports page errors, failed requests and requests to foreign hosts', async ({ page, baseURL }) => {
    await page.route('/manca.webp', (route) => route.fulfill({ status: 404 }));
    await page.route('/rotta.webp', (route) => route.abort('connectionreset'));
    const faults = watchPage(page, baseURL ?? '');
    const scripts = ['console.error("no")', 'throw new Error("thrown")', 'Promise.reject(new Error("rejected"))'];
    const pictures = ['/manca.webp', '/rotta.webp', 'https://example.org/a.png'];
    await open(
      page,
      [
        ...scripts.map((script) => `<script>${script}</script>`),
        ...pictures.map((src) => `<img alt="" src="${src}">`),
      ].join(''),
    );
    for (const fault of [
      'console: no',
      'uncaught: Error: thrown',
      'uncaught: Error: rejected',
      'answer 404: ',
      `request failed (net::ERR_CONNECTION_RESET): ${baseURL}/rotta.webp`,
      'foreign request: https://example.org/',
    ])
      expect(faults).toContainEqual(expect.stringContaining(fault));
  });

  test('reports no fault on a page without faults, and uses the Italian locale and time zone', async ({
    page,
    baseURL,
  }) => {
    const faults = watchPage(page, baseURL ?? '');
    await open(page, '<h1>Tutto bene</h1>');
    expect(faults).toEqual([]);
    const { timeZone, locale } = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions());
    expect([locale, timeZone]).toEqual(['it-IT', 'Europe/Rome']);
  });
});

test('a journey with a fault fails even if every step succeeds', async ({ page }) => {
  test.fail();
  await open(page, '<script>console.error("no")</script>');
});

test.describe('an expected fault', () => {
  test.use({ expectedFaults: /^console: no$/ });

  test('does not make the journey fail', async ({ page }) => {
    await open(page, '<script>console.error("no")</script>');
  });
});

test('axe reports a picture without alternative text', async ({ page }) => {
  await open(page, '<main><h1>Prova</h1><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></main>');
  await expect(expectNoAxeViolations(page)).rejects.toThrow('image-alt');
});

test('axe reports low text contrast that occurs only in the evening theme', async ({ page }) => {
  const style = '<style>[data-tema=sera] p { color: #777; background: #666; transition: color 9s }</style>';
  await open(page, `${style}<main><h1>Prova</h1><p>Testo</p></main>`);
  await expect(expectNoAxeViolations(page, THEMES)).rejects.toThrow('color-contrast');
});
