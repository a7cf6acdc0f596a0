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
