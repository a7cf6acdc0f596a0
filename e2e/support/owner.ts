import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { mailMessages } from '../../src/strutture/mail-messages.it.ts';
import { test as journey } from './journey.ts';
import { freshAddress, Operator } from './operator.ts';
import { dataUrl, paintPhoto } from './photos.ts';

/** A mail as it was delivered. `link` is its only button. */
export type Delivered = { subject: string; text: string; link: string };

/** The data folder of the portal under test. */
export function dataDir(): string {
  const folder = process.env['OSPITALIA_E2E_DATA'];
  if (folder === undefined) throw new Error('Set OSPITALIA_E2E_DATA to the data folder of the portal under test.');
  return folder;
}

/** Letters and digits that nobody else has. */
function unique(length: number): string {
  return BigInt(`0x${randomBytes(length).toString('hex')}`)
    .toString(36)
    .padStart(length, '0')
    .slice(0, length);
}

async function readMail(file: string): Promise<Delivered> {
  const { subject = '', text = '', html = '' } = await PostalMime.parse(await readFile(file));
  const [, link = ''] = /href="(http[^"]+\/(?:proprietario|struttura)\b[^"]*)"/.exec(html) ?? [];
  return { subject, text, link: link.replaceAll('&amp;', '&') };
}

const PIENZA = { citta_id: 52021, cap: '53026' };

/** A CIN of Montepulciano that nobody else has. */
export function uniqueCin(): string {
  return `IT052015C1${unique(8).toUpperCase()}`;
}

/**
 * Somebody with a house at Montepulciano, whom nobody else in this run knows: an address, a CIN and a name of their own,
 * so that journeys travel together.
 */
export class Owner {
  readonly id = unique(7);
  readonly email = `${this.id}@casa.example`;
  readonly cin = uniqueCin();
  readonly house = `Casa ${this.id}`;
  readonly #seen = new Set<string>();
  readonly #request: APIRequestContext;
  readonly #operator: Operator;

  constructor(request: APIRequestContext, operator: Operator) {
    this.#request = request;
    this.#operator = operator;
  }

  /** The next mail to this address whose subject has these words, once it is there. */
  async mail(words: string): Promise<Delivered> {
    const folder = join(dataDir(), 'mail');
    const take = async () => {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((each) => each.endsWith('.eml') && !this.#seen.has(each)).toSorted()) {
        const file = join(folder, name);
        if (!(await readFile(file, 'latin1')).includes(this.email)) continue;
        const mail = await readMail(file);
        if (!mail.subject.includes(words)) continue;
        this.#seen.add(name);
        return mail;
      }
      return null;
    };
    let found: Delivered | null = null;
    await expect(async () => {
      found ??= await take();
      expect(found, `a mail to ${this.email} about "${words}"`).not.toBeNull();
    }).toPass({ timeout: 15_000, intervals: [50, 100, 200] });
    return found!;
  }

  /** What is sent for this house, with two small photos; a whole house unless `overrides` say otherwise. */
  async body(overrides: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    const photos = await Promise.all(['#8a5a2b', '#2b5a8a'].map((colour) => paintPhoto({ colour, width: 640 })));
    return {
      nome: this.house,
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
      ha_cucina: true,
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

  /** Sends a house without the form; gives its id. */
  async submit(overrides: Record<string, unknown> = {}): Promise<number> {
    const answer = await this.#request.post('/api/strutture', { data: await this.body(overrides) });
    expect(answer.status(), await answer.text()).toBe(201);
    const { data } = (await answer.json()) as { data: { id: number } };
    return data.id;
  }

  /** Confirms the address without a browser, by the link's token; gives the `Cookie` header of the session that it opens. */
  async confirm(): Promise<string> {
    const { link } = await this.mail(mailMessages.confermaIndirizzo().subject);
    const token = new URL(link).searchParams.get('token');
    const answer = await this.#request.post('/api/accesso/conferma', { data: { token } });
    expect(answer.status(), await answer.text()).toBe(200);
    const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
    return cookies.map(({ value }) => value.split(';')[0]).join('; ');
  }

  /**
   * Has the administrator enter a house of this owner, with one photo: it waits, its address confirmed. It stands at Pienza:
   * the first page of Montepulciano is for what owners send in.
   */
  async wait(overrides: Record<string, unknown> = {}): Promise<number> {
    const immagini = [dataUrl(await paintPhoto({ colour: '#8a5a2b', width: 640 }))];
    const { id } = await this.#operator.enter(await this.body({ immagini, ...PIENZA, ...overrides }));
    return id;
  }

  /** The same, and approved. */
  async waitPublished(overrides: Record<string, unknown> = {}): Promise<number> {
    const id = await this.wait(overrides);
    await this.approve(id);
    return id;
  }

  /** Opens the area by the link of the mail that asks to confirm the address. */
  async enter(page: Page): Promise<void> {
    const { link } = await this.mail(mailMessages.confermaIndirizzo().subject);
    await page.goto(link);
    await page.getByRole('button', { name: 'Entra' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Le mie strutture' })).toBeVisible();
  }

  /** Sends a house and enters: it waits, and is looked at. */
  async enterWithHouse(page: Page, overrides: Record<string, unknown> = {}): Promise<number> {
    const id = await this.submit(overrides);
    await this.enter(page);
    return id;
  }

  /** Sends a house and has it approved; its owner is in the area. */
  async enterPublished(page: Page, overrides: Record<string, unknown> = {}): Promise<number> {
    const id = await this.enterWithHouse(page, overrides);
    await this.approve(id);
    return id;
  }

  async approve(id: number): Promise<void> {
    await this.#operator.approve(id);
  }

  async reject(id: number, motivo: string): Promise<void> {
    await this.#operator.reject(id, motivo);
  }
}

type Journey = {
  owner: Owner;
  /** Somebody else. */
  stranger: Owner;
  address: void;
};

/** A journey of an owner. Each comes from an address of its own: the portal counts what one address sends. */
export const test = journey.extend<Journey, { operator: Operator }>({
  operator: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from it what a fixture needs.
    async ({}, go, { project }) => {
      await go(new Operator(project.use.baseURL ?? ''));
    },
    { scope: 'worker' },
  ],
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
