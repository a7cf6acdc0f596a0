import type { Page } from '@playwright/test';
import { areaMessages } from '../../src/strutture/area-messages.it.ts';
import * as german from '../../src/strutture/owners-text-messages.de.ts';
import * as english from '../../src/strutture/owners-text-messages.en.ts';
import * as t from '../../src/strutture/web/form/translations-messages.it.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, type Owner, test } from '../support/owner.ts';
import { SubmissionForm } from '../support/submission-form.ts';

const ITALIAN = 'Casale in pietra tra gli ulivi, a due passi dalle terme.';
const GERMAN = 'Steinernes Landhaus zwischen <b>Olivenbäumen</b>.';
const story = (page: Page) => page.locator('.strutture-story').first().getByRole('paragraph');

async function openForm(page: Page, id: number): Promise<SubmissionForm> {
  await page.goto(`/proprietario/strutture/${id}/modifica`);
  const form = new SubmissionForm(page);
  await form.expectAlive();
  return form;
}

const summary = (page: Page, language: 'de' | 'en') => page.locator('summary').filter({ hasText: t.lingua(language) });

async function openLanguage(page: Page, language: 'de' | 'en'): Promise<void> {
  await summary(page, language).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(t.descrizioneIn(language))).toBeVisible();
}

async function writeGerman(page: Page, owner: Owner): Promise<number> {
  const stanze = [{ nome: 'Mansarda', tipo_letti: '2_singoli' }];
  const id = await owner.enterPublished(page, { stanze, descrizione: ITALIAN });
  const form = await openForm(page, id);
  await expect(summary(page, 'de')).toContainText(t.stati.nonScritta);
  await openLanguage(page, 'de');
  await page.getByLabel(t.descrizioneIn('de')).fill('x'.repeat(5001));
  await form.send.click();
  await expect(page.getByLabel(t.descrizioneIn('de'))).toBeFocused();
  await page.getByLabel(t.descrizioneIn('de')).fill(GERMAN);
  await page.getByLabel(`Mansarda ${t.nellaLingua('de')}`).fill('Dachzimmer');
  await expect(summary(page, 'de').locator('.state')).toHaveText(t.stati.scritta);
  await expectNoAxeViolations(page);
  await form.send.click();
  await expect(page.getByText(areaMessages.modificaApplicata)).toBeVisible();
  return id;
}

test('what an owner writes in German stands on the German page, and the English one says that it is Italian', async ({
  page,
  owner,
}) => {
  const id = await writeGerman(page, owner);
  await page.goto(`/struttura/${id}`);
  const italian = new URL(page.url()).pathname;
  await expect(story(page)).toHaveText(ITALIAN);

  await page.goto(`/lingua/de?pagina=${encodeURIComponent(italian)}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(story(page)).toHaveText(GERMAN);
  await expect(story(page)).not.toHaveAttribute('lang');
  await expect(page.getByText(german.writtenIn('it'))).toHaveCount(0);
  await expect(page.getByText(german.namesIn(['it']))).toHaveCount(0);
  await expect(page.locator('.strutture-stanze b')).toHaveText('Dachzimmer');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', GERMAN);
  await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', GERMAN);
  const structured = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(structured ?? '')).toMatchObject({ description: GERMAN });
  await expectNoAxeViolations(page);

  await page.goto(`/lingua/en?pagina=${encodeURIComponent(italian)}`);
  await expect(page.getByText(english.writtenIn('it'))).toBeVisible();
  await expect(page.getByText(english.namesIn(['it']))).toBeVisible();
  await expect(story(page)).toHaveText(ITALIAN);
  await expect(story(page)).toHaveAttribute('lang', 'it');
});

test('whoever changes the Italian is told which languages to read again', async ({ page, owner }) => {
  const id = await writeGerman(page, owner);
  const form = await openForm(page, id);
  await page.getByLabel('Descrizione', { exact: true }).fill('Casale in pietra con piscina.');
  await expect(summary(page, 'de').locator('.state')).toHaveText(t.stati.daRileggere);
  await openLanguage(page, 'de');
  await expect(page.getByText(t.testoCambiato)).toBeVisible();
  await page.getByRole('button', { name: t.vaAncoraBene }).click();
  await expect(page.getByLabel(t.descrizioneIn('de'))).toBeFocused();
  await expect(page.getByText(t.testoCambiato)).toHaveCount(0);
  await form.send.click();
  await expect(page.getByText(areaMessages.modificaApplicata)).toBeVisible();
});
