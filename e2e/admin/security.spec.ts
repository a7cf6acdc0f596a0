import { authenticator } from '../support/authenticator.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { LoginPage } from '../support/login-page.ts';
import { expect, Panel, test } from '../support/panel.ts';
import * as accountsMessages from '../../src/accounts/messages/admin.ts';

test.use({
  expectedFaults: /^answer (?:401: .*\/api\/admin\/(?:session|login)|422: .*\/api\/admin\/(?:password|codici))/,
});

test('the login requires the new password after a password change, and also an authenticator code while codes are enabled', {
  tag: '@desktop',
}, async ({ page, freshAdmin }) => {
  const login = new LoginPage(page);
  const panel = new Panel(page);
  const access = panel.dialog('Il tuo accesso');
  const password = access.getByLabel('Password attuale');
  await login.open();
  await login.signIn(freshAdmin);
  await expect(panel.tabs).toBeVisible();

  await panel.choose('Sicurezza');
  await expect(access).toContainText(freshAdmin.username);
  await expectNoAxeViolations(page);
  const changed = { ...freshAdmin, password: `${freshAdmin.password} nuova` };
  await password.fill('non è questa');
  await access.getByLabel('Nuova password').fill(changed.password);
  await access.getByRole('button', { name: 'Cambia la password' }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toBeFocused();
  await expectNoAxeViolations(page);
  await password.fill(freshAdmin.password);
  await access.getByRole('button', { name: 'Cambia la password' }).click();
  await panel.dismiss(accountsMessages.passwordChanged);

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
  await expect(access.getByRole('heading', { name: 'Codici di recupero' })).toBeFocused();
  await expect(access.getByRole('listitem')).toHaveCount(10);
  await expectNoAxeViolations(page);
  await access.getByRole('button', { name: 'Li ho salvati' }).click();
  await panel.dismiss(accountsMessages.codesEnabled);

  await panel.choose('Esci');
  await login.signIn(changed);
  await expect(login.alert).toHaveText(accountsMessages.credentialsInvalid);
  await expectNoAxeViolations(page);
  await login.code.fill('000000');
  await login.code.press('Enter');
  await expect(login.alert).toHaveText(accountsMessages.credentialsInvalid);
  await login.code.fill(nextCode());
  await login.code.press('Enter');
  await expect(panel.tabs).toBeVisible();

  await panel.choose('Sicurezza');
  await access.getByText('Codici', { exact: true }).click();
  await expectNoAxeViolations(page);
  await password.fill(changed.password);
  await access.getByRole('button', { name: 'Disattiva i codici' }).click();
  await panel.dismiss(accountsMessages.codesDisabled);

  await panel.choose('Esci');
  await login.signIn(changed);
  await expect(panel.tabs).toBeVisible();
});
