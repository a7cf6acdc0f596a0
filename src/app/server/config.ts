import { resolve } from 'node:path';
import { checkPassword } from '../../accounts/rules/check-password.ts';
import { parseUsername } from '../../accounts/rules/parse-username.ts';
import type { Analytics } from '../../analytics/contract.ts';
import { SettingsError } from '../../platform/process/operator-error.ts';
import { readOwnBrand } from './brand/read-brand.ts';
import { readAnalytics } from './read-analytics.ts';
import { targetOf } from '../../platform/database/describe-target.ts';
import { PORTAL_ROLE } from '../../platform/database/portal-role.ts';
import { readDatabaseUrl } from './read-database-url.ts';
import { type BackupConfig, readBackup } from './read-backup.ts';
import { readBucket, type S3Config } from './read-bucket.ts';
import { type InboundMail, readInboundMail } from './read-inbound-mail.ts';
import { readMailSender } from './read-mail-sender.ts';
import { readPollFrom } from './read-poll-from.ts';
import { PROCESS_ROLES, type ProcessRole, readRoles } from './read-roles.ts';
import { readTelemetry } from './read-telemetry.ts';
import { readTranslation } from './read-translation.ts';
import { type MonitoringConfig, readMonitoring } from './read-monitoring.ts';
import { commonPasswords } from '../../accounts/server/common-passwords.ts';
import * as accountsMessages from '../../accounts/messages/operator.ts';
import * as accountsAdminMessages from '../../accounts/messages/admin.ts';

/** Additional host names that the portal answers to, spelled as in URLs. Throws a `SettingsError`. */
function readAllowedHosts(text = ''): string[] {
  const names = text.split(/[\s,]+/).filter((name) => name !== '');
  return names.map((name) => {
    const hostname = URL.parse(`http://${name}`)?.hostname;
    if (hostname === name.toLowerCase()) return hostname;
    throw new SettingsError(
      `ALLOWED_HOSTS deve essere un elenco di nomi senza porta, per esempio ospitalia.it, non "${name}".`,
    );
  });
}

export type Config = ReturnType<typeof readMailSender> & {
  port: number;
  host: string;
  /** Absolute address of the site, without a final slash. */
  publicUrl: string;
  dataDir: string;
  /** `undefined`: the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** The primary without a pooler, as the owner of the database; `undefined`: `databaseUrl` is that. */
  databaseDirectUrl: string | undefined;
  /** A streaming standby of `databaseUrl`, for public reads; `undefined`: they read where all is written. */
  databaseReadUrl: string | undefined;
  demo: number;
  trustProxy: number;
  /** Whether the subdomains of `publicUrl` are there by https alone, too. */
  hstsSubdomains: boolean;
  /** Names, besides `publicUrl`'s and this machine's own, under which requests are answered. */
  allowedHosts: readonly string[];
  /** Seconds for which a stopping portal still answers, while `/readyz` diverts callers to other portals. */
  drainSeconds: number;
  /** Mail server; `undefined`: mails are written as files to `<dataDir>/mail`. */
  smtpUrl: string | undefined;
  /** An archive of vector tiles for the map; `undefined`: it has no streets. */
  mapTiles: string | undefined;
  /** Storage of photos; `undefined`: `<dataDir>/foto`. */
  s3: S3Config | undefined;
  /** Signs the session cookies; `undefined`: one is generated once and stored in the database. */
  secret: string | undefined;
  /** The first administrator, where there is none yet; `password` `undefined`: a random one. */
  admin: { username: string; password: string | undefined };
  /** `host:port` pairs that calendars may be read from although they are private, and without https. */
  feedAllow: readonly string[];
  /** The parts of the work that this process does, of those of `PROCESS_ROLES`. */
  roles: readonly ProcessRole[];
  /** The source address of calendar requests; `undefined`: the system chooses. */
  pollFrom: string | undefined;
  /** Card payments; `undefined`: the demo's, where no money moves. */
  stripe: StripeConfig | undefined;
  /** The services that count visits and translate descriptions; `null`: none. */
  analytics: Analytics;
  translator: ReturnType<typeof readTranslation>;
  /** The source of inbound mail triggers; `null`: disabled. */
  inboundMail: InboundMail | null;
  /** Whether a CDN in front of the portal may store public pages. */
  hasCdn: boolean;
  monitoring: MonitoringConfig;
  /** The dead man's switch that the doctor calls; `undefined`: none. */
  heartbeatUrl: string | undefined;
  /** Export of traces and metrics; `null`: none. */
  telemetry: ReturnType<typeof readTelemetry>;
  backup: BackupConfig;
  /** The portal's own name, colours, texts and operator; `null`: it is Ospitalia. */
  brand: ReturnType<typeof readOwnBrand>;
};

