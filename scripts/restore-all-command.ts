import { basename, dirname } from 'node:path';
import { atConsole } from '../src/accounts/server/admin-console.ts';
import { archiveSeal, archiveTrust } from '../src/app/server/backup/archive-trust.ts';
import { describeErasures } from '../src/app/server/backup/describe-restored.ts';
import { erasurePlaces, openArchivePlace } from '../src/app/server/backup/open-archive-place.ts';
import { eraseAgain } from '../src/app/server/backup/restore-backup.ts';
import type { Config } from '../src/app/server/config.ts';
import type { Database } from '../src/app/server/database.ts';
import { restoreEverything } from '../src/app/server/restoration/restore-everything.ts';
import { systemClock } from '../src/kernel/clock.ts';
import { formatMoment } from '../src/kernel/format-moment.ts';
import { archiveName } from '../src/platform/backup/archive-name.ts';
import { streamBackup } from '../src/platform/backup/write-backup.ts';
import { completeErasures } from '../src/privacy/server/erasures.ts';
import { actAsService, withNamed } from './archive-commands.ts';
import type { CommandFlags } from './read-arguments.ts';
import type { Work } from './with-database.ts';

/** Into the place of archives, with the erasures beside it. */
async function writeToday(config: Config, database: Database): Promise<string> {
  const place = openArchivePlace(config);
  const seal = await archiveSeal(config, database);
  const name = archiveName(systemClock.now(), { occasion: 'ripristino', ...seal });
  await completeErasures({ db: database.db, places: [place] });
  await streamBackup(database.pool, seal, (bytes) => place.write(name, bytes));
  return name;
}

/** Makes the database what one of its archives has, after an archive of today; no portal may be at work. */
export function restoreAll(config: Config, archive: string, flags: CommandFlags): Work {
  return async (database) => {
    const trust = await archiveTrust(config, database, flags);
    actAsService(config);
    return withNamed(config, archive, async (file) => {
      const { today, writtenAt } = await restoreEverything({
        database,
        file,
        trust,
        mayLose: flags.mayLose,
        actor: atConsole(),
        archivio: basename(archive),
        writeToday: () => writeToday(config, database),
      });
      const erasures = await eraseAgain(database, erasurePlaces(config, dirname(file)));
      const done = `Tutto è tornato com’era ${formatMoment(writtenAt)}. Quello che c’era prima è nell’archivio ${today}.`;
      return [done, ...describeErasures(erasures)].join('\n');
    });
  };
}
