import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describeTarget } from '../../platform/database/describe-target.ts';
import { SettingsError } from '../../platform/process/operator-error.ts';
import type { Config } from './config.ts';
import * as commandMessages from '../messages/commands.ts';

export const CLUSTER = 'postgres';

export function describeDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  envFile: string | null,
): string {
  const which =
    databaseUrl === undefined ? commandMessages.embeddedDatabase(join(dataDir, CLUSTER)) : describeTarget(databaseUrl);
  return commandMessages.databaseUsed(which, envFile);
}

/** Throws if no embedded database exists. Otherwise, a command that runs without the portal's settings would create an empty one. */
export function assertEmbedded(dataDir: string): void {
  if (existsSync(join(dataDir, CLUSTER))) return;
  throw new SettingsError(commandMessages.noDatabaseHere(dataDir));
}
