import type { Page } from '@playwright/test';
import { expectHydrated } from '../support/hydrated.ts';
import { KeyboardUser, tabTo } from '../support/keyboard.ts';
import { expect, type Owner, test } from '../support/owner.ts';
import { photoFile } from '../support/photos.ts';
import { SubmissionForm } from '../support/submission-form.ts';

const DESKTOP = { tag: '@desktop' };

async function addRoom(page: Page, keyboard: KeyboardUser, form: SubmissionForm, nome: string): Promise<void> {
  const modal = page.getByRole('dialog', { name: 'Nuova camera' });
  await expect(modal.getByRole('heading', { name: 'Nuova camera' })).toBeFocused();
  await keyboard.write(modal.getByLabel('Nome della camera'), nome);
  await tabTo(page, modal.getByLabel('Prezzo per notte'));
  await keyboard.press('ArrowUp', 'ArrowUp');
  await keyboard.push(modal.getByRole('button', { name: 'Salva la camera' }));
  await expect(modal).toBeHidden();
  await expect(form.addRoomButton).toBeFocused();
}

async function choosePlace(keyboard: KeyboardUser, form: SubmissionForm): Promise<void> {
  await keyboard.choose(form.select('Regione'), 'Toscana');
  await expect(form.select('Provincia')).toBeEnabled();
  await keyboard.choose(form.select('Provincia'), 'Siena');
  await expect(form.citta).toBeEnabled();
  await keyboard.write(form.citta, 'montepulc');
  const town = form.root.getByRole('option', { name: 'Montepulciano' });
  await expect(town).toBeVisible();
  await keyboard.press('Enter');
  await expect(town).toBeHidden();
  await expect(form.citta).toHaveValue('Montepulciano');
}

async function putPin(keyboard: KeyboardUser, form: SubmissionForm): Promise<void> {
  const point = form.root.getByLabel(/^Punto sulla mappa/);
  await tabTo(keyboard.page, point);
  await expect(point).toHaveValue('');
  const pin = form.root.getByRole('button', { name: /^Segnaposto della casa/ });
  await keyboard.push(pin, 'Shift+ArrowUp');
  await expect(point).toHaveValue(/^43\.\d+, 11\.\d+$/);
  await expect(pin).toBeFocused();
}

async function fillBnb(page: Page, keyboard: KeyboardUser, form: SubmissionForm, owner: Owner): Promise<void> {
  await keyboard.write(form.nome, owner.homeName);
  await keyboard.push(form.type('B&B'), 'Space');
  await tabTo(page, form.way('A camere'));
  await keyboard.press('ArrowUp');
  await expect(form.way('Tutta la casa')).toBeChecked();
  await keyboard.press('ArrowDown');
  await keyboard.write(form.descrizione, 'Due camere sui tetti del borgo.');
  await keyboard.write(form.cin, owner.cin);

  await choosePlace(keyboard, form);
  await keyboard.write(form.indirizzo, 'Via di Gracciano 12');
  await putPin(keyboard, form);
  for (const label of ['Posti letto', 'Camere', 'Bagni'] as const) {
    await tabTo(page, form.count(label));
    await keyboard.press('ArrowUp', 'ArrowUp');
    await expect(form.count(label)).toHaveValue('2');
  }

  await keyboard.push(form.addRoomButton);
  await addRoom(page, keyboard, form, 'Camera Rosa');
  await keyboard.press('Enter');
  await addRoom(page, keyboard, form, 'Camera Blu');
  await expect(form.root.getByText('60 €')).toHaveCount(2);
}

async function addPhotos(page: Page, keyboard: KeyboardUser, form: SubmissionForm): Promise<void> {
  const colours = ['#3a6b35', '#6b355f'];
  const files = await Promise.all(colours.map((colour, index) => photoFile(`${index}.jpg`, { colour })));
  await tabTo(page, form.files);
  // Retries, because a busy browser sometimes ignores the key.
  await expect(async () => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser', { timeout: 3000 }), keyboard.press('Enter')]);
    await chooser.setFiles(files);
  }).toPass({ timeout: 60_000 });
  await expect(form.photos).toHaveCount(2);
  await form.expectStored();
  await keyboard.push(form.root.getByRole('button', { name: 'Sposta indietro la foto 2' }), 'Enter', 'Shift+Tab');
  await expect(form.photos.first().getByRole('img')).toHaveAttribute('alt', '1.jpg');
  await expect(form.root.locator('[data-photo] button:focus')).toHaveCount(1);
}

test('an owner submits a B&B and opens its owner page by keyboard only', DESKTOP, async ({ page, owner }) => {
  const form = await SubmissionForm.open(page);
  const keyboard = new KeyboardUser(page);
  await fillBnb(page, keyboard, form, owner);
  await keyboard.push(form.check('WiFi'), 'Space');
  await addPhotos(page, keyboard, form);
  await keyboard.write(form.email, owner.email);
  await keyboard.push(form.notOnBooking, 'Space');
  await keyboard.push(form.privacy, 'Space');
  await keyboard.push(form.send);
  await expect(page.getByRole('heading', { name: 'RICHIESTA INVIATA CON SUCCESSO' })).toBeFocused();

  await page.goto((await owner.mail('Conferma il tuo indirizzo')).link);
  await keyboard.push(page.getByRole('button', { name: 'Entra' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Le mie strutture' })).toBeVisible();
  await keyboard.push(page.getByRole('link', { name: `Gestisci ${owner.homeName}` }));
  await expect(page.getByRole('heading', { level: 1, name: owner.homeName })).toBeVisible();
});

test(
  'Esc closes the topmost dialog, requires confirmation before it discards input, and restores the focus',
  DESKTOP,
  async ({ page }) => {
    await page.goto('/');
    const keyboard = new KeyboardUser(page);
    const opener = page
      .getByRole('main')
      .getByRole('link', { name: /Inserisci la tua Struttura/ })
      .first();
    const over = page.getByRole('dialog', { name: 'Inserisci la tua Struttura' });
    await expectHydrated(opener);
    await keyboard.push(opener);
    await expect(over.getByRole('heading', { name: 'Inserisci la tua Struttura' })).toBeFocused();
    await keyboard.press('Escape');
    await expect(over).toBeHidden();
    await expect(opener).toBeFocused();

    await keyboard.press('Enter');
    const form = new SubmissionForm(page);
    await form.expectAlive();
    await keyboard.push(form.type('Affittacamere'), 'Space');
    const room = page.getByRole('dialog', { name: 'Nuova camera' });
    await keyboard.push(form.addRoomButton);
    await keyboard.press('Escape');
    await expect(room).toBeHidden();
    await expect(form.addRoomButton).toBeFocused();

    await keyboard.press('Enter');
    await keyboard.write(room.getByLabel('Nome della camera'), 'R');
    await keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Conferma Azione' });
    await expect(question.getByRole('button', { name: 'Annulla' })).toBeFocused();
    await keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(room.getByLabel('Nome della camera')).toBeFocused();
    await keyboard.press('Escape');
    await keyboard.push(question.getByRole('button', { name: 'Chiudi senza salvare' }));
    await expect(room).toBeHidden();
    await expect(form.addRoomButton).toBeFocused();
    await keyboard.press('Escape');
    await keyboard.push(question.getByRole('button', { name: 'Conferma' }));
    await expect(over).toBeHidden();
    await expect(opener).toBeFocused();
  },
);
