import type { Page } from '@playwright/test';
import { BookingPanel, dayOfNextMonth, fakeCalendar, totalOf } from '../support/booking-panel.ts';
import { expect, test } from '../support/journey.ts';
import type { Struttura, Town } from '../support/portal.ts';

/** Few enough homes for one page of results. */
const hasOnePage = ({ strutture_count }: Town) => strutture_count > 1 && strutture_count <= 24;
const hasPages = ({ strutture_count }: Town) => strutture_count > 24;
const hasPrice = ({ prezzo_notte, is_guaranteed, tipo_prenotazione, town }: Struttura) =>
  prezzo_notte > 0 && is_guaranteed && tipo_prenotazione === 'casa_vacanza' && hasOnePage(town);

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** A region's card: «Esplora» shows under the pointer only. */
const poster = (page: Page, nome: string) =>
  page.getByRole('listitem').getByRole('link', { name: new RegExp(`^(?:Esplora )?${nome}\\b`) });
const cards = (page: Page) => page.getByRole('region', { name: 'Strutture' }).getByRole('article');

async function expectTown(page: Page, { nome, path, strutture_count }: Town): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(title(page, nome)).toBeVisible();
  await expect(page.getByText(`Trovate ${strutture_count} strutture nella zona`)).toBeVisible();
}

