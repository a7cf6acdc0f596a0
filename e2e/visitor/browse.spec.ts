import type { Page } from '@playwright/test';
import { formatLongDate } from '../../src/kernel/dates/calendar-date.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { BookingPanel, cardTotalOf, dayOfNextMonth as day, fakeCalendar, totalOf } from '../support/booking-panel.ts';
import { expect, test } from '../support/journey.ts';
import type { Struttura, Town } from '../support/portal.ts';

const PAGE_SIZE = 24;
const hasOnePage = ({ strutture_count }: Town) => strutture_count > 1 && strutture_count <= PAGE_SIZE;
const hasPages = ({ strutture_count }: Town) => strutture_count > PAGE_SIZE;
const hasPrice = ({ prezzo_notte, is_guaranteed, tipo_prenotazione, town }: Struttura) =>
  prezzo_notte > 0 && is_guaranteed && tipo_prenotazione === 'casa_vacanza' && hasOnePage(town);

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** The pattern allows «Esplora», which the link's name contains only while the pointer is over it. */
const poster = (page: Page, nome: string) =>
  page.getByRole('listitem').getByRole('link', { name: new RegExp(`^(?:Esplora )?${nome}\\b`) });
const cards = (page: Page) => page.getByRole('region', { name: 'Strutture' }).getByRole('article');
const cardOf = (page: Page, { path }: Struttura) => cards(page).filter({ has: page.locator(`a[href^="${path}"]`) });

async function expectTown(page: Page, { nome, path, strutture_count }: Town): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(title(page, nome)).toBeVisible();
  await expect(page.getByText(`Trovate ${strutture_count} strutture nella zona`)).toBeVisible();
}

test('a visitor navigates from a region’s card to the price of a home', { tag: '@phone' }, async ({ page, portal }) => {
  await fakeCalendar(page);
  const home = await portal.findStruttura(hasPrice);
  const { regione, provincia, ...town } = home.town;

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
  await expectTown(page, home.town);
  await expect(cards(page)).toHaveCount(town.strutture_count);
  await page
    .locator(`a[href="${home.path}"]`)
    .getByText(/^Vedi la casa/)
    .click();

  await expect(page).toHaveURL(home.path);
  await expect(title(page, home.nome)).toBeVisible();
  const panel = await BookingPanel.of(page);
  await panel.turnToNextMonth();
  await panel.pick(day(10), day(13));
  await panel.expectTotal(totalOf(home, 3));
});

test('a list’s state is stored in the URL and restored by Back, Forward, a reload and opening the URL in a new browser', {
  tag: '@desktop',
}, async ({ page, portal, browser }) => {
  const town = await portal.findTown(hasPages);
  await page.goto(town.provincia.path);
  await page.getByLabel('Città').selectOption(`${town.nome} (${town.strutture_count})`);
  await expectTown(page, town);
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
  await page.getByRole('link', { name: 'Pagina successiva' }).click();
  await expect(page).toHaveURL(/\?dopo=/);
  await expect(page.getByText(/^Cas[ae] 25/)).toBeVisible();
  await expect(title(page, town.nome)).toBeFocused();
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
  await page.getByRole('link', { name: 'Pagina precedente' }).click();
  await expect(page.getByText(/^Case 1–24 di/)).toBeVisible();
  // Navigates after `evaluate` has returned, because a navigation can destroy the context of a pending call. The journey waits
  // for each navigation to finish, because the browser ignores a second navigation while one is pending.
  const turn = (steps: number) => page.evaluate((by) => void setTimeout(() => history.go(by)), steps);
  await turn(-1);
  await expect(page).toHaveURL(second);
  await turn(1);
  await expect(page).not.toHaveURL(second);
  await turn(-1);
  await expect(page).toHaveURL(second);

  const friend = await browser.newContext({ locale: 'it-IT' });
  const shared = await friend.newPage();
  for (const address of [second, home]) {
    const answer = await shared.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(shared.getByRole('heading', { name: first ?? '' }).first()).toBeVisible();
  }
  await friend.close();
});

