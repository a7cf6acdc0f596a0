import { expect, type Locator, type Page } from '@playwright/test';
import type { Owner } from './owner.ts';
import type { PhotoFile } from './photos.ts';

export type Room = { nome: string; prezzo: string; letti?: string };

export class SubmissionForm {
  readonly page: Page;
  readonly root: Locator;
  readonly nome: Locator;
  readonly descrizione: Locator;
  readonly cin: Locator;
  readonly citta: Locator;
  readonly indirizzo: Locator;
  readonly telefono: Locator;
  readonly email: Locator;
  readonly addRoomButton: Locator;
  readonly files: Locator;
  readonly privacy: Locator;
  readonly notOnBooking: Locator;
  readonly send: Locator;
  readonly summary: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.getByRole('form', { name: /^La (?:tua )?struttura$/ });
    this.nome = this.root.getByLabel('Nome della struttura');
    this.descrizione = this.root.getByLabel('Descrizione', { exact: true });
    this.cin = this.root.getByLabel('CIN, Codice Identificativo Nazionale');
    this.citta = this.root.getByRole('combobox', { name: 'Città' });
    this.indirizzo = this.root.getByLabel('Indirizzo', { exact: true });
    this.telefono = this.root.getByLabel(/^Telefono/);
    this.email = this.root.getByLabel('E-mail');
    this.addRoomButton = this.root.getByRole('button', { name: 'Aggiungi camera' });
    this.files = this.root.locator('#campo-immagini');
    this.privacy = this.check(/^Ho letto l’informativa sulla privacy/);
    this.notOnBooking = this.check('Non pubblico su Booking.com');
    this.send = this.root.getByRole('button', {
      name: /^(Invia la richiesta|Inserisci la struttura|Salva le modifiche|Invia di nuovo la richiesta)$/,
    });
    this.summary = this.root.getByRole('heading', {
      name: /^(Non è ancora pronta per l’invio|La richiesta non è partita)$/,
    });
  }

  static async open(page: Page): Promise<SubmissionForm> {
    await page.goto('/inserisci');
    const form = new SubmissionForm(page);
    await form.expectAlive();
    return form;
  }

  async expectAlive(): Promise<void> {
    await expect(this.nome).toBeEnabled();
  }

  check(name: string | RegExp): Locator {
    return this.root.getByRole('checkbox', { name });
  }

  type(name: 'Casa vacanza' | 'B&B' | 'Affittacamere' | 'Agriturismo'): Locator {
    return this.root.getByRole('checkbox', { name, exact: true });
  }

  way(name: 'Tutta la casa' | 'A camere'): Locator {
    return this.root.getByRole('radio', { name });
  }

  async letAs(name: 'Tutta la casa' | 'A camere'): Promise<void> {
    await this.root.getByText(name, { exact: true }).click();
    await expect(this.way(name)).toBeChecked();
  }

  count(label: 'Posti letto' | 'Camere' | 'Bagni'): Locator {
    return this.root.getByRole('textbox', { name: label, exact: true });
  }

  select(label: 'Regione' | 'Provincia' | 'CAP'): Locator {
    return this.root.getByRole('combobox', { name: label, exact: true });
  }

  async more(label: 'Posti letto' | 'Camere' | 'Bagni', times: number): Promise<void> {
    const button = this.root.getByRole('button', { name: `${label}: uno in più` });
    for (let click = 0; click < times; click += 1) await button.click();
  }

  async choosePlace(regione: string, provincia: string, citta: string): Promise<void> {
    await this.select('Regione').selectOption(regione);
    await this.select('Provincia').selectOption(provincia);
    await expect(this.citta).toBeEnabled();
    await this.citta.click();
    await this.citta.fill(citta.slice(0, 7).toLowerCase());
    await this.root.getByRole('option', { name: citta, exact: true }).click();
    await expect(this.citta).toHaveValue(citta);
  }

  async addRoom({ nome, prezzo, letti }: Room, look?: (modal: Locator) => Promise<void>): Promise<void> {
    await this.addRoomButton.click();
    const modal = this.page.getByRole('dialog', { name: 'Nuova camera' });
    await look?.(modal);
    await modal.getByLabel('Nome della camera').fill(nome);
    await modal.getByLabel('Prezzo per notte').fill(prezzo);
    if (letti !== undefined) await modal.getByLabel('Tipo di letti').selectOption(letti);
    await modal.getByRole('button', { name: 'Salva la camera' }).click();
    await expect(modal).toBeHidden();
    await expect(this.root.getByRole('button', { name: `Modifica ${nome}` })).toBeVisible();
  }

  get photos(): Locator {
    return this.root.getByRole('listitem', { name: /^Foto \d+ di \d+$/ });
  }

  /** Adds photos and waits until they are stored. Until then, each has a progress bar or a retry button. */
  async addPhotos(...files: PhotoFile[]): Promise<void> {
    const before = await this.photos.count();
    await this.files.setInputFiles(files);
    await expect(this.photos).toHaveCount(before + files.length);
    await this.expectStored();
  }

  async expectStored(): Promise<void> {
    await expect(this.root.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
    await expect(this.root.getByRole('button', { name: 'Riprova' })).toHaveCount(0);
  }

  async fillHome(owner: Owner): Promise<void> {
    await this.fillFacts(owner);
    await this.privacy.check();
  }

  async fillFacts(owner: Owner): Promise<void> {
    await this.nome.fill(owner.homeName);
    await this.type('Casa vacanza').check();
    await this.descrizione.fill('Casale in pietra tra gli ulivi.');
    await this.cin.fill(owner.cin);
    await this.choosePlace('Toscana', 'Siena (SI)', 'Montepulciano');
    await this.indirizzo.fill('Strada delle Vigne 14');
    await this.count('Posti letto').fill('4');
    await this.count('Camere').fill('2');
    await this.count('Bagni').fill('1');
    await this.root.getByLabel('Prezzo per notte').fill('95');
    await this.email.fill(owner.email);
    await this.notOnBooking.check();
  }

  async expectRefused(sentence: string, field: Locator): Promise<void> {
    await this.send.click();
    await expect(this.summary).toBeVisible();
    await expect(this.root.locator('.strutture-error-summary').getByRole('alert')).toHaveText(sentence);
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
  }
}
