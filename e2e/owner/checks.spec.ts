import { expectNoAxeViolations } from '../support/axe.ts';
import { expectSpoken } from '../support/spoken.ts';
import { expectNothingLost } from '../support/lost-content.ts';
import { expect, test } from '../support/owner.ts';
import { SubmissionForm } from '../support/submission-form.ts';
import * as struttureMessages from '../../src/strutture/messages/owner.ts';

test('an invalid submission form shows the message of its first failed check and focuses the field', {
  tag: '@phone',
}, async ({ page, owner, portal }) => {
  const form = await SubmissionForm.open(page);
  const required = 'Per favore compila tutti i campi obbligatori inclusa la tipologia di struttura';
  await form.expectRefused(required, form.nome);
  await expectNoAxeViolations(page);
  await expectSpoken(form.root, 'submission-refused');
  await expectNothingLost(page);

  await form.cin.fill(`it 052015 c1-${owner.cin.slice(10)}`);
  await expect(
    form.root.getByText('Il codice dice: comune di Montepulciano, classe C1 (bed and breakfast).'),
  ).toBeVisible();
  await form.root.getByRole('button', { name: 'Usa Montepulciano come città' }).click();
  await expect(form.citta).toHaveValue('Montepulciano');
  await expect(form.root.getByLabel('CAP')).toHaveValue('53045');
  const { altroComune, classeDiversa } = struttureMessages.cinNotes;
  await form.choosePlace('Toscana', 'Firenze (FI)', 'Firenze');
  await expect(form.root.getByText(altroComune)).toBeVisible();
  await expect(form.select('CAP')).toBeVisible();
  await form.type('Agriturismo').check();
  await expect(form.root.getByText(classeDiversa)).toBeVisible();
  await expectNoAxeViolations(page);
  await form.type('Agriturismo').uncheck();

  await form.fillHome(owner);
  const price = form.root.getByLabel('Prezzo per notte');
  await price.fill('');
  await form.expectRefused('Per le case vacanza è obbligatorio inserire il prezzo per notte', price);
  await form.letAs('A camere');
  await form.expectRefused('Per B&B/Affittacamere è obbligatorio configurare almeno una camera', form.addRoomButton);
  await form.letAs('Tutta la casa');
  await price.fill('95');
  const { cin } = await portal.findStruttura(() => true);
  await form.cin.fill(cin);
  await expect(form.root.getByText('CIN già in uso')).toBeVisible();
  await form.expectRefused('Il Codice CIN inserito è già in uso. Inserisci un CIN diverso.', form.cin);
});

test.describe('if the CIN has been taken since it was checked, or the server is unreachable', () => {
  test.use({ expectedFaults: /^answer 409: .*\/api\/strutture$|^request failed .*\/api\/strutture$/ });

  test('the form retains all input', {
    tag: '@desktop',
  }, async ({ page, owner, portal }) => {
    const { cin } = await portal.findStruttura(() => true);
    await page.route('**/api/check-cin/*', (route) => route.fulfill({ json: { available: true, message: '' } }));
    const form = await SubmissionForm.open(page);
    await form.fillHome(owner);
    await form.cin.fill(cin);
    await form.expectRefused('Il Codice CIN inserito è già in uso. Inserisci un CIN diverso.', form.cin);
    await expect(form.nome).toHaveValue(owner.homeName);
    await expect(form.citta).toHaveValue('Montepulciano');

    await form.cin.fill(owner.cin);
    await page.route('**/api/strutture', (route) => route.abort());
    await form.expectRefused(struttureMessages.submissionFailed, form.summary);
    expect(struttureMessages.submissionFailed).toBe("Errore nell'inserimento della struttura. Riprova.");
    await expectNoAxeViolations(page);
    await page.unroute('**/api/strutture');
    await form.send.click();
    await expect(page.getByRole('heading', { name: 'RICHIESTA INVIATA CON SUCCESSO' })).toBeVisible();
  });
});
