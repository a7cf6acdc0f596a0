import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expectNoAxeViolations } from '../support/axe.ts';
import { runDb } from '../support/console.ts';
import { testWithSeparatePortal } from '../support/separate-portal.ts';
import { expect } from '../support/panel.ts';

/** This test needs a separate portal, because an archive contains the data of all journeys on its portal. */
const test = testWithSeparatePortal({ listings: 0 });

test.use({ expectedFaults: /^answer 422: .*\/ripristino\/anteprima$/ });

test('an administrator restores a home from an encrypted archive by keyboard only', {
  tag: '@desktop',
}, async ({ page, owner, panel, portalOperator: operator, separatePortal }) => {
  const id = await owner.waitPublished();
  const { telefono } = await operator.read(id);
  const key = await generateX25519Identity();
  const keyFile = join(separatePortal.dataDir, 'chiave.txt');
  await writeFile(keyFile, `# created: oggi\n${key}\n`);
  await runDb(separatePortal.dataDir, ['backup']);
  await runDb(separatePortal.dataDir, ['backup'], { env: { BACKUP_AGE_RECIPIENT: await identityToRecipient(key) } });
  const contacts = { telefono: '+39 0578 000000' };
  expect((await operator.call('PUT', `/api/admin/strutture/${id}/contacts`, contacts)).status).toBe(200);

  await page.goto('/admin');
  await page.getByRole('link', { name: 'Stato della casa' }).press('Enter');
  await page.getByRole('link', { name: 'Ripristina da un archivio' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ripristina da un archivio' })).toBeVisible();
  const archives = page.getByRole('group', { name: 'Da quale archivio' }).getByRole('radio');
  await expect(archives).toHaveCount(2);
  await expect(archives.first()).toBeChecked();
  await expectNoAxeViolations(page);

  const look = page.getByRole('button', { name: 'Guarda che cosa cambierebbe' });
  const search = page.getByLabel('Nome, CIN o numero della casa');
  await look.press('Enter');
  await expect(page.getByText('Scrivi che cosa cercare nell’archivio.')).toBeVisible();
  await expect(search).toBeFocused();
  await expectNoAxeViolations(page);
  await search.fill(String(id));
  await search.press('Enter');
  await expect(page.getByText('L’archivio è cifrato: aggiungi il file con la tua chiave di age.')).toBeVisible();
  await page.getByLabel('Il file con la tua chiave di age').setInputFiles(keyFile);
  await expect(page.getByText('La chiave è pronta, finché non lasci questa pagina.')).toBeVisible();
  await search.fill('Nessuna casa così');
  await search.press('Enter');
  await expect(page.getByText('Nell’archivio non c’è nessuna casa così.')).toBeVisible();

  await search.fill(String(id));
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Che cosa cambierebbe' })).toBeFocused();
  const home = page.getByRole('article', { name: owner.homeName });
  await expect(home.getByText('Tornano come nell’archivio: telefono.')).toBeVisible();
  await expectNoAxeViolations(page);

  const restore = home.getByRole('button', { name: /^Ripristina «/ });
  await restore.press('Enter');
  await expect(panel.question.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(restore).toBeFocused();
  await restore.press('Enter');
  await panel.question.getByRole('button', { name: 'Ripristina', exact: true }).press('Enter');
  await expect(page.getByText(`Fatto: «${owner.homeName}» è tornata com’era.`)).toBeVisible();
  expect((await operator.read(id)).telefono).toBe(telefono);
  await expectNoAxeViolations(page);

  await page.getByRole('radio', { name: 'Un proprietario' }).press('Space');
  await page.getByLabel('E-mail del proprietario').fill(owner.email);
  await look.press('Enter');
  await expect(page.getByText('È già com’era nell’archivio: non c’è niente da ripristinare.')).toBeVisible();
  await expectNoAxeViolations(page);
});
