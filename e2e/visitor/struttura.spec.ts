import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { BookingPanel, dayOfNextMonth as day, fakeCalendar, totalOf } from '../support/booking-panel.ts';
import { expect, test } from '../support/journey.ts';
import { isGuaranteedHome, type Portal, type Struttura } from '../support/portal.ts';

test('dates and guests are stored in the URL, and the panel shows which of the dates have since been taken', {
  tag: '@desktop',
}, async ({ page, context, portal }) => {
  await fakeCalendar(page);
  const home = await portal.findStruttura((each) => isGuaranteedHome(each) && each.posti_letto > 1);
  const panel = await BookingPanel.open(page, home);
  await panel.pick(day(5), day(8));
  await panel.root.getByLabel('Ospiti').selectOption('2 ospiti');
  await expect(page).toHaveURL(new RegExp(`dal=${day(5)}&al=${day(8)}&ospiti=2$`));

  const shared = await context.newPage();
  await fakeCalendar(shared, [day(6)]);
  await shared.goto(page.url());
  const taken = await BookingPanel.of(shared);
  await expect(taken.root.getByText('Occupata nelle tue date')).toBeVisible();
  await taken.expectDay(day(6), 'non disponibile');
  await expect(taken.button(/^(?:Prenota e paga|Chiedi conferma)/)).toHaveCount(0);
  await taken.button(/ €$/).last().click();
  await taken.expectTotal(totalOf(home, 3));
  await shared.close();

  await page.reload();
  await expect(page.getByText(totalOf(home, 3)).first()).toBeAttached();
  await expect(page.getByLabel('Ospiti').first()).toHaveValue('2');
});

const LAPTOP = { width: 1366, height: 768 };

async function onLaptop(page: Page, portal: Portal): Promise<Struttura> {
  await page.setViewportSize(LAPTOP);
  await fakeCalendar(page);
  return portal.findStruttura((each) => isGuaranteedHome(each) && each.immagini.length > 1);
}

