import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { sql } from 'kysely';
import { HOLDING_STATUSES } from '../rules/booking.ts';
import { type BookingRow, selectBookings, type StayDb } from './booking-repository.ts';

/** Bookings that have nights to come, as `has_future_bookings` counts them; of one struttura, or of all. */
function awaited(db: StayDb, { struttura_id, today }: { struttura_id?: number | undefined; today: CalendarDate }) {
  return selectBookings(db)
    .where('status', 'in', HOLDING_STATUSES)
    .where(sql<boolean>`upper(period) > ${today}::date`)
    .$if(struttura_id !== undefined, (query) => query.where('struttura_id', '=', struttura_id ?? 0));
}

/** The first of the bookings to come, the next to arrive first, and how many there are. */
export async function findAwaited(
  db: StayDb,
  { limit, ...which }: { struttura_id?: number | undefined; today: CalendarDate; limit: number },
): Promise<{ rows: BookingRow[]; total: number }> {
  const [rows, counted] = await Promise.all([
    awaited(db, which).orderBy(sql`lower(period)`).orderBy('id').limit(limit).execute(),
    db
      .selectFrom(awaited(db, which).as('awaited'))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: counted.total };
}
