import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import type { Portal } from '../support/portal.ts';

const FOREIGN = /not found|error\b|invalid|unexpected|failed|undefined|null|NaN|\[object|stack|select |node_modules/i;

function get(request: APIRequestContext, path: string): Promise<APIResponse> {
  return request.get(path, { maxRedirects: 0, headers: { accept: 'text/html' } });
}

async function textOf(answer: APIResponse): Promise<string> {
  const html = await answer.text();
  return html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]*>/g, ' ');
}

const NO_SUCH_HOME = 'Nessuna casa di Ospitalia ha questo indirizzo: forse è stato copiato male.';

async function expectNotFound(answer: APIResponse, sentence: string): Promise<void> {
  expect.soft(answer.status(), answer.url()).toBe(404);
  expect.soft(answer.headers()['content-type'], answer.url()).toBe('text/html; charset=utf-8');
  const text = await textOf(answer);
  expect
    .soft(text, answer.url())
    .toContain(sentence === NO_SUCH_HOME ? 'Questa casa non c’è' : 'Qui non abita nessuno');
  expect.soft(text, answer.url()).toContain(sentence);
  expect.soft(text, answer.url()).not.toMatch(FOREIGN);
}

const busyTown = (portal: Portal) => portal.findTown(({ strutture_count }) => strutture_count > 24);

const UNKNOWN: Record<string, readonly string[]> = {
  'La pagina che cerchi non esiste.': [
    '/questa-pagina-non-esiste',
    '/assets/manca.js',
    '/struttura',
    '/strutture',
    '/strutture//siena',
    '/strutture/toscana/siena/montepulciano/altro',
    '//example.org/struttura/1',
    '/struttura/%00',
    '/strutture/toscana%00/siena',
    '/struttura/%ZZ',
    '/strutture/%C3',
  ],
  'Regione non trovata.': [
    '/strutture/padania',
    '/strutture/toscana%20',
    "/strutture/'%20or%201=1--",
    '/strutture/__proto__',
    '/strutture/constructor/__proto__/constructor',
  ],
  'Provincia non trovata.': ['/strutture/toscana/atlantide', '/strutture/toscana/roma', '/strutture/toscana/__proto__'],
  'Città non trovata.': ['/strutture/toscana/siena/atlantide', '/strutture/toscana/siena/pisa'],
  [NO_SUCH_HOME]: [
    '/struttura/0',
    '/struttura/-1',
    '/struttura/1e3',
    '/struttura/01',
    '/struttura/1.0',
    '/struttura/+1',
    '/struttura/2147483648',
    '/struttura/99999999999999999999',
    '/struttura/abc',
    '/struttura/%20',
    '/struttura/١',
    '/struttura/%F0%9F%8F%A0',
    '/struttura/999999999/casa',
  ],
};

// Runs in only one project, because responses do not depend on the screen size.
test('unknown URLs and invalid cursors return an Italian 404 page, very long URLs return 414, and other invalid parameters are ignored', {
  tag: '@desktop',
}, async ({ request, baseURL, portal }) => {
  for (const [sentence, paths] of Object.entries(UNKNOWN)) {
    for (const path of paths) await expectNotFound(await get(request, `${baseURL}${path}`), sentence);
  }
  const { path: list } = await busyTown(portal);
  for (const cursor of ['0', '-1', 'abc', '%00', 'a'.repeat(2000)]) {
    await expectNotFound(await get(request, `${list}?dopo=${cursor}`), 'La pagina richiesta non esiste.');
  }
  for (const path of ['/?q=%00%ZZ', '/strutture/toscana?pagina=abc&pagina=%C3', '/blog?__proto__[a]=1']) {
    expect.soft((await get(request, path)).status(), path).toBe(200);
  }
  const tooLong = await get(request, `/strutture/${'a'.repeat(10_000)}`);
  expect(tooLong.status()).toBe(414);
  expect(await tooLong.text()).toContain('Richiesta troppo lunga.');
});

test('the portal serves robots.txt, the sitemaps, the blog feed, the preview image and the licences', {
  tag: '@desktop',
}, async ({ request }) => {
  for (const path of [
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap/strutture-1.xml',
    '/blog/feed.xml',
    '/og/ospitalia.jpg',
    '/licenze.txt',
  ]) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(200);
    expect.soft(answer.headers()['content-type'], path).toMatch(/xml|text\/plain|image\/jpeg/);
  }
});

