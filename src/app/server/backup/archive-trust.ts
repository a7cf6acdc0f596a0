import { readFile } from 'node:fs/promises';
import { readOrCreateSecret } from '../../../accounts/server/read-or-create-secret.ts';
import type { ArchiveTrust } from '../../../platform/backup/archive-bytes.ts';
import { archiveKeyOf, parseKey } from '../../../platform/backup/archive-key.ts';
import type { ArchiveSeal } from '../../../platform/backup/write-backup.ts';
import { hasTable } from '../../../platform/database/has-table.ts';
import { OperatorError } from '../../../platform/process/operator-error.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database.ts';

type Keys = Pick<Config, 'secret'> & { backup: Pick<Config['backup'], 'recipients' | 'identityFile'> };

/** What archives of this portal are signed with, and for whom they are encrypted. */
export async function archiveSeal({ secret, backup }: Keys, { db }: Pick<Database, 'db'>): Promise<ArchiveSeal> {
  return { key: archiveKeyOf(secret ?? (await readOrCreateSecret(db))), recipients: backup.recipients };
}

/** A new database has no secret of its own yet. */
async function ownSigners(keys: Keys, database: Pick<Database, 'db' | 'pool'>): Promise<Buffer[]> {
  if (keys.secret === undefined && !(await hasTable(database.pool, 'secrets'))) return [];
  return [(await archiveSeal(keys, database)).key.publicKey];
}

async function readIdentities(file: string | undefined): Promise<string[]> {
  if (file === undefined) return [];
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new OperatorError(`Il file di BACKUP_AGE_IDENTITY_FILE non si legge: ${file}.`, { cause });
  });
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

/** What an operator adds to a command to be believed. */
export type TrustFlags = { signedBy: string | undefined; isUnauthenticated: boolean };

function readSigner(text: string): Buffer {
  const key = parseKey(text);
  if (key !== null) return key;
  throw new OperatorError('--signed-by vuole una firma come la mostra «backup»: 43 lettere e cifre.');
}

/** Whose archives are restored here: the portal's own, those that the flags name, and no others. */
export async function archiveTrust(
  keys: Keys,
  database: Pick<Database, 'db' | 'pool'>,
  flags: TrustFlags,
): Promise<ArchiveTrust> {
  return {
    signers: [
      ...(await ownSigners(keys, database)),
      ...(flags.signedBy === undefined ? [] : [readSigner(flags.signedBy)]),
    ],
    identities: await readIdentities(keys.backup.identityFile),
    acceptsAnybody: flags.isUnauthenticated,
  };
}
