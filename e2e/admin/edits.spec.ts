import type { Locator } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { KeyboardUser } from '../support/keyboard.ts';
import { expect, test } from '../support/panel.ts';
import { shots } from '../support/photos.ts';
import { SubmissionForm } from '../support/submission-form.ts';
import * as adminMessages from '../../src/admin/messages/admin.ts';

const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });

test.describe('the admin panel', () => {
  test.use({ expectedFaults: /^answer 4\d\d: .*\/contacts$/ });

  test('publishes changes to the photos, contact details and other fields of a published struttura immediately', {
    tag: '@desktop',
  }, async ({ page, owner, panel, operator }) => {
    const id = await owner.waitPublished();
    await panel.openSheet(id, 'approvate');
    await expectNoAxeViolations(page);
    await test.step('removes all photos, adds ten and rejects an eleventh', async () => {
      const dialog = panel.dialog('Gestisci Foto');
      const photos = dialog.getByRole('listitem', { name: /^Foto \d+ di \d+$/ });
      await panel.action('Gestisci Foto').click();
      await expect(photos).toHaveCount(1);
      await expectNoAxeViolations(page);
      await button(dialog, 'Rimuovi la foto 1').click();
      await expect(photos).toHaveCount(0);
      await expect(button(dialog, 'Salva le foto')).toBeEnabled();
      await expectNoAxeViolations(page);
      await button(dialog, 'Salva le foto').click();
      await panel.dismiss('Foto aggiornate con successo! (0 foto)');
      await expect(dialog).toBeHidden();
      await expect(panel.sheet.getByText('Nessuna foto').first()).toBeVisible();

      await panel.action('Gestisci Foto').click();
      await dialog.locator('input[type=file]').setInputFiles(await shots(11));
      await expect(dialog.locator('.media-notices')).toContainText('Puoi caricare massimo 10 immagini');
      await expect(photos).toHaveCount(10);
      await expect(dialog.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
      await expectNoAxeViolations(page);
      await button(dialog, 'Annulla').click();
      await expect(panel.question).toContainText(adminMessages.unsavedChangesWarning);
      await expectNoAxeViolations(page);
      await button(panel.question, 'Annulla').click();
      await button(dialog, 'Salva le foto').click();
      await panel.dismiss('Foto aggiornate con successo! (10 foto)');
      await expect(panel.sheet.getByRole('button', { name: /apri tutte le 10 foto/i })).toBeVisible();
    });

    await test.step('clears the phone number, ignores an invalid price and rejects an invalid email address', async () => {
      const dialog = panel.dialog('Modifica Contatti');
      const keyboard = new KeyboardUser(page);
      await keyboard.push(panel.action('Modifica Contatti'));
      await expectNoAxeViolations(page);
      await keyboard.rewrite(dialog.getByLabel(/^Telefono/), '');
      await expect(dialog.getByText(adminMessages.noPhoneHint)).toBeVisible();
      await keyboard.rewrite(dialog.getByLabel('Prezzo per notte'), 'abc');
      await expect(dialog.getByText(adminMessages.invalidPriceUnchanged('95,00 €'))).toBeVisible();
      await expectNoAxeViolations(page);
      await keyboard.rewrite(dialog.getByLabel('E-mail'), 'nessuno');
      await keyboard.push(button(dialog, 'Salva i contatti'));
      await expect(dialog.getByLabel('E-mail')).toBeFocused();
      await expect(dialog.getByText(/^Errore nell'aggiornamento dei contatti: /)).toBeVisible();
      await expectNoAxeViolations(page);
      await keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(owner.email);
      await keyboard.push(button(dialog, 'Salva i contatti'));
      await panel.dismiss('Contatti aggiornati con successo!');
      expect(await operator.read(id)).toMatchObject({ telefono: null, prezzo_notte: 95, email: owner.email });
      await expect(panel.sheet.getByText('Non indicato')).toBeVisible();
    });

    await test.step('saves the description and the completed payment registration from an edit form without a privacy checkbox', async () => {
      await panel.action('Modifica Struttura').click();
      const form = new SubmissionForm(page);
      await form.expectAlive();
      await expect(form.privacy).toHaveCount(0);
      await expectNoAxeViolations(page);
      await form.descrizione.fill('Casale in pietra, con forno a legna.');
      await form.check(/^Registrazione ai pagamenti completata/).check();
      await form.send.click();
      await panel.dismiss('Admin: Struttura aggiornata con successo!');
      await expect(form.root).toBeHidden();
      await expect(panel.sheet.getByText('con forno a legna')).toBeVisible();
      const { immagini, stripe_onboarding_completed } = await operator.read(id);
      expect([immagini.length, stripe_onboarding_completed]).toEqual([10, true]);
      expect(await (await page.request.get(`/struttura/${id}`)).text()).toContain('con forno a legna');
    });

    await test.step('opens the calendar in a dialog that fits the screen', async () => {
      await panel.action('Calendario').click();
      const dialog = panel.dialog('Calendario');
      await expect(dialog.getByText(owner.cin)).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Blocca date' })).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Collega Airbnb' })).toBeVisible();
      await panel.expectFits();
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await expect(panel.action('Calendario')).toBeFocused();
    });
  });
});

test('a struttura created by an administrator appears in the queue and the audit log, and can be deleted', {
  tag: '@desktop',
}, async ({ page, owner, panel, operator }) => {
  await panel.open();
  await panel.choose('Inserisci Struttura');
  const form = new SubmissionForm(page);
  await form.expectAlive();
  await expect(form.privacy).toHaveCount(0);
  await expectNoAxeViolations(page);
  await form.fillFacts(owner);
  await form.addPhotos(...(await shots(1)));
  await form.send.click();
  await panel.dismiss('Admin: Struttura inserita con successo!');
  await panel.find(owner.homeName);
  await panel.action('Dettagli').click();
  const json = panel.dialog('Dettagli').getByRole('region', { name: `${owner.homeName}, JSON` });
  await expect(json).toContainText(`"cin": "${owner.cin}"`);
  const id = Number(/"id": (\d+)/.exec((await json.textContent()) ?? '')?.[1]);
  await expect(panel.dialog('Dettagli').getByText('Struttura inserita')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await panel.action('Approva').click();
  await panel.confirm();
  await panel.dismiss('Struttura approvata con successo!');

  await panel.choose('Registro');
  const register = panel.dialog('Registro');
  const entries = register.getByRole('listitem').filter({ hasText: owner.homeName });
  await expect(entries).toContainText(['Struttura approvata', 'Struttura inserita']);
  await entries.first().locator('summary').click();
  await expect(entries.first().locator('details')).toContainText('Stato');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(register).toBeHidden();

  await panel.tab('Approvate').click();
  await panel.find(owner.homeName);
  const keyboard = new KeyboardUser(page);
  await keyboard.push(panel.action('Elimina'));
  await expect(panel.question).toContainText('È definitivo');
  await expect(button(panel.question, 'Annulla')).toBeFocused();
  await expectNoAxeViolations(page);
  await keyboard.write(panel.question.getByLabel('Motivo'), 'La casa non esiste più.');
  await keyboard.push(button(panel.question, 'Conferma'));
  await expect(panel.toast('Struttura eliminata con successo')).toBeVisible();
  await expect(panel.row(owner.homeName)).toHaveCount(0);
  expect((await page.request.get(`/struttura/${id}`)).status()).toBe(410);
  expect((await operator.call('GET', `/api/admin/strutture/${id}`)).status).toBe(404);
});
