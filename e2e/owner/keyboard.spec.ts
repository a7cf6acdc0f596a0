import type { Page } from '@playwright/test';
import { expectAwake } from '../support/hydrated.ts';
import { KeyboardUser, tabTo } from '../support/keyboard.ts';
import { expect, type Owner, test } from '../support/owner.ts';
import { photoFile } from '../support/photos.ts';
import { SubmissionForm } from '../support/submission-form.ts';

/** Phones have no Tab key. */
const DESKTOP = { tag: '@desktop' };

async function addRoom(page: Page, hands: KeyboardUser, form: SubmissionForm, nome: string): Promise<void> {
  const modal = page.getByRole('dialog', { name: 'Nuova camera' });
  await expect(modal.getByRole('heading', { name: 'Nuova camera' })).toBeFocused();
  await hands.write(modal.getByLabel('Nome della camera'), nome);
  await tabTo(page, modal.getByLabel('Prezzo per notte'));
  await hands.press('ArrowUp', 'ArrowUp');
  await hands.push(modal.getByRole('button', { name: 'Salva la camera' }));
  await expect(modal).toBeHidden();
  await expect(form.addRoomButton).toBeFocused();
}

async function choosePlace(hands: KeyboardUser, form: SubmissionForm): Promise<void> {
  await hands.choose(form.select('Regione'), 'Toscana');
  await expect(form.select('Provincia')).toBeEnabled();
  await hands.choose(form.select('Provincia'), 'Siena');
  await expect(form.citta).toBeEnabled();
  await hands.write(form.citta, 'montepulc');
  const town = form.root.getByRole('option', { name: 'Montepulciano' });
  await expect(town).toBeVisible();
  await hands.press('Enter');
  await expect(town).toBeHidden();
  await expect(form.citta).toHaveValue('Montepulciano');
}

/** Moves the pin from the town's centre to the entrance with the arrow keys. */
async function putPin(hands: KeyboardUser, form: SubmissionForm): Promise<void> {
  const point = form.root.getByLabel(/^Punto sulla mappa/);
  await tabTo(hands.page, point);
  await expect(point).toHaveValue('');
  const pin = form.root.getByRole('button', { name: /^Segnaposto della casa/ });
  await hands.push(pin, 'Shift+ArrowUp');
  await expect(point).toHaveValue(/^43\.\d+, 11\.\d+$/);
  await expect(pin).toBeFocused();
}

/** Fills in a B&B with two rooms and photos. */
async function fillBnb(page: Page, hands: KeyboardUser, form: SubmissionForm, owner: Owner): Promise<void> {
  await hands.write(form.nome, owner.homeName);
  await hands.push(form.type('B&B'), 'Space');
  await tabTo(page, form.way('A camere'));
  await hands.press('ArrowUp');
  await expect(form.way('Tutta la casa')).toBeChecked();
  await hands.press('ArrowDown');
  await hands.write(form.descrizione, 'Due camere sui tetti del borgo.');
  await hands.write(form.cin, owner.cin);

  await choosePlace(hands, form);
  await hands.write(form.indirizzo, 'Via di Gracciano 12');
  await putPin(hands, form);
  for (const label of ['Posti letto', 'Camere', 'Bagni'] as const) {
    await tabTo(page, form.count(label));
    await hands.press('ArrowUp', 'ArrowUp');
    await expect(form.count(label)).toHaveValue('2');
  }

  await hands.push(form.addRoomButton);
  await addRoom(page, hands, form, 'Camera Rosa');
  await hands.press('Enter');
  await addRoom(page, hands, form, 'Camera Blu');
  await expect(form.root.getByText('60 €')).toHaveCount(2);
}

async function addPhotos(page: Page, hands: KeyboardUser, form: SubmissionForm): Promise<void> {
  const colours = ['#3a6b35', '#6b355f'];
  const files = await Promise.all(colours.map((colour, index) => photoFile(`${index}.jpg`, { colour })));
  await tabTo(page, form.files);
  // On a busy machine the browser sometimes ignores the key: press it again.
  await expect(async () => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser', { timeout: 3000 }), hands.press('Enter')]);
    await chooser.setFiles(files);
  }).toPass({ timeout: 60_000 });
  await expect(form.photos).toHaveCount(2);
  await form.expectStored();
  await hands.push(form.root.getByRole('button', { name: 'Sposta indietro la foto 2' }), 'Enter', 'Shift+Tab');
  await expect(form.photos.first().getByRole('img')).toHaveAttribute('alt', '1.jpg');
  await expect(form.root.locator('[data-photo] button:focus')).toHaveCount(1);
}

test('from the form to the owner’s page by keyboard only', DESKTOP, async ({ page, owner }) => {
  const form = await SubmissionForm.open(page);
  const hands = new KeyboardUser(page);
  await fillBnb(page, hands, form, owner);
  await hands.push(form.check('WiFi'), 'Space');
  await addPhotos(page, hands, form);
  await hands.write(form.email, owner.email);
  await hands.push(form.notOnBooking, 'Space');
  await hands.push(form.privacy, 'Space');
  await hands.push(form.send);
  await expect(page.getByRole('heading', { name: 'RICHIESTA INVIATA CON SUCCESSO' })).toBeFocused();

  await page.goto((await owner.mail('Conferma il tuo indirizzo')).link);
  await hands.push(page.getByRole('button', { name: 'Entra' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Le mie strutture' })).toBeVisible();
  await hands.push(page.getByRole('link', { name: `Gestisci ${owner.homeName}` }));
  await expect(page.getByRole('heading', { level: 1, name: owner.homeName })).toBeVisible();
});

test(
  'Esc closes what was opened last, confirms before it discards input, and restores the focus',
  DESKTOP,
  async ({ page }) => {
    await page.goto('/');
    const hands = new KeyboardUser(page);
    const opener = page
      .getByRole('main')
      .getByRole('link', { name: /Inserisci la tua Struttura/ })
      .first();
    const over = page.getByRole('dialog', { name: 'Inserisci la tua Struttura' });
    await expectAwake(opener);
    await hands.push(opener);
    await expect(over.getByRole('heading', { name: 'Inserisci la tua Struttura' })).toBeFocused();
    await hands.press('Escape');
    await expect(over).toBeHidden();
    await expect(opener).toBeFocused();

    await hands.press('Enter');
    const form = new SubmissionForm(page);
    await form.expectAlive();
    await hands.push(form.type('Affittacamere'), 'Space');
    const room = page.getByRole('dialog', { name: 'Nuova camera' });
    await hands.push(form.addRoomButton);
    await hands.press('Escape');
    await expect(room).toBeHidden();
    await expect(form.addRoomButton).toBeFocused();

    await hands.press('Enter');
    await hands.write(room.getByLabel('Nome della camera'), 'R');
    await hands.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Conferma Azione' });
    await expect(question.getByRole('button', { name: 'Annulla' })).toBeFocused();
    await hands.press('Escape');
    await expect(question).toBeHidden();
    await expect(room.getByLabel('Nome della camera')).toBeFocused();
    await hands.press('Escape');
    await hands.push(question.getByRole('button', { name: 'Chiudi senza salvare' }));
    await expect(room).toBeHidden();
    await expect(form.addRoomButton).toBeFocused();
    await hands.press('Escape');
    await hands.push(question.getByRole('button', { name: 'Conferma' }));
    await expect(over).toBeHidden();
    await expect(opener).toBeFocused();
  },
);
