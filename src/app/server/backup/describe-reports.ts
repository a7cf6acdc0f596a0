import type { DrillReport } from './drill.ts';
import type { Restoration } from './restore-backup.ts';
import * as commandMessages from '../../messages/commands.ts';

type Erasures = { again: number; refused: number; unknown?: number };

export function describeErasures({ again, refused, unknown = 0 }: Erasures = { again: 0, refused: 0 }): string[] {
  const lines: string[] = [];
  if (again > 0) lines.push(commandMessages.erasedAgain(again));
  if (refused > 0) lines.push(commandMessages.erasureRefused(refused));
  if (unknown > 0) lines.push(commandMessages.erasuresUnreadable(unknown));
  return lines;
}

export function describeRestored(restored: Restoration, photosFolder: string): string {
  if (restored.kind === 'new')
    return [commandMessages.databaseRestored(), ...describeErasures(restored.erasures)].join('\n');
  const lines = [commandMessages.homesReturned(restored.strutture)];
  if (restored.skipped.length > 0) {
    lines.push(commandMessages.homesNotReturned());
    for (const { id, nome } of restored.skipped) lines.push(`  n. ${id}, ${nome}`);
  }
  if (restored.photos > 0) {
    lines.push(commandMessages.photoFilesRemoved(restored.photos, photosFolder));
  }
  return [...lines, ...describeErasures(restored.erasures)].join('\n');
}

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
