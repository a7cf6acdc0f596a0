import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expectSpoken } from '../support/spoken.ts';
import { expectNothingLost } from '../support/lost-content.ts';
import { expect, type Owner, test } from '../support/owner.ts';
import { photoFile } from '../support/photos.ts';
import { SubmissionForm } from '../support/submission-form.ts';
import * as struttureMessages from '../../src/strutture/messages/owner.ts';

const pathOf = (id: number) => `/proprietario/strutture/${id}`;
const badge = (page: Page, name: string) => page.getByRole('main').locator('.badge').filter({ hasText: name });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Conferma Azione' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openStruttura(page: Page, id: number, owner: Owner): Promise<void> {
  await page.goto(pathOf(id));
  await expect(page.getByRole('heading', { level: 1, name: owner.homeName })).toBeVisible();
}

async function publicPhotos(page: Page, id: number): Promise<string[]> {
  const answer = await page.request.get(`/api/properties/public?citta_id=52015&limit=50`);
  const { data } = (await answer.json()) as { data: { id: number; immagini: string[] }[] };
  return data.find((each) => each.id === id)?.immagini ?? [];
}

async function publicStatus(page: Page, id: number): Promise<number> {
  return (await page.request.get(`/struttura/${id}`)).status();
}

test('changed contact details and prices are published immediately, whereas new photos stay hidden until they are approved', {
  tag: '@desktop',
}, async ({ page, owner }) => {
  const id = await owner.enterPublished(page);
  const before = await publicPhotos(page, id);
  expect(before).toHaveLength(2);
  await openStruttura(page, id, owner);
  await expect(badge(page, 'Pubblicata')).toBeVisible();
  const contacts = page.getByRole('form', { name: 'Contatti e prezzo' });
  await contacts.getByLabel(/^Telefono/).fill('+39 333 555 0202');
  await contacts.getByLabel('Prezzo per notte').fill('110');
  await contacts.getByRole('button', { name: 'Salva i contatti' }).click();
  await expect(page.getByText('Contatti aggiornati con successo!')).toBeVisible();

  await page.locator('input[type=file]').setInputFiles(await photoFile('nuova.jpg', { colour: '#405060' }));
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText(struttureMessages.photosReviewNotes.review)).toBeVisible();
  await button(page, 'Salva le foto').click();
  await expect(page.getByText(struttureMessages.photosSentForReview)).toBeVisible();
  await expect(badge(page, 'Modifica in revisione')).toBeVisible();
  await expectNoAxeViolations(page);
  await expectSpoken(page.getByRole('main'), 'owner-house');
  await expectNothingLost(page);
  expect(await publicPhotos(page, id)).toEqual(before);
  await page.getByRole('link', { name: 'Vedi la pagina pubblica' }).click();
  await expect(page.getByText('110 €').filter({ visible: true }).first()).toBeVisible();

  await owner.reject(id, 'La terza foto non è della casa.');
  await openStruttura(page, id, owner);
  await expect(badge(page, 'Modifica rifiutata')).toBeVisible();
  await expect(page.getByText('La terza foto non è della casa.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: /^Correggi la modifica/ }).click();
  const form = new SubmissionForm(page);
  await form.expectAlive();
  await expect(form.photos).toHaveCount(3);
  await form.root.getByRole('button', { name: 'Rimuovi la foto 2' }).click();
  await form.send.click();
  await expect(page.getByText(struttureMessages.editSentForReview)).toBeVisible();
  await owner.approve(id);
  const after = await publicPhotos(page, id);
  expect(after).toHaveLength(2);
  expect(after).not.toEqual(before);
});

test('an owner pauses and resumes a struttura, downloads its data and deletes it', {
  tag: '@phone',
}, async ({ page, owner }) => {
  const id = await owner.enterPublished(page);
  await openStruttura(page, id, owner);
  expect(await publicStatus(page, id)).toBe(200);

  await button(page, 'Metti in pausa').click();
  await expect(question(page)).toContainText(owner.homeName);
  await expectNoAxeViolations(page);
  await button(page, 'Conferma').click();
  await expect(badge(page, 'In pausa')).toBeVisible();
  await expect(page.getByText(struttureMessages.listingPaused(owner.homeName))).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await publicStatus(page, id)).toBe(404);
  await button(page, 'Riprendi').click();
  await button(page, 'Conferma').click();
  await expect(badge(page, 'Pubblicata')).toBeVisible();
  expect(await publicStatus(page, id)).toBe(200);

  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Scarica tutto' }).click();
  const archive = await coming;
  expect(archive.suggestedFilename()).toMatch(/^ospitalia-.+\.zip$/);
  const bytes = await readFile(await archive.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.toString('latin1')).toContain('foto/02.webp');

  await button(page, 'Elimina').click();
  await button(page, 'Annulla').click();
  await expect(button(page, 'Elimina')).toBeFocused();
  await button(page, 'Elimina').click();
  await button(page, 'Conferma').click();
  await expect(page.getByText('Struttura eliminata con successo')).toBeVisible();
  await expect(page).toHaveURL('/proprietario');
  await expect(page.getByRole('heading', { name: 'C’è posto anche per la tua finestra' })).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await publicStatus(page, id)).toBe(410);
});
