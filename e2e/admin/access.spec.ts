import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { adminAccountsMessages } from '../../src/accounts/admin-messages.it.ts';
import * as adminAccessMessages from '../../src/accounts/web/admin/messages.it.ts';
import { lastingCookies } from '../support/lasting-cookies.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { KeyboardUser } from '../support/keyboard.ts';
import { holdSession, LoginPage } from '../support/login-page.ts';
import { ADMIN } from '../support/operator.ts';
import { expect, Panel, test } from '../support/panel.ts';

const FLAG = 'ospitalia_admin_auth';
const flag = (page: Page) => page.evaluate((key) => localStorage.getItem(key), FLAG);
const checking = (page: Page) => page.getByText('Verifica accesso in corso...');

/** Every call of the API that is for administrators, by the portal's own description of itself. */
async function adminCalls(request: APIRequestContext): Promise<{ method: string; path: string }[]> {
  const answer = await request.get('/api/openapi.json');
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, unknown>> };
  return Object.entries(paths)
    .filter(([path]) => /^(?:\/api)?\/admin\//.test(path) && !/\/(?:login|logout)$/.test(path))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path: path.replace('{id}', '1') })),
    );
}

test.describe('nobody', () => {
  test.use({ expectedFaults: /^answer 401: .*\/api\/admin\/session$/ });

  test('the flag set by hand shows the login and nothing of the panel; every call answers 401', {
    tag: '@desktop',
  }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/admin/')) asked.push(new URL(request.url()).pathname);
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
    const letGo = await holdSession(page);
    await page.goto('/admin');
    await expect(checking(page)).toBeVisible();
    await expectNoAxeViolations(page);
    letGo();
    await expect(new LoginPage(page).title).toBeVisible();
    await expect(page).toHaveURL('/admin-ospitalia');
    await expect(page.getByText(adminAccessMessages.sessioneScaduta)).toBeVisible();
    await expectNoAxeViolations(page);
    expect(await flag(page)).toBeNull();
    expect(drawn).toEqual([]);
    expect(new Set(asked)).toEqual(new Set(['/api/admin/session']));

    const calls = await adminCalls(page.request);
    expect(calls.length).toBeGreaterThan(20);
    for (const { method, path } of calls) {
      const answer = await page.request.fetch(path, { method, ...(method !== 'GET' && { data: {} }) });
      expect(answer.status(), `${method} ${path}`).toBe(401);
      expect(((await answer.json()) as { detail: string }).detail).toBe(
        'Accesso richiesto. Effettua di nuovo il login.',
      );
    }
  });

  test('what the browser is sent holds no password and no hash', { tag: '@desktop' }, async ({ page }) => {
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

test.describe('signing in', () => {
  test.use({ expectedFaults: /^answer 401: .*\/api\/admin\/(?:session|login|strutture\/\d+(?:\/approve)?)$/ });

  test('nothing, something wrong, the right thing; «Esci» forgets everything', { tag: '@desktop' }, async ({
    page,
    ownAdmin,
  }) => {
    const login = new LoginPage(page);
    const panel = new Panel(page);
    await login.open();
    await expect(login.username).toBeFocused();
    await expectNoAxeViolations(page);
    await login.enter.click();
    await expect(login.alert).toHaveText('Inserisci username e password');
    await expect(login.username).toBeFocused();
    await expectNoAxeViolations(page);

    await login.signIn({ ...ownAdmin, password: 'non è questa' });
    await expect(login.alert).toHaveText('Credenziali non valide. Riprova.');
    await expect(login.password).toBeFocused();
    await expectNoAxeViolations(page);
    expect(await lastingCookies(page)).toEqual([]);
    expect(await flag(page)).toBeNull();

    await login.signIn(ownAdmin);
    await expect(page.getByText('Accesso effettuato! Reindirizzamento...')).toBeVisible();
    await expect(panel.tabs).toBeVisible();
    await expect(panel.toast(adminAccountsMessages.loginEffettuato)).toBeVisible();
    await expect(page).toHaveURL('/admin');
    await expect(panel.queue.or(page.getByText('Nessuna struttura in attesa'))).toBeVisible();
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

    // Whoever is in does not see the form again.
    await page.goto('/admin-ospitalia');
    await expect(page).toHaveURL('/admin');
    await expect(panel.tabs).toBeVisible();

    await page.evaluate(() => localStorage.setItem('ospitalia_prova', 'qualcosa'));
    await panel.choose('Esci');
    await expect(page.getByText(adminAccessMessages.uscito)).toBeVisible();
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    // What stays tells that this browser was known, and opens nothing.
    expect((await lastingCookies(page)).map(({ name }) => name)).toEqual(['__Host-ospitalia_dispositivo']);
    const old = { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
    expect((await page.request.get('/api/admin/contatori', { headers: old })).status()).toBe(401);
    await page.goto('/admin');
    await expect(login.title).toBeVisible();
  });

  test('a session that ended elsewhere: the login says so, and leads back to where one was', {
    tag: '@desktop',
  }, async ({ page, ownAdmin, owner }) => {
    const login = new LoginPage(page);
    const panel = new Panel(page);
    await owner.wait();
    await login.open();
    await login.signIn(ownAdmin);
    await expect(panel.tabs).toBeVisible();
    await panel.find(owner.house);
    const cookies = await page.context().cookies();
    const session = { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
    const ended = await fetch(new URL('/api/admin/logout', page.url()), { method: 'POST', headers: session });
    expect(ended.status).toBe(204);

    await panel.action('Approva').click();
    await panel.confirm();
    await expect(page.getByText(adminAccessMessages.sessioneScaduta)).toBeVisible();
    await expect(login.username).toHaveValue(ownAdmin.username);
    await expect(login.password).toBeFocused();
    await expectNoAxeViolations(page);
    await login.signIn(ownAdmin);
    await expect(panel.search).toHaveValue(owner.house);
    await expect(panel.toast("Errore nell'approvazione della struttura")).toContainText(owner.house);
    await panel.row(owner.house).getByRole('button').click();
    await expect(panel.action('Approva')).toBeVisible();
  });

  test('by keyboard alone', { tag: '@desktop' }, async ({ page, ownAdmin }) => {
    const hands = new KeyboardUser(page);
    const login = new LoginPage(page);
    const panel = new Panel(page);
    await login.open();
    await expect(login.username).toBeFocused();
    await page.keyboard.type(ownAdmin.username);
    await hands.write(login.password, ownAdmin.password);
    await hands.push(page.getByRole('button', { name: 'Mostra la password' }), 'Space');
    await expect(login.password).toHaveAttribute('type', 'text');
    await hands.push(login.enter, 'Enter');
    await expect(panel.tabs).toBeVisible();
    // The list has the focus from the start; the header is behind it.
    await expect(panel.queue.locator('.admin-queue-row button').first()).toBeFocused();
    await hands.push(page.getByRole('button', { name: 'Sicurezza' }), 'Enter', 'Shift+Tab');
    await expect(panel.dialog('Il tuo accesso').getByRole('heading', { name: 'Il tuo accesso' })).toBeFocused();
    await hands.press('Escape');
    await expect(panel.dialog('Il tuo accesso')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Sicurezza' })).toBeFocused();
    await hands.push(page.getByRole('button', { name: 'Esci' }));
    await expect(page.getByText(adminAccessMessages.uscito)).toBeVisible();
  });
});
