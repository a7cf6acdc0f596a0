import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { plainPaths } from '../../src/app/pages.ts';
import { expectNoAxeViolations, THEMES } from '../support/axe.ts';
import { LoginPage } from '../support/login-page.ts';
import { Mailbox } from '../support/mailbox.ts';
import { ADMIN } from '../support/operator.ts';
import { testWithSeparatePortal } from '../support/separate-portal.ts';
import { expect } from '../support/panel.ts';

const ROOT = join(import.meta.dirname, '../..');

const test = testWithSeparatePortal({ listings: 4, brand: join(ROOT, 'e2e/support/marchio/brand.json') });

/** Matches the portal's own name, except inside identifiers, which a brand does not change. */
const OTHER_NAME = /(?<![\w/-])Ospitalia(?![\w/-])/;

const PAGES = [
  ...plainPaths('it', ({ isSecret }) => !isSecret),
  ...plainPaths('it', ({ isSecret }) => isSecret === true).map((path) => `${path}?token=inventato`),
  '/strutture/toscana',
  '/strutture/toscana/siena',
  '/strutture/toscana/siena/montepulciano',
  '/cerca?dove=nessuna',
  '/cerca/filtri?dove=toscana',
  '/struttura/1',
  '/struttura/999999',
  '/prenotazione/0000000000000000',
  '/pagamento-demo/cs_demo_000000000000000000000000',
  '/pagamento-demo/attivazione/acct_demo0',
  '/admin/prenotazioni?per=svuota',
  '/blog/1',
  '/blog/999999999',
  '/questa-pagina/non-esiste',
];
const FILES = [
  '/robots.txt',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/blog/feed.xml',
  '/senza-rete.js',
  '/api/openapi.json',
  '/api/docs',
  '/api/properties/public?citta_id=52015',
  '/api/niente',
];

function foundIn(text: string): string[] {
  const found = OTHER_NAME.exec(text);
  return found === null ? [] : [text.slice(Math.max(0, found.index - 60), found.index + 40)];
}

async function walk(address: string, paths: readonly string[], cookie = ''): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    const answer = await fetch(`${address}${path}`, { headers: { Cookie: cookie, Accept: 'text/html, */*' } });
    const headers = [...answer.headers].filter(([name]) => name !== 'set-cookie').flat();
    const where = [...foundIn(await answer.text()), ...foundIn(headers.join('\n'))];
    if (where.length > 0) found[path] = where;
  }
  return found;
}

function scriptsWithName(): string[] {
  const built = join(ROOT, 'build/client/assets');
  const scripts = readdirSync(built).filter((name) => name.endsWith('.js'));
  return scripts.filter((name) => OTHER_NAME.test(readFileSync(join(built, name), 'utf8')));
}

async function readMails(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const mails = readdirSync(folder).map((name) => PostalMime.parse(readFileSync(join(folder, name))));
  return (await Promise.all(mails)).map(({ subject, from, text, html }) =>
    JSON.stringify({ subject, from, text, html }),
  );
}

async function expectBrandLook(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page).toHaveTitle('Le case del Molise, aperte da chi le abita — Casa Molise');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le case del Molise, aperte da chi le abita.');
  await expect(page.getByPlaceholder('Agnone, Termoli, masseria…').first()).toBeVisible();
  const button = page.getByRole('button', { name: 'Mostra le case' });
  await expect(button).toHaveCSS('background-color', 'rgb(138, 47, 60)');
  await expect(page.locator('header .open-door')).toHaveCSS('background-image', /marchio-[0-9a-f]{8}\.svg/);
  const icon = await page.locator('link[rel=icon]').getAttribute('href');
  const drawn = await page.request.get(icon ?? '');
  expect(await drawn.text()).toBe(readFileSync(join(ROOT, 'e2e/support/marchio/logo.svg'), 'utf8'));
  expect(drawn.headers()['cache-control']).toContain('max-age=31536000');
  const foot = page.getByRole('contentinfo');
  await expect(foot).toContainText('© 2026 Associazione Casa Molise APS · via Ferrari 12, 86100 Campobasso CB');
  await expect(foot).toContainText('P. IVA 01234567897');
  await expectNoAxeViolations(page, THEMES);
  await foot.getByRole('link', { name: 'Contatti' }).click();
  await expect(page.getByText(/Casa Molise è di Associazione Casa Molise APS \(associazione/)).toContainText(
    'per il Regolamento sui servizi digitali: segnalazioni@casamolise.example, in italiano e inglese.',
  );
  await page.goto('/privacy');
  await expect(
    page.getByText('Il titolare del trattamento è Associazione Casa Molise APS, via Ferrari 12'),
  ).toBeVisible();
}

