import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expectSpoken } from '../support/spoken.ts';
import { expect, type Owner, test } from '../support/owner.ts';
import { photoFile } from '../support/photos.ts';
import { SubmissionForm } from '../support/submission-form.ts';
import * as struttureMessages from '../../src/strutture/messages/owner.ts';

const REASON = 'Manca una descrizione delle camere.\nScrivi anche a che piano sono.';

async function expectLoaded(pictures: Locator): Promise<void> {
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
}

async function fillBnb(form: SubmissionForm, owner: Owner): Promise<void> {
  await form.nome.fill(owner.homeName);
  await form.root.getByText('B&B', { exact: true }).click();
  await expect(form.way('A camere')).toBeChecked();
  await expect(form.check(/^Prima Colazione Inclusa/)).toBeChecked();
  await form.descrizione.fill('Due camere sui tetti del borgo.');
  await form.cin.fill(owner.cin.toLowerCase());
  await expect(form.cin).toHaveValue(owner.cin);
  await expect(form.root.getByText('CIN disponibile')).toBeVisible();
  await form.choosePlace('Toscana', 'Siena (SI)', 'Montepulciano');
  await expect(form.root.getByLabel('CAP')).toHaveValue('53045');
  await expect(form.root.getByLabel('CAP')).toHaveAttribute('readonly');
  await form.indirizzo.fill('Via di Gracciano 12');
  await form.more('Posti letto', 5);
  await form.more('Camere', 2);
  await form.more('Bagni', 2);
  await form.addRoom({ nome: 'Camera Rosa', prezzo: '70' }, () => expectNoAxeViolations(form.page));
  await form.addRoom({ nome: 'Camera Blu', prezzo: '85,50', letti: 'Divano letto' });
  await form.root.getByRole('button', { name: 'Usa 4', exact: true }).click();
  await expect(form.count('Posti letto')).toHaveValue('4');
  await form.root.getByText('Balcone', { exact: true }).click();
  await form.telefono.fill('+39 333 555 0101');
  await form.email.fill(owner.email);
  await form.notOnBooking.click();
  await form.privacy.click();
}

async function expectSent(page: Page, owner: Owner): Promise<void> {
  const title = page.getByRole('heading', { name: 'RICHIESTA INVIATA CON SUCCESSO' });
  await expect(title).toBeFocused();
  for (const [name, value] of [
    ['Struttura', owner.homeName],
    ['CIN', owner.cin],
    ['Località', 'Via di Gracciano 12, 53045 Montepulciano (SI)'],
    ['Telefono', '+39 333 555 0101'],
  ] as const) {
    await expect(page.getByRole('term').filter({ hasText: name })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: value })).toBeVisible();
  }
  await expect(page.getByText('Ti contattiamo entro 24/48 ore.')).toBeVisible();
  await expect(page.getByText(`Ricevi un’e-mail di conferma a ${owner.email}.`)).toBeVisible();
}

async function confirm(page: Page, owner: Owner): Promise<void> {
  const { link, text } = await owner.mail(struttureMessages.confirmAddressMail.subject);
  expect(text).not.toContain(owner.homeName);
  expect(text).toContain(link);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Entra' })).toBeEnabled();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Entra' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Le mie strutture' })).toBeVisible();
  expect((await owner.mail('Abbiamo ricevuto la richiesta')).text).toContain('24/48 ore');
}

const status = (page: Page, name: string) => page.getByRole('main').locator('.badge').filter({ hasText: name });

// Runs only on phones. On desktops, `keyboard.spec.ts` and `draft.spec.ts` cover the form.
test('a new owner’s B&B is rejected, corrected and then published', {
  tag: '@phone',
}, async ({ page, owner }) => {
  const photos = await Promise.all([
    photoFile('foto-0.jpg', { colour: '#8a5a2b', width: 3000, grain: 14 }),
    photoFile('foto-1.jpg', { colour: '#2b5a8a' }),
  ]);
  expect(photos[0]?.buffer.byteLength).toBeGreaterThan(2_000_000);

  const form = await SubmissionForm.open(page);
  await form.files.setInputFiles(photos);
  await fillBnb(form, owner);
  await form.expectStored();
  await form.send.click();
  await expectSent(page, owner);
  await expectNoAxeViolations(page);

  await confirm(page, owner);
  await expect(status(page, 'In attesa')).toBeVisible();
  await expectNoAxeViolations(page);
  await expectSpoken(page.locator('body'), 'owner-list');
  await page.getByRole('link', { name: `Gestisci ${owner.homeName}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: owner.homeName })).toBeVisible();
  await expect(status(page, 'In attesa')).toBeVisible();
  await expectNoAxeViolations(page);
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));

  await owner.reject(id, REASON);
  const refusal = await owner.mail('va corretta');
  expect(refusal.text).toContain('Scrivi anche a che piano sono.');
  await page.goto(refusal.link);
  await expect(page.getByText('Scrivi anche a che piano sono.')).toBeVisible();
  await page.goto(`/proprietario/strutture/${id}`);
  await expect(status(page, 'Rifiutata')).toBeVisible();
  await expect(page.getByText('Manca una descrizione delle camere.')).toBeVisible();
  await expectNoAxeViolations(page);

  await page
    .getByRole('link', { name: /^Correggi e invia di nuovo/ })
    .first()
    .click();
  const correction = new SubmissionForm(page);
  await correction.expectAlive();
  await expect(correction.root.getByText('Camera Rosa')).toBeVisible();
  await correction.descrizione.fill('Due camere sui tetti del borgo, al secondo piano.');
  await expectNoAxeViolations(page);
  await correction.send.click();
  await expect(page.getByText('Richiesta inviata di nuovo')).toBeVisible();
  await expect(status(page, 'In attesa')).toBeVisible();

  await owner.approve(id);
  const approval = await owner.mail(struttureMessages.listingApprovedMail(owner.homeName).subject);
  await page.goto(approval.link);
  await expect(page).toHaveURL(new RegExp(`/struttura/${id}/`));
  await expect(page.getByRole('heading', { level: 1, name: owner.homeName })).toBeVisible();
  await expect(page.getByText('al secondo piano')).toBeVisible();
  await expect(page.getByText('Camera Blu').first()).toBeVisible();
  const shown = page.getByRole('main').locator('img[src*="/foto/"]');
  await expect(shown).not.toHaveCount(0);
  await expectLoaded(shown);

  await page.goto('/strutture/toscana/siena/montepulciano');
  const list = page.getByRole('region', { name: 'Strutture' });
  const card = list.getByRole('article').filter({ has: page.getByRole('link', { name: owner.homeName }) });
  await expect(card).toBeVisible();
  await expectLoaded(card.locator('img').first());

  await page.goto(`/proprietario/strutture/${id}`);
  await expect(status(page, 'Pubblicata')).toBeVisible();
  await expectNoAxeViolations(page);
});
