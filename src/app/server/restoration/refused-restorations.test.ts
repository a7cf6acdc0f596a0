import { copyFile, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildStruttura } from '../../../../test/build-struttura.ts';
import { openRestorationPortal, type RestorationPortal } from '../../../../test/restoration-portal.ts';
import { waitUntilBlocked } from '../../../../test/wait-until-blocked.ts';
import * as adminMessages from '../../../admin/messages/admin.ts';

const PATIENCE = { timeout: 10_000, interval: 50 };

let portal: RestorationPortal;
let id: number;
beforeEach(async () => {
  portal = await openRestorationPortal();
  id = await buildStruttura(portal.db);
});
afterEach(() => portal.close());

const ruin = () => sql`update strutture set nome = 'Rovinata'`.execute(portal.db);
const nameOf = async () =>
  (await portal.db.selectFrom('strutture').select('nome').where('id', '=', id).executeTakeFirst())?.nome;
const homeRequest = (archivio: string, more: object = {}) => ({ archivio, che: 'casa', cerca: String(id), ...more });

describe('an archive to restore', () => {
  async function expectRefused(archivio: string, errore: string, more: object = {}): Promise<void> {
    await ruin();
    expect(await portal.previewState(homeRequest(archivio, more))).toMatchObject({
      fase: 'fallita',
      errore,
      esito: null,
    });
    const restored = await portal.restoreState({ archivio, struttura_id: id, versione: 'x', ...more });
    expect(restored).toMatchObject({ fase: 'fallita', errore });
    expect(await nameOf()).toBe('Rovinata');
    // Waits, because the portal's other work holds locks for a moment. A leaked lock would never be released.
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_locks where locktype = 'advisory' and database = (
        select oid from pg_database where datname = current_database())`.execute(portal.db);
      expect(rows).toEqual([]);
    }, PATIENCE);
  }

  test('is rejected if it is truncated or has one changed byte', async () => {
    const archivio = await portal.archive();
    const file = join(portal.folder, archivio);
    const bytes = await readFile(file);
    await truncate(file, bytes.length - 40);
    await expectRefused(archivio, adminMessages.restoreFaults.damaged);
    const middle = Math.floor(bytes.length / 2);
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
    await writeFile(file, bytes);
    await expectRefused(archivio, adminMessages.restoreFaults.damaged);
  });

  test('is listed as damaged if it was modified after it had been listed as intact', async () => {
    const [whole, changed, cut] = [await portal.archive(), await portal.archive(), await portal.archive()];
    const foreign = await portal.archive([], 'another secret, of 32 characters or more');
    const listed = async () => {
      const { body } = await portal.call('GET', '/api/admin/archivi', { cookie: portal.cookie });
      return body.data.map(({ nome, perche, controllato }: Record<string, unknown>) => [nome, perche, controllato]);
    };
    const found = (of: string | null) => [
      [foreign, adminMessages.restoreFaults.otherSigner, true],
      [cut, of, true],
      [changed, of, true],
      [whole, null, true],
    ];
    expect(await listed()).toEqual(found(null));
    const file = join(portal.folder, changed);
    const { atime, mtime } = await stat(file);
    const bytes = await readFile(file);
    const middle = Math.floor(bytes.length / 2);
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
    await writeFile(file, bytes);
    await utimes(file, atime, mtime);
    await truncate(join(portal.folder, cut), bytes.length - 40);
    expect(await listed()).toEqual(found(adminMessages.restoreFaults.damaged));
  });

  test('is rejected if it was signed with a different secret', async () => {
    await expectRefused(
      await portal.archive([], 'another secret, of 32 characters or more'),
      adminMessages.restoreFaults.otherSigner,
    );
  });

  test('is rejected if it comes from another portal', async () => {
    const archivio = await portal.archive();
    await sql`update database_identity set id = gen_random_uuid()`.execute(portal.db);
    await expectRefused(archivio, adminMessages.restoreFaults.altroPortale);
    const { body } = await portal.call('GET', '/api/admin/archivi', { cookie: portal.cookie });
    expect(body.data).toMatchObject([{ nome: archivio, perche: adminMessages.restoreFaults.altroPortale }]);
  });

  test('is rejected if its schema is newer or older than the database’s', async () => {
    const older = await portal.archive();
    await sql`insert into migration_hashes values ('9999_domani', '')`.execute(portal.db);
    const newer = await portal.archive();
    await expectRefused(older, adminMessages.restoreFaults.schemaVecchio);
    await sql`delete from migration_hashes where name = '9999_domani'`.execute(portal.db);
    await expectRefused(newer, adminMessages.restoreFaults.schemaNuovo);
    const { body } = await portal.call('GET', '/api/admin/archivi', { cookie: portal.cookie });
    expect(body.data).toMatchObject([
      { nome: newer, perche: adminMessages.restoreFaults.schemaNuovo, schema_dati: '9999_domani' },
      { nome: older, perche: null },
    ]);
  });

  test('is listed with the reason for the backup, taken from its file name', async () => {
    const written = await portal.archive();
    for (const occasion of ['notturno-0a1b2c3d', 'aggiornamento-0a1b2c3d', 'ripristino', 'svuotamento', 'trasloco'])
      await copyFile(
        join(portal.folder, written),
        join(portal.folder, written.replace('.backup', `-${occasion}.backup`)),
      );
    const { body } = await portal.call('GET', '/api/admin/archivi', { cookie: portal.cookie });
    const occasions = body.data.map(({ occasione }: { occasione: string }) => occasione).toSorted();
    expect(occasions).toEqual(['aggiornamento', 'altra', 'amano', 'notturno', 'ripristino', 'svuotamento']);
  });

  test('is rejected if it is encrypted and its key is missing or wrong', async () => {
    const [key, other] = await Promise.all([generateX25519Identity(), generateX25519Identity()]);
    const archivio = await portal.archive([await identityToRecipient(key)]);
    await expectRefused(archivio, adminMessages.restoreFaults.noKey);
    await expectRefused(archivio, adminMessages.restoreFaults.wrongKey, { chiave: other });
    const refused = await portal.begin('preview', homeRequest(archivio, { chiave: 'age1nessuna' }));
    expect(refused).toMatchObject({ status: 422, body: { campi: { chiave: adminMessages.ageKeyInvalid } } });

    const chiave = `# created: 2026-11-27\n# public key: age1…\n${key}\n`;
    const { case: homes } = await portal.preview(homeRequest(archivio, { chiave }));
    await portal.restore({ archivio, chiave, struttura_id: id, versione: homes[0]?.versione });
    expect(await nameOf()).toBe('Podere Le Querce');
    for (const table of ['restorations', 'registro_azioni']) {
      const { rows } = await sql`select from ${sql.table(table)} as t where t::text ilike '%age-secret%'`.execute(
        portal.db,
      );
      expect(rows).toEqual([]);
    }
  });
});

