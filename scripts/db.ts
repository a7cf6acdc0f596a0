import { isAppError } from '../src/kernel/calls/app-error.ts';
import { systemClock, today } from '../src/kernel/dates/clock.ts';
import { loadLocations } from '../src/locations/server/load-locations.ts';
import { type Config, readConfig } from '../src/app/server/config.ts';
import { seedDemo } from '../src/demo/seed-demo.ts';
import { upgrade } from '../src/app/server/backup/upgrade.ts';
import { openPhotos } from '../src/app/server/open-photos.ts';
import { loadEnvFile } from '../src/platform/process/load-env-file.ts';
import { OperatorError, exitWith } from '../src/platform/process/operator-error.ts';
import type { FeedWakeUp } from '../src/calendar/server/feed-console.ts';
import { actAsOwnerOf } from './act-as-owner.ts';
import { backup, drillArchive, goBack, listPlace, restore } from './archive-commands.ts';
import { changeAdmin } from './change-admin.ts';
import * as commandMessages from '../src/app/messages/commands.ts';
import { openConsole } from './feed-commands.ts';
import { type CommandFlags, readArguments } from './read-arguments.ts';
import { restoreAll } from './restore-all-command.ts';
import { type Work, withDatabase } from './with-database.ts';

function describe({ woken, unreadable: closed, waiting }: FeedWakeUp): string {
  const lines = [commandMessages.feedsWoken(woken)];
  if (closed > 0) lines.push(commandMessages.addressesUndecryptable(closed));
  if (waiting > 0) lines.push(commandMessages.feedsAwaitRoom(waiting));
  return lines.join('\n');
}

function wakeFeeds(config: Config): Work {
  return async (database) => {
    await upgrade(database, config, { print: console.log });
    return describe(await (await openConsole(config, database)).wake(systemClock));
  };
}

function migrateSchema(config: Config, { hasArchive }: CommandFlags): Work {
  return async (database) => {
    await upgrade(database, config, { print: console.log, hasArchive });
    return commandMessages.schemaIsCurrent();
  };
}

function seed(config: Config, count: number): Work {
  return async (database) => {
    const { pool } = database;
    await upgrade(database, config, { print: console.log });
    await loadLocations(pool);
    await seedDemo(pool, count, { storage: openPhotos(config), today: today(systemClock), log: console.log });
    return commandMessages.demoHomesAdded(count);
  };
}

function chooseWork(config: Config, args: readonly string[]): Work {
  const { words, ...flags } = readArguments(args);
  const [command, argument, name] = words;
  if (command === 'migrate') return migrateSchema(config, flags);
  if (command === 'seed' && /^[1-9]\d{0,6}$/.test(argument ?? '')) return seed(config, Number(argument));
  if (command === 'backup') return backup(config, argument, flags);
  if (command === 'archives') return listPlace(config);
  if (command === 'drill') return drillArchive(config, argument, flags);
  if (command === 'restore' && argument !== undefined) return restore(config, argument, flags);
  if (command === 'downgrade') return goBack(config, argument, flags);
  if (command === 'restore-all' && argument !== undefined) {
    return restoreAll(config, argument, flags);
  }
  if (command === 'admin' && (argument === 'add' || argument === 'password') && name !== undefined) {
    return changeAdmin(config, argument, name);
  }
  if (command === 'feeds' && argument === 'wake') return wakeFeeds(config);
  throw new OperatorError(commandMessages.dbUsage());
}

/** Commands that switch to the service user themselves, after they have read the private key. */
const WITH_PRIVATE_KEY = ['restore', 'restore-all', 'drill', 'downgrade'];

/** Returns whether the command writes into the data folder, whose files must belong to the service. */
function writesDataFolder(args: readonly string[]): boolean {
  const [command = '', file] = readArguments(args).words;
  return !WITH_PRIVATE_KEY.includes(command) && (command !== 'backup' || file === undefined);
}

// Calls `process.exit` on a signal, so that the exit handler stops the embedded server cleanly. The default action runs no exit
// handlers.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
try {
  const envFile = loadEnvFile();
  const config = readConfig(process.env);
  const args = process.argv.slice(2);
  if (config.databaseUrl !== undefined && writesDataFolder(args)) actAsOwnerOf(config.dataDir);
  await withDatabase(config, chooseWork(config, args), envFile);
} catch (error) {
  exitWith(isAppError(error) ? new OperatorError(error.detail) : error);
}