test('from the poster of a region to what a home costs', { tag: '@phone' }, async ({ page, portal }) => {
  await fakeCalendar(page);
  const house = await portal.findStruttura(hasPrice);
  const { regione, provincia, ...town } = house.town;

  await page.goto('/');
  await poster(page, regione.nome).click();
  await expect(page).toHaveURL(regione.path);
  await expect(title(page, regione.nome)).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${provincia.nome} \\d`) })
    .click();
  await expect(page).toHaveURL(provincia.path);
  await expect(page.getByText(/^\d+ città disponibili$/)).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`^${town.nome} ${town.strutture_count} case$`) }).click();
  await expectTown(page, house.town);
  await expect(cards(page)).toHaveCount(town.strutture_count);
  await page
    .locator(`a[href="${house.path}"]`)
    .getByText(/^Vedi la casa/)
    .click();

  await expect(page).toHaveURL(house.path);
  await expect(title(page, house.nome)).toBeVisible();
  const panel = await BookingPanel.of(page);
  await panel.turnToNextMonth();
  await panel.pick(dayOfNextMonth(10), dayOfNextMonth(13));
  await panel.expectTotal(totalOf(house, 3));
});

test('the dropdowns lead from place to place', { tag: '@phone' }, async ({ page, portal }) => {
  const { regione, provincia, ...town } = await portal.findTown(hasOnePage);
  await page.goto(regione.path);
  await expect(page.getByLabel('Città')).toBeDisabled();
  await page.getByLabel('Provincia').selectOption(provincia.label);
  await expect(page).toHaveURL(provincia.path);
  await page.getByLabel('Città').selectOption(`${town.nome} (${town.strutture_count})`);
  await expect(page).toHaveURL(town.path);
  await expect(page.getByLabel('Provincia')).toHaveValue(provincia.path);
  await page.getByRole('navigation', { name: 'Percorso' }).getByRole('link', { name: regione.nome }).click();
  await expect(page).toHaveURL(regione.path);
});

test('every state is an address: back, forward, reload, and a fresh browser', { tag: '@desktop' }, async ({
  page,
  portal,
  browser,
}) => {
  const town = await portal.findTown(hasPages);
  await page.goto(town.provincia.path);
  await page.getByLabel('Città').selectOption(`${town.nome} (${town.strutture_count})`);
  await expectTown(page, town);
  await page.getByRole('link', { name: 'Pagina successiva' }).click();
  await expect(page).toHaveURL(/\?dopo=/);
  await expect(page.getByText(/^Cas[ae] 25/)).toBeVisible();
  const second = page.url();
  const first = await cards(page).first().getByRole('heading').textContent();
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(title(page, first ?? '')).toBeVisible();
  const home = page.url();

  await page.goBack();
  await expect(page).toHaveURL(second);
  await expect(cards(page).first().getByRole('heading')).toHaveText(first ?? '');
  await page.reload();
  await expect(cards(page).first().getByRole('heading')).toHaveText(first ?? '');
  await page.goBack();
  await expectTown(page, town);
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(home);
  await expect(title(page, first ?? '')).toBeVisible();

  const friend = await browser.newContext({ locale: 'it-IT' });
  const shared = await friend.newPage();
  for (const address of [second, home]) {
    const answer = await shared.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(shared.getByRole('heading', { name: first ?? '' }).first()).toBeVisible();
  }
  await friend.close();
});

test('«Torna ai risultati» of a shared address leads to the town', { tag: '@desktop' }, async ({ page, portal }) => {
  const house = await portal.findStruttura(({ town }) => hasOnePage(town));
  await page.goto(house.path);
  await page.getByRole('link', { name: 'Torna ai risultati' }).click();
  await expectTown(page, house.town);
});

test('«Torna alla mappa» leads back to the regions', { tag: '@phone' }, async ({ page, portal }) => {
  const { regione } = await portal.findTown(hasOnePage);
  await page.goto(regione.path);
  await page.getByRole('main').getByRole('link', { name: 'Torna alla mappa' }).click();
  await expect(page).toHaveURL('/#regioni');
  await expect(page.getByRole('heading', { name: "Esplora le Regioni d'Italia" })).toBeInViewport();
});

test('the header: regions, Chi siamo, blog, and the map once a place is chosen', async ({ page, portal, isMobile }) => {
  const { path } = await portal.findTown(hasOnePage);
  const menu = page.getByRole('navigation', { name: 'Principale' });
  const choose = async (name: string) => {
    if (isMobile) await page.getByRole('button', { name: 'Apri il menu' }).click();
    await menu.getByRole('link', { name }).click();
    if (isMobile) await expect(page.getByRole('button', { name: 'Apri il menu' })).toBeVisible();
  };
  await page.goto('/');
  await expect(menu.getByRole('link', { name: 'Torna alla mappa' })).toHaveCount(0);
  await choose('Chi siamo');
  await expect(page).toHaveURL('/#chi-siamo');
  await expect(page.getByRole('heading', { name: 'Chi siamo' })).toBeInViewport();
  await choose('Regioni');
  await expect(page.getByRole('heading', { name: "Esplora le Regioni d'Italia" })).toBeInViewport();
  await choose('Blog');
  await expect(page.getByRole('heading', { name: 'Storie di luoghi, e di chi li abita.' })).toBeVisible();
  await page.goto(path);
  await choose('Torna alla mappa');
  await expect(page.getByRole('heading', { name: "Esplora le Regioni d'Italia" })).toBeInViewport();
});

test('a card says what the specification asks for', { tag: '@desktop' }, async ({ page, portal }) => {
  const house = await portal.findStruttura(
    (each) => hasPrice(each) && each.immagini.length > 1 && each.telefono !== null && each.email !== null,
  );
  await page.goto(house.town.path);
  const card = cards(page).filter({ has: page.locator(`a[href="${house.path}"]`) });
  await expect(card.getByText('Sicura', { exact: true })).toBeVisible();
  await expect(card.getByText(house.cin)).toBeVisible();
  await expect(card.getByText(/^\d+ (?:posto|posti) letto$/)).toBeVisible();
  await expect(card.getByText(/^\d+ camer[ae]$/)).toBeVisible();
  await expect(card.getByText(/^\d+ bagn[io]$/)).toBeVisible();
  await expect(card.getByText(/^(?:Cucina|Senza cucina)$/).first()).toBeVisible();
  await expect(card.getByText(/€ \/ notte$/)).toBeVisible();
  await expect(card.getByRole('link', { name: `Chiama ${house.nome}` })).toHaveAttribute('href', /^tel:\+39\d+$/);
  await expect(card.getByRole('link', { name: `Scrivi a ${house.nome}` })).toHaveAttribute('href', /^mailto:/);
  await expect(card.getByText(`1/${house.immagini.length}`)).toBeVisible();
  await card.hover();
  await card.getByRole('button', { name: `Foto successiva di ${house.nome}` }).click();
  await expect(card.getByText(`2/${house.immagini.length}`)).toBeVisible();
  await card.getByRole('button', { name: `Foto precedente di ${house.nome}` }).click();
  await card.getByRole('button', { name: `Foto precedente di ${house.nome}` }).click();
  await expect(card.getByText(`${house.immagini.length}/${house.immagini.length}`)).toBeVisible();
  await expect(page).toHaveURL(house.town.path);
});