test('a preview returns 409 if the name of the archive contains a path or is unknown', async () => {
  for (const archivio of ['../../etc/passwd', 'ospitalia-2026-11-20T020000000.backup', '/etc/passwd', '']) {
    expect(await portal.begin('preview', homeRequest(archivio))).toMatchObject({
      status: 409,
      body: { detail: adminMessages.restoreFaults.nonCe },
    });
  }
});

test('the scope "tutto" is rejected, because only the command line can restore a whole portal', async () => {
  const archivio = await portal.archive();
  expect(await portal.begin('preview', { archivio, che: 'tutto' })).toMatchObject({ status: 422 });
  const everything = { archivio, versione: '', perse: 0, conferma: 'TUTTO' };
  expect(await portal.begin('restore', everything)).toMatchObject({ status: 422 });
});

test('a preview fails if no home in the archive matches the search', async () => {
  const archivio = await portal.archive();
  for (const cerca of ['Nessuna così', '999999', '99999999999', "' or true --"]) {
    const missing = await portal.previewState(homeRequest(archivio, { cerca }));
    expect(missing).toMatchObject({ fase: 'fallita', errore: adminMessages.restoreFaults.nessuna });
  }
  for (const cerca of ['  ', 'Podere\0', '\ud83d', '\u200b']) {
    expect(await portal.begin('preview', homeRequest(archivio, { cerca }))).toMatchObject({
      status: 422,
      body: { campi: { cerca: adminMessages.archiveSearchRequired } },
    });
  }
});

