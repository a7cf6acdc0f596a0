import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { BookingPanel, dayOfNextMonth as day, fakeCalendar, totalOf } from '../support/booking-panel.ts';
import { expect, test } from '../support/journey.ts';
import type { Struttura } from '../support/portal.ts';

const isGuaranteedHouse = ({ tipo_prenotazione, prezzo_notte, is_guaranteed }: Struttura) =>
  tipo_prenotazione === 'casa_vacanza' && prezzo_notte > 0 && is_guaranteed;

test('dates and guests outlive a reload and are shared by their address; nights taken meanwhile are named', {
  tag: '@desktop',
}, async ({ page, context, portal }) => {
  await fakeCalendar(page);
  const house = await portal.findStruttura((each) => isGuaranteedHouse(each) && each.posti_letto > 1);
  const panel = await BookingPanel.open(page, house);
  await panel.pick(day(5), day(8));
  await panel.root.getByLabel('Ospiti').selectOption('2 ospiti');
  await expect(page).toHaveURL(new RegExp(`dal=${day(5)}&al=${day(8)}&ospiti=2$`));

  const shared = await context.newPage();
  await fakeCalendar(shared, [day(6)]);
  await shared.goto(page.url());
  await expect(shared.getByText('Una delle notti scelte non è disponibile. Scegli altre date.').first()).toBeAttached();
  await shared.close();

  await page.reload();
  await expect(page.getByText(totalOf(house, 3)).first()).toBeAttached();
  await expect(page.getByLabel('Ospiti').first()).toHaveValue('2');
});

/** A laptop's window, as most have it. */
const LAPTOP = { width: 1366, height: 768 };

