import { addDays, type CalendarDate } from '../../src/kernel/calendar-date.ts';
import type { DemoEvent } from './demo-struttura.ts';
import type { Random } from './seeded-random.ts';

const HORIZON_DAYS = 180;

type Kind = Pick<DemoEvent, 'event_type' | 'platform_source' | 'summary'> & { nights: readonly [number, number] };

/** What stands in calendars: the platforms' own words for what they give out. Our own bookings have a guest who pays: none are invented. */
const KINDS: readonly [readonly [Kind, number], ...(readonly [Kind, number])[]] = [
  [{ event_type: 'booking', platform_source: 'airbnb', summary: 'Reserved', nights: [2, 7] }, 30],
  [{ event_type: 'booking', platform_source: 'booking', summary: 'CLOSED - Not available', nights: [1, 7] }, 28],
  [{ event_type: 'blocked', platform_source: 'ospitalia', summary: 'Prenotazione al telefono', nights: [2, 10] }, 16],
  [{ event_type: 'booking', platform_source: 'vrbo', summary: 'Reserved', nights: [4, 14] }, 8],
  [{ event_type: 'blocked', platform_source: 'airbnb', summary: 'Airbnb (Not available)', nights: [1, 5] }, 8],
  [{ event_type: 'blocked', platform_source: 'ospitalia', summary: 'Date bloccate', nights: [1, 12] }, 7],
  [{ event_type: 'maintenance', platform_source: 'ospitalia', summary: 'Evento', nights: [1, 4] }, 3],
];

/** Taken nights of one unit in the half year from `today`: they never overlap, and a departure may be an arrival. */
export function buildCalendar(random: Random, unit: number, today: CalendarDate): DemoEvent[] {
  const events: DemoEvent[] = [];
  /** Longest pause between two stays, in days: there are busy houses and quiet ones. */
  const quiet = random.int(15, 90);
  let day = random.int(0, quiet);
  while (day < HORIZON_DAYS) {
    const { nights, ...kind } = random.weighted(KINDS);
    const length = random.int(...nights);
    const [start, end] = [addDays(today, day), addDays(today, day + length)];
    events.push({ ...kind, unit, start, end });
    day += length + (random.chance(0.25) ? 0 : random.int(1, quiet));
  }
  return events;
}
