// Restores an archive in a separate process that tests can kill. Usage: `restore-process.ts URL ARCHIVE`.
import { TRUST } from './archive-keys.ts';
import { restoreBackup } from '../src/app/server/backup/restore-backup.ts';
import { NO_LIMITS, openDatabase } from '../src/platform/database/open-database.ts';

const [url = '', file = ''] = process.argv.slice(2);
const database = openDatabase(url, { timeLimits: NO_LIMITS });
await restoreBackup(database, file, TRUST);
await database.close();
