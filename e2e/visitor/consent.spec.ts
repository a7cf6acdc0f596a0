import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { MEASURING, receiveVisits } from '../support/consent.ts';
import { expect, test } from '../support/journey.ts';

function listenIn(page: Page, baseURL: string | undefined): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url());
  });
  return foreign;
}

const banner = (page: Page) => page.getByRole('region', { name: 'Possiamo contare le visite?' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const settle = (page: Page) => page.waitForLoadState('networkidle');

test.skip(process.env['OSPITALIA_E2E_PORT'] === undefined, 'a running portal sends its visits elsewhere');
test.use({ hasRefused: false });

test('no request is sent to other hosts before or after «Rifiuta» is pressed', { tag: '@desktop' }, async ({
  page,
  baseURL,
  portal,
}) => {
  const foreign = listenIn(page, baseURL);
  const town = await portal.findTown(({ strutture_count }) => strutture_count > 0);
  await page.goto(town.regione.path);
  await expect(banner(page)).toBeVisible();
  await press(page, 'Rifiuta');
  await expect(banner(page)).toBeHidden();
  await page.getByRole('link', { name: 'Come ordiniamo le case' }).click();
  await expect(page).toHaveURL('/come-ordiniamo');
  await page.goto(town.path);
  await settle(page);
  await expect(banner(page)).toBeHidden();
  expect(foreign).toEqual([]);
});

test.describe('after «Accetta» is pressed', () => {
  test.use({ expectedFaults: new RegExp(`foreign request: ${MEASURING.url}/api/event$`) });

  test('visits are reported until consent is withdrawn', { tag: '@desktop' }, async ({ page, baseURL, portal }) => {
    const foreign = listenIn(page, baseURL);
    const { received, stop } = await receiveVisits();
    const town = await portal.findTown(({ strutture_count }) => strutture_count > 0);
    const { regione, provincia } = town;
    const arrived = async (count: number) => {
      await expect.poll(() => received.length).toBe(count);
      return received.splice(0).map(({ body }) => {
        const { name, url, domain, props } = JSON.parse(body) as Record<string, string>;
        expect(domain).toBe(MEASURING.site);
        return [name, url?.replace(String(baseURL), ''), ...(props === undefined ? [] : [props])];
      });
    };

    await page.goto(`${regione.path}?dal=2027-02-01&al=2027-02-03`);
    await expect(banner(page)).toBeVisible();
    await settle(page);
    expect(foreign).toEqual([]);
    await press(page, 'Accetta');
    await expect(banner(page)).toBeHidden();
    await expect.poll(() => received.length).toBe(2);
    expect(received[0]).toMatchObject({ method: 'POST', path: '/api/event' });
    expect(received[0]?.headers).toMatchObject({ 'content-type': 'text/plain' });
    expect(Object.keys(received[0]?.headers ?? {})).not.toContain('cookie');
    expect(Object.keys(received[0]?.headers ?? {})).not.toContain('referer');
    expect(await arrived(2)).toEqual([
      ['pageview', regione.path],
      ['Regione', regione.path, { regione: regione.nome }],
    ]);

    await page.locator(`main a[href^="${provincia.path}?"]`).first().click();
    expect(await arrived(2)).toEqual([
      ['pageview', provincia.path],
      ['Provincia', provincia.path, { regione: regione.nome, provincia: provincia.nome }],
    ]);
    await page.goto(town.path);
    expect(await arrived(2)).toEqual([
      ['pageview', town.path],
      ['Città', town.path, { regione: regione.nome, provincia: provincia.nome, citta: town.nome }],
    ]);
    await expect(banner(page)).toBeHidden();

    await page.goto('/proprietario');
    await page.goto('/prenotazione/0b0f7f0e-5c1c-4f9e-9a5e-2b1d7a3c4d5e');
    await page.getByRole('link', { name: 'Preferenze sui cookie' }).click();
    expect(await arrived(1)).toEqual([['pageview', '/cookie']]);
    await press(page, 'Rifiuta');
    await expect(page.getByRole('main').getByText('Hai rifiutato: non contiamo le tue visite.')).toBeVisible();
    await page.getByRole('link', { name: 'Termini' }).click();
    await expect(page).toHaveURL('/termini');
    await page.goto(town.path);
    await settle(page);
    expect(received).toEqual([]);
    expect(foreign.length).toBe(7);
    await stop();
  });
});

test('the consent banner blocks neither focus nor content', async ({ page, portal, isMobile }) => {
  const home = await portal.findStruttura(({ is_guaranteed }) => is_guaranteed);
  await page.goto(home.path);
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link')).toBeFocused();
  if (isMobile) await page.getByRole('button', { name: 'Scegli le date' }).click({ trial: true });
  const [yes, no] = await Promise.all(
    ['Accetta', 'Rifiuta'].map((name) => banner(page).getByRole('button', { name, exact: true }).boundingBox()),
  );
  expect(yes).toMatchObject({ width: no?.width, height: no?.height });
  await press(page, 'Chiudi e rifiuta');
  await expect(banner(page)).toBeHidden();
});
