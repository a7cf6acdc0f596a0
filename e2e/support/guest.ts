import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { openHydrated } from './hydrated.ts';
import { BookingPanel, dayOfNextMonth } from './booking-panel.ts';
import { refuseAnalytics } from './consent.ts';
import { watchPage } from './journey.ts';
import { type DeliveredMail, Mailbox } from './mailbox.ts';
import { freshAddress } from './operator.ts';
import { Owner, test as journey, unique } from './owner.ts';
import * as stayMessages from '../../src/stay/messages/visitor.ts';

type Card = 'Pagamento riuscito' | 'Carta rifiutata' | 'Fondi insufficienti';

export type PaidBooking = { codice: string; id: string; checkout: string };

export class Guest {
  readonly page: Page;
  readonly name: string;
  readonly email = `${unique(7)}@viaggio.example`;
  readonly #mailbox = new Mailbox(this.email);

  constructor(page: Page, name = `Ospite ${unique(4)}`) {
    this.page = page;
    this.name = name;
  }

  mail(subject: string): Promise<DeliveredMail> {
    return this.#mailbox.next(subject);
  }

  async choose(id: number, [first, last]: [first: number, last: number]): Promise<BookingPanel> {
    await this.page.goto(`/struttura/${id}`);
    const panel = await BookingPanel.of(this.page);
    await panel.turnToNextMonth();
    await panel.pick(dayOfNextMonth(first), dayOfNextMonth(last));
    return panel;
  }

  async introduce(title: 'Prenota e paga' | 'Chiedi conferma'): Promise<Locator> {
    const dialog = this.page.getByRole('dialog', { name: title, exact: true });
    await dialog.getByLabel('Nome e cognome').fill(this.name);
    await dialog.getByLabel('E-mail').fill(this.email);
    await dialog.getByLabel('Telefono').fill('+39 347 555 0188');
    // The field is shown only if no number of guests has been chosen yet.
    const party = dialog.getByLabel('Quanti siete?');
    if ((await party.count()) > 0) await party.selectOption('1 ospite');
    return dialog;
  }

  async goToCheckout(id: number, days: [first: number, last: number]): Promise<void> {
    const panel = await this.choose(id, days);
    await panel.button(/^Prenota e paga/).click();
    const dialog = await this.introduce('Prenota e paga');
    await dialog.getByRole('button', { name: /^Vai al pagamento/ }).click();
    await this.expectCheckout();
  }

  async goToRequest(id: number, days: [first: number, last: number]): Promise<void> {
    const panel = await this.choose(id, days);
    await panel.button('Chiedi conferma').click();
    const dialog = await this.introduce('Chiedi conferma');
    await dialog.getByRole('button', { name: /^Chiedi conferma per/ }).click();
    await this.expectCheckout();
  }

  /** Books a stay and pays for it. Requires the owner's session, because only the owner sees the booking's ID. */
  async book(struttura_id: number, cin: string, { notes = '' } = {}): Promise<PaidBooking> {
    const { request } = this.page;
    const [check_in_date, check_out_date] = [dayOfNextMonth(10), dayOfNextMonth(11)];
    const who = { guest_name: this.name, guest_email: this.email, guest_phone: '+39 347 555 0188', notes };
    const stay = { struttura_id, cin, check_in_date, check_out_date, guests: 1, totale: 95, modalita: 'immediata' };
    const created = await request.post('/api/payments/booking/create-payment', { data: { ...stay, ...who } });
    expect(created.ok(), await created.text()).toBe(true);
    const { codice, checkout_url } = (await created.json()) as { codice: string; checkout_url: string };
    const { pathname: checkout } = new URL(checkout_url);
    const paid = await request.post(`/api${checkout}/paga`, { data: { carta: '4242424242424242' } });
    expect(paid.ok(), await paid.text()).toBe(true);
    const answer = await request.get('/api/proprietario/prenotazioni');
    const { data } = (await answer.json()) as { data: { id: string }[] };
    return { codice, checkout, id: data[0]!.id };
  }

  async expectCheckout(): Promise<void> {
    await this.page.waitForURL(/\/pagamento-demo\/cs_demo_/);
    await expect(this.page.getByText('Pagamento dimostrativo: nessun addebito.')).toBeVisible();
  }

  async payWith(card: Card = 'Pagamento riuscito'): Promise<void> {
    await this.page.getByRole('button', { name: card }).click();
    await this.page.getByRole('button', { name: /^(?:Paga|Autorizza) / }).click();
  }

  async expectHeadline(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await this.page.waitForLoadState();
  }

  async cancel(refund_cents: number): Promise<void> {
    await this.page.getByRole('button', { name: 'Annulla la prenotazione' }).click();
    const question = this.page.getByRole('alertdialog');
    await expect(question).toContainText(stayMessages.refundForGuest(refund_cents));
    await question.getByRole('button', { name: 'Annulla la prenotazione' }).click();
    await this.expectHeadline('Hai annullato la prenotazione');
  }
}

type Journey = {
  guest: Guest;
  rival: Guest;
  host: Owner;
  openPanel: () => Promise<Page>;
};

export const test = journey.extend<Journey>({
  guest: ({ page }, go) => go(new Guest(page)),
  rival: async ({ browser, baseURL }, go) => {
    const context = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': freshAddress() } });
    await refuseAnalytics(context);
    const page = openHydrated(await context.newPage());
    const faults = watchPage(page, baseURL ?? '');
    await go(new Guest(page));
    await context.close();
    // Ignores 409 responses, because the portal returns one to the guest who loses a race for a stay.
    expect(faults.filter((fault) => !fault.startsWith('answer 409'))).toEqual([]);
  },
  host: async ({ playwright, baseURL, operator }, go) => {
    const extraHTTPHeaders = { 'X-Forwarded-For': freshAddress() };
    const request = await playwright.request.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders });
    await go(new Owner(request, operator));
    await request.dispose();
  },
  openPanel: async ({ browser, baseURL, host }, go) => {
    const contexts: BrowserContext[] = [];
    const faults: string[][] = [];
    await go(async () => {
      const context = await browser.newContext({ storageState: await host.session() });
      contexts.push(context);
      const page = openHydrated(await context.newPage());
      faults.push(watchPage(page, baseURL ?? ''));
      return page;
    });
    for (const context of contexts) await context.close();
    expect(faults.flat()).toEqual([]);
  },
});

export { expect } from '@playwright/test';
