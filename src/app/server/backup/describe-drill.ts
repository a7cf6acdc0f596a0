import { formatCount } from '../../../kernel/text/format-count.ts';
import { formatMoment } from '../../../kernel/dates/format-moment.ts';
import { describeErasures } from './describe-restored.ts';
import type { DrillReport } from './drill.ts';
import * as commandMessages from '../../messages/commands.ts';

const plural = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`;

function describeRows({ differences, rows, strutture }: DrillReport): string {
  const there = plural(strutture, 'struttura', 'strutture');
  if (differences.length === 0) return commandMessages.drillRowsMatch(there, rows);
  const lines = differences.map(
    ({ table, archived, restored }) =>
      `  ${table}: ${formatCount(archived)} nell’archivio, ${formatCount(restored)} ripristinate${archived === restored ? ', diverse' : ''}`,
  );
  return [commandMessages.drillRowsDiffer(), ...lines].join('\n');
}

function describePhotos({ named, missing }: DrillReport['photos']): string {
  if (named === 0) return commandMessages.drillNoPhotos();
  if (missing === 0) return commandMessages.drillPhotosPresent(named);
  return `Mancano i file di ${plural(missing, 'foto', 'foto')} su ${formatCount(named)}.`;
}

/** Returns whether the archive is restorable and complete. */
export function hasPassed({ differences, photos }: DrillReport): boolean {
  return differences.length === 0 && photos.missing === 0;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats an age in the largest unit of which it has at least two. @example describeAge(7300) // '2 ore' */
function describeAge(seconds: number): string {
  if (seconds >= 2 * DAY) return plural(Math.floor(seconds / DAY), 'giorno', 'giorni');
  if (seconds >= 2 * HOUR) return plural(Math.floor(seconds / HOUR), 'ora', 'ore');
  if (seconds >= 2 * MINUTE) return plural(Math.floor(seconds / MINUTE), 'minuto', 'minuti');
  return 'meno di due minuti';
}

/** Formats the result of a drill for the operator, in Italian. */
export function describeDrill(report: DrillReport, name: string): string {
  const seconds = report.seconds.toFixed(1).replace('.', ',');
  return [
    `Archivio ${name}, scritto ${formatMoment(report.header.created_at)}: ha ${describeAge(report.age)}.`,
    describeRows(report),
    ...describeErasures(report.erasures),
    describePhotos(report.photos),
    commandMessages.drillDuration(seconds),
    hasPassed(report) ? commandMessages.drillPassed() : commandMessages.drillFailed(),
  ].join('\n');
}
