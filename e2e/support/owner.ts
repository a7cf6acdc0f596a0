import { recordOf } from '../../src/kernel/records.ts';
import { FLAG_FIELDS } from '../../src/strutture/rules/flag-fields.ts';
import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { test as journey } from './journey.ts';
import { type DeliveredMail, Mailbox } from './mailbox.ts';
import { freshAddress, type Operator } from './operator.ts';
import { dataUrl, paintPhoto } from './photos.ts';
import * as struttureMessages from '../../src/strutture/messages/owner.ts';

export function unique(length: number): string {
  return BigInt(`0x${randomBytes(length).toString('hex')}`)
    .toString(36)
    .padStart(length, '0')
    .slice(0, length);
}

/** Towns of new strutture. Bookable strutture are created in Chiusi, where few others exist. */
const CHIUSI = { citta_id: 52011, cap: '53043' };
const PIENZA = { citta_id: 52021, cap: '53026' };

export function uniqueCin(): string {
  return `IT052015C1${unique(8).toUpperCase()}`;
}

/** An owner for a journey. The email address, CIN and name are unique, so that journeys can run concurrently. */
export class Owner {
  readonly id = unique(7);
  readonly email = `${this.id}@casa.example`;
  readonly cin = uniqueCin();
  readonly homeName = `Casa ${this.id}`;
  readonly #mailbox: Mailbox;
  readonly #request: APIRequestContext;
  readonly #operator: Operator;

  constructor(request: APIRequestContext, operator: Operator, ofPortal?: () => string) {
    this.#request = request;
    this.#operator = operator;
    this.#mailbox = new Mailbox(this.email, ofPortal);
  }

  mail(subject: string): Promise<DeliveredMail> {
    return this.#mailbox.next(subject);
  }

  async body(overrides: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    const photos = await Promise.all(['#8a5a2b', '#2b5a8a'].map((colour) => paintPhoto({ colour, width: 640 })));
    return {
      nome: this.homeName,
      descrizione: 'Casale in pietra tra gli ulivi, a due passi dalle terme.',
      tipo_struttura: ['bb'],
      tipo_prenotazione: 'casa_vacanza',
      cin: this.cin,
      indirizzo: 'Strada delle Vigne 14',
      cap: '53045',
      citta_id: 52015,
      prezzo_notte: 95,
      posti_letto: 4,
      num_camere: 2,
      num_bagni: 1,
      ...recordOf(FLAG_FIELDS, () => true),
      immagini: photos.map(dataUrl),
      servizi: ['WiFi'],
      telefono: '+39 333 555 0101',
      email: this.email,
      booking_ical_url: '',
      non_su_booking: true,
      servizio_pulizie: false,
      prezzo_pulizie: 0,
      camere: [],
      consenso_privacy: true,
      ...overrides,
    };
  }

  async submit(overrides: Record<string, unknown> = {}): Promise<number> {
    const answer = await this.#request.post('/api/strutture', { data: await this.body(overrides) });
    expect(answer.status(), await answer.text()).toBe(201);
    const { data } = (await answer.json()) as { data: { id: number } };
    return data.id;
  }

  async confirm(): Promise<string> {
    const { link } = await this.mail(struttureMessages.confirmAddressMail.subject);
    const token = new URL(link).searchParams.get('token');
    const answer = await this.#request.post('/api/accesso/conferma', { data: { token } });
    expect(answer.status(), await answer.text()).toBe(200);
    const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
    return cookies.map(({ value }) => value.split(';')[0]).join('; ');
  }

  /**
   * Creates a struttura that waits for approval. It is in Pienza, because other journeys rely on the first page of
   * Montepulciano's list.
   */
  async wait(overrides: Record<string, unknown> = {}): Promise<number> {
    const immagini = [dataUrl(await paintPhoto({ colour: '#8a5a2b', width: 640 }))];
    const { id } = await this.#operator.enter(await this.body({ immagini, ...PIENZA, ...overrides }));
    return id;
  }

  async waitPublished(overrides: Record<string, unknown> = {}): Promise<number> {
    const id = await this.wait(overrides);
    await this.approve(id);
    return id;
  }

  async enter(page: Page): Promise<void> {
    const { link } = await this.mail(struttureMessages.confirmAddressMail.subject);
    await page.goto(link);
    await page.getByRole('button', { name: 'Entra' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Le mie strutture' })).toBeVisible();
  }

  async enterWithHome(page: Page, overrides: Record<string, unknown> = {}): Promise<number> {
    const id = await this.submit(overrides);
    await this.enter(page);
    return id;
  }

  async enterPublished(page: Page, overrides: Record<string, unknown> = {}): Promise<number> {
    const id = await this.enterWithHome(page, overrides);
    await this.approve(id);
    return id;
  }

  async approve(id: number): Promise<void> {
    await this.#operator.approve(id);
  }

  async submitPayable(overrides: Record<string, unknown> = {}): Promise<number> {
    const id = await this.submit({ ...CHIUSI, ...overrides });
    await this.confirm();
    await this.approve(id);
    await this.turnOnPayments();
    return id;
  }

  async turnOnPayments(): Promise<void> {
    const onboarding = await this.#request.post('/api/proprietario/pagamenti/attiva', { data: {} });
    expect(onboarding.status(), await onboarding.text()).toBe(200);
    const { url } = (await onboarding.json()) as { url: string };
    const answer = await this.#request.post(`/api${new URL(url).pathname}`);
    expect(answer.status(), await answer.text()).toBe(200);
  }

  session(): ReturnType<APIRequestContext['storageState']> {
    return this.#request.storageState();
  }

  async reject(id: number, motivo: string): Promise<void> {
    await this.#operator.reject(id, motivo);
  }
}

type Journey = {
  owner: Owner;
  stranger: Owner;
  address: void;
};

export const test = journey.extend<Journey>({
  address: [
    async ({ context }, go) => {
      await context.setExtraHTTPHeaders({ 'X-Forwarded-For': freshAddress() });
      await go();
    },
    { auto: true },
  ],
  owner: ({ page, operator }, go) => go(new Owner(page.request, operator)),
  stranger: ({ page, operator }, go) => go(new Owner(page.request, operator)),
});

export { expect } from '@playwright/test';
