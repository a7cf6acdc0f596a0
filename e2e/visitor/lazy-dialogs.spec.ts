import { expectNoAxeViolations } from '../support/axe.ts';
import { BookingPanel, dayOfNextMonth as day, fakeCalendar, totalOf } from '../support/booking-panel.ts';
import { expect, test } from '../support/journey.ts';

const FILE = '**/assets/InfoDialog-*.js';

test.use({ expectedFaults: /InfoDialog/ });

test('a dialog whose file does not come: a sentence in its place, and the page anew with the same dates', {
  tag: '@desktop',
}, async ({ page, portal }) => {
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
