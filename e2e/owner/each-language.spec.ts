import * as german from '../../src/strutture/owners-text-messages.de.ts';
import * as italian from '../../src/strutture/owners-text-messages.it.ts';
import { areaMessages } from '../../src/strutture/area-messages.de.ts';
import * as t from '../../src/strutture/web/form/translations-messages.de.ts';
import { FIELD_LABELS } from '../../src/strutture/web/form/field-messages.de.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expectNarrow } from '../support/look-at.ts';
import { expect, test } from '../support/owner.ts';

const GERMAN = 'Ruhiges Landhaus am See.';
const ITALIAN = 'Casa tranquilla sul lago.';

test('an owner who writes German says so, and Italian pages show the translation, or that it is German', async ({
  page,
  owner,
}) => {
  const id = await owner.enterPublished(page);
  await page.goto(`/de/gastgeber/unterkuenfte/${id}/bearbeiten`);
  const description = page.getByLabel(FIELD_LABELS.descrizione, { exact: true });
  await expect(description).toBeEnabled();
  await description.fill(GERMAN);
  await page.getByLabel(`${t.inCheLingua} (${FIELD_LABELS.descrizione})`).selectOption('de');
  await page.getByRole('textbox', { name: FIELD_LABELS.regole, exact: true }).fill('Keine Feiern.');
  await expect(page.getByLabel(`${t.inCheLingua} (${FIELD_LABELS.regole})`)).toHaveValue('de');
  await expectNoAxeViolations(page);
  await expectNarrow(page);
  await page.locator('form [type=submit]').last().click();
  await expect(page.getByText(areaMessages.modificaApplicata)).toBeVisible();

  const story = page.locator('.strutture-story').first().getByRole('paragraph');
  await page.goto(`/struttura/${id}`);
  await expect(story).toHaveAttribute('lang', 'de');
  await expect(page.getByText(italian.writtenIn('de')).first()).toBeVisible();
  await expectNoAxeViolations(page);
  const path = new URL(page.url()).pathname;
  await page.goto(`/lingua/de?pagina=${encodeURIComponent(path)}`);
  await expect(story).toHaveText(GERMAN);
  await expect(page.getByText(german.writtenIn('de'))).toHaveCount(0);

  await page.goto(`/de/gastgeber/unterkuenfte/${id}/bearbeiten`);
  await expect(description).toBeEnabled();
  await page
    .locator('summary')
    .filter({ hasText: t.lingua('it') })
    .click();
  await page.getByLabel(t.descrizioneIn('it')).fill(ITALIAN);
  await page.locator('form [type=submit]').last().click();
  await expect(page.getByText(areaMessages.modificaApplicata)).toBeVisible();
  await page.goto(path);
  await expect(story).toHaveText(ITALIAN);
  await expect(story).not.toHaveAttribute('lang');
});
