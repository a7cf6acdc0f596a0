import { holdRoute } from '../support/hold-route.ts';
import { expectHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/journey.ts';

test('on a slow connection, a progress bar is shown until the next page has loaded', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/come-ordiniamo');
  const foot = page.getByRole('contentinfo');
  await expectHydrated(foot);
  const arrive = await holdRoute(page, '**/*.data*');
  await foot.getByRole('link', { name: 'Il badge Sicura' }).click();
  await expect(page.locator('.progress')).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Il badge «Sicura»' })).toBeVisible();
  await expect(page.locator('.progress')).toHaveCount(0);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedFaults: /request failed|answer 503/ });

  test('the offline page is shown, and «Riprova» opens the requested page once the network is back', {
    tag: '@desktop',
  }, async ({ page, context }) => {
    await page.goto('/contatti');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.goto('/strutture/toscana');
    await expect(page.getByRole('heading', { level: 1, name: 'Sei senza connessione' })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
      .toBe(2);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Riprova' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Toscana' })).toBeVisible();
    await expectHydrated(page.getByRole('contentinfo'));
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Il badge Sicura' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sei senza connessione' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Riprova' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Il badge «Sicura»' })).toBeVisible();
  });

  test('a dialog opens if it has already been loaded', { tag: '@desktop' }, async ({ page, context }) => {
    await page.goto('/strutture/toscana/firenze/firenze');
    const filters = page.getByRole('link', { name: 'Filtri' });
    const dialog = page.getByRole('dialog');
    await filters.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await context.setOffline(true);
    await filters.click();
    await expect(dialog).toBeVisible();
  });
});
