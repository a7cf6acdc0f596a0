import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/panel.ts';

test.use({ expectedFaults: /^answer 422: \S+\/api\/admin\/stato\/mail$/ });

test('«Stato della casa» shows passed checks and warnings, and explains that no test email is sent without SMTP_URL', {
  tag: '@desktop',
}, async ({ page, panel }) => {
  await panel.open();
  await page.getByRole('link', { name: 'Stato della casa' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Stato della casa' })).toBeVisible();
  await expect(page.getByText('Controllato ')).toBeVisible({ timeout: 30_000 });
  const well = page.getByRole('region', { name: 'Va bene' });
  await expect(well.getByText(/^PostgreSQL \d+\.\d+: /)).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Da guardare' }).getByText('Nessuno scrive un archivio ogni notte.'),
  ).toBeVisible();
  await expectNoAxeViolations(page);

  const send = page.getByRole('button', { name: 'Manda una mail di prova' });
  await send.press('Enter');
  await expect(page.getByText('Scrivi l’indirizzo a cui mandarla.')).toBeVisible();
  await page.getByLabel('A chi').fill('posta-di-prova@example.it');
  await send.press('Enter');
  await expect(
    page.getByText(/^Senza SMTP_URL la mail di prova per posta-di-prova@example\.it non parte/),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Torna al pannello' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pannello Amministratore' })).toBeVisible();
});
