import type { Kysely } from 'kysely';
import type { BlogTables } from '../blog/server/tables.ts';
import type { CalendarTables } from '../calendar/server/tables.ts';
import type { LocationsTables } from '../locations/server/tables.ts';
import type { MediaTables } from '../media/server/tables.ts';
import type { StayTables } from '../stay/server/tables.ts';
import type { StruttureTables } from '../strutture/server/tables.ts';

export type DemoTables = LocationsTables & MediaTables & StruttureTables & BlogTables & CalendarTables & StayTables;

export type DemoDb = Kysely<DemoTables>;
