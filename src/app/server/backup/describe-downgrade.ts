import type { Downgrade } from './downgrade.ts';
import * as commandMessages from '../../messages/commands.ts';

export function describeDowngrade({ header, lost, renamedDatabase }: Downgrade, name: string): string {
  const lines = [
    commandMessages.downgraded(header.created_at, header.migration, name),
    commandMessages.previousDatabaseStays(renamedDatabase),
  ];
  if (lost.bookings.length > 0) lines.push(commandMessages.bookingsOnlyThere(lost.bookings.length));
  if (lost.strutture > 0) lines.push(commandMessages.homesOnlyThere(lost.strutture));
  lines.push(commandMessages.startOlderProgram());
  return lines.join('\n');
}
