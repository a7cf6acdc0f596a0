import { expectNoAxeViolations } from '../support/axe.ts';
import { expectNarrow } from '../support/check-page.ts';
import { expect, test } from '../support/owner.ts';
import * as struttureVisitorMessagesDe from '../../src/strutture/messages/visitor.de.ts';
import * as struttureMessages from '../../src/strutture/messages/visitor.it.ts';
import * as struttureOwnerMessagesDe from '../../src/strutture/messages/owner.de.ts';

const GERMAN = 'Ruhiges Landhaus am See.';
const ITALIAN = 'Casa tranquilla sul lago.';

test('an Italian page names the language of a text marked as German until the owner adds an Italian translation', {
  tag: '@desktop',
}, async ({ page, owner }) => {
  const id = await owner.enterPublished(page);
  await page.goto(`/de/gastgeber/unterkuenfte/${id}/bearbeiten`);
  const description = page.getByLabel(struttureOwnerMessagesDe.FIELD_LABELS.descrizione, { exact: true });
  await expect(description).toBeEnabled();
  await description.fill(GERMAN);
  await page
    .getByLabel(`${struttureOwnerMessagesDe.textLanguageLabel} (${struttureOwnerMessagesDe.FIELD_LABELS.descrizione})`)
    .selectOption('de');
  await page
    .getByRole('textbox', { name: struttureOwnerMessagesDe.FIELD_LABELS.regole, exact: true })
    .fill('Keine Feiern.');
  await expect(
    page.getByLabel(`${struttureOwnerMessagesDe.textLanguageLabel} (${struttureOwnerMessagesDe.FIELD_LABELS.regole})`),
  ).toHaveValue('de');
  await expectNoAxeViolations(page);
  await expectNarrow(page);
  await page.locator('form [type=submit]').last().click();
  await expect(page.getByText(struttureOwnerMessagesDe.editApplied)).toBeVisible();

  const story = page.locator('.strutture-story').first().getByRole('paragraph');
  await page.goto(`/struttura/${id}`);
  await expect(story).toHaveAttribute('lang', 'de');
  await expect(page.getByText(struttureMessages.writtenIn('de')).first()).toBeVisible();
  await expectNoAxeViolations(page);
  const path = new URL(page.url()).pathname;
  await page.goto(`/lingua/de?pagina=${encodeURIComponent(path)}`);
  await expect(story).toHaveText(GERMAN);
  await expect(page.getByText(struttureVisitorMessagesDe.writtenIn('de'))).toHaveCount(0);

  await page.goto(`/de/gastgeber/unterkuenfte/${id}/bearbeiten`);
  await expect(description).toBeEnabled();
  await page
    .locator('summary')
    .filter({ hasText: struttureOwnerMessagesDe.capitalisedLanguageName('it') })
    .click();
  await page.getByLabel(struttureOwnerMessagesDe.descriptionTranslationLabel('it')).fill(ITALIAN);
  await page.locator('form [type=submit]').last().click();
  await expect(page.getByText(struttureOwnerMessagesDe.editApplied)).toBeVisible();
  await page.goto(path);
  await expect(story).toHaveText(ITALIAN);
  await expect(story).not.toHaveAttribute('lang');
});
