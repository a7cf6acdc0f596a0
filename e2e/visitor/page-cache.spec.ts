import type { Page } from '@playwright/test';
import { expectHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/journey.ts';

async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('onPolicyViolation', (what: string) => void refused.push(what));
  await page.addInitScript(`
    localStorage.setItem('ospitalia_tema', 'sera');
    addEventListener('securitypolicyviolation', (event) => onPolicyViolation(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample));
  `);
  return refused;
}

test('a cached page has the same theme, data and links as a personal page and does not violate the content security policy', {
  tag: '@desktop',
}, async ({ page, portal }) => {
  const refused = await watchPolicy(page);
  const home = await portal.findStruttura(() => true);
  const article = await portal.findArticle();
  for (const path of ['/', home.path, article.path]) {
    // Sends credentials to get a personal page, which has a nonce.
    for (const kind of ['personal', 'rendered', 'cached']) {
      const headers: Record<string, string> = kind === 'personal' ? { Authorization: 'nessuna' } : {};
      await page.setExtraHTTPHeaders(headers);
      const answer = await page.goto(`${path}?ospiti=2`);
      const policy = answer?.headers()['content-security-policy'] ?? '';
      expect(policy.includes("'nonce-"), `${kind} ${path}`).toBe(kind === 'personal');
      expect(policy.includes("'sha256-"), `${kind} ${path}`).toBe(kind !== 'personal');
      await expect(page.locator('html')).toHaveAttribute('data-tema', 'sera');
      const data = await page.locator('script[type="application/ld+json"]').first().textContent();
      expect(JSON.parse(data ?? '')).toHaveProperty('@context');
      await page.evaluate('globalThis.isTheSameDocument = true');
      const foot = page.getByRole('contentinfo');
      await expectHydrated(foot);
      await foot.getByRole('link', { name: 'Come ordiniamo le case' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Come ordiniamo le case' })).toBeVisible();
      expect(await page.evaluate('globalThis.isTheSameDocument')).toBe(true);
    }
  }
  expect(refused).toEqual([]);
});
