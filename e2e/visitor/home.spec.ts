import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { openWithClockStopped } from '../support/stopped-clock.ts';

const chiSiamo = (page: Page) => page.getByRole('region', { name: 'Chi siamo' });
const dot = (page: Page, number: number) =>
  chiSiamo(page).getByRole('button', { name: `Vai alla foto ${number}`, exact: true });
const regions = (page: Page) => page.getByRole('region', { name: "Esplora le Regioni d'Italia" });
const map = (page: Page) => regions(page).getByRole('group', { name: 'Mappa delle regioni d’Italia' });
const poster = (page: Page, nome: string) =>
  regions(page)
    .getByRole('listitem')
    .getByRole('link', { name: new RegExp(`^(?:Esplora )?${nome}\\b`) });
/** The line below the map: what the map says of the region that is lit. */
const caption = (page: Page) => regions(page).locator('.locations-map .lbl');

async function expectPhoto(page: Page, number: number): Promise<void> {
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
  await expect(chiSiamo(page).locator('[aria-current=true]')).toHaveCount(1);
}

test('every block of the specification', async ({ page, request }) => {
  const regioni = (await (await request.get('/api/regioni')).json()) as { id: number; nome: string }[];
  let province = 0;
  for (const { id } of regioni) {
    province += ((await (await request.get(`/api/regioni/${id}/province`)).json()) as unknown[]).length;
  }
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const step of ['Scegli la regione', 'Esplora le province', 'Trova l’appartamento']) {
    await expect(page.getByRole('heading', { level: 3, name: step })).toBeVisible();
  }
  for (const { nome } of regioni) await expect(poster(page, nome)).toBeAttached();
  await expect(regions(page).getByText(`${regioni.length}Regioni`)).toBeVisible();
  await expect(regions(page).getByText(`${province}Province`)).toBeVisible();
  await expect(regions(page).getByText(/^[\d.]+\+?Strutture Ricettive$/)).toBeVisible();
});

test('the owner’s buttons open the form over the page; Back closes it, and a new tab is a page of its own', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('dialog', { name: 'Inserisci la tua Struttura' }).getByRole('form');
  await page.getByRole('link', { name: 'Sei un Proprietario? Inserisci la tua Struttura' }).click();
  await expect(form).toBeVisible();
  await page.goBack();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL('/');
  const join = chiSiamo(page).getByRole('link', { name: 'Unisciti a noi' });
  await expect(join).toHaveAttribute('href', '/inserisci');
  await join.click();
  await form.getByLabel('Nome della struttura').fill('Casa Rosa');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Conferma' }).click();
  await expect(form).toBeHidden();
  await page.goto('/inserisci');
  await expect(page.getByLabel('Nome della struttura')).toHaveValue('Casa Rosa');
});

test.describe('Chi siamo', () => {
  test('goes on every 5 s, and both ways round', { tag: '@desktop' }, async ({ page }) => {
    await openWithClockStopped(page, '/');
    await expectPhoto(page, 1);
    await page.clock.runFor(4999);
    await expectPhoto(page, 1);
    await page.clock.runFor(1);
    await expectPhoto(page, 2);
    await dot(page, 13).click();
    await expectPhoto(page, 13);
    await chiSiamo(page).getByRole('button', { name: 'Foto successiva' }).click();
    await expectPhoto(page, 1);
    await chiSiamo(page).getByRole('button', { name: 'Foto precedente' }).click();
    await expectPhoto(page, 13);
  });

  test('the pause button stops pictures and text, the pointer holds them', { tag: '@desktop' }, async ({ page }) => {
    await openWithClockStopped(page, '/');
    const sheet = chiSiamo(page).getByRole('group', { name: /^Il testo scorre/ });
    const text = sheet.locator('> div');
    await expect(text).toHaveCSS('animation-duration', '20s');
    await expect(text).toHaveCSS('animation-play-state', 'running');
    await chiSiamo(page).getByRole('button', { name: 'Metti in pausa' }).click();
    await expect(text).toHaveCSS('animation-play-state', 'paused');
    await page.clock.runFor(20_000);
    await expectPhoto(page, 1);
    await chiSiamo(page).getByRole('button', { name: 'Riprendi' }).click();
    await page.clock.runFor(5000);
    await expectPhoto(page, 2);

    await page.reload();
    await sheet.hover();
    await expect(text).toHaveCSS('animation-play-state', 'paused');
    await page.clock.runFor(20_000);
    await expectPhoto(page, 1);
  });

  test.describe('for who asks for less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('nothing moves by itself', { tag: '@phone' }, async ({ page }) => {
      await openWithClockStopped(page, '/');
      const text = chiSiamo(page).getByRole('group', { name: /^Il testo scorre/ });
      await expect(text.locator('> div')).toHaveCSS('animation-name', 'none');
      await page.clock.runFor(20_000);
      await expectPhoto(page, 1);
      await chiSiamo(page).getByRole('button', { name: 'Foto successiva' }).click();
      await expectPhoto(page, 2);
    });
  });
});

test.describe('map and posters', () => {
  test('are lit together', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    await expect(caption(page)).toContainText('20 regioni, 110 province');
    await poster(page, 'Umbria').hover();
    await expect(caption(page)).toContainText('Umbria');
    await expect(map(page).getByRole('link', { name: 'Umbria' })).toHaveClass('on');
    await map(page).getByRole('link', { name: 'Piemonte' }).hover();
    await expect(poster(page, 'Piemonte')).toHaveClass(/\bon\b/);
    await expect(poster(page, 'Umbria')).not.toHaveClass(/\bon\b/);
    await page.mouse.move(0, 0);
    await poster(page, 'Lazio').focus();
    await expect(caption(page)).toContainText('Lazio');
    await map(page).getByRole('link', { name: 'Piemonte' }).click();
    await expect(page).toHaveURL('/strutture/piemonte');
  });

  test('are two views on a phone', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    const views = page.getByRole('group', { name: 'Vista' });
    await expect(views.getByRole('button', { name: 'Cartoline' })).toHaveAttribute('aria-pressed', 'true');
    await expect(map(page)).toBeHidden();
    await views.getByRole('button', { name: 'Mappa' }).click();
    await expect(poster(page, 'Umbria')).toBeHidden();
    await map(page).getByRole('link', { name: 'Piemonte' }).click();
    await expect(page).toHaveURL('/strutture/piemonte');
  });
});

test.describe('day and evening', () => {
  const toggle = (page: Page) => page.getByRole('button', { name: 'Tema sera' });

  test('the choice is remembered', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
    const wall = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const day = await wall();
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(wall).not.toBe(day);
    const evening = await wall();
    await page.reload();
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await wall()).toBe(evening);
    await page.goto('/blog');
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  });

  test.describe('on a device that prefers the dark', () => {
    test.use({ colorScheme: 'dark' });

    test('evening comes by itself, and day stays if chosen', { tag: '@desktop' }, async ({ page }) => {
      await page.goto('/');
      await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
      await toggle(page).click();
      await page.reload();
      await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
    });
  });
});
