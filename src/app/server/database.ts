import type { Kysely } from 'kysely';
import type { AccountsTables } from '../../accounts/server/tables.ts';
import type { AdminTables } from '../../admin/server/tables.ts';
import type { BlogTables } from '../../blog/server/tables.ts';
import type { CalendarTables } from '../../calendar/server/tables.ts';
import type { LocationsTables } from '../../locations/server/tables.ts';
import type { MediaTables } from '../../media/server/tables.ts';
import type { Database as OpenDatabase } from '../../platform/database/open-database.ts';
import type { PrivacyTables } from '../../privacy/server/tables.ts';
import type { SearchTables } from '../../search/server/tables.ts';
import type { StayTables } from '../../stay/server/tables.ts';
import type { StruttureTables } from '../../strutture/server/tables.ts';

export type Tables = LocationsTables &
  AccountsTables &
  MediaTables &
  StruttureTables &
  BlogTables &
  CalendarTables &
  StayTables &
  SearchTables &
  PrivacyTables &
  AdminTables;

/** Typed queries on the whole database. Each module queries only its own tables. */
export type Db = Kysely<Tables>;

export type Database = OpenDatabase<Tables>;
