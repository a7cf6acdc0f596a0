import { join, resolve } from 'node:path';
import { SettingsError } from '../../platform/process/operator-error.ts';
import { isSameDisk } from '../../platform/disk/watch-disk.ts';
import { readDatabaseUrl } from './read-database-url.ts';
import { readBucket, type S3Config } from './read-bucket.ts';
import * as operatorMessages from '../messages/operator.ts';

export type BackupConfig = {
  /** Time of the nightly archive in Rome's time zone, as `HH:MM`; `null` if no archive is written. */
  at: string | null;
  folder: string;
  s3: S3Config | undefined;
  acceptsSameDisk: boolean;
  /** Public keys of `age` encryption. If the list is empty, archives are not encrypted. */
  recipients: readonly string[];
  identityFile: string | undefined;
  drillDatabaseUrl: string | undefined;
};

type ReadVariable = (name: string) => string | undefined;

function readTime(text: string | undefined): string | null {
  if (text === undefined || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)) return text ?? null;
  throw new SettingsError(operatorMessages.backupAtInvalid(text));
}

/** Locations of the portal's other data. Archives must not share the bucket of `photos`, because visitors can read it. */
type OtherPlaces = { dataDir: string; photos: S3Config | undefined };

function readPlace(read: ReadVariable, { dataDir, photos }: OtherPlaces): Pick<BackupConfig, 'folder' | 's3'> {
  const folder = read('BACKUP_DIR');
  const s3 = readBucket(read, 'BACKUP_S3', operatorMessages.archivesPurpose());
  if (folder !== undefined && s3 !== undefined) {
    throw new SettingsError(operatorMessages.twoArchivePlaces());
  }
  if (s3 !== undefined && s3.endpoint === photos?.endpoint && s3.bucket === photos.bucket) {
    throw new SettingsError(operatorMessages.archivesInPhotoBucket());
  }
  return { folder: folder === undefined ? join(dataDir, 'backup') : resolve(folder), s3 };
}

/** Reads the settings of archives. Keys are validated when they are used (`age-stream.ts`) and when a portal starts. */
export function readBackup(read: ReadVariable, others: OtherPlaces): BackupConfig {
  return {
    at: readTime(read('BACKUP_AT')),
    ...readPlace(read, others),
    acceptsSameDisk: read('BACKUP_SAME_DISK') === '1',
    recipients: (read('BACKUP_AGE_RECIPIENT') ?? '').split(/[\s,]+/).filter((one) => one !== ''),
    identityFile: read('BACKUP_AGE_IDENTITY_FILE'),
    drillDatabaseUrl: readDatabaseUrl('DRILL_DATABASE_URL', read('DRILL_DATABASE_URL')),
  };
}

export async function wouldLoseArchives({
  dataDir,
  backup,
}: {
  dataDir: string;
  backup: BackupConfig;
}): Promise<boolean> {
  if (backup.at === null || backup.s3 !== undefined || backup.acceptsSameDisk) return false;
  // A folder that cannot be read counts as being on another disk, because the doctor reports it separately.
  return isSameDisk(dataDir, backup.folder).catch(() => false);
}

export function describeBackup({ at, folder, s3, recipients }: BackupConfig, areLostWithDisk: boolean): string[] {
  const place = s3 === undefined ? folder : operatorMessages.inBucket(s3.bucket);
  const warnings = [
    ...(recipients.length === 0 ? [operatorMessages.archivesUnencrypted()] : []),
    ...(areLostWithDisk ? [operatorMessages.archivesOnDataDisk()] : []),
  ];
  if (at === null) return s3 === undefined ? [] : [operatorMessages.archivesOff()];
  return [operatorMessages.archivesNightly(at, place), ...warnings];
}
