import { readFile } from 'node:fs/promises';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/guest.ts';
import * as privacyMessages from '../../src/privacy/messages/visitor.ts';
import * as privacyMailMessages from '../../src/privacy/messages/mail.ts';

test.use({ expectedFaults: /^answer 422: .*\/api\/i-miei-dati$/ });

test('a person who submitted a struttura requests, exports and erases their data', { tag: '@desktop' }, async ({
  page,
  host,
}) => {
  await host.submit();

  await page.goto('/privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'I tuoi dati' }).click();
  await expectNoAxeViolations(page);
  await page.getByLabel('Il tuo indirizzo e-mail').fill('nessuno');
  await page.getByRole('button', { name: 'Mandami il link' }).click();
  await expect(page.getByLabel('Il tuo indirizzo e-mail')).toBeFocused();
  await page.getByLabel('Il tuo indirizzo e-mail').fill(host.email);
  await page.getByRole('button', { name: 'Mandami il link' }).click();
  await expect(page.getByText(privacyMessages.dataLinkRequested)).toBeVisible();

  const { link } = await host.mail(privacyMailMessages.dataLinkMail.subject);
  await page.goto(link);
  await expect(page.getByText('1 struttura', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica i tuoi dati' }).click();
  const archive = await (await saved).path();
  expect(await readFile(archive, 'latin1')).toContain(host.email);

  await page.getByRole('button', { name: 'Cancella i tuoi dati' }).click();
  const question = page.getByRole('alertdialog', { name: 'Conferma Azione' });
  await expect(question).toContainText(host.homeName);
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Conferma' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Non teniamo più niente' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expectNoAxeViolations(page);
  await page.goto(link);
  await expect(page.getByText(privacyMessages.dataLinkInvalid)).toBeVisible();
});
