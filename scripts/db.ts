import { basename, join, resolve } from 'node:path';
import { atConsole } from '../src/accounts/server/admin-console.ts';
import { recordAction } from '../src/admin/server/service.ts';
import { isAppError } from '../src/kernel/app-error.ts';
import { systemClock, today } from '../src/kernel/clock.ts';
import { loadLocations } from '../src/locations/server/load-locations.ts';
import { archivePath } from '../src/platform/backup/archive-path.ts';
import { describeRestored } from '../src/app/server/backup/describe-restored.ts';
import { describeDrill, hasPassed } from '../src/app/server/backup/describe-drill.ts';
import { erasurePlaces } from '../src/app/server/backup/open-erasures.ts';
import { drill } from '../src/app/server/backup/drill.ts';
import { newestArchive } from '../src/platform/backup/newest-archive.ts';
import { restoreBackup } from '../src/app/server/backup/restore-backup.ts';
import { writeBackup } from '../src/platform/backup/write-backup.ts';
import { type Config, readConfig } from '../src/app/server/config.ts';
import { seedDemo } from '../tools/demo/seed-demo.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { openPhotos } from '../src/app/server/open-photos.ts';
import { OperatorError, exitWith } from '../src/platform/process/operator-error.ts';
import { archiveSeal, archiveTrust, type TrustFlags } from '../src/app/server/backup/archive-trust.ts';
import { spellKey } from '../src/platform/backup/archive-key.ts';
import { readArguments } from './read-arguments.ts';
import { changeAdmin } from './change-admin.ts';
import { type Work, withDatabase } from './with-database.ts';
import { readOrCreateSecret } from '../src/accounts/server/read-or-create-secret.ts';
import { type FeedWakeUp, createFeedConsole } from '../src/calendar/server/feed-console.ts';
import { createSeal } from '../src/calendar/server/seal.ts';
import { formatCount } from '../src/kernel/format-count.ts';
import type { Database } from '../src/app/server/database.ts';

const calendars = (count: number) => (count === 1 ? '1 calendario' : `${formatCount(count)} calendari`);

async function openConsole({ secret }: Config, { db }: Database) {
  return createFeedConsole(db, createSeal(secret ?? (await readOrCreateSecret(db))));
}

/** What to do where addresses of calendars cannot be opened; nothing where all can. */
async function describeUnreadable(config: Config, database: Database): Promise<string> {
  const count = await (await openConsole(config, database)).countUnreadable();
  return count === 0 ? '' : `\n${unreadable(count)}`;
}

function unreadable(count: number): string {
  return (
    `Non si apre l’indirizzo di ${calendars(count)}: è cifrato con un altro OSPITALIA_SECRET. Rimetti quello di prima, poi ` +
    'npm run db -- feeds wake. Senza, dopo 24 ore i proprietari ricevono un’e-mail che chiede di inserirlo di nuovo.'
  );
}

function describe({ woken, unreadable: closed, waiting }: FeedWakeUp): string {
  const lines = [
    woken === 0 ? 'Nessun calendario da risvegliare.' : `Si rilegge entro pochi minuti: ${calendars(woken)}.`,
  ];
  if (closed > 0) lines.push(unreadable(closed));
  if (waiting > 0) lines.push(`Aspetta che il proprietario scelga la camera: ${calendars(waiting)}.`);
  return lines.join('\n');
}

function wakeFeeds(config: Config): Work {
  return async (database) => {
    await migrate(database.db);
    return describe(await (await openConsole(config, database)).wake(systemClock));
  };
}

const USAGE = `Uso: npm run db -- comando
  migrate              porta lo schema all'ultima versione
  seed N               aggiunge N strutture dimostrative
  backup [file]        scrive tutte le righe in un archivio
  restore file         riempie un database nuovo da un archivio; nel suo, rimette le strutture che mancano
  drill [file]         prova il ripristino dell'archivio più nuovo, o di quello nominato, in un database a parte
    --signed-by FIRMA  l'archivio di un altro portale, con la firma che «backup» ha mostrato
    --unauthenticated  un archivio che nessuno ha firmato, o chissà chi
  admin add NOME       aggiunge un amministratore
  admin password NOME  cambia la sua password: chiude le sue sessioni e disattiva i codici
  feeds wake           rilegge i calendari delle piattaforme in pausa, o fermi per un problema nostro`;