for (const kind of ['casa_vacanza', 'bnb'] as const) {
  test(`price, dates, bill and button of a ${kind} are seen together at 1366 × 768, and stay while the page scrolls`, {
    tag: '@desktop',
  }, async ({ page, portal }) => {
    await page.setViewportSize(LAPTOP);
    await fakeCalendar(page);
    const home = await portal.findStruttura((each) => each.tipo_prenotazione === kind && each.is_guaranteed);
    const panel = await BookingPanel.open(page, home);
    await panel.pick(day(5), day(8));
    const { root } = panel;
    await root.evaluate((element) => window.scrollTo(0, window.scrollY + element.getBoundingClientRect().top));
    const seen = [
      root.locator('.price'),
      root.getByText('Arrivo', { exact: true }),
      root.getByLabel('Ospiti'),
      panel.day(day(8)),
      root.getByText('Totale', { exact: true }),
      root.getByRole('button', { name: /^(?:Prenota e paga \(garantito\)|Chiedi conferma)$/ }),
      root.getByRole('button', { name: 'Solo informazioni' }),
    ];
    for (const down of [0, 300]) {
      await page.mouse.wheel(0, down);
      for (const part of seen) await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
}

test('on a phone the sheet of dates and the photos are steps of the history: Back closes them, not the page', {
  tag: '@phone',
}, async ({ page, portal }) => {
  await fakeCalendar(page);
  const house = await portal.findStruttura((each) => isGuaranteedHouse(each) && each.immagini.length > 4);
  await page.goto(house.town.path);
  await page.goto(house.path);
  const loads: string[] = [];
  page.on('request', (request) => request.url().includes('.data') && loads.push(request.url()));
  await closePhotosByBack(page, house);

  const panel = await BookingPanel.of(page);
  await expect(panel.root.getByRole('heading', { name: 'Scegli le date' })).toBeFocused();
  await panel.turnToNextMonth();
  await panel.pick(day(5), day(8));
  await page.goBack();
  await expect(panel.root).toBeHidden();
  await expect(page).toHaveURL(`${house.path}?dal=${day(5)}&al=${day(8)}`);
  const bar = page.getByRole('button', { name: 'Prenota', exact: true });
  await expect(bar).toBeFocused();
  await expect(page.getByText(/^\d+–\d+ .+ · 1 ospite$/)).toBeVisible();
  await bar.click();
  await panel.expectTotal(totalOf(house, 3));
  await panel.expectDay(day(5), 'arrivo selezionato');
  await page.keyboard.press('Escape');
  await expect(panel.root).toBeHidden();
  await expect(page).toHaveURL(`${house.path}?dal=${day(5)}&al=${day(8)}`);
  expect(loads).toEqual([]);
  // The browser tells a frame later that Esc closed it, and only then does the sheet leave the history.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('sheet');
  await page.goBack();
  await expect(page).toHaveURL(house.town.path);

  await page.goto(house.path);
  const { photo, dialog } = photosOf(page, house);
  await photo.click();
  await dialog.getByRole('button', { name: 'Chiudi' }).click();
  await expect(dialog).toBeHidden();
  // Asked for in the page, so that it queues behind the step back with which the photos closed; later, so that the answer comes first.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(house.town.path);
});

test('a room that is chosen on its card is the panel’s, and the focus goes on there', async ({
  page,
  portal,
  isMobile,
}) => {
  await fakeCalendar(page);
  const home = await portal.findStruttura(
    ({ tipo_prenotazione, camere }) =>
      tipo_prenotazione === 'bnb' && camere.filter((room) => room.disponibile).length > 1,
  );
  await page.goto(home.path);
  const room = home.camere.filter(({ disponibile }) => disponibile).at(-1)!;
  await page.getByRole('button', { name: `Scegli ${room.nome_camera}` }).click();
  const panel = isMobile ? page.getByRole('dialog', { name: 'Scegli le date' }) : page.locator('.stay-panel');
  await expect(panel.getByLabel('Camera')).toHaveValue(String(room.id));
  if (!isMobile) await expect(panel.getByLabel('Camera')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Scelta ${room.nome_camera}` })).toBeAttached();
});

test('the photos of a home: a mosaic on a tablet, on a phone a strip that says which one of how many', {
  tag: '@desktop',
}, async ({ page, portal }) => {
  const house = await portal.findStruttura(({ immagini }) => immagini.length > 4);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(house.path);
  const tiles = page.getByRole('group', { name: `Foto di ${house.nome}` }).getByRole('button');
  expect((await page.locator('.media-grid').boundingBox())!.height).toBeLessThanOrEqual(400);
  for (const tile of await tiles.all()) await expect(tile).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 390, height: 844 });
  const counter = () =>
    page.locator('.media-photo').evaluate((photo) => {
      const { content, counterReset } = globalThis.getComputedStyle(photo, '::after');
      return `${/media-in-view (\d+)/.exec(counterReset)?.[1]} ${content.replaceAll(/["\s]/g, '')}`;
    });
  const sayAll = ` counter(media-in-view)/${house.immagini.length}/`;
  await expect.poll(counter).toBe(`1${sayAll}`);
  await tiles.nth(2).scrollIntoViewIfNeeded();
  await expect.poll(counter).toBe(`3${sayAll}`);
});

test('a home saved with its heart is on the page of the saved ones, without an account; one that is gone is said', {
  tag: '@desktop',
}, async ({ page, portal }) => {
  const house = await portal.findStruttura(isGuaranteedHouse);
  await page.goto(house.path);
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  const heart = page.getByRole('button', { name: 'Salvata' });
  await expect(heart).toBeVisible();
  // News of it, and the number in the header, come when the browser is idle: so a press before them is not theirs.
  await expect(page.locator('.strutture-saved-count')).toHaveText('1');
  const widths: number[] = [];
  for (const name of ['Salvata', 'Salva', 'Salvata']) {
    const button = page.getByRole('button', { name, exact: true });
    widths.push((await button.boundingBox())!.width);
    if (widths.length < 3) await button.click();
  }
  expect(new Set(widths).size).toBe(1);
  await expect(page.getByRole('status').filter({ hasText: 'Salvata ·' }).getByRole('link')).toBeVisible();
  await page.evaluate((id) => localStorage.setItem('ospitalia_salvate', JSON.stringify([id, 999_999_999])), house.id);
  await page.getByRole('link', { name: 'Case salvate' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Case salvate' })).toBeVisible();
  await expect(page.getByRole('link', { name: house.nome })).toBeVisible();
  await expect(page.getByText('Una delle case che avevi salvato non è più su Ospitalia')).toBeVisible();
  await page.getByRole('button', { name: 'Toglila dall’elenco' }).click();
  await expect(page.getByText('non è più su Ospitalia')).toBeHidden();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: `Salva ${house.nome}` }).click();
  await expect(page.getByRole('heading', { name: 'Qui non c’è ancora nessuna casa' })).toBeVisible();
});

test('below a home are its neighbours, free on the dates of the panel', { tag: '@desktop' }, async ({
  page,
  portal,
}) => {
  await fakeCalendar(page);
  const house = await portal.findStruttura(isGuaranteedHouse);
  const panel = await BookingPanel.open(page, house);
  const asked = page.waitForRequest(
    (request) => request.url().includes('/api/ricerca/vicine') && request.url().includes('dal='),
  );
  await panel.pick(day(5), day(8));
  await page.getByRole('heading', { name: 'Altre case vicine' }).scrollIntoViewIfNeeded();
  const query = new URL((await asked).url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({ struttura_id: String(house.id), dal: day(5), al: day(8) });
  const section = page.getByRole('region', { name: 'Altre case vicine' });
  await expect(section.getByText(/^(?:Libere nelle tue date|Nelle tue date qui vicino non)/)).toBeVisible();
});

function photosOf(page: Page, { nome, immagini }: Struttura) {
  return {
    photo: page.getByRole('button', { name: `Apri la foto 2 di ${immagini.length}` }),
    dialog: page.getByRole('dialog', { name: `Foto di ${nome}` }),
  };
}

async function closePhotosByBack(page: Page, house: Struttura): Promise<void> {
  const { photo, dialog } = photosOf(page, house);
  await photo.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(house.path);
  await expect(photo).toBeFocused();
}

test.describe('a dialog whose file does not come', () => {
  const FILE = '**/assets/InfoDialog-*.js';
  test.use({ expectedFaults: /InfoDialog/ });

  test('has a sentence in its place, and the page anew with the same dates', { tag: '@desktop' }, async ({
    page,
    portal,
  }) => {
    const house = await portal.findStruttura(({ telefono, prezzo_notte }) => telefono !== null && prezzo_notte > 0);
    await fakeCalendar(page);
    await page.route(FILE, (route) => route.abort());
    const panel = await BookingPanel.open(page, house);
    await panel.pick(day(5), day(8));
    await panel.button('Solo informazioni').click();
    const instead = page.getByRole('alertdialog', { name: 'Non riusciamo ad aprire questa finestra.' });
    await expect(instead).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(instead).toBeHidden();
    await expect(panel.button('Solo informazioni')).toBeFocused();

    await page.unroute(FILE);
    await panel.button('Solo informazioni').click();
    await instead.getByRole('button', { name: 'Ricarica la pagina' }).click();
    await expect(instead).toBeHidden();
    await panel.expectLoaded();
    await panel.expectTotal(totalOf(house, 3));
    await panel.button('Solo informazioni').click();
    await expect(page.getByRole('dialog', { name: 'Contatta il proprietario' })).toBeVisible();
  });
});
