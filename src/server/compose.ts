import { calendarRoutes } from '../calendar/server/routes.ts';
import { createCalendarService } from '../calendar/server/service.ts';
import type { CallHandler } from '../kernel/call.ts';
import { type Clock, today } from '../kernel/clock.ts';
import { locationsRoutes } from '../locations/server/routes.ts';
import { createLocationsService } from '../locations/server/service.ts';
import { struttureRoutes } from '../strutture/server/routes.ts';
import { createStruttureService } from '../strutture/server/service.ts';
import type { Db } from './database.ts';
import type { PageServices } from './pages.ts';

/** The rooms on one database: what pages may ask of them, and the calls they answer. */
export type Rooms = { services: PageServices; calls: readonly CallHandler[] };

/** Builds every room's service once, in the order in which rooms may know each other. */
export function composeRooms(db: Db, clock: Clock, publicUrl: string): Rooms {
  const locations = createLocationsService(db);
  const strutture = createStruttureService(db, clock);
  const calendar = createCalendarService(db);
  return {
    services: { locations, strutture, calendar, publicUrl, today: () => today(clock) },
    calls: [...locationsRoutes(locations), ...struttureRoutes(strutture, locations), ...calendarRoutes(calendar)],
  };
}
