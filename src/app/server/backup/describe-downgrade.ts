import { formatCount } from '../../../kernel/text/format-count.ts';
import { formatMoment } from '../../../kernel/dates/format-moment.ts';
import type { Downgrade } from './downgrade.ts';

/** What a downgrade has done, for whoever runs the portal. */
export function describeDowngrade({ header, lost, kept }: Downgrade, name: string): string {
  const lines = [
    `Il database è di nuovo quello di ${formatMoment(header.created_at)}, con lo schema ${header.migration} (archivio ${name}).`,
    `Quello di prima resta, con il nome ${kept}: cancellalo quando sei sicuro.`,
  ];
  if (lost.bookings.length > 0)
    lines.push(`Prenotazioni che ci sono solo lì, o come sono adesso: ${formatCount(lost.bookings.length)}.`);
  if (lost.strutture > 0) lines.push(`Strutture che ci sono solo lì: ${formatCount(lost.strutture)}.`);
  lines.push(
    'Avvia ora il programma di allora: questo porterebbe di nuovo avanti lo schema. Tutti devono accedere di nuovo.',
  );
  return lines.join('\n');
}
