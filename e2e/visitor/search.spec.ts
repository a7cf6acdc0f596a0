import type { Page } from '@playwright/test';
import { formatLongDate } from '../../src/kernel/dates/calendar-date.ts';
import { inCitta } from '../../src/locations/rules/place-phrase.it.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { BookingPanel, dayOfNextMonth as day, fakeCalendar, totalOf } from '../support/booking-panel.ts';
import { holdRoute } from '../support/hold-route.ts';
import { expect, test } from '../support/journey.ts';
import type { Struttura, Town } from '../support/portal.ts';

const hasHomes = ({ strutture_count }: Town) => strutture_count > 1;
const roomsByPrice = ({ camere }: Struttura) =>
  camere.filter(({ disponibile }) => disponibile).toSorted((one, other) => one.prezzo_notte - other.prezzo_notte);

function hasRoomsOfTwoPrices(struttura: Struttura): boolean {
  const rooms = roomsByPrice(struttura);
  return struttura.tipo_prenotazione === 'bnb' && (rooms[0]?.prezzo_notte ?? 0) < (rooms.at(-1)?.prezzo_notte ?? 0);
}

const box = (page: Page) => page.getByRole('combobox', { name: 'Dove vuoi andare?' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggerimenti' }).getByRole('option');
const cards = (page: Page) => page.getByRole('region', { name: 'Strutture' }).getByRole('article');
const show = (page: Page) => page.getByRole('search').getByRole('button', { name: 'Mostra le case' });

async function chooseStay(page: Page, from: number, to: number): Promise<void> {
  await page.getByRole('button', { name: /^Date e ospiti/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Quando, e in quanti?' });
  await dialog.getByRole('button', { name: 'Mese successivo' }).click();
  for (const date of [day(from), day(to)])
    await dialog.getByRole('button', { name: new RegExp(`^${formatLongDate(date)}, `) }).click();
  await dialog.getByLabel('Ospiti').selectOption('2 ospiti');
  await dialog.getByRole('button', { name: 'Mostra le case' }).click();
  await expect(dialog).toBeHidden();
}

test('a visitor finds an available home by place, dates and a filter, and returns to the list', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const { regione } = await portal.findTown(hasHomes);
  const stay = `dal=${day(7)}&al=${day(9)}&ospiti=2`;
  await page.goto('/');
  await chooseStay(page, 7, 9);
  await box(page).fill(regione.nome);
  await expect(options(page).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await options(page).filter({ hasText: regione.nome }).first().click();
  await expect(page).toHaveURL(new RegExp(stay));
  await expect(page.getByText('Tutte libere per le tue date, con il totale del soggiorno.')).toBeVisible();
  await expect(cards(page).first().getByText('/ 2 notti')).toBeVisible();

  await page.getByRole('link', { name: /^Filtri/ }).click();
  const filters = page.getByRole('dialog', { name: 'Filtri' });
  await filters.getByLabel('WiFi').check();
  await filters.getByLabel('Fino a, in euro').fill('1.200');
  await expect(filters.getByRole('button', { name: /^Mostra [\d.]+ cas[ae]$/ })).toBeVisible();
  await expectNoAxeViolations(page);
  const promised = await filters.getByRole('button', { name: /^Mostra/ }).textContent();
  await filters.getByRole('button', { name: /^Mostra/ }).click();
  await expect(page).toHaveURL(/prezzo_max=1200&servizi=wifi/);
  const found = /\d[\d.]*/.exec(promised ?? '')?.[0] ?? '';
  await expect(
    page.getByText(new RegExp(`^Trovat[ae] ${found.replace('.', '\\.')} struttur[ae] nella zona$`)),
  ).toBeVisible();

  const list = page.url();
  const name = await cards(page).first().getByRole('heading').textContent();
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  expect(page.url()).toContain(stay);
  await page.getByRole('link', { name: 'Torna ai risultati' }).click();
  await expect(page).toHaveURL(list);
  await page.getByRole('link', { name: 'Togli il filtro WiFi' }).click();
  await expect(page).not.toHaveURL(/wifi/);
  await expect(page.getByRole('link', { name: 'Togli tutti' })).toHaveCount(0);
  await page.goBack();
  await page.getByRole('link', { name: 'Togli tutti' }).click();
  await expect(page).not.toHaveURL(/prezzo|wifi/);
  expect(page.url()).toContain(stay);
});

test('the search recognises a town, lists places with the same name, searches unknown words as text, and stores the sort order in the URL', {
  tag: '@desktop',
}, async ({ page, portal }) => {
  const town = await portal.findTown(hasHomes);
  await page.goto('/');
  await box(page).fill(`${town.nome} con piscina`);
  await box(page).press('Enter');
  await expect(page).toHaveURL(/servizi=piscina/);
  await page.goto('/cerca');
  await box(page).fill('Livo');
  await box(page).press('Enter');
  await expect(page.getByRole('navigation', { name: 'Quale Livo?' }).getByRole('link')).toHaveCount(2);
  await box(page).fill('Salento ad agosto sotto i 900 euro');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/area=salento&periodo_dal=20\d\d-08-01&periodo_al=20\d\d-09-01&notti=7&prezzo_max=900$/);
  await page.getByRole('link', { name: 'Togli il filtro Fino a 900 €' }).click();
  await expect(page).toHaveURL(/area=salento&periodo_dal=[^&]+&periodo_al=[^&]+&notti=7$/);
  await page.goto('/cerca');
  await box(page).fill(`romanticissimo ${town.nome}`);
  await box(page).press('Enter');
  await expect(page.getByText(`Nessuna casa ${inCitta(town.nome)} per «romanticissimo»: ecco le altre.`)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expect(box(page)).toHaveValue(`romanticissimo ${town.nome}`);
  await page.goto('/cerca?prezzo_max=1&servizi=spa');
  await expect(page.getByRole('heading', { name: 'Nessuna casa ha tutto quello che cerchi' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: /^Senza il limite di 1 €/ }).click();
  await expect(page).toHaveURL('/cerca?servizi=spa');
  await expect(cards(page).first()).toBeVisible();
  await page.getByLabel('Ordina').selectOption('Prezzo più basso');
  await expect(page).toHaveURL('/cerca?servizi=spa&ordina=prezzo');
  await expect(page.getByText('Ordine di oggi: uguale per tutti')).toBeHidden();
  await expect(page.getByText('Prima le meno care: l’ordine è uguale per tutti')).toBeVisible();
});

async function openSlowly(page: Page, path: string): Promise<() => void> {
  const arrive = await holdRoute(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  // Waits for the style sheets. Until they are loaded, a page shows elements that the style sheets hide.
  await page.waitForFunction(
    () => {
      const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
      return sheets.length > 0 && sheets.every(({ sheet }) => sheet !== null);
    },
    undefined,
    { polling: 50 },
  );
  return arrive;
}

test('input entered before the scripts load is retained: search text, a province and a room', {
  tag: '@desktop',
}, async ({ page, portal }) => {
  const town = await portal.findTown(hasHomes);
  const arriveHome = await openSlowly(page, '/');
  await box(page).fill(town.nome);
  arriveHome();
  await expect(page.getByRole('button', { name: 'Date e ospiti' })).toBeEnabled();
  await show(page).click();
  await expect(page).toHaveURL(/\/(?:strutture|cerca)/);
  await expect(page.getByText(/^Trovat[ae] /)).toBeVisible();

  const arriveRegion = await openSlowly(page, '/strutture/umbria');
  await page.getByLabel('Provincia').selectOption('Terni (TR)');
  arriveRegion();
  await page.getByRole('button', { name: 'Vai' }).click();
  await expect(page).toHaveURL('/strutture/umbria/terni');

  await fakeCalendar(page);
  const bnb = await portal.findStruttura(hasRoomsOfTwoPrices);
  const dearest = roomsByPrice(bnb).at(-1)!;
  const arriveBnb = await openSlowly(page, bnb.path);
  await page.getByLabel('Camera').selectOption(String(dearest.id));
  await expect(page.locator(':is(.stay-panel, .stay-mobile-bar) .btn:enabled')).toHaveCount(0);
  arriveBnb();
  const panel = await BookingPanel.of(page);
  await panel.turnToNextMonth();
  await panel.pick(day(5), day(8));
  await expect(panel.root.getByLabel('Camera')).toHaveValue(String(dearest.id));
  await panel.expectTotal(totalOf({ ...bnb, prezzo_notte: dearest.prezzo_notte }, 3));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search box, filters and sort order are submitted as forms', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/', { waitUntil: 'load' });
    await box(page).fill('toscana');
    await show(page).click();
    await expect(page).toHaveURL('/cerca?dove=toscana');
    await page.getByRole('link', { name: 'Filtri' }).click();
    await page.getByLabel('WiFi').check();
    await page.getByLabel('Parcheggio').check();
    await page.getByLabel('Fino a, in euro').fill('300 €');
    await page.getByRole('button', { name: 'Mostra le case' }).click();
    await expect(page).toHaveURL(/prezzo_max=300/);
    expect(new URL(page.url()).searchParams.get('servizi')?.split(',')).toHaveLength(2);
    await page.getByLabel('Ordina').selectOption('Più posti letto');
    await page.getByRole('button', { name: 'Vai' }).click();
    await expect(page).toHaveURL(/ordina=posti/);
    await expect(page.getByLabel('Ordina')).toHaveValue('posti');
  });
});
