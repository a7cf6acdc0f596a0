// Starts an embedded PostgreSQL server and prints its URL as the first line of output.
import { exitWith } from '../src/platform/process/operator-error.ts';
import { openPostgres } from '../src/platform/postgres/open-postgres.ts';

const postgres = await openPostgres({ dataDir: process.argv[2] ?? '', log: console.error }).catch(exitWith);
process.once('SIGTERM', () => {
  void postgres.stop().then(() => process.exit(0), exitWith);
});
console.log(postgres.url);
