import type { Page } from '@playwright/test';
import { lastingCookies } from '../support/lasting-cookies.ts';
import { openHydrated } from '../support/hydrated.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { KeyboardUser } from '../support/keyboard.ts';
import { expectSpoken } from '../support/spoken.ts';
import { expectNothingLost } from '../support/lost-content.ts';
import { expect, test } from '../support/owner.ts';
import * as accountsMessages from '../../src/accounts/messages/owner.ts';

const address = (page: Page) => page.getByLabel('Il tuo indirizzo e-mail');
const linkButton = (page: Page) => page.getByRole('button', { name: 'Mandami il link' });
const enter = (page: Page) => page.getByRole('button', { name: 'Entra' });

test.describe('owner sign-in', () => {
  test.use({ expectedFaults: /^answer 422: .*\/api\/accesso/ });

  test('accepts an emailed link only once and returns to the requested page', {
    tag: '@desktop',
  }, async ({ page, owner, browser }) => {
    const id = await owner.submit();
    const path = `/proprietario/strutture/${id}`;
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Area proprietari' })).toBeVisible();
    await expectNoAxeViolations(page);
    await expectSpoken(page.getByRole('main'), 'owner-sign-in');
    await expectNothingLost(page);

    const keyboard = new KeyboardUser(page);
    await keyboard.write(address(page), 'nessuno');
    await keyboard.push(linkButton(page));
    await expect(page.getByText('Scrivi un indirizzo e-mail valido.').last()).toBeVisible();
    await expect(address(page)).toBeFocused();
    await expectNoAxeViolations(page);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(owner.email);
    await keyboard.push(linkButton(page));
    await expect(page.getByRole('heading', { name: 'Guarda nella posta' })).toBeFocused();
    await expect(page.getByText(accountsMessages.signInLinkSent)).toBeVisible();
    await expectNoAxeViolations(page);

    const { link } = await owner.mail(accountsMessages.signInLinkMail.subject);
    await page.goto(link);
    await keyboard.push(enter(page));
    await expect(page).toHaveURL(path);
    const [cookie, ...others] = await lastingCookies(page);
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.name).toMatch(/^__Host-/);

    const other = await browser.newContext();
    const theirs = openHydrated(await other.newPage());
    await theirs.goto(link);
    await enter(theirs).click();
    await expect(theirs.getByText('Il link è scaduto o è già stato usato. Chiedine uno nuovo.')).toBeVisible();
    await expectNoAxeViolations(theirs);
    await other.close();

    await page.goto('/proprietario');
    await keyboard.push(page.getByRole('button', { name: 'Esci', exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: 'Area proprietari' })).toBeVisible();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Area proprietari' })).toBeVisible();
    expect(await lastingCookies(page)).toEqual([]);
  });
});