async function expectPanelAtBrandPath(page: Page, address: string): Promise<void> {
  for (const path of ['/admin', '/admin/ripristino', '/admin-ospitalia', '/admin-ospitalia/link']) {
    const answer = await page.request.get(address + path, { headers: { Accept: 'text/html' } });
    expect([path, answer.status()]).toEqual([path, 404]);
  }
  await page.goto('/redazione');
  await expect(page).toHaveURL('/redazione/entra');
  await new LoginPage(page).signIn(ADMIN);
  await expect(page).toHaveURL('/redazione');
  await page.getByRole('link', { name: 'Stato della casa' }).click();
  await expect(page).toHaveURL('/redazione/stato');
}

test.use({ expectedFaults: /^answer 401: .*\/api\/admin\/session$/ });

test('a portal with a custom brand uses the brand’s name, look and admin path everywhere @desktop', async ({
  separatePortal,
  portalOperator,
  owner,
  page,
}) => {
  const { address, dataDir } = separatePortal;
  await test.step('shows the brand’s name, texts, colours, logo and operator', () => expectBrandLook(page));
  expect(await walk(address, [...PAGES, ...FILES])).toEqual({});
  const id = await owner.submit();
  const cookie = await owner.confirm();
  const area = ['', '/modifica', '/calendario', '/calendario/freschezza', '/condizioni'];
  const ownerPages = area.map((part) => `/proprietario/strutture/${id}${part}`);
  expect(await walk(address, ['/proprietario', '/proprietario/prenotazioni', ...ownerPages], cookie)).toEqual({});
  const panel = [
    '/redazione',
    '/redazione/stato',
    '/redazione/prenotazioni',
    '/api/admin/stato',
    '/api/admin/strutture/pending',
  ];
  expect(await walk(address, panel, await portalOperator.cookie())).toEqual({});
  expect(scriptsWithName().filter((name) => !name.startsWith('shared-'))).toEqual([]);
  const archive = await page.request.get(`/api/proprietario/strutture/${id}/archivio`);
  expect(archive.headers()['content-disposition']).toContain('filename="casa-molise-');
  await owner.approve(id);
  await page.request.post('/api/newsletter', { data: { email: 'lettrice@example.it', elapsed_ms: 9000 } });
  await page.request.post('/api/i-miei-dati', { data: { email: owner.email } });
  await owner.mail('I tuoi dati su Casa Molise');
  await owner.mail('è online');
  await new Mailbox('lettrice@example.it', () => dataDir).next('alla newsletter di Casa Molise');
  const mails = await readMails(dataDir);
  expect(mails.flatMap(foundIn)).toEqual([]);
  for (const mail of mails) {
    expect(mail).toContain('"from":{"address":"ciao@casamolise.example","name":"Casa Molise"}');
    expect(mail).toContain('Associazione Casa Molise APS · via Ferrari 12, 86100 Campobasso CB · P. IVA 01234567897');
  }
  const { body } = await portalOperator.call<{ data: { uri: string } }>('POST', '/api/admin/codici', {
    password: process.env['OSPITALIA_ADMIN_PASSWORD'] ?? 'cavalli bianchi al pascolo',
  });
  expect(body.data.uri).toContain('issuer=Casa%20Molise');
  await page.context().clearCookies();
  await test.step('serves the admin panel only at the brand’s path', () => expectPanelAtBrandPath(page, address));
});
