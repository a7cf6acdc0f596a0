import type { Page } from '@playwright/test';
import { expectHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/journey.ts';

const chiSiamo = (page: Page) => page.getByRole('region', { name: 'Chi siamo' });
const regions = (page: Page) => page.getByRole('region', { name: "Esplora le Regioni d'Italia" });
const map = (page: Page) => regions(page).getByRole('group', { name: 'Mappa delle regioni d’Italia' });
const poster = (page: Page, nome: string) =>
  regions(page)
    .getByRole('listitem')
    .getByRole('link', { name: new RegExp(`^(?:Esplora )?${nome}\\b`) });
const caption = (page: Page) => regions(page).locator('.locations-map .lbl');

/** Advances the clock, because lazily loaded parts wait for idle time, which never comes while the clock is stopped. */
async function awaitChiSiamo(page: Page): Promise<void> {
  await page.clock.runFor(100);
  await expectHydrated(chiSiamo(page));
}

async function openWithClockStopped(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/');
  await awaitChiSiamo(page);
}

async function expectPhoto(page: Page, number: number): Promise<void> {
  const current = chiSiamo(page).locator('[aria-current=true]');
  await expect(current).toHaveCount(1);
  // Checks an attribute of the dot, because phones hide the dots, and hidden elements have no accessible name.
  await expect(current).toHaveAttribute('aria-label', `Vai alla foto ${number}`);
}

test('the home page highlights a region on the map and on its card when either is hovered', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const regioni = (await (await request.get('/api/regioni')).json()) as { nome: string }[];
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCSS('backdrop-filter', 'none');
  for (const step of ['Scegli la regione', 'Esplora le province', 'Trova la casa']) {
    await expect(page.getByRole('heading', { level: 3, name: step })).toBeVisible();
  }
  for (const { nome } of regioni) await expect(poster(page, nome)).toBeAttached();
  await expect(regions(page).getByText('20Regioni')).toBeVisible();
  await expect(regions(page).getByText('110Province')).toBeVisible();
  await expect(regions(page).getByText(/^[\d.]+\+?Strutture Ricettive$/)).toBeVisible();

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

test('the home page shows homes of the day with photos and prices, and themes with home counts', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/cerca');
  const first = await page
    .getByRole('region', { name: 'Strutture' })
    .getByRole('article')
    .filter({ hasNotText: 'Foto in arrivo' })
    .getByRole('heading', { level: 3 })
    .first()
    .innerText();
  await page.goto('/');
  const homes = page.getByRole('region', { name: 'Le case di oggi' }).getByRole('article');
  await expect(homes).toHaveCount(8);
  await expect(homes.first().getByRole('heading')).toHaveText(first);
  await expect(homes.filter({ hasText: 'Foto in arrivo' })).toHaveCount(0);
  await expect(homes.filter({ hasText: /\d\s€\s*\/ notte/ })).toHaveCount(8);
  const themes = page.getByRole('region', { name: 'Che vacanza cerchi?' }).getByRole('link');
  const counts = await themes.evaluateAll((links) =>
    links.map((link) => [link.getAttribute('href') ?? '', link.textContent]),
  );
  expect(counts.length).toBeGreaterThan(3);
  for (const [path = '', text] of counts) {
    await page.goto(path ?? '');
    const count = /([\d.]+) cas[ae]$/.exec(text ?? '')?.[1] ?? 'none';
    await expect(page.getByRole('status').filter({ hasText: /^Trovat/ })).toContainText(` ${count} `);
  }
});

test('all sections of the home page have the same left edge', async ({ page }) => {
  await page.goto('/');
  const parts = [
    '.top .logo',
    '#benvenuto',
    '#aperte',
    '.strutture-tiles .im',
    '#temi',
    '#esplora',
    '#come',
    '#blog',
    '#proprietari',
    '.foot .logo',
  ];
  const lefts = await Promise.all(parts.map(async (part) => (await page.locator(part).first().boundingBox())?.x ?? -1));
  expect(new Set(lefts.map(Math.round))).toEqual(new Set([Math.round(lefts[0] ?? 0)]));
});

test('a region’s card shows its description on every screen size', async ({ page }) => {
  await page.goto('/');
  await expect(poster(page, 'Toscana')).toContainText('Poderi, cipressi e strade bianche tra le colline.');
  await expect(regions(page).getByText('Poderi, cipressi e strade bianche')).toBeVisible();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(regions(page).getByText('Poderi, cipressi e strade bianche')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8200);
});

test('the photos and text of «Chi siamo» pause on hover and when the pause button is pressed', {
  tag: '@desktop',
}, async ({ page }) => {
  await openWithClockStopped(page);
  const sheet = chiSiamo(page).getByRole('group', { name: /^Il testo scorre/ });
  const text = sheet.locator('> div');
  await expect(text).toHaveCSS('animation-duration', '20s');
  await expect(text).toHaveCSS('animation-play-state', 'running');
  await chiSiamo(page).getByRole('button', { name: 'Metti in pausa' }).click();
  await expect(text).toHaveCSS('animation-play-state', 'paused');
  await page.clock.runFor(20_000);
  await expectPhoto(page, 1);
  await chiSiamo(page).getByRole('button', { name: 'Riprendi' }).click();
  await page.clock.runFor(4999);
  await expectPhoto(page, 1);
  await page.clock.runFor(1);
  await expectPhoto(page, 2);

  await page.reload();
  await awaitChiSiamo(page);
  await sheet.hover();
  await expect(text).toHaveCSS('animation-play-state', 'paused');
  await page.clock.runFor(20_000);
  await expectPhoto(page, 1);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('«Chi siamo» does not move by itself', { tag: '@phone' }, async ({ page }) => {
    await openWithClockStopped(page);
    const text = chiSiamo(page).getByRole('group', { name: /^Il testo scorre/ });
    await expect(text.locator('> div')).toHaveCSS('animation-name', 'none');
    await page.clock.runFor(20_000);
    await expectPhoto(page, 1);
    await chiSiamo(page).getByRole('button', { name: 'Foto successiva' }).click();
    await expectPhoto(page, 2);
  });
});

test('the selected theme is remembered, and devices that prefer dark colours start in the evening theme', {
  tag: '@phone',
}, async ({ page }) => {
  const toggle = page.getByRole('button', { name: 'Tema sera' });
  const wall = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  const day = await wall();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(wall).not.toBe(day);
  const evening = await wall();
  await page.goto('/blog');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await wall()).toBe(evening);

  await page.evaluate(() => localStorage.removeItem('ospitalia_tema'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
});
