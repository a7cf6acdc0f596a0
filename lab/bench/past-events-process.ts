// Moves what is long over, as the portal's own job does, and says how many at its end: `past-events-process.ts URL [hurry]`. In a hurry
// it rests for nobody.
import { createPastEvents } from '../../src/calendar/server/past-events-service.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { PORTAL_ROLE } from '../../src/platform/database/portal-role.ts';
import type { CalendarTables } from '../../src/calendar/server/tables.ts';
import type { StruttureTables } from '../../src/strutture/server/service.ts';

const [url = '', haste] = process.argv.slice(2);
const parts = { clock: systemClock, ...(haste === 'hurry' && { rest: async () => undefined }) };
const { db, close } = openDatabase<CalendarTables & StruttureTables>(url, { role: PORTAL_ROLE });
process.send?.(await createPastEvents({ db, ...parts }).movePast());
await close();
process.disconnect?.();
