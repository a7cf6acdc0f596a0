import { formatLongDate } from '../../src/kernel/calendar-date.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { BookingPanel, cardTotalOf, dayOfNextMonth as day, fakeCalendar, totalOf } from '../support/booking-panel.ts';
import { expect, test } from '../support/journey.ts';

const PAGE_SIZE = 24;

test('the list of a town: count, order of the day, cards, nothing for axe to find', { tag: '@desktop' }, async ({
  page,
  portal,
}) => {
  const town = await portal.findTown(({ strutture_count }) => strutture_count > 1 && strutture_count <= PAGE_SIZE);
  await page.goto(town.path);
  await expect(page.getByRole('heading', { level: 1, name: town.nome })).toBeVisible();
  await expect(page.getByText(`Trovate ${town.strutture_count} strutture nella zona`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Come ordiniamo le case' }).first()).toHaveAttribute(
    'href',
    '/come-ordiniamo',
  );
  await expect(page.getByRole('article')).toHaveCount(town.strutture_count);
  await expectNoAxeViolations(page);
});

test('pages by real links, from which the way leads back', { tag: '@phone' }, async ({ page, portal }) => {
  const town = await portal.findTown(({ strutture_count }) => strutture_count > PAGE_SIZE);
  await page.goto(town.path);
  await expect(page.getByRole('article')).toHaveCount(PAGE_SIZE);
  const names = await page.getByRole('article').getByRole('heading').allTextContents();
  await page.getByRole('link', { name: 'Pagina successiva' }).click();
  await expect(page).toHaveURL(/\?dopo=/);
  await expect(page.getByText(/^Cas[ae] 25/)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.getByRole('article').getByRole('heading').allTextContents()).not.toEqual(names);
  await page.getByRole('link', { name: 'Pagina precedente' }).click();
  await expect(page.getByText(/^Case 1–24 di/)).toBeVisible();
  expect(await page.getByRole('article').getByRole('heading').allTextContents()).toEqual(names);
});

test('a town without homes invites its owners', { tag: '@phone' }, async ({ page, portal }) => {
  const town = await portal.findTown(({ strutture_count }) => strutture_count === 0);
  await page.goto(town.path);
  await expect(page.getByRole('heading', { name: 'Nessuna casa, per ora' })).toBeVisible();
  await expect(page.getByRole('main').getByText('inserirla è gratuito')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('the photos of a card by arrows and by keyboard, then its page and back to the same place', {
  tag: '@desktop',
}, async ({ page, portal }) => {
  const house = await portal.findStruttura(
    ({ immagini, town }) => immagini.length > 2 && town.strutture_count <= PAGE_SIZE,
  );
  await page.goto(house.town.path);
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="${house.path}"]`) });
  const count = house.immagini.length;
  await card.hover();
  await card.getByRole('button', { name: `Foto successiva di ${house.nome}` }).click();
  await expect(card.getByText(`2/${count}`)).toBeVisible();
  await expect(card.getByRole('img', { name: `${house.nome}, foto 2 di ${count}` })).toBeInViewport({ ratio: 0.9 });
  await card.getByRole('button', { name: `Foto precedente di ${house.nome}` }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(card.getByText(`${count}/${count}`)).toBeVisible();

  await card.getByText(house.cin).scrollIntoViewIfNeeded();
  const scroll = await page.evaluate(() => Math.round(window.scrollY));
  await card.getByRole('link', { name: `Vedi la casa: ${house.nome}` }).click();
  await expect(page).toHaveURL(house.path);
  await page.getByRole('link', { name: 'Torna ai risultati' }).click();
  await expect(page).toHaveURL(house.town.path);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(scroll);
});

test('dates and guests for the whole list: the card’s total is the panel’s, and the choice goes along', {
  tag: '@desktop',
}, async ({ page, portal }) => {
  await fakeCalendar(page);
  const house = await portal.findStruttura(
    ({ tipo_prenotazione, is_guaranteed, servizio_pulizie, posti_letto, town }) =>
      tipo_prenotazione === 'casa_vacanza' &&
      is_guaranteed &&
      servizio_pulizie &&
      posti_letto > 1 &&
      town.strutture_count > 1 &&
      town.strutture_count <= 10,
  );
  await page.goto(house.town.path);
  const card = page.getByRole('article').filter({ has: page.locator(`a[href^="${house.path}"]`) });
  const pill = page.getByRole('button', { name: /^Date e ospiti/ });
  await expect(card.getByText(/^Cancellazione gratuita fino a.* prima dell’arrivo$/)).toBeVisible();
  await pill.click();
  const dialog = page.getByRole('dialog', { name: 'Quando, e in quanti?' });
  await dialog.getByRole('button', { name: 'Mese successivo' }).click();
  for (const date of [day(5), day(8)])
    await dialog.getByRole('button', { name: new RegExp(`^${formatLongDate(date)}, `) }).click();
  await dialog.getByLabel('Ospiti').selectOption('2 ospiti');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Mostra le case' }).click();

  const query = `?dal=${day(5)}&al=${day(8)}&ospiti=2`;
  await expect(page).toHaveURL(house.town.path + query);
  await expect(pill).toBeFocused();
  await expect(card.getByText(`${cardTotalOf(house, 3)} / 3 notti`)).toBeVisible();
  await expectNoAxeViolations(page);

  await card.getByRole('link', { name: `Vedi la casa: ${house.nome}` }).click();
  await expect(page).toHaveURL(house.path + query);
  const panel = await BookingPanel.of(page);
  await expect(panel.root.getByLabel('Ospiti')).toHaveValue('2');
  await panel.expectTotal(totalOf(house, 3));

  await page.goto(house.town.path + query);
  await page.getByRole('link', { name: 'Togli date e ospiti' }).click();
  await expect(page).toHaveURL(house.town.path);
  await expect(card.getByText('/ notte')).toBeVisible();
  await expect(pill).toBeFocused();
});

test('dates that cannot be count as not chosen', { tag: '@desktop' }, async ({ page, portal }) => {
  const town = await portal.findTown(({ strutture_count }) => strutture_count > 1);
  for (const query of ['?dal=2020-01-01&al=2020-01-04', '?dal=x&al=%00&ospiti=-1', '?ospiti=1e9&dal=2026-02-30']) {
    const answer = await page.goto(town.path + query);
    expect(answer?.status(), query).toBe(200);
    await expect(page.getByRole('button', { name: 'Date e ospiti', exact: true })).toBeVisible();
  }
});
