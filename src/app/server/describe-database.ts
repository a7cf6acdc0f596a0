import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describeTarget } from '../../platform/database/describe-target.ts';
import { SettingsError } from '../../platform/process/operator-error.ts';
import type { Config } from './config.ts';

/** The folder of the embedded database, below the data folder. */
export const CLUSTER = 'postgres';

/** Which database is meant, before anything is done to it. `envFile`: where settings were read from. */
export function describeDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  envFile: string | null,
): string {
  const source = envFile === null ? '' : ` (impostazioni: ${envFile})`;
  const which = databaseUrl === undefined ? `incluso, in ${join(dataDir, CLUSTER)}` : describeTarget(databaseUrl);
  return `Database ${which}${source}`;
}

/** Refuses to go on with a database that is only there because settings were not read. */
export function assertEmbedded(dataDir: string): void {
  if (existsSync(join(dataDir, CLUSTER))) return;
  throw new SettingsError(
    `In ${dataDir} non c’è nessun database, e qui non ne faccio uno: imposta DATABASE_URL, o con OSPITALIA_ENV_FILE il file delle ` +
      'impostazioni, o con OSPITALIA_DATA_DIR la cartella giusta. Uno nuovo lo crea soltanto npm start.',
  );
}
