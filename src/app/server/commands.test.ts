import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { hashCheaply } from '../../../test/hash-cheaply.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { IS_VERIFY, sized } from '../../../test/verify.ts';
import { insertFirstAdmin } from '../../accounts/server/admin-repository.ts';

const folder = temporaryFolder();
const database = await createTestDatabase();
afterAll(() => database.close());

function run(program: string, settings: string, ...args: string[]) {
  const file = join(folder, 'ospitalia.env');
  writeFileSync(file, settings);
  return spawnSync(process.execPath, [program, ...args], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { NODE_ENV: 'production', OSPITALIA_LANG: 'it', OSPITALIA_ENV_FILE: file },
    encoding: 'utf8',
  });
}

const runCommand = (settings: string, ...args: string[]) => run('scripts/db.ts', settings, ...args);

test('`migrate` prints the configured database, its server, the user and the settings file in its first line', () => {
  const { pathname, port, username } = new URL(database.url);
  const { stdout, stderr, status } = runCommand(`DATABASE_URL='${database.url}'\n`, 'migrate');
  expect(stderr).toBe('');
  expect(stdout.split('\n')[0]).toBe(
    `Database ${pathname.slice(1)} su 127.0.0.1:${port}, utente ${username} (impostazioni: ${join(folder, 'ospitalia.env')})`,
  );
  expect(stdout).toContain("Lo schema è all'ultima versione.");
  expect(status).toBe(0);
});

/** Commands that need a database. A short run tests only two, because the same function opens the database for all of them. */
const COMMANDS = ['migrate', 'restore-all', 'seed', 'backup', 'archives', 'restore', 'drill'];

test.each(COMMANDS.slice(0, sized(2, COMMANDS.length)))(
  '`%s` creates no database without DATABASE_URL, even if a data folder is set',
  (command) => {
    const dataDir = join(folder, 'dati');
    const { status, stderr } = runCommand(`OSPITALIA_DATA_DIR=${dataDir}\n`, command, '7');
    expect(stderr).toMatch(/non c’è nessun database, e qui non ne faccio uno: imposta DATABASE_URL/);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(2);
    expect(existsSync(dataDir)).toBe(false);
  },
);

const PORTAL = 'src/app/server/main.ts';
const DOCTOR = 'scripts/doctor.ts';

test.each([
  [
    'the portal',
    PORTAL,
    'OSPITALIA_ROLE=worker\nTRUST_PROXY=mille',
    /^TRUST_PROXY deve essere un numero intero da 0 a 10/m,
  ],
  ['the portal', PORTAL, 'DATABASE_URL', /riga 1: non è un’impostazione/],
  ['the doctor', DOCTOR, 'BACKUP_AT=tardi', /^BACKUP_AT deve essere un’ora/],
  ['the doctor', DOCTOR, `OSPITALIA_DATA_DIR=${join(folder, 'vuota')}`, /non c’è nessun database/],
])('%s (%s) exits with 2 after one message if a setting is wrong: %s', (_, program, setting, sentence) => {
  const { status, stderr } = run(program, `${setting}\n`);
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toContain('    at ');
  expect(status).toBe(2);
});

test('the doctor exits with 2 if an argument is invalid, because 1 means warnings', () => {
  const { status, stderr } = run(DOCTOR, `DATABASE_URL='${database.url}'\n`, '--mail', 'nessuno');
  expect(stderr).toBe('--mail vuole un indirizzo e-mail, non "nessuno".\n');
  expect(status).toBe(2);
});

test('`migrate` explains a wrong password and a broken settings file in one sentence each', () => {
  const wrong = database.url.replace(/:[^:@]*@/, ':sbagliata@');
  expect(runCommand(`DATABASE_URL='${wrong}'\n`, 'migrate').stderr).toMatch(
    /^PostgreSQL rifiuta la password di [^\n]*\n$/,
  );
  expect(runCommand(`DATABASE_URL='${wrong}`, 'migrate').stderr).toMatch(/^In .*:\n {2}riga 1: .*virgolette[^\n]*\n$/);
});

test('`restore-all` restores the archive only if --loses is given, and otherwise shows what would change', async () => {
  const settings = `DATABASE_URL='${database.url}'\nOSPITALIA_DATA_DIR=${join(folder, 'archivi')}\nOSPITALIA_DEMO=0\n`;
  const id = await buildStruttura(database.db);
  await insertFirstAdmin(database.db, { username: 'redazione', password_hash: hashCheaply('cavalli bianchi') });
  const written = runCommand(settings, 'backup').stdout;
  const [archive = ''] = /ospitalia-[\dT-]+\.backup/.exec(written) ?? [];
  const nameOf = () => database.db.selectFrom('strutture').select('nome').where('id', '=', id).executeTakeFirst();
  await database.db.updateTable('strutture').set({ nome: 'Rovinata' }).execute();

  const shown = runCommand(settings, 'restore-all', archive);
  expect([shown.status, shown.stderr]).toEqual([0, '']);
  expect(shown.stdout).toContain('Case nell’archivio: 1. Adesso: 1.');
  expect(shown.stdout).toContain(`npm run db -- restore-all ${archive} --loses 0`);
  expect(await nameOf()).toEqual({ nome: 'Rovinata' });
  const back = runCommand(settings, 'restore-all', archive, '--loses', '0');
  expect(back.stderr).toBe('');
  expect(back.stdout).toMatch(/Tutto è tornato com’era /);
  expect(await nameOf()).toEqual({ nome: 'Podere Le Querce' });
  const [before = ''] = /ospitalia-[\dT-]+-ripristino\.backup/.exec(back.stdout) ?? [];
  expect(before).not.toBe('');
  if (!IS_VERIFY) return;
  expect(runCommand(settings, 'restore-all', before, '--loses', '0').status).toBe(0);
  expect(await nameOf()).toEqual({ nome: 'Rovinata' });
});
