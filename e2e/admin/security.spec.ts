import { Secret, TOTP } from 'otpauth';
import { adminAccountsMessages } from '../../src/accounts/admin-messages.it.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { LoginPage } from '../support/login-page.ts';
import { expect, Panel, test } from '../support/panel.ts';

const STEP_MS = 30_000;

/** The codes of an authenticator app. Each is good once: every call gives a later one, from the oldest that is still good. */
function authenticator(secret: string): () => string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '')), digits: 6, period: STEP_MS / 1000 });
  let timestamp = 0;
  return () => {
    timestamp = Math.max(timestamp + STEP_MS, Date.now() - STEP_MS);
    return totp.generate({ timestamp });
  };
}

test.use({
  expectedFaults: /^answer (?:401: .*\/api\/admin\/(?:session|login)|422: .*\/api\/admin\/(?:password|codici))/,
});

test('a new password, and codes: set up, asked for at the login, switched off', { tag: '@desktop' }, async ({
  page,
  ownAdmin,
}) => {
  const login = new LoginPage(page);
  const panel = new Panel(page);
  const access = panel.dialog('Il tuo accesso');
  const password = access.getByLabel('Password attuale');
  await login.open();
  await login.signIn(ownAdmin);
  await expect(panel.tabs).toBeVisible();

  await panel.choose('Sicurezza');
  await expect(access).toContainText(ownAdmin.username);
  await expectNoAxeViolations(page);
  const changed = { ...ownAdmin, password: `${ownAdmin.password} nuova` };
  await password.fill('non è questa');
  await access.getByLabel('Nuova password').fill(changed.password);
  await access.getByRole('button', { name: 'Cambia la password' }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toBeFocused();
  await expectNoAxeViolations(page);
  await password.fill(ownAdmin.password);
  await access.getByRole('button', { name: 'Cambia la password' }).click();
  await panel.dismiss(adminAccountsMessages.passwordCambiata);

  await panel.choose('Sicurezza');
  await access.getByText('Codici', { exact: true }).click();
  await password.fill(changed.password);
  await access.getByRole('button', { name: 'Prepara i codici' }).click();
  await expect(access.getByRole('heading', { name: 'Collega l’app' })).toBeFocused();
  await expect(access.getByRole('img', { name: /^Codice QR/ })).toBeVisible();
  await expectNoAxeViolations(page);
  const nextCode = authenticator(await access.locator('.accounts-key').innerText());
  await access.getByLabel('Codice di verifica').fill(nextCode());
  await access.getByRole('button', { name: 'Attiva i codici' }).click();
  await panel.dismiss(adminAccountsMessages.codiciAttivati);

  await panel.choose('Esci');
  await login.signIn(changed);
  await expect(login.code).toBeFocused();
  await expect(page.getByText(adminAccountsMessages.codiceMancante)).toBeVisible();
  await expectNoAxeViolations(page);
  await login.code.fill('000000');
  await login.code.press('Enter');
  await expect(login.alert).toHaveText(adminAccountsMessages.codiceNonValido);
  await login.code.fill(nextCode());
  await login.code.press('Enter');
  await expect(panel.tabs).toBeVisible();

  await panel.choose('Sicurezza');
  await access.getByText('Codici', { exact: true }).click();
  await expectNoAxeViolations(page);
  await password.fill(changed.password);
  await access.getByLabel('Codice di verifica').fill(nextCode());
  await access.getByRole('button', { name: 'Disattiva i codici' }).click();
  await panel.dismiss(adminAccountsMessages.codiciDisattivati);

  await panel.choose('Esci');
  await login.signIn(changed);
  await expect(panel.tabs).toBeVisible();
});
