import { basename, dirname } from 'node:path';
import { atConsole } from '../src/accounts/server/admin-console.ts';
import { archiveTrust } from '../src/app/server/backup/archive-trust.ts';
import { describeErasures } from '../src/app/server/backup/describe-restored.ts';
import { erasurePlaces } from '../src/app/server/backup/open-archive-place.ts';
import { eraseAgain } from '../src/app/server/backup/restore-backup.ts';
import type { Config } from '../src/app/server/config.ts';
import { restoreEverything } from '../src/app/server/restoration/restore-everything.ts';
import { writeToPlace } from '../src/app/server/backup/write-to-place.ts';
import { formatMoment } from '../src/kernel/format-moment.ts';
import { actAsService, withNamed } from './archive-commands.ts';
import type { CommandFlags } from './read-arguments.ts';
import type { Work } from './with-database.ts';

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
        writeToday: () => writeToPlace(config, database, 'ripristino'),
      });
      const erasures = await eraseAgain(database, erasurePlaces(config, dirname(file)));
      const done = `Tutto è tornato com’era ${formatMoment(writtenAt)}. Quello che c’era prima è nell’archivio ${today}.`;
      return [done, ...describeErasures(erasures)].join('\n');
    });
  };
}
