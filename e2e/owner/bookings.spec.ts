import type { Page } from '@playwright/test';
import { formatDayMonthYear } from '../../src/kernel/dates/calendar-date.ts';
import { asCents, formatEuro } from '../../src/kernel/money/cents.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { dayOfNextMonth as day } from '../support/booking-panel.ts';
import { expect, test } from '../support/guest.ts';

const euro = (amount: number) => formatEuro(asCents(amount * 100));

async function decide(page: Page, button: string, motivo?: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const question = page.getByRole('alertdialog');
  if (motivo !== undefined) await question.getByLabel('Messaggio per l’ospite').fill(motivo);
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: button, exact: true }).click();
  await expect(question).toHaveCount(0);
}

test('an owner enables payments and sets prices, and a guest pays the resulting total', {
  tag: '@phone',
}, async ({ page, owner, rival }) => {
  const id = await owner.enterPublished(page, { citta_id: 52011, cap: '53043' });
  await rival.page.goto(`/struttura/${id}`);
  await expect(rival.page.getByText('Questa casa non è garantita.').first()).toBeAttached();

  await page.goto('/proprietario');
  await page.getByRole('button', { name: 'Attiva i pagamenti' }).click();
  await expect(page.getByText('Registrazione dimostrativa')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Completa la registrazione di prova' }).click();
  await expect(page.getByText('Fatto: da ora gli ospiti possono pagare con carta.')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto(`/proprietario/strutture/${id}/condizioni`);
  await page.getByLabel('Moderata').check();
  await page.getByRole('button', { name: 'Aggiungi una stagione' }).click();
  const season = page.getByRole('group', { name: 'Stagione 1' });
  await season.getByLabel('Prima notte').fill(formatDayMonthYear(day(10)));
  await season.getByLabel('Ultima notte').fill(formatDayMonthYear(day(19)));
  await season.getByLabel('Prezzo per notte').fill('120');
  await season.getByLabel('Soggiorno minimo').fill('3');
  await page.getByLabel('Ospiti inclusi nel prezzo').fill('1');
  await page.getByLabel('Supplemento per ospite in più').fill('10');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Salva prezzi e condizioni' }).click();
  await expect(page.getByText('Prezzi e condizioni salvati').first()).toBeVisible();

  const panel = await rival.choose(id, [9, 12]);
  await panel.root.getByLabel('Ospiti').selectOption('2 ospiti');
  // The total covers one night at 95 €, two seasonal nights at 120 €, and the second guest's surcharge.
  await panel.expectTotal(euro(95 + 240 + 30));
  await panel.button(/^Prenota e paga/).click();
  const dialog = await rival.introduce('Prenota e paga');
  await dialog.getByRole('button', { name: `Vai al pagamento di ${euro(365)}` }).click();
  await rival.expectCheckout();
  await rival.payWith();
  await rival.expectHeadline('Prenotazione confermata');

  await page.goto('/proprietario');
  await page.getByRole('button', { name: 'Elimina il tuo account' }).click();
  const deletion = page.getByRole('alertdialog', { name: 'Hai ancora prenotazioni aperte' });
  const [arrival, departure] = [formatDayMonthYear(day(9)), formatDayMonthYear(day(12))];
  await expect(deletion.getByRole('listitem')).toContainText(`, dal ${arrival} al ${departure}`);
  await expect(deletion.getByRole('button', { name: 'Conferma' })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await deletion.getByRole('button', { name: 'Chiudi' }).click();

  await page.goto('/proprietario/prenotazioni');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: rival.name }).click();
  // Considers only visible elements, because the hidden cancellation dialog contains the amount too.
  await expect(page.getByText(euro(365)).filter({ visible: true }).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await decide(page, 'Annulla la prenotazione', 'Si è rotta la caldaia, mi dispiace molto.');
  await expect(page.getByText('Annullata da te').first()).toBeVisible();
  const refusal = await rival.mail('annullat');
  expect(refusal.text).toContain('Si è rotta la caldaia, mi dispiace molto.');
  expect(refusal.text).toContain(euro(365));
  await rival.page.reload();
  await rival.expectHeadline('Il proprietario ha annullato la prenotazione');
});

test('a guest is charged for a booking request only if the owner accepts it', {
  tag: '@desktop',
}, async ({ guest, rival, host, openPanel }) => {
  const id = await host.submitPayable();
  const ownerPage = await openPanel();
  await ownerPage.goto(`/proprietario/strutture/${id}/condizioni`);
  await ownerPage.getByLabel('Su richiesta').check();
  await ownerPage.getByRole('button', { name: 'Salva prezzi e condizioni' }).click();
  await expect(ownerPage.getByText('Prezzi e condizioni salvati').first()).toBeVisible();

  await guest.goToRequest(id, [10, 12]);
  await guest.payWith();
  await guest.expectHeadline('Richiesta inviata');
  await rival.goToRequest(id, [14, 16]);
  await rival.payWith();
  await rival.expectHeadline('Richiesta inviata');
  await guest.mail('Richiesta inviata');

  await ownerPage.goto((await host.mail('Richiesta di prenotazione')).link);
  await ownerPage.goto('/proprietario/prenotazioni');
  await expect(ownerPage.getByRole('link', { name: guest.name })).toBeVisible();
  await ownerPage.getByRole('link', { name: rival.name }).click();
  await decide(ownerPage, 'Rifiuta', 'In quei giorni arrivano i miei figli.');
  expect((await rival.mail('non è stata accettata')).text).toContain('In quei giorni arrivano i miei figli.');
  await rival.page.reload();
  await rival.expectHeadline('Il proprietario non può ospitarti');
  await expect(rival.page.getByText('Non ti è stato addebitato nulla.')).toBeVisible();

  await ownerPage.goto('/proprietario/prenotazioni');
  await ownerPage.getByRole('link', { name: guest.name }).click();
  await decide(ownerPage, 'Accetta');
  await guest.mail('Prenotazione confermata');
  await guest.page.reload();
  await guest.expectHeadline('Prenotazione confermata');
});