test.describe('client-side navigation', () => {
  test.use({ expectedFaults: /\.data|Failed to fetch|404/ });

  test('shows the 404 page for a deleted home and returns to the list on Back', { tag: '@desktop' }, async ({
    page,
    portal,
  }) => {
    const { path } = await busyTown(portal);
    await page.route('**/struttura/*/*.data*', (route) =>
      route.continue({ url: new URL('/struttura/999999999/casa.data', route.request().url()).href }),
    );
    await page.goto(path);
    await page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^Vedi la casa/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Questa casa non c’è' })).toBeVisible();
    await expect(page.getByText(NO_SUCH_HOME)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Intanto, guarda queste case' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('shows a message while the server is unreachable and opens the requested page on «Riprova»', {
    tag: '@phone',
  }, async ({ page, portal }) => {
    const { path } = await busyTown(portal);
    await page.route('**/struttura/*/*.data*', (route) => route.abort('connectionrefused'));
    await page.goto(path);
    const card = page.getByRole('article').first();
    const name = await card.getByRole('heading').textContent();
    await card.getByRole('link', { name: /^Vedi la casa/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Qualcosa non ha funzionato' })).toBeVisible();
    expect(await page.getByRole('main').textContent()).not.toMatch(FOREIGN);
    await page.unroute('**/struttura/*/*.data*');
    await page.getByRole('link', { name: 'Riprova' }).click();
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  });

  test('keeps the home page and a region’s page usable if their data fails to load three times, and retries on «Riprova»', {
    tag: '@desktop',
  }, async ({ page, portal }) => {
    const expectThreeAttempts = async (fits: (url: URL) => boolean, sentence: string, rest: () => Promise<void>) => {
      const alert = page.getByRole('alert').filter({ hasText: sentence });
      await expect(alert).toBeVisible({ timeout: 60_000 });
      expect(attempts).toBe(3);
      await rest();
      await page.unroute(fits);
      await page.getByRole('button', { name: 'Riprova' }).click();
      await expect(alert).toBeHidden();
    };
    let attempts = 0;
    const breakOff = (fits: (url: URL) => boolean) => {
      attempts = 0;
      return page.route(fits, (route) => {
        attempts += 1;
        return route.abort('connectionrefused');
      });
    };
    const isHome = ({ pathname }: URL) => /^\/_\w*\.data$/.test(pathname);
    await page.goto('/blog');
    await breakOff(isHome);
    await page.getByRole('banner').getByRole('link', { name: 'Ospitalia' }).click();
    await expectThreeAttempts(isHome, 'Non riusciamo a contare le case.', async () => {
      await expect(page.getByRole('combobox', { name: 'Dove vuoi andare?' })).toBeVisible();
      await expect(page.getByRole('heading', { name: /La porta si apre/ })).toBeVisible();
      await expect(page.getByRole('link', { name: /Toscana/ }).first()).toBeVisible();
      await expect(page.getByRole('region', { name: 'Chi siamo' })).toBeVisible();
      await expectNoAxeViolations(page);
    });
    await expect(page).toHaveTitle(/^Le case d’Italia/);

    const { regione } = await portal.findTown(({ strutture_count }) => strutture_count > 0);
    const isRegion = ({ pathname }: URL) => /^\/strutture\/.*\.data$/.test(pathname);
    await breakOff(isRegion);
    await page.locator(`a[href="${regione.path}"]:visible`).first().click();
    const heading = page.getByRole('heading', { level: 1, name: regione.nome });
    await expectThreeAttempts(isRegion, 'Non riusciamo a caricare le case. Riprova.', async () => {
      await expect(page).toHaveURL(regione.path);
      await expect(heading).toBeVisible();
      await expect(page.getByRole('link', { name: 'Torna alla mappa' }).first()).toBeVisible();
    });
    await expect(heading).toBeVisible();
  });

  test('shows «Articolo non trovato» with a link back if an article fails to load', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.route('**/blog/*/*.data*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/blog');
    await page
      .getByRole('link', { name: /^Leggi di più/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Articolo non trovato' })).toBeVisible();
    await page.getByRole('link', { name: 'Torna al blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('link', { name: /^Leggi di più/ }).first()).toBeVisible();
  });
});
