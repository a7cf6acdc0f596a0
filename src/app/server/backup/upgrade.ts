import { sql } from 'kysely';
import { databaseOwner } from '../../../platform/backup/identity.ts';
import { findRows } from '../../../platform/backup/list-tables.ts';
import { migrate, pendingMigrations } from '../../../platform/database/migrate.ts';
import { OperatorError } from '../../../platform/process/operator-error.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database.ts';
import { openArchivePlace, writeToPlace } from './open-archive-place.ts';
import * as commandMessages from '../../messages/commands.ts';

/** Advisory lock of upgrades: an arbitrary constant ("aggi" in ASCII). */
const UPGRADE_LOCK = 0x61676769;

/**
 * Returns the part of an archive's name that identifies an upgrade. Includes the database's identity, because two portals can
 * share an archive place.
 */
export function upgradeOccasion(owner: string): string {
  return `aggiornamento-${owner.slice(0, 8)}`;
}

type UpgradeOptions = {
  print(line: string): void;
  /** The operator has declared that an archive already exists, so none is written. */
  hasArchive?: boolean;
  folder?: string;
};

async function hasRows({ pool }: Database): Promise<boolean> {
  const client = await pool.connect();
  try {
    return (await findRows(client)) !== null;
  } finally {
    client.release();
  }
}

function describeFailure(cause: unknown, place: string): OperatorError {
  const reason = (cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, '');
  return new OperatorError(commandMessages.upgradeArchiveFailed(place, reason), { cause });
}

async function archiveBefore(database: Database, config: Pick<Config, 'secret' | 'backup'>): Promise<string> {
  const place = openArchivePlace(config).name;
  try {
    const name = await writeToPlace(config, database, upgradeOccasion(await databaseOwner(database.pool)));
    return `${place}/${name}`;
  } catch (error) {
    throw describeFailure(error, place);
  }
}

/** Migrates a database after archiving its rows. Throws and changes nothing if the archive cannot be written. */
export async function upgrade(
  database: Database,
  config: Pick<Config, 'secret' | 'backup'>,
  { print, hasArchive = false, folder }: UpgradeOptions,
): Promise<void> {
  await database.db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${UPGRADE_LOCK})`.execute(connection);
    try {
      const pending = (await pendingMigrations(database.db, folder)) ?? [];
      if (pending.length > 0 && !hasArchive && (await hasRows(database))) {
        print(commandMessages.upgradeArchiveWritten(await archiveBefore(database, config)));
      }
      await migrate(database.db, { folder });
    } finally {
      await sql`select pg_advisory_unlock(${UPGRADE_LOCK})`.execute(connection).catch(() => undefined);
    }
  });
}
