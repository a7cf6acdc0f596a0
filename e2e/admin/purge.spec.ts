import type { Pool } from 'pg';
import { actionMessages } from '../../src/admin/action-messages.it.ts';
import { purgeMessages } from '../../src/admin/purge-messages.it.ts';
import { freePort } from '../../src/server/postgres/free-port.ts';
import { hashRows } from '../../test/full-portal.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { runDb } from '../support/console.ts';
import { openRunning } from '../support/database.ts';
import { ADMIN, Operator } from '../support/operator.ts';
import { uniqueCin } from '../support/owner.ts';
import { expect, type Panel, test as base } from '../support/panel.ts';
import { type PortalProcess, startPortal } from '../support/portal-process.ts';

const DEMO = 5;
const OURS = 3;
const ALL = DEMO + OURS;

/** A portal of these journeys' own: the others' is not theirs to empty. */
const test = base.extend<object, { ownPortal: PortalProcess }>({
  ownPortal: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from it what a fixture needs.
    async ({}, go) => {
      const portal = await startPortal(await freePort(), DEMO);
      await go(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  operator: [async ({ ownPortal }, go) => go(new Operator(ownPortal.address)), { scope: 'worker' }],
  baseURL: ({ ownPortal }, go) => go(ownPortal.address),
  database: async ({ ownPortal }, go) => {
    const pool = openRunning(ownPortal.dataDir);
    await go(pool);
    await pool.end();
  },
});

type Typed = { phrase: string; password: string };

async function confirmWith(panel: Panel, { phrase, password }: Typed): Promise<void> {
  await panel.question.getByLabel(/^Per confermare scrivi/).fill(phrase);
  await panel.question.getByLabel('La tua password').fill(password);
  await panel.confirm();
}

/** Takes the bookings of ours away: what has some to come is not deleted. */
async function unbook(database: Pool): Promise<void> {
  await database.query(`delete from calendar_events where platform_source = 'ospitalia'`);
}

async function book(database: Pool, struttura: number): Promise<void> {
  await database.query(
    `insert into calendar_events (unit_id, period, event_type, platform_source, guest_name)
     select min(id), daterange(current_date + 30, current_date + 37), 'booking', 'ospitalia', 'Carla'
     from units where struttura_id = $1`,
    [struttura],
  );
}

/** The last files of a photo are made a while after it was sent, and their row says so. */
async function expectPhotosStored(database: Pool): Promise<void> {
  const unfinished = async () => (await database.query('select from photos where avif_at is null')).rowCount;
  await expect.poll(unfinished, { timeout: 30_000 }).toBe(0);
}

test.use({ expectedFaults: /^answer 422: .*\/svuota$/ });

test('everything goes, with an archive; comes back row for row; goes one by one, until it is stopped', async ({
  page,
  owner,
  panel,
  database,
  ownPortal,
}) => {
  const right = { phrase: 'ELIMINA TUTTE', password: ADMIN.password };
  const published = async () => {
    const answer = await page.request.get('/api/properties/public?citta_id=52015');
    expect(answer.status()).toBe(200);
    return ((await answer.json()) as { data: unknown[] }).data;
  };
  const booked = await owner.waitPublished();
  await owner.wait({ nome: `${owner.house} due`, cin: uniqueCin() });
  await owner.wait({ nome: `${owner.house} tre`, cin: uniqueCin(), immagini: [] });
  await unbook(database);
  await book(database, booked);
  await expectPhotosStored(database);
  const [rows, listed] = [await hashRows({ pool: database }), await published()];
  await panel.open();

  await panel.choose('Svuota DB');
  await expect(panel.question).toContainText(`Stai per eliminare ${ALL} strutture.`);
  await expect(panel.question.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await expectNoAxeViolations(page);
  await confirmWith(panel, { ...right, phrase: 'elimina tutte' });
  await expect(panel.question.getByText(purgeMessages.frase)).toBeVisible();
  await expect(panel.question.getByLabel(/^Per confermare scrivi/)).toBeFocused();
  await expectNoAxeViolations(page);
  await confirmWith(panel, { ...right, password: 'non è questa' });
  await expect(panel.question.getByLabel('La tua password')).toHaveAttribute('aria-invalid', 'true');
  await expect(panel.question.getByLabel('La tua password')).toBeFocused();
  await expectNoAxeViolations(page);
  expect(await published()).toEqual(listed);

  await confirmWith(panel, right);
  const emptied = panel.dialog('Svuota DB');
  await expect(emptied.getByText(`Eliminate ${ALL - 1} strutture con successo`)).toBeVisible();
  await expect(emptied.getByRole('listitem')).toHaveText([`${owner.house}${actionMessages.elimina.conPrenotazioni}`]);
  await panel.expectFits();
  await expectNoAxeViolations(page);
  const command = await emptied.getByText(/^npm run db -- restore /).innerText();
  await emptied.getByRole('button', { name: 'Chiudi', exact: true }).last().click();
  await panel.dismiss(`Eliminate ${ALL - 1} strutture con successo`);
  expect(await published()).toHaveLength(1);
  await unbook(database);
  await panel.choose('Svuota DB');
  await confirmWith(panel, right);
  await emptied.getByRole('button', { name: 'Chiudi', exact: true }).last().click();
  await panel.dismiss('Eliminate 1 strutture con successo');
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
  expect(await runDb(ownPortal.dataDir, ['restore', archive])).toContain(`Sono tornate ${ALL} strutture`);
  expect(await hashRows({ pool: database })).toEqual(rows);
  expect(await published()).toEqual(listed);

  await unbook(database);
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
  await expect(deletion.getByText(`Ti sei fermato: eliminate 3 di ${ALL}`)).toBeVisible();
  await expectNoAxeViolations(page);
  await deletion.getByRole('button', { name: 'Chiudi', exact: true }).last().click();
  await panel.dismiss('Ti sei fermato');

  await panel.choose('Elimina Tutte');
  await expect(panel.question).toContainText(`Stai per eliminare ${ALL - 3} strutture.`);
  await confirmWith(panel, right);
  await expect(deletion.getByText(`Eliminate ${ALL - 3} strutture con successo`)).toBeVisible();
  expect(await published()).toEqual([]);
});
