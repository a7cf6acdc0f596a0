import type { Verdict } from '../../../admin/rules/verdict.ts';
import { judgeArchive, judgeDrill } from '../../../admin/rules/judge-system.ts';
import { parseArchiveName } from '../../../platform/backup/archive-name.ts';
import { readDrillNote } from '../../../platform/backup/drill-note.ts';
import { listArchives } from '../../../platform/backup/newest-archive.ts';
import { openArchivePlace } from '../backup/open-archive-place.ts';
import type { Config } from '../config.ts';

const HOUR_MS = 3_600_000;

/** Checks the newest archive and the last drill. `isEmpty` means that there is no data to archive. */
export async function checkArchives(
  { backup }: Pick<Config, 'backup'>,
  { now, isEmpty }: { now: Date; isEmpty: boolean },
): Promise<Verdict[]> {
  const place = openArchivePlace({ backup });
  const [newest] = await listArchives(place);
  const hoursSince = (moment: Date) => Math.max(0, Math.floor((now.getTime() - moment.getTime()) / HOUR_MS));
  const writtenAt = newest === undefined ? undefined : parseArchiveName(newest)?.writtenAt;
  const drill = await readDrillNote(place);
  const noted =
    drill === null
      ? null
      : { archive: drill.archive, hasPassed: drill.has_passed, hours: hoursSince(new Date(drill.at)) };
  return [
    judgeArchive({
      archiveHours: writtenAt === undefined ? null : hoursSince(writtenAt),
      isScheduled: backup.at !== null,
      isEncrypted: newest?.endsWith('.age') ?? false,
      isEmpty,
    }),
    ...(newest === undefined && isEmpty ? [] : [judgeDrill(noted)]),
  ];
}
