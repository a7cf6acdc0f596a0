import { OperatorError } from '../../platform/process/operator-error.ts';

/** How archives are written: for whom they are encrypted, what opens them, and where they are tried out. */
export type BackupConfig = {
  /** Public keys of age; none: archives are not encrypted. */
  recipients: readonly string[];
  /** A file with private keys of age, read where an archive is restored. */
  identityFile: string | undefined;
  /** A server on which archives are tried out; `undefined`: the database's own. */
  drillDatabaseUrl: string | undefined;
};

type ReadVariable = (
  name: 'BACKUP_AGE_RECIPIENT' | 'BACKUP_AGE_IDENTITY_FILE' | 'DRILL_DATABASE_URL',
) => string | undefined;

/** The value is not repeated: it holds a password. */
function readDrillUrl(text: string | undefined): string | undefined {
  if (text === undefined || /^postgres(?:ql)?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new OperatorError('DRILL_DATABASE_URL deve essere un indirizzo che inizia con postgres:// o postgresql://.');
}

/** The keys themselves are looked at when they are used (`age-stream.ts`), and at a portal's start. */
export function readBackup(read: ReadVariable): BackupConfig {
  return {
    recipients: (read('BACKUP_AGE_RECIPIENT') ?? '').split(/[\s,]+/).filter((one) => one !== ''),
    identityFile: read('BACKUP_AGE_IDENTITY_FILE'),
    drillDatabaseUrl: readDrillUrl(read('DRILL_DATABASE_URL')),
  };
}
