import { describeErasures } from './describe-restored.ts';
import type { DrillReport } from './drill.ts';
import * as commandMessages from '../../messages/commands.ts';

function describeRows({ differences, rows, strutture }: DrillReport): string {
  if (differences.length === 0) return commandMessages.drillRowsMatch(strutture, rows);
  const lines = differences.map((row) => commandMessages.drillRow(row.table, row.archived, row.restored));
  return [commandMessages.drillRowsDiffer(), ...lines].join('\n');
}

function describePhotos({ named, missing }: DrillReport['photos']): string {
  if (named === 0) return commandMessages.drillNoPhotos();
  if (missing === 0) return commandMessages.drillPhotosPresent(named);
  return commandMessages.drillPhotosMissing(missing, named);
}

export function hasPassed({ differences, photos }: DrillReport): boolean {
  return differences.length === 0 && photos.missing === 0;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function describeAge(seconds: number): string {
  if (seconds >= 2 * DAY) return commandMessages.ageInDays(Math.floor(seconds / DAY));
  if (seconds >= 2 * HOUR) return commandMessages.ageInHours(Math.floor(seconds / HOUR));
  if (seconds >= 2 * MINUTE) return commandMessages.ageInMinutes(Math.floor(seconds / MINUTE));
  return commandMessages.ageBelowTwoMinutes();
}

export function describeDrill(report: DrillReport, name: string): string {
  return [
    commandMessages.drilledArchive(name, report.header.created_at, describeAge(report.age)),
    describeRows(report),
    ...describeErasures(report.erasures),
    describePhotos(report.photos),
    commandMessages.drillDuration(report.seconds),
    hasPassed(report) ? commandMessages.drillPassed() : commandMessages.drillFailed(),
  ].join('\n');
}
