import type { Finding, SystemReport } from '../../../admin/system-status-contract.ts';
import { stateOf, type Verdict, worstState } from '../../../admin/rules/verdict.ts';
import { judgeOperator, type ClockReading } from '../../../admin/rules/judge-system.ts';
import { readOrCreateSecret } from '../../../accounts/server/read-or-create-secret.ts';
import type { Clock } from '../../../kernel/dates/clock.ts';
import type { MailTransport } from '../../../mail/server/mail-transport.ts';
import { explainConnection } from '../../../platform/database/explain-connection.ts';
import { openDatabase } from '../../../platform/database/open-database.ts';
import type { Config } from '../config.ts';
import type { Tables } from '../database.ts';
import { accessOf, checkAccess } from '../database-access.ts';
import { checkArchives } from './check-archives.ts';
import {
  checkBacklog,
  checkReplica,
  checkRoles,
  checkServer,
  hasNoHomes,
  readDatabaseClock,
} from './check-database.ts';
import { checkClock, checkDisks, checkProgram, checkSecrets, checkSettings } from './check-machine.ts';
import { checkArchivePlace, checkPhotoPlace } from './check-places.ts';
import { checkSite } from './check-site.ts';
import { reasonOf, failureOf } from './check-with-limit.ts';
import { describeVerdict } from '../../../admin/messages/system.ts';
import { join } from 'node:path';

/** Checks the connection to the mail server, including TLS and the login, but sends no email. */
async function checkMail(
  { smtpUrl, mailReplyTo, dataDir }: Pick<Config, 'smtpUrl' | 'mailReplyTo' | 'dataDir'>,
  transport: Pick<MailTransport, 'check'>,
): Promise<Verdict> {
  if (smtpUrl === undefined) return { kind: 'posta.file', folder: join(dataDir, 'mail') };
  // Reports only the host, because the URL may contain credentials.
  const server = new URL(smtpUrl).host;
  const reason = await failureOf(transport.check());
  if (reason !== null) return { kind: 'posta.guasta', server, reason };
  return { kind: mailReplyTo === null ? 'posta.muta' : 'posta.bene', server };
}

export type SystemParts = {
  config: Config;
  envFile: string | null;
  url: string;
  mail: Pick<MailTransport, 'check'>;
  clock: Clock;
};

type DatabaseFindings = {
  server: Verdict;
  backlog: Verdict[];
  clocks: ClockReading[];
  secret: string | null;
  isEmpty: boolean;
};

async function checkRequests(config: Config, url: string, server: Verdict): Promise<Verdict> {
  if (stateOf(server.kind) === 'guasto') return server;
  const reason = await failureOf(checkAccess(accessOf(config, url)));
  return reason === null ? server : { kind: 'database.sessione', reason };
}

/** Uses a separate connection, so that requests never wait for this check. */
async function checkDatabase({ url, config, clock }: SystemParts): Promise<DatabaseFindings> {
  const database = openDatabase<Tables>(url, { size: 1 });
  const { db } = database;
  try {
    const server = await checkRequests(config, url, await checkServer(db, config.databaseUrl ?? url));
    const secret = config.secret ?? (await readOrCreateSecret(db));
    const isEmpty = await hasNoHomes(db);
    const backlog = [await checkRoles(db), ...(await checkBacklog(db))];
    return { server, backlog, clocks: [await readDatabaseClock(db, clock)], secret, isEmpty };
  } catch (error) {
    const setting = config.databaseDirectUrl === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
    const reason = reasonOf(explainConnection(error, url, setting));
    const secret = config.secret ?? null;
    return { server: { kind: 'database.assente', reason }, backlog: [], clocks: [], secret, isEmpty: false };
  } finally {
    await database.close();
  }
}

/** Ignores unreachable archive storage, because `checkArchivePlace` reports it. */
async function checkStoredArchives(config: Config, now: Date, isEmpty: boolean): Promise<Verdict[]> {
  return checkArchives(config, { now, isEmpty }).catch(() => []);
}

function findingOf(verdict: Verdict): Finding {
  const [frase, rimedio = null] = describeVerdict(verdict);
  const [parte = ''] = verdict.kind.split('.');
  return { parte, stato: stateOf(verdict.kind), frase, rimedio };
}

export function reportOf(controllato: string, before: readonly Finding[], since: readonly Verdict[]): SystemReport {
  const voci = [...before, ...since.map(findingOf)];
  return { stato: worstState(voci.map(({ stato }) => stato)), controllato, voci };
}

/** Checks all parts of the system and reports failures as verdicts. */
export async function checkSystem(parts: SystemParts): Promise<SystemReport> {
  const { config, envFile, mail, clock } = parts;
  const now = clock.now();
  const database = checkDatabase(parts);
  const found = await Promise.all([
    database.then(({ server }) => server),
    config.databaseReadUrl === undefined ? [] : checkReplica(config.databaseReadUrl),
    checkMail(config, mail),
    database.then(({ backlog }) => backlog),
    checkPhotoPlace(config),
    checkArchivePlace(config),
    database.then(async ({ isEmpty }) => checkStoredArchives(config, now, isEmpty)),
    database.then(({ secret }) => (secret === null ? [] : checkSite({ config, secret, now }))),
    checkDisks(config),
    database.then(async ({ clocks }) => checkClock(config, clocks)),
  ]);
  const takesMoney = config.stripe?.key.includes('_live_') ?? false;
  const operator = judgeOperator(config.brand?.gestore ?? null, takesMoney);
  const ofItself = [checkProgram(), ...checkSettings(envFile), ...checkSecrets(config), operator];
  return reportOf(now.toISOString(), [], [...ofItself, ...found.flat()]);
}