const migrateSchema: Work = async ({ db }) => {
  await migrate(db);
  return "Lo schema è all'ultima versione.";
};

function seed(config: Config, count: number): Work {
  return async ({ db, pool }) => {
    await migrate(db);
    await loadLocations(pool);
    await seedDemo(pool, count, { storage: openPhotos(config), today: today(systemClock), log: console.log });
    return `Aggiunte ${count.toLocaleString('it', { useGrouping: 'always' })} strutture dimostrative.`;
  };
}

function backup(config: Config, name: string | undefined): Work {
  return async (database) => {
    const seal = await archiveSeal(config, database);
    const file = resolve(name ?? archivePath(config.dataDir, systemClock.now(), seal));
    await writeBackup(database.pool, file, seal);
    const cifrato = seal.recipients.length === 0 ? 'non cifrato' : 'cifrato';
    return (
      `Le foto sono file a parte: copia anche ${join(config.dataDir, 'foto')}.\n` +
      `Firma, da annotare: ${spellKey(seal.key.publicKey)}\nArchivio, ${cifrato}: ${file}`
    );
  };
}

const UNAUTHENTICATED = 'Attenzione: la firma non conta per questo ripristino. Nessuno sa chi ha scritto l’archivio.';

function restore(config: Config, file: string, flags: TrustFlags): Work {
  return async (database) => {
    if (flags.isUnauthenticated) console.log(UNAUTHENTICATED);
    const trust = await archiveTrust(config, database, flags);
    const restored = await restoreBackup(database, resolve(file), trust, erasurePlaces(config, resolve(file)));
    if (restored.kind === 'in place') {
      const dopo = { strutture: restored.strutture, archivio: basename(file) };
      await recordAction(database.db, atConsole(), { azione: 'ripristino', dopo });
    }
    return describeRestored(restored, join(config.dataDir, 'foto')) + (await describeUnreadable(config, database));
  };
}

function drillArchive(config: Config, name: string | undefined, flags: TrustFlags): Work {
  return async (current, url) => {
    const file = resolve(name ?? (await newestArchive(join(config.dataDir, 'backup'))));
    const trust = await archiveTrust(config, current, flags);
    const server = config.backup.drillDatabaseUrl ?? url;
    const report = await drill({ file, trust, url: server, photos: openPhotos(config), current });
    const said = describeDrill(report, basename(file));
    if (!hasPassed(report)) throw new OperatorError(said);
    return said;
  };
}

function chooseWork(config: Config, args: readonly string[]): Work {
  const { words, ...flags } = readArguments(args);
  const [command, argument, name] = words;
  if (command === 'migrate') return migrateSchema;
  if (command === 'seed' && /^[1-9]\d{0,6}$/.test(argument ?? '')) return seed(config, Number(argument));
  if (command === 'backup') return backup(config, argument);
  if (command === 'drill') return drillArchive(config, argument, flags);
  if (command === 'restore' && argument !== undefined) return restore(config, argument, flags);
  if (command === 'admin' && (argument === 'add' || argument === 'password') && name !== undefined) {
    return changeAdmin(argument, name);
  }
  if (command === 'feeds' && argument === 'wake') return wakeFeeds(config);
  throw new OperatorError(USAGE);
}

// Leaving by `exit`, not by the signal itself, lets the embedded server be stopped in order.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
try {
  const config = readConfig(process.env);
  await withDatabase(config, chooseWork(config, process.argv.slice(2)));
} catch (error) {
  exitWith(isAppError(error) ? new OperatorError(error.detail) : error);
}
