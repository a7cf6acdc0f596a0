import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { lastingCookies } from '../support/lasting-cookies.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expectSpoken } from '../support/spoken.ts';
import { expectNothingLost } from '../support/lost-content.ts';
import { KeyboardUser } from '../support/keyboard.ts';
import { holdRoute } from '../support/hold-route.ts';
import { LoginPage } from '../support/login-page.ts';
import { ADMIN } from '../support/operator.ts';
import { expect, Panel, test } from '../support/panel.ts';
import * as accountsMessages from '../../src/accounts/messages/admin.ts';

const FLAG = 'ospitalia_admin_auth';
const flag = (page: Page) => page.evaluate((key) => localStorage.getItem(key), FLAG);
const checking = (page: Page) => page.getByText('Verifica accesso in corso...');

test.describe('a signed-out visitor', () => {
  test.use({ expectedFaults: /^answer 401: .*\/api\/admin\/session$/ });

  test('sees only the login page, even if local storage still contains `ospitalia_admin_auth`', {
    tag: '@desktop',
  }, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/admin/')) requested.push(new URL(request.url()).pathname);
    });
    const drawn: string[] = [];
    await page.exposeFunction('sawPanel', () => drawn.push('panel'));
    await page.addInitScript((key) => {
      localStorage.setItem(key, 'true');
      const { sawPanel } = window as unknown as { sawPanel(): void };
      new MutationObserver(() => {
        if (document.querySelector('#banco, .admin-queue, .admin-sheet') !== null) sawPanel();
      }).observe(document, { childList: true, subtree: true });
    }, FLAG);
    const letGo = await holdRoute(page, '**/api/admin/session');
    await page.goto('/admin');
    await expect(checking(page)).toBeVisible();
    await expectNoAxeViolations(page);
    letGo();
    await expect(new LoginPage(page).title).toBeVisible();
    await expect(page).toHaveURL('/admin-ospitalia');
    await expect(page.getByText(accountsMessages.sessionExpired)).toBeVisible();
    await expectNoAxeViolations(page);
    await expectSpoken(page.locator('body'), 'admin-sign-in');
    await expectNothingLost(page);
    expect(await flag(page)).toBeNull();
    expect(drawn).toEqual([]);
    expect(new Set(requested)).toEqual(new Set(['/api/admin/session']));
  });

  test('finds no password or password hash in the client files, and receives an /admin page that is neither cached nor indexed', {
    tag: '@desktop',
  }, async ({ page }) => {
    const assets = join(import.meta.dirname, '../../build/client');
    const names = await readdir(assets, { recursive: true });
    const scripts = names.filter((name) => /\.(?:js|css|html|json|map)$/.test(name));
    expect(scripts.length).toBeGreaterThan(10);
    const secrets = [ADMIN.password, '$argon2', 'argon2id', 'OSPITALIA_ADMIN', 'password_hash'];
    for (const name of scripts) {
      const content = await readFile(join(assets, name), 'utf8');
      expect(
        secrets.filter((secret) => content.includes(secret)),
        name,
      ).toEqual([]);
    }
    const answer = await page.request.get('/admin');
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect(await answer.text()).toContain('noindex');
  });
});

test.describe('the admin login', () => {
  test.use({ expectedFaults: /^answer 401: .*\/api\/admin\/(?:session|login|strutture\/\d+(?:\/approve)?)$/ });

  test('rejects empty and wrong credentials, and restores the search when an expired session is renewed', {
    tag: '@desktop',
  }, async ({ page, freshAdmin, owner }) => {
    const keyboard = new KeyboardUser(page);
    const login = new LoginPage(page);
    const panel = new Panel(page);
    await owner.wait();
    await login.open();
    await expect(login.username).toBeFocused();
    await expectNoAxeViolations(page);
    await login.enter.click();
    await expect(login.alert).toHaveText('Inserisci username e password');
    await expect(login.username).toBeFocused();
    await expectNoAxeViolations(page);

    await login.signIn({ ...freshAdmin, password: 'non è questa' });
    await expect(login.alert).toHaveText('Credenziali non valide. Riprova.');
    await expect(login.password).toBeFocused();
    await expectNoAxeViolations(page);
    expect(await lastingCookies(page)).toEqual([]);
    expect(await flag(page)).toBeNull();

    await login.signIn(freshAdmin);
    await expect(page.getByText('Accesso effettuato! Reindirizzamento...')).toBeVisible();
    await expect(panel.tabs).toBeVisible();
    await expect(panel.toast(accountsMessages.signInSucceeded)).toBeVisible();
    await expect(page).toHaveURL('/admin');
    expect(await flag(page)).toBe('true');
    const cookies = await page.context().cookies();
    for (const { name, httpOnly, secure, sameSite, path } of cookies) {
      expect({ httpOnly, secure, sameSite, path }).toEqual({
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
        path: '/',
      });
      expect(name).toMatch(/^__Host-/);
    }
    await page.goto('/admin-ospitalia');
    await expect(page).toHaveURL('/admin');
    await expect(panel.tabs).toBeVisible();

    await panel.find(owner.homeName);
    const session = { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
    const ended = await fetch(new URL('/api/admin/logout', page.url()), { method: 'POST', headers: session });
    expect(ended.status).toBe(204);
    await panel.action('Approva').click();
    await panel.confirm();
    await expect(page.getByText(accountsMessages.sessionExpired)).toBeVisible();
    await expect(login.username).toHaveValue(freshAdmin.username);
    await expect(login.password).toBeFocused();
    await expectNoAxeViolations(page);

    await page.keyboard.type(freshAdmin.password);
    await keyboard.push(page.getByRole('button', { name: 'Mostra la password' }), 'Space');
    await expect(login.password).toHaveAttribute('type', 'text');
    await keyboard.push(login.enter, 'Enter');
    await expect(panel.search).toHaveValue(owner.homeName);
    await expect(panel.toast("Errore nell'approvazione della struttura")).toContainText(owner.homeName);
    await expect(panel.row(owner.homeName).getByRole('button')).toBeFocused();
    await keyboard.push(page.getByRole('button', { name: 'Sicurezza' }), 'Enter', 'Shift+Tab');
    await expect(panel.dialog('Il tuo accesso').getByRole('heading', { name: 'Il tuo accesso' })).toBeFocused();
    await keyboard.press('Escape');
    await expect(panel.dialog('Il tuo accesso')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Sicurezza' })).toBeFocused();

    await page.evaluate(() => localStorage.setItem('ospitalia_prova', 'qualcosa'));
    await keyboard.push(page.getByRole('button', { name: 'Esci' }));
    await expect(page.getByText(accountsMessages.signedOut)).toBeVisible();
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    // Only the cookie that identifies a known browser remains. It does not grant access.
    expect((await lastingCookies(page)).map(({ name }) => name)).toEqual(['__Host-ospitalia_dispositivo']);
    expect((await page.request.get('/api/admin/contatori', { headers: session })).status()).toBe(401);
    await page.goto('/admin');
    await expect(login.title).toBeVisible();
  });
});
