import type { CDPSession, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { LoginPage } from '../support/login-page.ts';
import { ADMIN } from '../support/operator.ts';
import { testWithSeparatePortal } from '../support/separate-portal.ts';
import { expect, Panel } from '../support/panel.ts';
import * as accountsMessages from '../../src/accounts/messages/admin.ts';
import * as accountsOwnerMessages from '../../src/accounts/messages/owner.ts';

/** Uses a host name, because browsers bind passkeys to host names, not to IP addresses. */
const test = testWithSeparatePortal({ listings: 0, host: 'localhost' });

class Device {
  readonly #cdp: CDPSession;
  readonly #authenticatorId: string;

  private constructor(cdp: CDPSession, authenticatorId: string) {
    this.#cdp = cdp;
    this.#authenticatorId = authenticatorId;
  }

  static async of(page: Page): Promise<Device> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    return new Device(cdp, authenticatorId);
  }

  async setUserVerified(isUserVerified: boolean): Promise<void> {
    await this.#cdp.send('WebAuthn.setUserVerified', { authenticatorId: this.#authenticatorId, isUserVerified });
  }

  /** Removes all passkeys, because Chromium would choose an arbitrary one if several were stored for a site. */
  async clearPasskeys(): Promise<void> {
    await this.#cdp.send('WebAuthn.clearCredentials', { authenticatorId: this.#authenticatorId });
  }
}

const withPasskey = (page: Page) => page.getByRole('button', { name: accountsOwnerMessages.signInWithPasskeyButton });

async function cancelThenRepeat(
  page: Page,
  device: Device,
  name: string,
  sentence = accountsOwnerMessages.passkeySignInFailed,
): Promise<void> {
  const button = page.getByRole('button', { name });
  await device.setUserVerified(false);
  await button.click();
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(button).toBeEnabled();
  await expectNoAxeViolations(page);
  await device.setUserVerified(true);
  await button.click();
}

test.use({ expectedFaults: /^answer (?:422: .*\/passkey|403: .*\/(?:svuota|archivio)|401: .*\/session)/ });

test('owners and administrators sign in with a passkey, and administrators confirm a purge with a passkey', {
  tag: '@desktop',
}, async ({ page, owner, separatePortal }) => {
  await test.step('hides passkey buttons if the browser does not support passkeys', async () => {
    const old = await page.context().newPage();
    await old.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
    openHydrated(old);
    await old.goto(`${separatePortal.address}/admin-ospitalia`);
    await expect(old.getByRole('button', { name: 'Entra', exact: true })).toBeEnabled();
    await expect(withPasskey(old)).toHaveCount(0);
    await expect(old.getByText('oppure', { exact: true })).toHaveCount(0);
    await old.goto(`${separatePortal.address}/proprietario`);
    await expect(old.getByRole('button', { name: 'Mandami il link' })).toBeEnabled();
    await expect(withPasskey(old)).toHaveCount(0);
    for (const path of ['link', 'indirizzo']) {
      await old.goto(`${separatePortal.address}/admin-ospitalia/${path}#token=x`);
      await expect(old.getByRole('main')).toHaveCount(1);
      await expectNoAxeViolations(old);
    }
    await old.close();
  });

  const device = await Device.of(page);

  await test.step('an owner adds a passkey, signs in with it and removes it', async () => {
    const dialog = page.getByRole('dialog', { name: 'Le tue passkey' });
    await owner.enterWithHome(page);
    await page.getByRole('button', { name: 'Gestisci le passkey' }).click();
    await expect(dialog.getByText(accountsOwnerMessages.noPasskeysYet)).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByLabel(accountsOwnerMessages.passkeyNameLabel).fill('Telefono di Anna');
    await cancelThenRepeat(page, device, accountsOwnerMessages.addPasskeyButton, accountsOwnerMessages.passkeyNotAdded);
    await expect(dialog.getByRole('listitem')).toContainText('Telefono di Anna');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Chiudi' }).first().click();

    await page.getByRole('button', { name: 'Esci', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Area proprietari' })).toBeVisible();
    await cancelThenRepeat(page, device, accountsOwnerMessages.signInWithPasskeyButton);
    await expect(page.getByRole('heading', { level: 1, name: 'Le mie strutture' })).toBeVisible();

    await page.getByRole('button', { name: 'Gestisci le passkey' }).click();
    await dialog.getByRole('button', { name: /^Togli/ }).click();
    await expect(dialog.getByText(accountsOwnerMessages.noPasskeysYet)).toBeVisible();
    await expect(dialog.locator('.accounts-passkeys-own')).toBeFocused();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Chiudi' }).first().click();
    await page.getByRole('button', { name: 'Esci', exact: true }).click();
    await withPasskey(page).click();
    await expect(page.getByText(accountsOwnerMessages.passkeyInvalid)).toBeVisible();
  });

  await test.step('an administrator adds a passkey, signs in with it and confirms an irreversible action with it', async () => {
    const login = new LoginPage(page);
    const panel = new Panel(page);
    const access = panel.dialog('Il tuo accesso');
    await device.clearPasskeys();
    await login.open();
    await login.signIn(ADMIN);
    await expect(panel.tabs).toBeVisible();
    const purge = async () => {
      await panel.question.getByLabel(/^Per confermare scrivi/).fill('ELIMINA TUTTE');
      await panel.question.getByLabel('La tua password').fill(ADMIN.password);
      await panel.confirm();
    };
    await panel.choose('Svuota DB');
    await purge();
    await panel.dialog('Serve un secondo fattore').getByRole('button', { name: 'Apri Sicurezza' }).click();
    await access.getByLabel(accountsOwnerMessages.passkeyNameLabel).fill('Telefono');
    await access.getByLabel('Password attuale').fill(ADMIN.password);
    await expectNoAxeViolations(page);
    await cancelThenRepeat(page, device, accountsOwnerMessages.addPasskeyButton, accountsOwnerMessages.passkeyNotAdded);
    await expect(access.getByRole('heading', { name: 'Codici di recupero' })).toBeFocused();
    await expect(access.getByRole('listitem')).toHaveCount(10);
    await expectNoAxeViolations(page);
    await access.getByRole('button', { name: 'Li ho salvati' }).click();
    await expect(panel.question.getByText(accountsMessages.confirmAgainNotice)).toBeVisible();
    await expectNoAxeViolations(page);
    await panel.question.getByRole('button', { name: 'Annulla' }).click();
    await panel.dismiss(accountsOwnerMessages.passkeyAdded);

    await panel.choose('Esci');
    await cancelThenRepeat(page, device, accountsOwnerMessages.signInWithPasskeyButton);
    await panel.dismiss(accountsMessages.signInSucceeded);
    await expect(panel.tabs).toBeVisible();

    const stale = { success: false, codice: 'PROVA_SCADUTA', detail: 'x', message: 'x', request_id: 'x' };
    await page.route('**/api/admin/svuota', (route) => route.fulfill({ status: 403, json: stale }), { times: 1 });
    await panel.choose('Svuota DB');
    await purge();
    const proof = panel.dialog('Conferma che sei tu');
    await expect(proof).toBeVisible();
    await expectNoAxeViolations(page);
    await cancelThenRepeat(page, device, 'Conferma con una passkey');
    await expect(panel.dialog('Svuota DB').getByText('Eliminate 1 strutture con successo')).toBeVisible();
  });
});
