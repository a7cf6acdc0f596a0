import type { Page } from '@playwright/test';
import { BookingPanel, dayOfNextMonth as day, fakeCalendar, totalOf } from '../support/booking-panel.ts';
import { KeyboardUser, tabTo } from '../support/keyboard.ts';
import { expect, test } from '../support/journey.ts';
import type { Struttura } from '../support/portal.ts';

/** Keyboard journeys run only on desktops, because phones have no Tab key. */
const DESKTOP = { tag: '@desktop' };
const VERIFY = { tag: ['@desktop', '@verify'] };

const isBookableHome = ({ tipo_prenotazione, prezzo_notte, is_guaranteed, immagini, town }: Struttura) =>
  tipo_prenotazione === 'casa_vacanza' &&
  prezzo_notte > 0 &&
  is_guaranteed &&
  immagini.length > 1 &&
  town.strutture_count > 1 &&
  town.strutture_count <= 24;

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test(
  'a visitor navigates from the home page to the price of a home by keyboard only',
  VERIFY,
  async ({ page, portal }) => {
    await fakeCalendar(page, [day(14)]);
    const home = await portal.findStruttura(isBookableHome);
    const { regione, provincia, ...town } = home.town;

    await page.goto('/');
    const poster = page
      .getByRole('listitem')
      .getByRole('link', { name: new RegExp(`^(?:Esplora )?${regione.nome}\\b`) });
    await tabTo(page, poster);
    await press(page, 'Enter');
    await expect(title(page, regione.nome)).toBeVisible();
    await tabTo(page, page.getByRole('main').getByRole('link', { name: new RegExp(`^${provincia.nome} \\d`) }));
    await press(page, 'Enter');
    await expect(page).toHaveURL(provincia.path);
    await tabTo(page, page.getByRole('link', { name: new RegExp(`^${town.nome} ${town.strutture_count} case$`) }));
    await press(page, 'Enter');
    await expect(title(page, town.nome)).toBeVisible();
    await tabTo(page, page.getByRole('heading', { level: 3 }).locator(`a[href="${home.path}"]`));
    await press(page, 'Enter');
    await expect(title(page, home.nome)).toBeVisible();

    const panel = await BookingPanel.of(page);
    await tabTo(page, panel.grid.getByRole('button', { name: /^Oggi, / }));
    await press(page, 'PageDown');
    await expect(panel.day(day(14))).toBeVisible();
    await expect(panel.grid.locator('button:focus')).toHaveCount(1);
    await new KeyboardUser(page).walkTo(panel.grid, day(10));
    await press(page, 'Enter');
    await panel.expectDay(day(10), 'arrivo selezionato');
    await expect(panel.day(day(10))).toBeFocused();
    await press(page, 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    await expect(panel.day(day(14))).toBeFocused();
    await press(page, ' ');
    await panel.expectDay(day(14), 'partenza selezionata');
    await panel.expectTotal(totalOf(home, 4));

    await tabTo(page, panel.button('Cancella date'));
    await press(page, 'Enter');
    await panel.expectFocusInGrid();
    await expect(panel.button('Cancella date')).toBeHidden();
  },
);

test(
  'the first Tab reaches the skip link, and a dropdown navigates only on «Vai»',
  DESKTOP,
  async ({ page, portal }) => {
    const { nome, regione, provincia } = await portal.findTown(({ strutture_count }) => strutture_count > 0);
    await page.goto(regione.path);
    const skip = page.getByRole('link', { name: 'Vai al contenuto' });
    await press(page, 'Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await press(page, 'Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const select = page.getByLabel('Provincia');
    await new KeyboardUser(page).leafTo(select, provincia.path);
    await expect(page).toHaveURL(`${regione.path}#contenuto`);
    await tabTo(page, page.getByRole('button', { name: 'Vai' }));
    await press(page, 'Enter');
    await expect(page).toHaveURL(provincia.path);

    await page.goto('/');
    const search = page.getByRole('search', { name: 'Trova una casa' });
    const box = search.getByRole('combobox');
    await tabTo(page, box);
    await page.keyboard.type(nome);
    const provinceOption = search.getByRole('option').filter({ hasText: provincia.nome }).first();
    await expect(provinceOption).toBeVisible();
    for (let step = 0; step < 8 && (await provinceOption.getAttribute('aria-selected')) !== 'true'; step += 1)
      await press(page, 'ArrowDown');
    const address = /\/strutture?\/|\/cerca/;
    await press(page, 'Enter');
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.goto('/cerca');
    const again = page.getByRole('search').getByRole('combobox');
    await tabTo(page, again);
    await page.keyboard.type(`casa a ${nome}`);
    await press(page, 'Enter');
    await expect(page).not.toHaveURL('/cerca');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test('dialogs take, trap and restore the focus', DESKTOP, async ({ page, portal }) => {
  await fakeCalendar(page);
  const home = await portal.findStruttura(
    (each) => isBookableHome(each) && each.immagini.length > 4 && each.telefono !== null,
  );
  await page.goto(home.path);
  const photo = page.getByRole('button', { name: /^Apri la foto 2 di/ });
  await tabTo(page, photo);
  await press(page, 'Enter');
  const lightbox = page.getByRole('dialog', { name: `Foto di ${home.nome}` });
  await expect(lightbox.getByRole('group', { name: `Foto 2 di ${home.immagini.length}` })).toBeFocused();
  await press(page, 'ArrowRight');
  await expect(lightbox.getByRole('group', { name: `Foto 3 di ${home.immagini.length}` })).toBeVisible();
  await press(page, 'Home');
  await expect(lightbox.getByRole('group', { name: `Foto 1 di ${home.immagini.length}` })).toBeVisible();
  await press(page, 'Escape');
  await expect(lightbox).toBeHidden();
  await expect(photo).toBeFocused();
  await press(page, 'Enter');
  await tabTo(page, lightbox.getByRole('button', { name: 'Tutte le foto' }));
  await press(page, 'Enter');
  await expect(lightbox.getByRole('button', { name: /^Ingrandisci/ }).first()).toBeVisible();
  await press(page, 'Escape');
  await expect(lightbox).toBeHidden();
  await expect(photo).toBeFocused();

  const infoButton = page.getByRole('button', { name: 'Solo informazioni' });
  await tabTo(page, infoButton);
  await press(page, 'Enter');
  const contacts = page.getByRole('dialog', { name: 'Contatta il proprietario' });
  await expect(contacts.getByRole('heading', { name: 'Contatta il proprietario' })).toBeFocused();
  await tabTo(page, contacts.getByRole('link').last());
  await press(page, 'Escape');
  await expect(contacts).toBeHidden();
  await expect(infoButton).toBeFocused();
});
