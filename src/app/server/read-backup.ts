import { join, resolve } from 'node:path';
import { SettingsError } from '../../platform/process/operator-error.ts';
import { isSameDisk } from '../../platform/disk/watch-disk.ts';
import { readDatabaseUrl } from './read-database-url.ts';
import { readBucket, type S3Config } from './read-bucket.ts';

/** When and where archives are written, and which keys encrypt and open them. */
export type BackupConfig = {
  /** Time in Rome of the nightly archive, `HH:MM`; `null`: off. */
  at: string | null;
  /** The folder of archives, unless they go to a bucket. */
  folder: string;
  s3: S3Config | undefined;
  /** Whether the operator accepts that archives are on the disk of the data. */
  acceptsSameDisk: boolean;
  /** Public keys of age; none: archives are not encrypted. */
  recipients: readonly string[];
  /** A file with private keys of age, read where an archive is restored. */
  identityFile: string | undefined;
  /** A server on which archives are tried out; `undefined`: the database's own. */
  drillDatabaseUrl: string | undefined;
};

const ON_SAME_DISK =
  'Attenzione: gli archivi sono sullo stesso disco dei dati, e si perdono con quello. Imposta BACKUP_S3_… o BACKUP_DIR, oppure BACKUP_SAME_DISK=1 se lo vuoi così.';

type ReadVariable = (name: string) => string | undefined;

function readTime(text: string | undefined): string | null {
  if (text === undefined || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)) return text ?? null;
  throw new SettingsError(`BACKUP_AT deve essere un’ora, per esempio 03:30, non "${text}".`);
}

/** What else lies where: photos below the data folder, or in a bucket that visitors may read. */
type OtherPlaces = { dataDir: string; photos: S3Config | undefined };

function readPlace(read: ReadVariable, { dataDir, photos }: OtherPlaces): Pick<BackupConfig, 'folder' | 's3'> {
  const folder = read('BACKUP_DIR');
  const s3 = readBucket(read, 'BACKUP_S3', 'gli archivi');
  if (folder !== undefined && s3 !== undefined) {
    throw new SettingsError('Gli archivi vanno in un posto solo: imposta BACKUP_DIR, o BACKUP_S3_…, non tutti e due.');
  }
  if (s3 !== undefined && s3.endpoint === photos?.endpoint && s3.bucket === photos.bucket) {
    throw new SettingsError(
      'BACKUP_S3_BUCKET è quello delle foto, che tutti possono leggere: per gli archivi serve un altro.',
    );
  }
  return { folder: folder === undefined ? join(dataDir, 'backup') : resolve(folder), s3 };
}

/** The keys themselves are looked at when they are used (`age-stream.ts`), and at a portal's start. */
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

/** Whether nightly archives would be lost with the disk of the data, without the operator's consent. */
export async function wouldLoseArchives({
  dataDir,
  backup,
}: {
  dataDir: string;
  backup: BackupConfig;
}): Promise<boolean> {
  if (backup.at === null || backup.s3 !== undefined || backup.acceptsSameDisk) return false;
  // The doctor reports a folder that cannot be read.
  return isSameDisk(dataDir, backup.folder).catch(() => false);
}

/** Lines for a portal's start; none if archives are not configured. */
export function describeBackup({ at, folder, s3, recipients }: BackupConfig, areLostWithDisk: boolean): string[] {
  const place = s3 === undefined ? folder : `nel bucket ${s3.bucket}`;
  const warnings = [
    ...(recipients.length === 0 ? ['Attenzione: gli archivi non sono cifrati. Imposta BACKUP_AGE_RECIPIENT.'] : []),
    ...(areLostWithDisk ? [ON_SAME_DISK] : []),
  ];
  if (at === null) return s3 === undefined ? [] : ['Senza BACKUP_AT nessuno scrive un archivio ogni notte.'];
  return [`Ogni notte alle ${at} un archivio: ${place}`, ...warnings];
}
