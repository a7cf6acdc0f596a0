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
import { countCalendars, describeUnreadable, openConsole } from './feed-commands.ts';
import { type CommandFlags, readArguments } from './read-arguments.ts';
import { restoreAll } from './restore-all-command.ts';
import { type Work, withDatabase } from './with-database.ts';

function describe({ woken, unreadable: closed, waiting }: FeedWakeUp): string {
  const lines = [
    woken === 0 ? 'Nessun calendario da risvegliare.' : `Si rilegge entro pochi minuti: ${countCalendars(woken)}.`,
  ];
  if (closed > 0) lines.push(describeUnreadable(closed));
  if (waiting > 0) lines.push(`Aspetta che il proprietario scelga la camera: ${countCalendars(waiting)}.`);
  return lines.join('\n');
}

function wakeFeeds(config: Config): Work {
  return async (database) => {
    await upgrade(database, config, { say: console.log });
    return describe(await (await openConsole(config, database)).wake(systemClock));
  };
}

const USAGE = `Uso: npm run db -- comando
  migrate              porta lo schema all'ultima versione; prima scrive un archivio
    --without-archive  senza, perché uno buono c'è già
  downgrade [archivio] torna al database di prima dell'ultimo aggiornamento, per il programma di prima
    --loses N          anche se va perso quel numero di prenotazioni, arrivate dopo
  seed N               aggiunge N strutture dimostrative
  backup [file]        scrive tutte le righe in un archivio, nel posto configurato o nel file nominato
    --empty            anche se il database è vuoto
  archives             elenca gli archivi del posto configurato
  restore archivio     riempie un database nuovo da un archivio; nel suo, rimette le strutture che mancano
  restore-all archivio  dice che cosa cambierebbe se tutto tornasse com'era nell'archivio
    --loses N          lo fa, a portale fermo e dopo un archivio di adesso, se N prenotazioni vanno perse, come ha detto
  drill [archivio]     prova il ripristino dell'archivio più nuovo, o di quello nominato, in un database a parte
    --signed-by FIRMA  l'archivio di un altro portale, con la firma che «backup» ha mostrato
    --unauthenticated  un archivio che nessuno ha firmato, o chissà chi
  admin add NOME       aggiunge un amministratore
  admin password NOME  cambia la sua password: chiude le sue sessioni e disattiva i codici
  feeds wake           rilegge i calendari delle piattaforme in pausa, o fermi per un problema nostro`;

function migrateSchema(config: Config, { hasArchive }: CommandFlags): Work {
  return async (database) => {
    await upgrade(database, config, { say: console.log, hasArchive });
    return "Lo schema è all'ultima versione.";
  };
}

function seed(config: Config, count: number): Work {
  return async (database) => {
    const { pool } = database;
    await upgrade(database, config, { say: console.log });
    await loadLocations(pool);
    await seedDemo(pool, count, { storage: openPhotos(config), today: today(systemClock), log: console.log });
    return `Aggiunte ${count.toLocaleString('it', { useGrouping: 'always' })} strutture dimostrative.`;
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
  throw new OperatorError(USAGE);
}

/** They read the operator's private key first, and see to it themselves. */
const WITH_PRIVATE_KEY = ['restore', 'restore-all', 'drill', 'downgrade'];

/** Archives and photos lie among the service's own; a file that was named is whoever's who named it. */
function writesDataFolder(args: readonly string[]): boolean {
  const [command = '', file] = readArguments(args).words;
  return !WITH_PRIVATE_KEY.includes(command) && (command !== 'backup' || file === undefined);
}

// Leaving by `exit`, not by the signal itself, lets the embedded server be stopped in order.
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
