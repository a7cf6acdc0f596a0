import { basename } from 'node:path';
import { expectNoAxeViolations } from '../support/axe.ts';
import { runDb } from '../support/console.ts';
import { ADMIN, type ListedStruttura, type Operator } from '../support/operator.ts';
import { testWithSeparatePortal } from '../support/separate-portal.ts';
import { uniqueCin } from '../support/owner.ts';
import { expect, type Panel } from '../support/panel.ts';
import * as adminMessages from '../../src/admin/messages/admin.ts';

const ALL = 5;

const test = testWithSeparatePortal({ listings: 0 });

const PUBLISHED = '/api/properties/public?citta_id=52021';

type PurgeProof = { phrase: string; password: string };

async function confirmWith(panel: Panel, { phrase, password }: PurgeProof): Promise<void> {
  await panel.question.getByLabel(/^Per confermare scrivi/).fill(phrase);
  await panel.question.getByLabel('La tua password').fill(password);
  await panel.confirm();
}

/** Returns a struttura with `decisione_annullabile` set to null, because that field changes within seconds. */
async function readLasting(operator: Operator, id: number): Promise<unknown> {
  return { ...(await operator.read(id)), decisione_annullabile: null };
}

async function readAll(operator: Operator): Promise<unknown[]> {
  const lists = await Promise.all(
    ['pending', 'approved', 'rejected'].map((tab) =>
      operator.call<{ data: ListedStruttura[] }>('GET', `/api/admin/strutture/${tab}?limit=100`),
    ),
  );
  const ids = lists.flatMap(({ body }) => body.data.map(({ id }) => id));
  return Promise.all([...ids.map((id) => readLasting(operator, id)), operator.call('GET', PUBLISHED)]);
}

/** Timeout for the archive in milliseconds, long enough for a busy disk. */
const ARCHIVED = 60_000;

test.use({ expectedFaults: /^answer 422: .*\/svuota$/ });

test('a purge writes an archive that can be restored, and «Elimina Tutte» can be stopped and resumed', {
  tag: '@desktop',
}, async ({ page, owner, panel, portalOperator: operator, separatePortal }) => {
  const right = { phrase: 'ELIMINA TUTTE', password: ADMIN.password };
  const published = async () => {
    const answer = await page.request.get(PUBLISHED);
    expect(answer.status()).toBe(200);
    return ((await answer.json()) as { data: unknown[] }).data;
  };
  await owner.waitPublished();
  const [refused] = await Promise.all(
    ['due', 'tre', 'quattro', 'cinque'].map((name) =>
      owner.wait({ nome: `${owner.homeName} ${name}`, cin: uniqueCin() }),
    ),
  );
  await operator.reject(refused!, 'Mancano le foto.');
  const before = await readAll(operator);
  expect(before).toHaveLength(ALL + 1);
  await panel.open();

  await panel.choose('Svuota DB');
  await expect(panel.question).toContainText(`Stai per eliminare ${ALL} strutture.`);
  await expect(panel.question.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await expectNoAxeViolations(page);
  await confirmWith(panel, { ...right, phrase: 'elimina tutte' });
  await expect(panel.question.getByText(adminMessages.purgePhraseRequired)).toBeVisible();
  await expect(panel.question.getByLabel(/^Per confermare scrivi/)).toBeFocused();
  await expectNoAxeViolations(page);
  await confirmWith(panel, { ...right, password: 'non è questa' });
  await expect(panel.question.getByLabel('La tua password')).toHaveAttribute('aria-invalid', 'true');
  await expect(panel.question.getByLabel('La tua password')).toBeFocused();
  await expectNoAxeViolations(page);
  expect(await published()).toHaveLength(1);

  await confirmWith(panel, right);
  const emptied = panel.dialog('Svuota DB');
  await expect(emptied.getByText(`Eliminate ${ALL} strutture con successo`)).toBeVisible();
  await panel.expectFits();
  await expectNoAxeViolations(page);
  const command = await emptied.getByText(/^npm run db -- restore /).innerText();
  await emptied.getByRole('button', { name: 'Chiudi', exact: true }).last().click();
  await panel.dismiss(`Eliminate ${ALL} strutture con successo`);
  await expect(page.getByText('Nessuna struttura in attesa')).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await published()).toEqual([]);
  await panel.choose('Svuota DB');
  await panel.dismiss('Database già vuoto');
  await panel.choose('Elimina Tutte');
  await panel.dismiss('Nessuna struttura da eliminare');
  await panel.tab('Approvate').click();
  await expect(page.getByText('Nessuna struttura approvata')).toBeVisible();
  await panel.tab('Rifiutate').click();
  await expect(page.getByText('Nessuna struttura rifiutata')).toBeVisible();
  await expectNoAxeViolations(page);

  const archive = command.replace('npm run db -- restore ', '').replaceAll('"', '');
  expect(await runDb(separatePortal.dataDir, ['restore', archive])).toContain(`${ALL} homes were restored`);
  const { body: register } = await operator.call<{ data: unknown[] }>('GET', '/api/admin/registro?limit=1');
  expect(register.data).toEqual([
    expect.objectContaining({
      azione: 'ripristino',
      username: 'console',
      dopo: { strutture: ALL, archivio: basename(archive) },
    }),
  ]);
  expect(await readAll(operator)).toEqual(before);

  let deleted = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/admin/strutture/*', async (route) => {
    if (route.request().method() === 'DELETE') deleted += 1;
    if (deleted === 3) await held;
    await route.continue();
  });
  await panel.open();
  await panel.choose('Elimina Tutte');
  await expect(panel.question).toContainText(`Stai per eliminare ${ALL} strutture.`);
  await confirmWith(panel, right);
  const deletion = panel.dialog('Elimina Tutte');
  await expect(deletion.getByText(`Eliminate 2 di ${ALL}`).first()).toBeVisible();
  await expect(deletion.getByRole('progressbar')).toHaveAttribute('value', '2');
  await expectNoAxeViolations(page);
  await deletion.getByRole('button', { name: 'Ferma' }).click();
  await expect(deletion.getByText('Ci fermiamo dopo questa…').first()).toBeVisible();
  letGo();
  await expect(deletion.getByText(`Hai fermato tutto: eliminate 3 di ${ALL}`)).toBeVisible();
  await expectNoAxeViolations(page);
  await deletion.getByRole('button', { name: 'Chiudi', exact: true }).last().click();
  await panel.dismiss('Hai fermato tutto');

  await panel.choose('Elimina Tutte');
  await expect(panel.question).toContainText(`Stai per eliminare ${ALL - 3} strutture.`);
  await confirmWith(panel, right);
  await expect(deletion.getByText(`Eliminate ${ALL - 3} strutture con successo`)).toBeVisible({ timeout: ARCHIVED });
  expect(await published()).toEqual([]);
});
