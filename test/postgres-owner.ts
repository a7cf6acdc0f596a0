// A process that owns an embedded database. It prints the URL as its first line of output and stops on request.
import { exitWith } from '../src/platform/process/operator-error.ts';
import { openPostgres } from '../src/platform/postgres/open-postgres.ts';

const postgres = await openPostgres({ dataDir: process.argv[2] ?? '', log: console.error }).catch(exitWith);
process.once('SIGTERM', () => {
  void postgres.stop().then(() => process.exit(0), exitWith);
});
console.log(postgres.url);
