import { expect, type Locator, type Page } from '@playwright/test';
import { addAdmin } from './console.ts';
import { dataDir } from './mailbox.ts';
import { test as journey } from './owner.ts';

type MenuItem =
  | 'Inserisci Struttura'
  | 'Gestisci Blog'
  | 'Svuota DB'
  | 'Elimina Tutte'
  | 'Registro'
  | 'Sicurezza'
  | 'Esci';

export class Panel {
  readonly page: Page;
  readonly tabs: Locator;
  readonly queue: Locator;
  readonly search: Locator;
  readonly sheet: Locator;
  readonly question: Locator;

  constructor(page: Page) {
    this.page = page;
    this.tabs = page.getByRole('tablist', { name: 'Strutture per stato' });
    this.queue = page.getByRole('region', { name: /^Coda: / });
    this.search = this.queue.getByRole('searchbox', { name: 'Cerca nella coda' });
    this.sheet = page.getByRole('region', { name: 'Scheda', exact: true });
    this.question = page.getByRole('alertdialog', { name: 'Conferma Azione' });
  }

  async open(query: { scheda?: 'approvate' | 'rifiutate'; id?: number; cerca?: string } = {}): Promise<void> {
    const named = Object.entries(query).map(([name, value]) => [name, String(value)]);
    const search = new URLSearchParams(named).toString();
    await this.page.goto(`/admin${search && `?${search}`}`);
    if (query.id === undefined) await expect(this.queue).toHaveAttribute('aria-busy', 'false');
    else await expect(this.sheet.getByRole('heading', { level: 2 })).toBeVisible();
  }

  async openSheet(id: number, scheda?: 'approvate' | 'rifiutate'): Promise<void> {
    await this.open({ id, ...(scheda !== undefined && { scheda }) });
    await this.expectWhole();
  }

  /** Waits until the sheet has loaded completely, because its actions are disabled until then. */
  async expectWhole(): Promise<void> {
    await expect(this.sheet.getByRole('heading', { name: 'Controlli' })).toBeVisible();
    await expect(this.sheet.locator('.admin-checks')).toHaveAttribute('aria-busy', 'false');
  }

  row(nome: string): Locator {
    return this.queue.getByRole('listitem').filter({ has: this.page.getByRole('button', { name: nome, exact: true }) });
  }

  tab(name: 'In Attesa' | 'Approvate' | 'Rifiutate'): Locator {
    return this.page.getByRole('tab', { name });
  }

  async find(nome: string): Promise<void> {
    await this.search.fill(nome);
    await expect(this.queue.getByText('1 struttura trovata')).toBeVisible();
    await this.row(nome).getByRole('button').click();
    await expect(this.sheet.getByRole('heading', { level: 2, name: nome })).toBeVisible();
    await this.expectWhole();
  }

  action(name: string): Locator {
    return this.sheet.getByRole('button', { name, exact: true });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  async confirm(): Promise<void> {
    await this.question.getByRole('button', { name: 'Conferma', exact: true }).click();
  }

  async choose(item: MenuItem): Promise<void> {
    const actions = this.page.getByRole('navigation', { name: 'Azioni del pannello' });
    const fold = this.page.getByRole('button', { name: 'Menu', exact: true });
    await expect(fold.or(actions.getByRole('button', { name: item, exact: true }))).toBeVisible();
    if (await fold.isVisible()) await fold.click();
    await actions.getByRole('button', { name: item, exact: true }).click();
  }

  toast(sentence: string | RegExp): Locator {
    return this.page.locator('.toast').filter({ hasText: sentence });
  }

  async dismiss(sentence: string | RegExp): Promise<void> {
    // Reads all messages, so that a failure shows the message that actually appeared.
    const shownMessages = this.page.locator('.toast, .strutture-error-summary');
    await expect
      .poll(async () => (await shownMessages.allTextContents()).join(), { intervals: [100] })
      .toMatch(sentence);
    await this.toast(sentence).getByRole('button', { name: 'Chiudi l’avviso' }).click();
    await expect(this.toast(sentence)).toBeHidden();
  }

  async expectFits(): Promise<void> {
    const overflows = () =>
      this.page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const sheet = document.querySelector('.admin-sheet');
        const isSheetWide = sheet !== null && sheet.scrollWidth > sheet.clientWidth;
        return { page: scrollWidth > clientWidth, sheet: isSheetWide };
      });
    await expect.poll(overflows).toEqual({ page: false, sheet: false });
  }
}

type Journey = {
  panel: Panel;
  freshAdmin: { username: string; password: string };
};

export const test = journey.extend<Journey>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the required fixtures from the pattern
  freshAdmin: async ({}, go) => go(await addAdmin(dataDir())),
  panel: async ({ page, operator }, go) => {
    await operator.admit(page.context());
    await go(new Panel(page));
  },
});

export { expect } from '@playwright/test';
