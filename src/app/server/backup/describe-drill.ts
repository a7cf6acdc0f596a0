import { formatCount } from '../../../kernel/text/format-count.ts';
import { formatMoment } from '../../../kernel/dates/format-moment.ts';
import { describeErasures } from './describe-restored.ts';
import type { DrillReport } from './drill.ts';

const plural = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`;

function describeRows({ differences, rows, strutture }: DrillReport): string {
  const there = plural(strutture, 'struttura', 'strutture');
  if (differences.length === 0) return `Si ripristina (${there}) e le righe sono tutte uguali: ${formatCount(rows)}.`;
  const lines = differences.map(
    ({ table, archived, restored }) =>
      `  ${table}: ${formatCount(archived)} nell’archivio, ${formatCount(restored)} ripristinate${archived === restored ? ', diverse' : ''}`,
  );
  return ['Le righe ripristinate non sono quelle dell’archivio:', ...lines].join('\n');
}

function describePhotos({ named, missing }: DrillReport['photos']): string {
  if (named === 0) return 'Non nomina foto.';
  if (missing === 0) return `Le foto ci sono: ${formatCount(named)}.`;
  return `Mancano i file di ${plural(missing, 'foto', 'foto')} su ${formatCount(named)}.`;
}

/** Whether an archive has proved that it can be relied on. */
export function hasPassed({ differences, photos }: DrillReport): boolean {
  return differences.length === 0 && photos.missing === 0;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How old something is, in the largest unit of which it has two. @example describeAge(7300) // '2 ore' */
function describeAge(seconds: number): string {
  if (seconds >= 2 * DAY) return plural(Math.floor(seconds / DAY), 'giorno', 'giorni');
  if (seconds >= 2 * HOUR) return plural(Math.floor(seconds / HOUR), 'ora', 'ore');
  if (seconds >= 2 * MINUTE) return plural(Math.floor(seconds / MINUTE), 'minuto', 'minuti');
  return 'meno di due minuti';
}

/** What a drill has proved, for whoever runs the portal. */
export function describeDrill(report: DrillReport, name: string): string {
  const seconds = report.seconds.toFixed(1).replace('.', ',');
  return [
    `Archivio ${name}, scritto ${formatMoment(report.header.created_at)}: ha ${describeAge(report.age)}.`,
    describeRows(report),
    ...describeErasures(report.erasures),
    describePhotos(report.photos),
    `Il ripristino ha richiesto ${seconds} secondi; il database di prova non c’è più.`,
    hasPassed(report) ? 'La prova è riuscita.' : 'La prova NON è riuscita.',
  ].join('\n');
}
