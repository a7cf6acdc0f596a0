import { expectNoAxeViolations } from '../support/axe.ts';
import { BookingPanel, dayOfNextMonth as day, fakeCalendar } from '../support/booking-panel.ts';
import { expect, test } from '../support/journey.ts';
import { isGuaranteedHome } from '../support/portal.ts';

test('the page of saved homes works without an account and reports deleted homes', {
  tag: '@desktop',
}, async ({ page, portal }) => {
  const home = await portal.findStruttura(isGuaranteedHome);
  await page.goto(home.path);
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  const saveButton = page.getByRole('button', { name: 'Salvata' });
  await expect(saveButton).toBeVisible();
  // Waits for the count, because a press before the button's code has loaded would be lost.
  await expect(page.locator('.strutture-saved-count')).toHaveText('1');
  const widths: number[] = [];
  for (const name of ['Salvata', 'Salva', 'Salvata']) {
    const button = page.getByRole('button', { name, exact: true });
    widths.push((await button.boundingBox())!.width);
    if (widths.length < 3) await button.click();
  }
  expect(new Set(widths).size).toBe(1);
  await expect(page.getByRole('status').filter({ hasText: 'Salvata ·' }).getByRole('link')).toBeVisible();
  await page.evaluate((id) => localStorage.setItem('ospitalia_salvate', JSON.stringify([id, 999_999_999])), home.id);
  await page.getByRole('link', { name: 'Case salvate' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Case salvate' })).toBeVisible();
  await expect(page.getByRole('link', { name: home.nome })).toBeVisible();
  await expect(page.getByText('Una delle case che avevi salvato non è più su Ospitalia')).toBeVisible();
  await page.getByRole('button', { name: 'Toglila dall’elenco' }).click();
  await expect(page.getByText('non è più su Ospitalia')).toBeHidden();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: `Salva ${home.nome}` }).click();
  await expect(page.getByRole('heading', { name: 'Qui non c’è ancora nessuna casa' })).toBeVisible();
});

test('a home’s page looks up neighbouring homes for the dates selected in the panel', {
  tag: '@desktop',
}, async ({ page, portal }) => {
  await fakeCalendar(page);
  const home = await portal.findStruttura(isGuaranteedHome);
  const panel = await BookingPanel.open(page, home);
  const nearbyRequest = page.waitForRequest(
    (request) => request.url().includes('/api/ricerca/vicine') && request.url().includes('dal='),
  );
  await panel.pick(day(5), day(8));
  await page.getByRole('heading', { name: 'Altre case vicine' }).scrollIntoViewIfNeeded();
  const query = new URL((await nearbyRequest).url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({ struttura_id: String(home.id), dal: day(5), al: day(8) });
  const section = page.getByRole('region', { name: 'Altre case vicine' });
  await expect(section.getByText(/^(?:Libere nelle tue date|Nelle tue date qui vicino non)/)).toBeVisible();
});