test('the header links to the regions, Chi siamo and the blog, and to the map once a place is selected', async ({
  page,
  portal,
  isMobile,
}) => {
  const { path } = await portal.findTown(hasOnePage);
  const menu = page.getByRole('navigation', { name: 'Principale' });
  const choose = async (name: string) => {
    if (isMobile) await page.getByRole('button', { name: 'Apri il menu' }).click();
    await menu.getByRole('link', { name }).click();
    if (isMobile) await expect(page.getByRole('button', { name: 'Apri il menu' })).toBeVisible();
  };
  await page.goto('/');
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

test('a visitor browses the photos on a card and returns from the home’s page to the same scroll position', {
  tag: '@desktop',
}, async ({ page, portal }) => {
  const home = await portal.findStruttura(({ immagini, town }) => immagini.length > 2 && hasOnePage(town));
  await page.goto(home.town.path);
  const card = cardOf(page, home);
  const count = home.immagini.length;
  await card.hover();
  await card.getByRole('button', { name: `Foto successiva di ${home.nome}` }).click();
  await expect(card.getByText(`2/${count}`)).toBeVisible();
  await expect(card.getByRole('img', { name: `${home.nome}, foto 2 di ${count}` })).toBeInViewport({ ratio: 0.9 });
  await card.getByRole('button', { name: `Foto precedente di ${home.nome}` }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(card.getByText(`${count}/${count}`)).toBeVisible();

  await card.getByText(home.cin).scrollIntoViewIfNeeded();
  const scroll = await page.evaluate(() => Math.round(window.scrollY));
  await card.getByRole('link', { name: `Vedi la casa: ${home.nome}` }).click();
  await expect(page).toHaveURL(home.path);
  await page.getByRole('link', { name: 'Torna ai risultati' }).click();
  await expect(page).toHaveURL(home.town.path);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(scroll);
});

test('dates and guests apply to the whole list, and a card shows the same total as the booking panel', {
  tag: '@desktop',
}, async ({ page, portal, request }) => {
  await fakeCalendar(page);
  const free = await request.get(`/api/ricerca/mappa?regione_id=12&dal=${day(5)}&al=${day(8)}&ospiti=2`);
  const { points } = (await free.json()) as { points: { id: number }[] };
  const home = await portal.findStruttura(
    (each) =>
      hasPrice(each) &&
      each.servizio_pulizie &&
      each.town.strutture_count <= 10 &&
      points.some(({ id }) => id === each.id),
  );
  await page.goto(home.town.path);
  const card = cardOf(page, home);
  const pill = page.getByRole('button', { name: /^Date e ospiti/ });
  await pill.click();
  const dialog = page.getByRole('dialog', { name: 'Quando, e in quanti?' });
  await dialog.getByRole('button', { name: 'Mese successivo' }).click();
  for (const date of [day(5), day(8)])
    await dialog.getByRole('button', { name: new RegExp(`^${formatLongDate(date)}, `) }).click();
  await dialog.getByLabel('Ospiti').selectOption('2 ospiti');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Mostra le case' }).click();

  const query = `?dal=${day(5)}&al=${day(8)}&ospiti=2`;
  await expect(page).toHaveURL(home.town.path + query);
  await expect(pill).toBeFocused();
  await expect(card.getByText(`${cardTotalOf(home, 3)} / 3 notti`)).toBeVisible();
  await expectNoAxeViolations(page);

  await card.getByRole('link', { name: `Vedi la casa: ${home.nome}` }).click();
  await expect(page).toHaveURL(home.path + query);
  const panel = await BookingPanel.of(page);
  await expect(panel.root.getByLabel('Ospiti')).toHaveValue('2');
  await panel.expectTotal(totalOf(home, 3));
  await page.goBack();
  await page.getByRole('link', { name: 'Togli date e ospiti' }).click();
  await expect(page).toHaveURL(home.town.path);
  await expect(card.getByText('/ notte')).toBeVisible();
});
