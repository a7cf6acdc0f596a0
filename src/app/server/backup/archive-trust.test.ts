import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { spellKey } from '../../../platform/backup/archive-key.ts';
import { archiveSeal, archiveTrust } from './archive-trust.ts';

const folder = temporaryFolder();
const SECRET = 'un segreto di prova, lungo 32 caratteri o più';
const backup = { recipients: [], identityFile: undefined };
const noFlags = { signedBy: undefined, isUnauthenticated: false };
let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

test('archiveTrust trusts the portal’s own signature, whether the signing key is derived from the configured secret or from the one in the database', async () => {
  for (const secret of [SECRET, undefined]) {
    const { key } = await archiveSeal({ secret, backup }, database);
    const { signers } = await archiveTrust({ secret, backup }, database, noFlags);
    expect(signers).toEqual([key.publicKey]);
  }
});

test('archiveTrust trusts only the signer named by --signed-by if the database is new and no secret is configured', async () => {
  const { key } = await archiveSeal({ secret: SECRET, backup }, database);
  await sql`drop schema public cascade`.execute(database.db);
  const keys = { secret: undefined, backup };
  expect((await archiveTrust(keys, database, noFlags)).signers).toEqual([]);
  const named = { ...noFlags, signedBy: spellKey(key.publicKey) };
  expect((await archiveTrust(keys, database, named)).signers).toEqual([key.publicKey]);
  await expect(archiveTrust(keys, database, { ...noFlags, signedBy: 'corta' })).rejects.toThrow(/43 lettere e cifre/);
});

test('archiveTrust ignores comments in the private-key file, and names the file in the error if the file is missing', async () => {
  const identityFile = join(folder, 'age.txt');
  const keys = { secret: SECRET, backup: { ...backup, identityFile } };
  await expect(archiveTrust(keys, database, noFlags)).rejects.toThrow(/age\.txt/);
  await writeFile(identityFile, '# created: oggi\n\nAGE-SECRET-KEY-1UNO\n');
  expect((await archiveTrust(keys, database, noFlags)).identities).toEqual(['AGE-SECRET-KEY-1UNO']);
});
