import { basename, dirname } from 'node:path';
import { atConsole } from '../src/accounts/server/admin-console.ts';
import { archiveTrust } from '../src/app/server/backup/archive-trust.ts';
import { describeErasures } from '../src/app/server/backup/describe-reports.ts';
import { erasurePlaces, writeToPlace } from '../src/app/server/backup/open-archive-place.ts';
import { eraseAgain } from '../src/app/server/backup/restore-backup.ts';
import type { Config } from '../src/app/server/config.ts';
import { previewEverything, restoreEverything } from '../src/app/server/restoration/restore-everything.ts';
import { actAsService, withNamed } from './archive-commands.ts';
import type { CommandFlags } from './read-arguments.ts';
import type { Work } from './with-database.ts';
import * as commandMessages from '../src/app/messages/commands.ts';

function describePreview(preview: Awaited<ReturnType<typeof previewEverything>>, archive: string): string {
  const { writtenAt, homesThen, homesNow, bookings, cents } = preview;
  const lost =
    bookings === 0
      ? commandMessages.noBookingsSinceArchive()
      : commandMessages.bookingsUnknownToArchive(bookings, cents);
  return [
    commandMessages.wouldRestoreTo(writtenAt),
    commandMessages.homesThenAndNow(homesThen, homesNow),
    lost,
    commandMessages.restoreAllHint(archive, bookings),
  ].join('\n');
}

/**
 * Replaces the portal's data with that of an archive, after archiving the current state. Without `--loses`, it only previews the
 * restore.
 */
export function restoreAll(config: Config, archive: string, flags: CommandFlags): Work {
  return async (database) => {
    const trust = await archiveTrust(config, database, flags);
    actAsService(config);
    return withNamed(config, archive, async (file) => {
      if (flags.mayLose === null) return describePreview(await previewEverything({ database, file, trust }), archive);
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
      const done = commandMessages.restoredTo(writtenAt, today);
      return [done, ...describeErasures(erasures)].join('\n');
    });
  };
}
