import { expect, type Locator, type Page } from '@playwright/test';

type Credentials = { username: string; password: string };

export class LoginPage {
  readonly page: Page;
  readonly title: Locator;
  readonly username: Locator;
  readonly password: Locator;
  readonly code: Locator;
  readonly enter: Locator;
  readonly alert: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { level: 1, name: 'Accesso' });
    this.username = page.getByLabel('Nome utente');
    this.password = page.getByLabel('Password', { exact: true });
    this.code = page.getByLabel('Codice di verifica');
    this.enter = page.getByRole('button', { name: 'Entra', exact: true });
    // Selects the first alert of the form, because the alert about passkeys follows it.
    this.alert = page.locator('form').getByRole('alert').first();
  }

  async open(): Promise<void> {
    await this.page.goto('/admin-ospitalia');
    await expect(this.enter).toBeEnabled();
  }

  async signIn({ username, password }: Credentials): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.password.press('Enter');
  }
}
