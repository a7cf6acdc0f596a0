import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/portal.ts';

const PAGE_SIZE = 24;

test('the list of a town: count, order of the day, cards, nothing for axe to find', async ({ page, portal }) => {
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

test('paging by real links; a page that does not exist is a 404', async ({ page, portal }) => {
  const town = await portal.findTown(({ strutture_count }) => strutture_count > PAGE_SIZE);
  await page.goto(town.path);
  await expect(page.getByRole('article')).toHaveCount(PAGE_SIZE);
  const names = await page.getByRole('article').getByRole('heading').allTextContents();
  await page.getByRole('link', { name: 'Pagina successiva' }).click();
  await expect(page).toHaveURL(`${town.path}?pagina=2`);
  await expect(page.getByRole('link', { name: 'Pagina 2' })).toHaveAttribute('aria-current', 'page');
  expect(await page.getByRole('article').getByRole('heading').allTextContents()).not.toEqual(names);
  for (const pagina of ['0', '01', 'x', '999999', '2&pagina=3', '%00']) {
    const answer = await page.goto(`${town.path}?pagina=${pagina}`);
    expect(answer?.status(), pagina).toBe(404);
  }
});

test('a town without homes invites its owners', async ({ page, portal }) => {
  const town = await portal.findTown(({ strutture_count }) => strutture_count === 0);
  await page.goto(town.path);
  await expect(page.getByRole('heading', { name: 'Nessuna casa, per ora' })).toBeVisible();
  await expect(page.getByRole('main').getByText('inserirla è gratuito')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('the photos of a card by arrows and by keyboard, then its page and back to the same place', async ({
  page,
  portal,
}) => {
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
