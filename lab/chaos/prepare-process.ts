// What a start does to a database, in a process that can be killed: `prepare-process.ts DATABASE_URL`.
import { prepareJobs } from '../../src/app/server/jobs/open-jobs.ts';
import { loadLocations } from '../../src/locations/server/load-locations.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { NO_LIMITS, openDatabase } from '../../src/platform/database/open-database.ts';

const { db, pool, close } = openDatabase(process.argv[2] ?? '', { timeLimits: NO_LIMITS });
await migrate(db);
await prepareJobs(pool);
await loadLocations(pool);
await close();
