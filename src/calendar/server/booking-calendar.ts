import type { Kysely } from 'kysely';
import type { StruttureTables } from '../../strutture/server/service.ts';
import { isConnected } from './configuration-repository.ts';
import type { CalendarTables } from './tables.ts';

export async function isOnBooking(strutture: Kysely<StruttureTables>, id: number): Promise<boolean> {
  return isConnected(strutture.$extendTables<CalendarTables>(), id, 'booking');
}
