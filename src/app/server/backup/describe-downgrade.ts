import { formatCount } from '../../../kernel/text/format-count.ts';
import { formatMoment } from '../../../kernel/dates/format-moment.ts';
import type { Downgrade } from './downgrade.ts';
import * as commandMessages from '../../messages/commands.ts';

/** Formats the result of a downgrade for the operator, in Italian. */
export function describeDowngrade({ header, lost, kept }: Downgrade, name: string): string {
  const lines = [
    commandMessages.downgraded(header.created_at, header.migration, name),
    commandMessages.previousDatabaseStays(kept),
  ];
  if (lost.bookings.length > 0) lines.push(commandMessages.bookingsOnlyThere(lost.bookings.length));
  if (lost.strutture > 0) lines.push(commandMessages.homesOnlyThere(lost.strutture));
  lines.push(commandMessages.startOlderProgram());
  return lines.join('\n');
}
