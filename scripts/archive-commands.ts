import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { atConsole } from '../src/accounts/server/admin-console.ts';
import { recordAction } from '../src/admin/server/service.ts';
import { archiveSeal, archiveTrust } from '../src/app/server/backup/archive-trust.ts';
import { assertFilled } from '../src/app/server/backup/nightly-archive.ts';
import { describeDrill, describeRestored, hasPassed } from '../src/app/server/backup/describe-reports.ts';
import { describeDowngrade } from '../src/app/server/backup/describe-downgrade.ts';
import { downgrade } from '../src/app/server/backup/downgrade.ts';
import { drill } from '../src/app/server/backup/drill.ts';
import { erasurePlaces, openArchivePlace, writeToPlace } from '../src/app/server/backup/open-archive-place.ts';
import { upgradeOccasion } from '../src/app/server/backup/upgrade.ts';
import { restoreBackup } from '../src/app/server/backup/restore-backup.ts';
import type { Config } from '../src/app/server/config.ts';
import type { Database } from '../src/app/server/database.ts';
import { openPhotos } from '../src/app/server/open-photos.ts';
import { systemClock } from '../src/kernel/dates/clock.ts';
import { parseArchiveName } from '../src/platform/backup/archive-name.ts';
import { withArchiveFile } from '../src/platform/backup/archive-place.ts';
import { spellKey } from '../src/platform/backup/archive-key.ts';
import { type DrillNote, writeDrillNote } from '../src/platform/backup/drill-note.ts';
import { listArchives, newestArchive } from '../src/platform/backup/newest-archive.ts';
import { writeBackup } from '../src/platform/backup/write-backup.ts';
import { databaseOwner } from '../src/platform/backup/identity.ts';
import { OperatorError } from '../src/platform/process/operator-error.ts';
import { actAsOwnerOf } from './act-as-owner.ts';
import { openConsole } from './feed-commands.ts';
import type { CommandFlags } from './read-arguments.ts';
import type { Work } from './with-database.ts';
import * as commandMessages from '../src/app/messages/commands.ts';

async function writeSomewhere(config: Config, database: Database, named: string | undefined): Promise<string> {
  if (named === undefined) return `${openArchivePlace(config).name}/${await writeToPlace(config, database)}`;
  await writeBackup(database.pool, resolve(named), await archiveSeal(config, database));
  return resolve(named);
}

export function backup(config: Config, named: string | undefined, { mayBeEmpty }: CommandFlags): Work {
  return async (database) => {
    if (!mayBeEmpty) await assertFilled(database.pool);
    const where = await writeSomewhere(config, database, named);
    const { key, recipients } = await archiveSeal(config, database);
    const signature = spellKey(key.publicKey);
    const isEncrypted = recipients.length > 0;
    return commandMessages.archiveWritten({ photos: join(config.dataDir, 'foto'), signature, isEncrypted, where });
  };
}

export function listPlace(config: Config): Work {
  return async () => {
    const place = openArchivePlace(config);
    const names = await listArchives(place);
    if (names.length === 0) return commandMessages.noArchives(place.name);
    return commandMessages.archivesListed(place.name, names.map((name) => `  ${name}`).join('\n'));
  };
}

export async function withNamed<T>(
  config: Config,
  named: string | undefined,
  work: (file: string) => Promise<T>,
): Promise<T> {
  if (named !== undefined && (existsSync(named) || basename(named) !== named)) return work(resolve(named));
  const place = openArchivePlace(config);
  return withArchiveFile(place, named ?? (await newestArchive(place)), work);
}

async function beforeUpgrade(config: Config, { pool }: Database): Promise<string> {
  const place = openArchivePlace(config);
  const occasion = upgradeOccasion(await databaseOwner(pool));
  const name = (await listArchives(place)).find((one) => parseArchiveName(one)?.occasion === occasion);
  if (name !== undefined) return name;
  throw new OperatorError(commandMessages.noArchiveBeforeUpgrade(place.name));
}

/** Switches to the service user. Call it after reading the private key, which the service user might not be able to read. */
export function actAsService(config: Config): void {
  if (config.databaseUrl !== undefined) actAsOwnerOf(config.dataDir);
}

export function goBack(config: Config, named: string | undefined, flags: CommandFlags): Work {
  return async (database, url) => {
    const trust = await archiveTrust(config, database, flags);
    actAsService(config);
    const name = named ?? (await beforeUpgrade(config, database));
    return withNamed(config, name, async (file) => {
      const places = erasurePlaces(config, dirname(file));
      const parts = { database, url, file, trust, places, mayLose: flags.mayLose ?? 0 };
      return describeDowngrade(await downgrade(parts), basename(file));
    });
  };
}

export function restore(config: Config, named: string, flags: CommandFlags): Work {
  return async (database) => {
    if (flags.isUnauthenticated) console.log(commandMessages.signatureIgnored());
    const trust = await archiveTrust(config, database, flags);
    const restored = await withNamed(config, named, (file) =>
      restoreBackup(database, file, trust, erasurePlaces(config, dirname(file))),
    );
    if (restored.kind === 'in place') {
      const dopo = { strutture: restored.strutture, archivio: basename(named) };
      await recordAction(database.db, atConsole(), { azione: 'ripristino', dopo });
    }
    const unreadable = await (await openConsole(config, database)).countUnreadable();
    const description = describeRestored(restored, join(config.dataDir, 'foto'));
    return unreadable === 0 ? description : `${description}\n${commandMessages.addressesUndecryptable(unreadable)}`;
  };
}

/** Records the drill next to the archives. A write error, for example with a read-only access key, does not fail the drill. */
async function noteDrill(config: Config, outcome: Omit<DrillNote, 'at'>): Promise<void> {
  actAsService(config);
  const place = openArchivePlace(config);
  const note = { ...outcome, at: systemClock.now().toISOString() };
  await writeDrillNote(place, note).catch(() => console.log(commandMessages.drillNotRecorded(place.name)));
}

export function drillArchive(config: Config, named: string | undefined, flags: CommandFlags): Work {
  return async (current, portalUrl) => {
    const trust = await archiveTrust(config, current, flags);
    const url = config.backup.drillDatabaseUrl ?? portalUrl;
    const photos = openPhotos(config);
    return withNamed(config, named, async (file) => {
      const report = await drill({ file, trust, url, photos, current, places: erasurePlaces(config, dirname(file)) });
      const description = describeDrill(report, basename(file));
      await noteDrill(config, { archive: basename(file), has_passed: hasPassed(report) });
      if (!hasPassed(report)) throw new OperatorError(description);
      return description;
    });
  };
}