for (const kind of ['casa_vacanza', 'bnb'] as const) {
  test(`the price, dates, bill and buttons of a ${kind} are visible together at 1366 × 768 and stay visible while the page scrolls`, {
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

test('the price is visible on the first screen of a laptop and links to the booking panel', {
  tag: '@desktop',
}, async ({ page, portal }) => {
  const home = await onLaptop(page, portal);
  await page.goto(home.path);
  const price = page.getByRole('link', { name: /€ \/ notte Date e prezzo$/ });
  await expect(price).toBeInViewport({ ratio: 1 });
  await price.click();
  const panel = await BookingPanel.of(page);
  await expect(panel.root.getByText('Arrivo', { exact: true })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(panel.root.locator(':focus')).toHaveCount(1);
  await panel.turnToNextMonth();
  await panel.pick(day(5), day(8));
  for (const name of [/^(?:Prenota e paga \(garantito\)|Chiedi conferma)$/, 'Solo informazioni'])
    await expect(panel.button(name)).toBeInViewport({ ratio: 1 });
  const hidden = await panel.root.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(hidden, 'the panel fits without scrolling').toBe(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.locator('.strutture-price')).toHaveText(/^\d[\d.]*\u00a0€ totaleDate e prezzo$/);
});

test('if there are more guests than beds, the panel offers a link to other homes and a button to continue with fewer guests', {
  tag: '@desktop',
}, async ({ page, portal }) => {
  const home = await onLaptop(page, portal);
  const beds = home.posti_letto;
  await page.goto(`${home.path}?dal=${day(5)}&al=${day(8)}&ospiti=${beds + 1}`);
  const panel = await BookingPanel.of(page);
  const others = panel.root.getByRole('link', { name: `Altre case per ${beds + 1}` });
  await expect(others).toHaveAttribute('href', `${home.town.path}?dal=${day(5)}&al=${day(8)}&ospiti=${beds + 1}`);
  await panel.button(`Prosegui per ${beds} persone`).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(others).toHaveCount(0);
  await expect(panel.button(/^(?:Prenota e paga \(garantito\)|Chiedi conferma)$/)).toBeFocused();
});

test('the cancellation terms open over the panel without moving its rows', { tag: '@desktop' }, async ({
  page,
  portal,
}) => {
  const home = await onLaptop(page, portal);
  const panel = await BookingPanel.open(page, home);
  await panel.pick(day(5), day(8));
  await panel.root.evaluate((element) => element.scrollIntoView());
  const rows = panel.grid.locator('tbody tr');
  const clear = panel.button('Cancella date');
  const where = () => Promise.all([rows.last(), clear].map((part) => part.boundingBox()));
  const before = await where();
  await panel.button(/^(?:Cancellazione gratuita fino |Rimborso di .* fino |Nessun rimborso)/).click();
  await expect(panel.root.getByText(/^(?:Se annulli|Dopo)/).last()).toBeVisible();
  expect(await where()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(panel.root.getByText(/^(?:Se annulli|Dopo)/).last()).toBeHidden();
  for (const part of [rows.last(), clear]) await expect(part).toBeInViewport({ ratio: 1 });
});

test('on a phone, Back closes the date sheet or the photos instead of leaving the page', {
  tag: '@phone',
}, async ({ page, portal }) => {
  await fakeCalendar(page);
  const home = await portal.findStruttura((each) => isGuaranteedHome(each) && each.immagini.length > 4);
  await page.goto(home.town.path);
  await page.goto(home.path);
  const loads: string[] = [];
  page.on('request', (request) => request.url().includes('.data') && loads.push(request.url()));
  await closePhotosByBack(page, home);

  const panel = await BookingPanel.of(page);
  await expect(panel.root.getByRole('heading', { name: 'Scegli le date' })).toBeFocused();
  await panel.turnToNextMonth();
  await panel.pick(day(5), day(8));
  await page.goBack();
  await expect(panel.root).toBeHidden();
  await expect(page).toHaveURL(`${home.path}?dal=${day(5)}&al=${day(8)}`);
  const bar = page.getByRole('button', { name: 'Prenota e paga (garantito)', exact: true });
  await expect(bar).toBeFocused();
  await expect(page.getByText(/^\d+–\d+ \p{L}+$/u)).toBeVisible();
  await bar.click();
  await panel.expectTotal(totalOf(home, 3));
  await panel.expectDay(day(5), 'arrivo selezionato');
  await page.keyboard.press('Escape');
  await expect(panel.root).toBeHidden();
  await expect(page).toHaveURL(`${home.path}?dal=${day(5)}&al=${day(8)}`);
  expect(loads).toEqual([]);
  // Waits until the sheet's entry is removed from the history, which happens one frame after the sheet is closed.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('sheet');
  await page.goBack();
  await expect(page).toHaveURL(home.town.path);

  await page.goto(home.path);
  const { photo, dialog } = photosOf(page, home);
  await photo.click();
  await dialog.getByRole('button', { name: 'Chiudi' }).click();
  await expect(dialog).toBeHidden();
  // The timeout lets `evaluate` return before the navigation starts.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(home.town.path);
});

test('choosing a room on its card selects the room in the panel and moves the focus to the panel', async ({
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

test('a single photo is shown uncropped, and on a laptop the panel is beside the photo', { tag: '@desktop' }, async ({
  page,
  portal,
}) => {
  const home = await portal.findStruttura(({ immagini }) => immagini.length === 1);
  const photo = page.getByRole('group', { name: `Foto di ${home.nome}` }).locator('img');
  const [, width, height] = /-(\d+)x(\d+)\.webp/.exec(home.immagini[0]!)!;
  for (const size of [LAPTOP, { width: 768, height: 1024 }, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    await page.goto(home.path);
    const box = (await photo.boundingBox())!;
    expect(box.width / box.height).toBeCloseTo(Number(width) / Number(height), 1);
    if (size === LAPTOP) expect((await page.locator('.stay-panel').boundingBox())!.y).toBeCloseTo(box.y, 0);
  }
});

test('the photos of a home are shown as a mosaic on a tablet and as a strip with a counter on a phone', {
  tag: '@desktop',
}, async ({ page, portal }) => {
  const home = await portal.findStruttura(({ immagini }) => immagini.length > 4);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(home.path);
  const tiles = page.getByRole('group', { name: `Foto di ${home.nome}` }).getByRole('button');
  expect((await page.locator('.media-grid').boundingBox())!.height).toBeLessThanOrEqual(400);
  for (const tile of await tiles.all()) await expect(tile).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 390, height: 844 });
  const counter = () =>
    page.locator('.media-photo').evaluate((photo) => {
      const { content, counterReset } = globalThis.getComputedStyle(photo, '::after');
      return `${/media-in-view (\d+)/.exec(counterReset)?.[1]} ${content.replaceAll(/["\s]/g, '')}`;
    });
  const counterText = ` counter(media-in-view)/${home.immagini.length}/`;
  await expect.poll(counter).toBe(`1${counterText}`);
  await tiles.nth(2).scrollIntoViewIfNeeded();
  await expect.poll(counter).toBe(`3${counterText}`);
});

function photosOf(page: Page, { nome, immagini }: Struttura) {
  return {
    photo: page.getByRole('button', { name: `Apri la foto 2 di ${immagini.length}` }),
    dialog: page.getByRole('dialog', { name: `Foto di ${nome}` }),
  };
}

async function closePhotosByBack(page: Page, home: Struttura): Promise<void> {
  const { photo, dialog } = photosOf(page, home);
  await photo.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(home.path);
  await expect(photo).toBeFocused();
}

test.describe('a dialog whose script fails to load', () => {
  const FILE = '**/assets/booking-dialogs-*.js';
  test.use({ expectedFaults: /booking-dialogs/ });

  test('shows a message, and «Ricarica la pagina» reloads the page with the same dates', { tag: '@desktop' }, async ({
    page,
    portal,
  }) => {
    const home = await portal.findStruttura(({ telefono, prezzo_notte }) => telefono !== null && prezzo_notte > 0);
    await fakeCalendar(page);
    await page.route(FILE, (route) => route.abort());
    const panel = await BookingPanel.open(page, home);
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
    await panel.expectTotal(totalOf(home, 3));
    await panel.button('Solo informazioni').click();
    await expect(page.getByRole('dialog', { name: 'Contatta il proprietario' })).toBeVisible();
  });
});