/** An account with Stripe. Its own events and those of the owners' accounts are signed with a secret each. */
export type StripeConfig = {
  key: string;
  webhookSecret: string;
  connectWebhookSecret: string;
  /** Base URL of the Stripe API, without a final slash. */
  apiBase: string;
};

export type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORT = 3000;
const MAX_PORT = 65_535;
const DEFAULT_HOST = '127.0.0.1';
const DEMO_LISTINGS = 1200;
/** There are hardly more demo CINs (`src/demo/build-home.ts`). */
const MAX_DEMO_LISTINGS = 1_600_000;
const MAX_PROXY_HOPS = 10;
/** For a proxy that polls `/readyz` every second and removes a portal after two failures. */
const DRAIN_SECONDS = 5;
const MAX_DRAIN_SECONDS = 60;
/** Characters; 32 random ones are beyond guessing. */
const MIN_SECRET_LENGTH = 32;

function readText(env: Environment, name: string): string | undefined {
  const text = env[name]?.trim();
  return text === '' ? undefined : text;
}

function readPath(env: Environment, name: string): string | undefined {
  const path = readText(env, name);
  return path === undefined ? undefined : resolve(path);
}

function readWhole(env: Environment, name: string, [fallback, max]: [fallback: number, max: number]): number {
  const text = readText(env, name);
  if (text === undefined) return fallback;
  if (/^\d{1,9}$/.test(text) && Number(text) <= max) return Number(text);
  throw new SettingsError(`${name} deve essere un numero intero da 0 a ${max}, non "${text}".`);
}

function readSwitch(env: Environment, name: string): boolean {
  const text = readText(env, name) ?? '0';
  if (text === '0' || text === '1') return text === '1';
  throw new SettingsError(`${name} deve essere 0 o 1, non "${text}".`);
}

function readUrl(env: Environment, name: string, protocols: readonly string[]): URL | undefined {
  const text = readText(env, name);
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url !== null && protocols.includes(url.protocol)) return url;
  // The value is not repeated: an address of a database holds its password.
  throw new SettingsError(
    `${name} deve essere un indirizzo che inizia con ${protocols.map((p) => `${p}//`).join(' o ')}.`,
  );
}

/** The address of the site that an environment names, without a final slash; `undefined`: none. Throws a `SettingsError`. */
function readPublicUrl(env: Environment): string | undefined {
  const url = readUrl(env, 'PUBLIC_URL', ['http:', 'https:']);
  if (url === undefined) return undefined;
  if (url.pathname === '/' && url.search === '' && url.hash === '') return url.origin;
  throw new SettingsError(
    'PUBLIC_URL deve essere solo protocollo, nome e porta, per esempio https://www.ospitalia.it.',
  );
}

