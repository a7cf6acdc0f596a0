import { readFile } from 'node:fs/promises';
import { readOrCreateSecret } from '../../../accounts/server/read-or-create-secret.ts';
import type { ArchiveTrust } from '../../../platform/backup/archive-bytes.ts';
import { archiveKeyOf, parseKey } from '../../../platform/backup/archive-key.ts';
import type { ArchiveSeal } from '../../../platform/backup/write-backup.ts';
import { hasTable } from '../../../platform/database/has-table.ts';
import { OperatorError } from '../../../platform/process/operator-error.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database.ts';
import * as commandMessages from '../../messages/commands.ts';

type Keys = Pick<Config, 'secret'> & { backup: Pick<Config['backup'], 'recipients' | 'identityFile'> };

export async function archiveSeal({ secret, backup }: Keys, { db }: Pick<Database, 'db'>): Promise<ArchiveSeal> {
  return { key: archiveKeyOf(secret ?? (await readOrCreateSecret(db))), recipients: backup.recipients };
}

/** Returns a list with the portal's public key. The list is empty for a new database without a secret. */
async function portalSigners(keys: Keys, database: Pick<Database, 'db' | 'pool'>): Promise<Buffer[]> {
  if (keys.secret === undefined && !(await hasTable(database.pool, 'secrets'))) return [];
  return [(await archiveSeal(keys, database)).key.publicKey];
}

async function readIdentities(file: string | undefined): Promise<string[]> {
  if (file === undefined) return [];
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new OperatorError(commandMessages.identityFileUnreadable(file), { cause });
  });
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

export type TrustFlags = { signedBy: string | undefined; isUnauthenticated: boolean };

function readSigner(text: string): Buffer {
  const key = parseKey(text);
  if (key !== null) return key;
  throw new OperatorError(commandMessages.signedByInvalid());
}

export async function archiveTrust(
  keys: Keys,
  database: Pick<Database, 'db' | 'pool'>,
  flags: TrustFlags,
): Promise<ArchiveTrust> {
  return {
    signers: [
      ...(await portalSigners(keys, database)),
      ...(flags.signedBy === undefined ? [] : [readSigner(flags.signedBy)]),
    ],
    identities: await readIdentities(keys.backup.identityFile),
    acceptsAnySigner: flags.isUnauthenticated,
  };
}