test('a restoration fails and changes nothing if the home has changed since the preview', async () => {
  const archivio = await portal.archive();
  await ruin();
  const { case: homes } = await portal.preview(homeRequest(archivio));
  await sql`update strutture set posti_letto = 9`.execute(portal.db);
  const body = { archivio, struttura_id: id, versione: homes[0]?.versione };
  expect(await portal.restoreState(body)).toMatchObject({
    fase: 'fallita',
    errore: adminMessages.restoreFaults.cambiato,
  });
  expect(await nameOf()).toBe('Rovinata');
});

test('a restoration waits for a concurrent change to the home, and other restorations and previews return 409 meanwhile', async () => {
  const archivio = await portal.archive();
  await ruin();
  const { case: homes } = await portal.preview(homeRequest(archivio));
  const body = { archivio, struttura_id: id, versione: homes[0]?.versione };
  const begun = await portal.db.transaction().execute(async (transaction) => {
    await sql`update strutture set status = status where id = ${id}`.execute(transaction);
    const answer = await portal.begin('restore', body);
    await waitUntilBlocked(portal.db, 1);
    expect(await portal.begin('restore', body)).toMatchObject({
      status: 409,
      body: { detail: adminMessages.restoreFaults.inCorso },
    });
    expect(await portal.begin('preview', homeRequest(archivio))).toMatchObject({ status: 409 });
    return answer;
  });
  expect(await portal.settle(begun.body.data.id)).toMatchObject({ fase: 'fatta' });
  expect(await nameOf()).toBe('Podere Le Querce');
});

test('a restoration that fails halfway rolls back all homes, emails and audit entries', async () => {
  await sql`update strutture set proprietario_email = 'anna@example.it'`.execute(portal.db);
  await buildStruttura(portal.db, { nome: 'Seconda', proprietario_email: 'anna@example.it' });
  const archivio = await portal.archive();
  await ruin();
  const { versione } = await portal.preview({ archivio, che: 'proprietario', cerca: 'anna@example.it' });
  await sql`alter table strutture add check (nome <> 'Seconda') not valid`.execute(portal.db);
  const failed = await portal.restoreState({ archivio, proprietario: 'anna@example.it', versione });
  expect(failed).toMatchObject({ fase: 'fallita', errore: adminMessages.restoreFailed });
  expect(await nameOf()).toBe('Rovinata');
  expect(await portal.mailsTo('anna@example.it')).toEqual([]);
  expect((await sql`select from registro_azioni where azione = 'ripristino'`.execute(portal.db)).rows).toEqual([]);
});

test('previews of a dead process are reported as interrupted, and all previews are deleted after an hour', async () => {
  const archivio = await portal.archive();
  const begun = await portal.begin('preview', homeRequest(archivio));
  const { id: work } = begun.body.data;
  await portal.settle(work);
  await sql`update restorations set phase = 'legge', outcome = null, seen_at = now() - interval '16 seconds'`.execute(
    portal.db,
  );
  expect(await portal.settle(work)).toMatchObject({ fase: 'interrotta', errore: adminMessages.restoreInterrupted });
  await sql`update restorations set started_at = now() - interval '61 minutes'`.execute(portal.db);
  await portal.modules.jobHandlers['accounts-sweep']({}, '1');
  expect((await portal.call('GET', `/api/admin/ripristino/${work}`, { cookie: portal.cookie })).status).toBe(404);
});