function readSecret(env: Environment): string | undefined {
  const secret = readText(env, 'OSPITALIA_SECRET');
  if (secret === undefined || secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new SettingsError(`OSPITALIA_SECRET deve avere almeno ${MIN_SECRET_LENGTH} caratteri.`);
}

/** The password is not trimmed: blanks are part of it at sign-in, too. */
function readAdmin(env: Environment): Config['admin'] {
  const username = parseUsername(readText(env, 'OSPITALIA_ADMIN_USERNAME') ?? 'admin');
  if (username === null) throw new SettingsError(`OSPITALIA_ADMIN_USERNAME: ${accountsMessages.usernameInvalid}`);
  const password = env['OSPITALIA_ADMIN_PASSWORD'] || undefined;
  const fault = password === undefined ? null : checkPassword(password, username, commonPasswords());
  // The value is not repeated.
  if (fault !== null)
    throw new SettingsError(`OSPITALIA_ADMIN_PASSWORD: ${accountsAdminMessages.passwordFaults[fault]}`);
  return { username, password };
}

function readHost(env: Environment, name: string): string {
  const host = readText(env, name) ?? DEFAULT_HOST;
  if (/^[\w.:-]+$/.test(host)) return host;
  throw new SettingsError(`${name} deve essere un indirizzo IP o un nome, non "${host}".`);
}

/** `host:port`, spelled as an address spells it. */
function readPlace(text: string): string {
  const url = URL.parse(`http://${text}`);
  // http's own port is left out of an address, and must be named here like any other.
  const place = url === null ? '' : `${url.hostname}:${url.port || '80'}`;
  if (/^[\w.[\]:-]+$/.test(text) && place === text.toLowerCase()) return place;
  throw new SettingsError(
    `OSPITALIA_FEED_ALLOW deve essere un elenco di host:porta, per esempio 127.0.0.1:8080, non "${text}".`,
  );
}

/** A mistake here would let strangers read from inside the network: in production it takes two words. */
function readFeedAllow(env: Environment): string[] {
  const places = (readText(env, 'OSPITALIA_FEED_ALLOW') ?? '').split(/[\s,]+/).filter((text) => text !== '');
  const isMeant = env['NODE_ENV'] !== 'production' || readText(env, 'OSPITALIA_FEED_ALLOW_IN_PRODUCTION') === '1';
  if (places.length === 0 || isMeant) return places.map((text) => readPlace(text));
  throw new SettingsError(
    'OSPITALIA_FEED_ALLOW apre la rete interna a chi inserisce un calendario: in produzione serve anche OSPITALIA_FEED_ALLOW_IN_PRODUCTION=1.',
  );
}

const STRIPE_VARIABLES = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_CONNECT_WEBHOOK_SECRET'] as const;
const STRIPE_API = 'https://api.stripe.com';

/** A server in Stripe's place receives the key, and its payment confirmations are trusted. */
function readStripeBase(env: Environment): string {
  const url = readUrl(env, 'STRIPE_API_BASE', ['http:', 'https:']);
  if (url === undefined || url.origin === STRIPE_API) return STRIPE_API;
  if (url.href !== `${url.origin}/`) {
    throw new SettingsError('STRIPE_API_BASE deve essere solo protocollo, nome e porta.');
  }
  if (env['NODE_ENV'] !== 'production' || readText(env, 'STRIPE_API_BASE_IN_PRODUCTION') === '1') return url.origin;
  throw new SettingsError(
    'STRIPE_API_BASE manda i pagamenti a un altro server che Stripe: in produzione serve anche STRIPE_API_BASE_IN_PRODUCTION=1.',
  );
}

/** All three variables, or none. The values are not repeated: they are secrets. */
function readStripe(env: Environment): StripeConfig | undefined {
  const missing = STRIPE_VARIABLES.filter((name) => readText(env, name) === undefined);
  if (missing.length === STRIPE_VARIABLES.length) return undefined;
  if (missing.length > 0) throw new SettingsError(`Per i pagamenti con Stripe manca ancora: ${missing.join(', ')}.`);
  const [key = '', webhookSecret = '', connectWebhookSecret = ''] = STRIPE_VARIABLES.map((name) => readText(env, name));
  if (!/^[sr]k_(?:live|test)_\w+$/.test(key)) {
    throw new SettingsError('STRIPE_SECRET_KEY deve essere una chiave segreta, che inizia con sk_live_ o sk_test_.');
  }
  if (![webhookSecret, connectWebhookSecret].every((secret) => /^whsec_\S+$/.test(secret))) {
    throw new SettingsError('I segreti dei webhook di Stripe devono iniziare con whsec_.');
  }
  if (webhookSecret === connectWebhookSecret) {
    throw new SettingsError('STRIPE_WEBHOOK_SECRET e STRIPE_CONNECT_WEBHOOK_SECRET devono essere diversi.');
  }
  return { key, webhookSecret, connectWebhookSecret, apiBase: readStripeBase(env) };
}

const isPortalRole = (url: string | undefined) => url !== undefined && targetOf(url).user === PORTAL_ROLE;

/** Requests go through the pooler as the restricted role. That role cannot migrate. */
function assertUsers(databaseUrl: string | undefined, databaseDirectUrl: string | undefined): void {
  if (databaseDirectUrl === undefined && !isPortalRole(databaseUrl)) return;
  if (databaseDirectUrl === undefined || isPortalRole(databaseDirectUrl)) {
    throw new SettingsError(
      `L’utente ${PORTAL_ROLE} non può migrare il database: scrivi in DATABASE_DIRECT_URL PostgreSQL stesso, con il proprietario del database.`,
    );
  }
  if (isPortalRole(databaseUrl)) return;
  throw new SettingsError(
    `Con DATABASE_DIRECT_URL le richieste passano da DATABASE_URL come ${PORTAL_ROLE}: scrivi lì il pooler con quell’utente.`,
  );
}

/** A replica follows a server that was named: the embedded one has none. */
function readDatabaseUrls(env: Environment): Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReadUrl'> {
  const read = (name: string) => readDatabaseUrl(name, readText(env, name));
  const databaseUrl = read('DATABASE_URL');
  const databaseDirectUrl = read('DATABASE_DIRECT_URL');
  if (databaseUrl === undefined && databaseDirectUrl !== undefined) {
    throw new SettingsError('DATABASE_DIRECT_URL è PostgreSQL dietro il pooler di DATABASE_URL: imposta anche quella.');
  }
  assertUsers(databaseUrl, databaseDirectUrl);
  const databaseReadUrl = readDatabaseUrl('DATABASE_READ_URL', readText(env, 'DATABASE_READ_URL'), 'standby');
  if (databaseUrl === undefined && databaseReadUrl !== undefined) {
    throw new SettingsError('DATABASE_READ_URL è la replica di DATABASE_URL: imposta anche quella.');
  }
  return { databaseUrl, databaseDirectUrl, databaseReadUrl };
}

