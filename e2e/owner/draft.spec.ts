import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expectHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/owner.ts';
import { photoFile } from '../support/photos.ts';
import { SubmissionForm } from '../support/submission-form.ts';
import * as struttureMessages from '../../src/strutture/messages/owner.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Inserisci la tua Struttura' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Conferma Azione' });
const opener = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Sei un Proprietario? Inserisci la tua Struttura' });

/** Makes the photos of the stored draft `age` milliseconds older, and returns the numbers of stored drafts and photos. */
function countDrafts(page: Page, age = 0) {
  return page.evaluate(async (older) => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const database = await answerOf(indexedDB.open('ospitalia_bozze'));
    const store = (name: string) => database.transaction(name, 'readwrite').objectStore(name);
    if (older > 0) {
      const draft = await answerOf(store('bozze').get('ospitalia_bozza'));
      for (const photo of draft.photos) photo.stored_at -= older;
      await answerOf(store('bozze').put(draft, 'ospitalia_bozza'));
    }
    const counts = { bozze: await answerOf(store('bozze').count()), foto: await answerOf(store('foto').count()) };
    database.close();
    return counts;
  }, age);
}

test('a draft and its photos are retained when the tab is closed, and expired photos are uploaded again', {
  tag: '@desktop',
}, async ({ page, context, owner }) => {
  const form = await SubmissionForm.open(page);
  await form.fillHome(owner);
  await form.addPhotos(await photoFile('casa.jpg', { colour: '#7a4a2a' }));
  await expect(form.root.getByText(struttureMessages.draftSavedOnDevice)).toBeVisible();
  await expect.poll(() => countDrafts(page)).toEqual({ bozze: 1, foto: 1 });
  // Makes the photos a day old, because the server deletes unused photos one day after their upload.
  await countDrafts(page, 86_400_000);
  await page.close();

  const another = await context.newPage();
  const uploaded = another.waitForResponse((answer) => answer.url().includes('/api/foto') && answer.ok());
  const again = await SubmissionForm.open(another);
  await uploaded;
  await expect(again.root.getByText(/^Bozza del \d+ \S+, \d\d:\d\d$/)).toBeVisible();
  await expect(again.nome).toHaveValue(owner.homeName);
  await expect(again.photos.getByRole('img', { name: 'casa.jpg' })).toBeVisible();
  await expect(again.privacy).not.toBeChecked();
  await expectNoAxeViolations(another);
  await again.privacy.check();
  await again.send.click();
  await expect(another.getByRole('heading', { name: 'RICHIESTA INVIATA CON SUCCESSO' })).toBeVisible();
  await expect.poll(() => countDrafts(another)).toEqual({ bozze: 0, foto: 0 });
});

test('the submission dialog on the home page closes on Back, and a draft that is restored after a reload can be submitted', {
  tag: '@phone',
}, async ({ page, owner }) => {
  await page.goto('/');
  await expectHydrated(opener(page));
  await opener(page).click();
  const form = new SubmissionForm(page);
  await form.expectAlive();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await opener(page).click();
  await form.expectAlive();
  await expect(page).toHaveURL('/');
  await expectNoAxeViolations(page);
  await form.fillHome(owner);
  await form.addPhotos(await photoFile('casa.jpg', { colour: '#7a4a2a' }));

  await dialog(page).getByRole('button', { name: 'Chiudi', exact: true }).click();
  await expect(question(page)).toContainText(struttureMessages.leaveRequestWarning);
  await expectNoAxeViolations(page);
  await question(page).getByRole('button', { name: 'Annulla' }).click();
  await expect(form.nome).toHaveValue(owner.homeName);
  await dialog(page).getByRole('button', { name: 'Chiudi', exact: true }).click();
  await question(page).getByRole('button', { name: 'Conferma' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await page.reload();
  await expectHydrated(opener(page));
  await opener(page).click();
  await form.expectAlive();
  await expect(form.root.getByText(struttureMessages.draftRestored)).toBeVisible();
  await expect(form.nome).toHaveValue(owner.homeName);
  await expect(form.citta).toHaveValue('Montepulciano');
  await expect(form.photos.getByRole('img', { name: 'casa.jpg' })).toBeVisible();
  await expect(form.privacy).not.toBeChecked();
  await form.privacy.check();
  await form.send.click();
  await expect(dialog(page).getByRole('heading', { name: 'RICHIESTA INVIATA CON SUCCESSO' })).toBeFocused();
  await expectNoAxeViolations(page);
  await dialog(page).getByRole('button', { name: 'Torna alla home' }).click();
  await expect(dialog(page)).toBeHidden();
});

test('leaving the form with unsaved input shows a warning, and the input is restored on return', {
  tag: '@desktop',
}, async ({ page }) => {
  const form = await SubmissionForm.open(page);
  await form.nome.fill('Casa Bozza');
  await form.type('Agriturismo').check();

  const link = page
    .getByRole('banner')
    .getByRole('link', { name: /Ospitalia/ })
    .first();
  await link.click();
  await expect(question(page)).toContainText(struttureMessages.leaveRequestWarning);
  await question(page).getByRole('button', { name: 'Annulla' }).click();
  await expect(page).toHaveURL('/inserisci');
  await expect(form.nome).toHaveValue('Casa Bozza');

  const opened = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const warning = await opened;
  expect(warning.type()).toBe('beforeunload');
  await warning.accept();
  await reloaded;
  await form.expectAlive();
  await expect(form.nome).toHaveValue('Casa Bozza');
  await expect(form.type('Agriturismo')).toBeChecked();
  await form.select('Regione').selectOption('Toscana');
  await form.select('Provincia').selectOption('Siena (SI)');
  await form.citta.fill('mon');
  await expect(form.root.getByRole('option', { name: 'Montepulciano' })).toBeVisible();
  await expectNoAxeViolations(page);

  await link.click();
  await question(page).getByRole('button', { name: 'Conferma' }).click();
  await expect(page).toHaveURL('/');
  await expect(form.root).toHaveCount(0);
  await page.goBack();
  await expect(form.nome).toHaveValue('Casa Bozza');

  await form.root.getByRole('button', { name: 'Elimina bozza' }).first().click();
  await question(page).getByRole('button', { name: 'Conferma' }).click();
  await expect(form.nome).toHaveValue('');
  await expect(form.nome).toBeFocused();
  await expect.poll(() => countDrafts(page)).toEqual({ bozze: 0, foto: 0 });
});
