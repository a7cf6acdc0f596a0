import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, type Owner, test } from '../support/owner.ts';
import { SubmissionForm } from '../support/submission-form.ts';
import * as struttureMessages from '../../src/strutture/messages/owner.it.ts';
import * as struttureVisitorMessagesDe from '../../src/strutture/messages/visitor.de.ts';
import * as struttureVisitorMessagesEn from '../../src/strutture/messages/visitor.en.ts';

const ITALIAN = 'Casale in pietra tra gli ulivi, a due passi dalle terme.';
const GERMAN = 'Steinernes Landhaus zwischen <b>Olivenbäumen</b>.';
const story = (page: Page) => page.locator('.strutture-story').first().getByRole('paragraph');

async function openForm(page: Page, id: number): Promise<SubmissionForm> {
  await page.goto(`/proprietario/strutture/${id}/modifica`);
  const form = new SubmissionForm(page);
  await form.expectAlive();
  return form;
}

const summary = (page: Page, language: 'de' | 'en') =>
  page.locator('summary').filter({ hasText: struttureMessages.capitalisedLanguageName(language) });

async function openLanguage(page: Page, language: 'de' | 'en'): Promise<void> {
  await summary(page, language).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(struttureMessages.descriptionTranslationLabel(language))).toBeVisible();
}

async function writeGerman(page: Page, owner: Owner): Promise<number> {
  const stanze = [{ nome: 'Mansarda', tipo_letti: '2_singoli' }];
  const id = await owner.enterPublished(page, { stanze, descrizione: ITALIAN });
  const form = await openForm(page, id);
  await expect(summary(page, 'de')).toContainText(struttureMessages.translationStatuses.nonScritta);
  await openLanguage(page, 'de');
  await page.getByLabel(struttureMessages.descriptionTranslationLabel('de')).fill('x'.repeat(5001));
  await form.send.click();
  await expect(page.getByLabel(struttureMessages.descriptionTranslationLabel('de'))).toBeFocused();
  await page.getByLabel(struttureMessages.descriptionTranslationLabel('de')).fill(GERMAN);
  await page.getByLabel(`Mansarda ${struttureMessages.inTheLanguage('de')}`).fill('Dachzimmer');
  await expect(summary(page, 'de').locator('.state')).toHaveText(struttureMessages.translationStatuses.scritta);
  await expectNoAxeViolations(page);
  await form.send.click();
  await expect(page.getByText(struttureMessages.editApplied)).toBeVisible();
  return id;
}

test('the German page shows the owner’s German text, and the English page states that its text is in Italian', {
  tag: '@desktop',
}, async ({ page, owner }) => {
  const id = await writeGerman(page, owner);
  await page.goto(`/struttura/${id}`);
  const italian = new URL(page.url()).pathname;
  await expect(story(page)).toHaveText(ITALIAN);

  await page.goto(`/lingua/de?pagina=${encodeURIComponent(italian)}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(story(page)).toHaveText(GERMAN);
  await expect(story(page)).not.toHaveAttribute('lang');
  await expect(page.getByText(struttureVisitorMessagesDe.writtenIn('it'))).toHaveCount(0);
  await expect(page.getByText(struttureVisitorMessagesDe.roomNamesIn(['it']))).toHaveCount(0);
  await expect(page.locator('.strutture-stanze b')).toHaveText('Dachzimmer');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', GERMAN);
  await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', GERMAN);
  const structured = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(structured ?? '')).toMatchObject({ description: GERMAN });
  await expectNoAxeViolations(page);

  await page.goto(`/lingua/en?pagina=${encodeURIComponent(italian)}`);
  await expect(page.getByText(struttureVisitorMessagesEn.writtenIn('it'))).toBeVisible();
  await expect(page.getByText(struttureVisitorMessagesEn.roomNamesIn(['it']))).toBeVisible();
  await expect(story(page)).toHaveText(ITALIAN);
  await expect(story(page)).toHaveAttribute('lang', 'it');
});

test('editing the Italian text marks its translations for review', { tag: '@phone' }, async ({ page, owner }) => {
  const id = await writeGerman(page, owner);
  const form = await openForm(page, id);
  await page.getByLabel('Descrizione', { exact: true }).fill('Casale in pietra con piscina.');
  await expect(summary(page, 'de').locator('.state')).toHaveText(struttureMessages.translationStatuses.daRileggere);
  await openLanguage(page, 'de');
  await expect(page.getByText(struttureMessages.sourceTextChanged)).toBeVisible();
  await page.getByRole('button', { name: struttureMessages.translationStillFineButton }).click();
  await expect(page.getByLabel(struttureMessages.descriptionTranslationLabel('de'))).toBeFocused();
  await expect(page.getByText(struttureMessages.sourceTextChanged)).toHaveCount(0);
  await form.send.click();
  await expect(page.getByText(struttureMessages.editApplied)).toBeVisible();
});
