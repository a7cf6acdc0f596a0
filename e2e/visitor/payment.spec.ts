import type { Page } from '@playwright/test';
import { formatLongDate } from '../../src/kernel/dates/calendar-date.ts';
import { asCents, formatEuro } from '../../src/kernel/money/cents.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expectSpoken } from '../support/spoken.ts';
import { BookingPanel, dayOfNextMonth as day } from '../support/booking-panel.ts';
import { expect, test } from '../support/guest.ts';
import { expectLiningNumerals } from '../support/lining-numerals.ts';

const euro = (amount: number) => formatEuro(asCents(amount * 100));

async function openCalendar(page: Page, id: number): Promise<void> {
  await page.goto(`/proprietario/strutture/${id}/calendario`);
  await expect(page.getByText('Caricamento calendario...')).toHaveCount(0);
  await page.getByRole('button', { name: 'Successivo' }).click();
}

const night = (page: Page, number: number) => page.getByRole('gridcell', { name: formatLongDate(day(number)) });

test('a guest pays for a stay, cancels it and sees the refund, and the owner’s calendar shows both changes', {
  tag: '@phone',
}, async ({ page, guest, host, openPanel }) => {
  const id = await host.submitPayable({ servizio_pulizie: true, prezzo_pulizie: 40 });
  await page.goto('/');
  const box = page.getByLabel('Dove vuoi andare?');
  await box.fill('Chiusi');
  // Presses Enter, because on phones the suggestions cover «Mostra le case».
  await box.press('Enter');
  await page.getByRole('heading', { level: 3 }).getByRole('link', { name: host.homeName }).click();

  const panel = await BookingPanel.of(page);
  await panel.turnToNextMonth();
  await panel.pick(day(10), day(13));
  await panel.expectTotal(euro(325));
  await panel.button(/^Prenota e paga/).click();
  const dialog = await guest.introduce('Prenota e paga');
  await expectNoAxeViolations(page);
  await expectLiningNumerals(page);
  await expect(dialog.getByText('Se annulli entro', { exact: false }).first()).toBeVisible();
  await dialog.getByRole('button', { name: `Vai al pagamento di ${euro(325)}` }).click();
  await guest.expectCheckout();
  await expectNoAxeViolations(page);
  await expectSpoken(page.locator('body'), 'checkout');
  await expectLiningNumerals(page);
  await guest.payWith();
  await guest.expectHeadline('Prenotazione confermata');
  await expectNoAxeViolations(page);
  await expectSpoken(page.getByRole('main'), 'booking');
  const ics = await page.request.get(
    (await page.getByRole('link', { name: 'Aggiungi al calendario' }).getAttribute('href'))!,
  );
  expect(await ics.text()).toContain(`SUMMARY:Soggiorno: ${host.homeName}`);

  const confirmation = await guest.mail('Prenotazione confermata');
  expect(confirmation.text).toContain(euro(325));
  expect(confirmation.link).toBe(page.url());
  await host.mail('Nuova prenotazione');
  const ownerPage = await openPanel();
  await openCalendar(ownerPage, id);
  await expect(night(ownerPage, 10)).toHaveAccessibleName(new RegExp(guest.name));
  await expect(night(ownerPage, 13)).not.toHaveAccessibleName(new RegExp(guest.name));

  await guest.cancel(32_500);
  await expect(page.getByText(`Ti abbiamo rimborsato ${euro(325)} sulla carta con cui hai pagato.`)).toBeVisible();
  await expectNoAxeViolations(page);
  await guest.mail('annullata');
  await host.mail('annullat');
  await ownerPage.reload();
  await expect(night(ownerPage, 10)).not.toHaveAccessibleName(new RegExp(guest.name));
});

test.describe('when two guests choose overlapping nights', () => {
  test.use({ expectedFaults: /answer 409/ });

  test('one pays, and the other sees the conflict and is not charged', {
    tag: '@desktop',
  }, async ({ guest, rival, host, openPanel }) => {
    const id = await host.submitPayable();
    const ready = await Promise.all(
      [guest, rival].map(async (each, at) => {
        const panel = await each.choose(id, at === 0 ? [10, 13] : [12, 15]);
        await panel.button(/^Prenota e paga/).click();
        return (await each.introduce('Prenota e paga')).getByRole('button', { name: /^Vai al pagamento/ });
      }),
    );
    await Promise.all(ready.map((button) => button.click()));
    const taken = 'Le date selezionate non sono più disponibili. Scegli un altro periodo.';
    const outcomes = await Promise.all(
      [guest, rival].map(async ({ page }) => {
        const sentence = page.getByRole('dialog', { name: 'Prenota e paga', exact: true }).getByText(taken);
        const paying = page.getByRole('heading', { name: 'Paga con la carta' });
        await expect(sentence.or(paying)).toBeVisible();
        return paying.isVisible();
      }),
    );
    expect(outcomes.filter(Boolean), 'one guest pays').toHaveLength(1);
    const [winner, loser] = outcomes[0] === true ? [guest, rival] : [rival, guest];
    await winner.payWith();
    await winner.expectHeadline('Prenotazione confermata');

    const refused = loser.page.getByRole('dialog');
    await expect(refused.getByText('Le date libere più vicine:')).toBeVisible();
    await expect(refused.getByRole('link', { name: 'Altre case libere nelle tue date' })).toBeVisible();
    await expect(refused.getByText(/^Paghi ora/)).toBeHidden();
    await refused.getByRole('button', { name: 'Scegli altre date' }).click();
    await expect(loser.page.getByText('Occupata nelle tue date')).toBeVisible();
    await loser.page.goto(`/struttura/${id}`);
    const panel = await BookingPanel.of(loser.page);
    await panel.turnToNextMonth();
    await panel.expectDay(day(12), 'non disponibile');
    const ownerPage = await openPanel();
    await openCalendar(ownerPage, id);
    await expect(night(ownerPage, 12)).toHaveAccessibleName(new RegExp(winner.name));
    await expect(night(ownerPage, 12)).not.toHaveAccessibleName(new RegExp(loser.name));
  });
});

test.describe('an unfinished payment', { tag: '@desktop' }, () => {
  test.use({ expectedFaults: /answer 4\d\d: .*\/paga$/ });

  test('releases the dates if the guest cancels it, and can be resumed after a declined card', async ({
    page,
    guest,
    host,
  }) => {
    const id = await host.submitPayable();
    await guest.goToCheckout(id, [5, 7]);
    await page.getByRole('link', { name: 'Torna indietro' }).click();
    await page.getByRole('button', { name: 'Libera le date' }).click();
    await guest.expectHeadline('Le date sono di nuovo libere');

    await guest.goToCheckout(id, [5, 7]);
    await guest.payWith('Carta rifiutata');
    await expect(page.getByLabel('Numero della carta')).toHaveAccessibleDescription(
      'La carta è stata rifiutata. Prova con un’altra carta.',
    );
    await page.getByRole('link', { name: 'Torna indietro' }).click();
    await guest.expectHeadline('Manca solo il pagamento');
    await expect(page.getByText('non ti è stato addebitato nulla')).toBeVisible();
    await page.goto(`/struttura/${id}`);
    await BookingPanel.of(page);
    await page.getByRole('link', { name: 'Riprendi il pagamento' }).filter({ visible: true }).click();
    await guest.expectHeadline('Manca solo il pagamento');
    await page.getByRole('link', { name: 'Riprendi il pagamento' }).click();
    await guest.expectCheckout();
    await guest.payWith();
    await guest.expectHeadline('Prenotazione confermata');
  });
});
