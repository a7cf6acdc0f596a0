import { submissionMessages } from '../../src/strutture/submission-messages.it.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { holdRoute } from '../support/hold-route.ts';
import { expect, test } from '../support/owner.ts';
import { SubmissionForm } from '../support/submission-form.ts';

test.describe('the CIN is checked while it is typed', () => {
  test.use({ expectedFaults: /^request failed .*\/api\/check-cin\// });

  test('in four states', { tag: '@desktop' }, async ({ page, owner, portal }) => {
    const { cin: taken } = await portal.findStruttura(() => true);
    const form = await SubmissionForm.open(page);
    const state = form.root.locator('.strutture-cin-field').getByRole('status');
    await form.cin.fill('IT05201');
    await expect(state).toBeEmpty();

    const answer = await holdRoute(page, '**/api/check-cin/*');
    await form.cin.fill(owner.cin);
    await expect(state).toHaveText('Verifica in corso...');
    answer();
    await expect(state).toHaveText('CIN disponibile');
    await form.cin.fill(taken);
    await expect(state).toHaveText('CIN già in uso');
    await form.cin.fill('');
    await expect(state).toBeEmpty();

    await page.unroute('**/api/check-cin/*');
    await page.route('**/api/check-cin/*', (route) => route.abort());
    await form.cin.fill(`${owner.cin.slice(0, -1)}Z`);
    await expect(state).toHaveText('Errore nella verifica');
  });
});

test('it is read back: the comune and the class that it names, and what does not fit', { tag: '@phone' }, async ({
  page,
  owner,
}) => {
  const form = await SubmissionForm.open(page);
  // As it is printed and pasted.
  await form.cin.fill(`it 052015 c1-${owner.cin.slice(10)}`);
  await expect(
    form.root.getByText('Il codice dice: comune di Montepulciano, classe C1 (bed and breakfast).'),
  ).toBeVisible();
  await form.root.getByRole('button', { name: 'Usa Montepulciano come città' }).click();
  await expect(form.citta).toHaveValue('Montepulciano');
  await expect(form.root.getByLabel('CAP')).toHaveValue('53045');

  const { altroComune, classeDiversa } = submissionMessages.cinNote;
  await expect(form.root.getByText(altroComune)).toBeHidden();
  await form.choosePlace('Toscana', 'Firenze (FI)', 'Firenze');
  await expect(form.root.getByText(altroComune)).toBeVisible();
  await expect(form.select('CAP')).toBeVisible();
  await form.type('Agriturismo').check();
  await expect(form.root.getByText(classeDiversa)).toBeVisible();
  await expectNoAxeViolations(page);
  await form.type('B&B').check();
  await expect(form.root.getByText(classeDiversa)).toBeHidden();
});