/** A process with some of the roles needs other processes, which cannot connect to the embedded database. */
function readWork(env: Environment, databaseUrl: string | undefined): Pick<Config, 'roles' | 'pollFrom'> {
  const roles = readRoles(readText(env, 'OSPITALIA_ROLE'));
  if (databaseUrl === undefined && roles.length < PROCESS_ROLES.length) {
    throw new SettingsError('OSPITALIA_ROLE divide il lavoro fra più processi: imposta anche DATABASE_URL.');
  }
  return { roles, pollFrom: readPollFrom(readText(env, 'OSPITALIA_POLL_FROM')) };
}

function readInbound(env: Environment): Config['inboundMail'] {
  return readInboundMail({
    address: readText(env, 'INBOUND_MAIL_ADDRESS'),
    secret: readText(env, 'INBOUND_WEBHOOK_SECRET'),
    imap: readUrl(env, 'INBOUND_IMAP_URL', ['imaps:', 'imap:']),
  });
}

function readVisits(env: Environment): Analytics {
  return readAnalytics({
    provider: readText(env, 'ANALYTICS_PROVIDER'),
    site: readText(env, 'ANALYTICS_SITE'),
    url: readUrl(env, 'ANALYTICS_URL', ['http:', 'https:']),
  });
}

const localUrl = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

function readWatching(env: Environment, port: number): Pick<Config, 'monitoring' | 'telemetry' | 'heartbeatUrl'> {
  const [token, access] = [readText(env, 'METRICS_TOKEN'), readText(env, 'LOG_ACCESS')];
  const place = { port: readWhole(env, 'METRICS_PORT', [0, MAX_PORT]), host: readHost(env, 'METRICS_HOST') };
  const readAddress = (name: string) => readUrl(env, name, ['http:', 'https:']);
  return {
    monitoring: readMonitoring({ ...place, token, access }, port),
    telemetry: readTelemetry((name) => readText(env, name), readAddress('OTEL_EXPORTER_OTLP_ENDPOINT')),
    heartbeatUrl: readAddress('HEARTBEAT_URL')?.href,
  };
}

/** The configuration that an environment describes; every variable is optional. Throws a `SettingsError`. */
export function readConfig(env: Environment): Config {
  const port = readWhole(env, 'PORT', [DEFAULT_PORT, MAX_PORT]);
  const host = readHost(env, 'HOST');
  const urls = readDatabaseUrls(env);
  const publicUrl = readPublicUrl(env) ?? localUrl(host, port);
  const trustProxy = readWhole(env, 'TRUST_PROXY', [0, MAX_PROXY_HOPS]);
  const dataDir = resolve(readText(env, 'OSPITALIA_DATA_DIR') ?? 'data');
  const read = (name: string) => readText(env, name);
  const s3 = readBucket(read, 'S3', 'le foto');
  const brand = readOwnBrand(readPath(env, 'OSPITALIA_BRAND_FILE'));
  return {
    port,
    host,
    publicUrl,
    dataDir,
    ...urls,
    ...readWork(env, urls.databaseUrl),
    demo: readWhole(env, 'OSPITALIA_DEMO', [urls.databaseUrl === undefined ? DEMO_LISTINGS : 0, MAX_DEMO_LISTINGS]),
    trustProxy,
    hstsSubdomains: readText(env, 'HSTS_SUBDOMAINS') === '1',
    allowedHosts: readAllowedHosts(readText(env, 'ALLOWED_HOSTS')),
    drainSeconds: readWhole(env, 'OSPITALIA_DRAIN_SECONDS', [trustProxy === 0 ? 0 : DRAIN_SECONDS, MAX_DRAIN_SECONDS]),
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:'])?.href,
    ...readMailSender(read, { publicUrl, brand }),
    mapTiles: readPath(env, 'MAP_TILES'),
    s3,
    secret: readSecret(env),
    admin: readAdmin(env),
    feedAllow: readFeedAllow(env),
    stripe: readStripe(env),
    analytics: readVisits(env),
    translator: readTranslation(read),
    inboundMail: readInbound(env),
    hasCdn: readSwitch(env, 'CDN'),
    backup: readBackup(read, { dataDir, photos: s3 }),
    ...readWatching(env, port),
    brand,
  };
}
