import { formMessages } from '../../src/strutture/form-messages.it.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/owner.ts';
import { SubmissionForm } from '../support/submission-form.ts';

const SUCCESS = 'RICHIESTA INVIATA CON SUCCESSO';

test('the nine checks, in their order, each with its sentence and the focus in its field', { tag: '@phone' }, async ({
  page,
  owner,
  portal,
}) => {
  const form = await SubmissionForm.open(page);
  const required = 'Per favore compila tutti i campi obbligatori inclusa la tipologia di struttura';
  await form.expectRefused(required, form.nome);
  await expectNoAxeViolations(page);
  await form.nome.fill(owner.house);
  await form.expectRefused(required, form.type('Casa vacanza'));
  await form.fillHouse(owner);
  await form.privacy.uncheck();
  await form.notOnBooking.uncheck();

  const price = form.root.getByLabel('Prezzo per notte');
  await price.fill('');
  await form.expectRefused('Per le case vacanza è obbligatorio inserire il prezzo per notte', price);

  await form.letAs('A camere');
  await form.expectRefused('Per B&B/Affittacamere è obbligatorio configurare almeno una camera', form.addRoomButton);
  await form.letAs('Tutta la casa');
  await price.fill('95');

  const calendar = form.root.getByLabel('Calendario di Booking.com');
  await calendar.fill('webcal://ical.booking.com/v1/export?t=1');
  await form.expectRefused("L'URL del calendario deve iniziare con http:// o https://", calendar);
  await calendar.fill('');
  await form.expectRefused("L'URL del calendario Booking.com è obbligatorio per nuove strutture", calendar);
  await form.notOnBooking.check();

  await form.check('Offri le pulizie finali').check();
  const cleaning = form.root.getByLabel('Prezzo delle pulizie');
  await form.expectRefused('Se offri il servizio pulizie, devi specificare un prezzo valido', cleaning);
  await cleaning.fill('40');

  await form.expectRefused("È necessario accettare l'informativa sulla privacy per procedere", form.privacy);
  await form.privacy.check();

  const { cin } = await portal.findStruttura(() => true);
  await form.cin.fill(cin);
  await expect(form.root.getByText('CIN già in uso')).toBeVisible();
  await form.expectRefused('Il Codice CIN inserito è già in uso. Inserisci un CIN diverso.', form.cin);
  await form.cin.fill('IT52015');
  await form.expectRefused('Il Codice CIN deve essere tra 8 e 17 caratteri', form.cin);

  await form.cin.fill(owner.cin);
  await expect(form.summary).toBeHidden();
  await form.send.click();
  await expect(page.getByRole('heading', { name: SUCCESS })).toBeVisible();
});

test('what is wrong with a room stands in its modal', { tag: '@desktop' }, async ({ page }) => {
  const form = await SubmissionForm.open(page);
  await form.type('B&B').check();
  await form.addRoomButton.click();
  const modal = page.getByRole('dialog', { name: 'Nuova camera' });
  await modal.getByLabel('Prezzo per notte').fill('gratis');
  await modal.getByRole('button', { name: 'Salva la camera' }).click();
  await expect(modal.getByText('Dai un nome alla camera').first()).toBeVisible();
  await expect(modal.getByLabel('Nome della camera')).toBeFocused();
  await expectNoAxeViolations(page);
});

test.describe('what only the server can know', () => {
  test.use({ expectedFaults: /^answer 409: .*\/api\/strutture$|^request failed .*\/api\/strutture$/ });

  test('a CIN that was taken meanwhile, and a server that does not answer: nothing typed is lost', {
    tag: '@desktop',
  }, async ({ page, owner, portal }) => {
    const { cin } = await portal.findStruttura(() => true);
    // The moment before somebody else's house was approved.
    await page.route('**/api/check-cin/*', (route) => route.fulfill({ json: { available: true, message: '' } }));
    const form = await SubmissionForm.open(page);
    await form.fillHouse(owner);
    await form.cin.fill(cin);
    await form.expectRefused('Il Codice CIN inserito è già in uso. Inserisci un CIN diverso.', form.cin);
    await expect(form.nome).toHaveValue(owner.house);
    await expect(form.citta).toHaveValue('Montepulciano');

    await form.cin.fill(owner.cin);
    await page.route('**/api/strutture', (route) => route.abort());
    await form.expectRefused(formMessages.erroreInserimento, form.summary);
    expect(formMessages.erroreInserimento).toBe("Errore nell'inserimento della struttura. Riprova.");
    await expectNoAxeViolations(page);
    await page.unroute('**/api/strutture');
    await form.send.click();
    await expect(page.getByRole('heading', { name: SUCCESS })).toBeVisible();
  });
});
