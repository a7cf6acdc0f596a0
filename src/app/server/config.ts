import { resolve } from 'node:path';
import { checkPassword } from '../../accounts/rules/check-password.ts';
import { parseUsername } from '../../accounts/rules/parse-username.ts';
import type { Analytics } from '../../analytics/contract.ts';
import { SettingsError } from '../../platform/process/operator-error.ts';
import { readConfiguredBrand } from './brand/read-brand.ts';
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
import * as operatorMessages from '../messages/operator.ts';

function readAllowedHosts(text = ''): string[] {
  const names = text.split(/[\s,]+/).filter((name) => name !== '');
  return names.map((name) => {
    const hostname = URL.parse(`http://${name}`)?.hostname;
    if (hostname === name.toLowerCase()) return hostname;
    throw new SettingsError(operatorMessages.allowedHostsInvalid(name));
  });
}

export type Config = ReturnType<typeof readMailSender> & {
  port: number;
  host: string;
  /** Absolute URL of the site, without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Direct URL of the primary, without a pooler, for the role that owns the database. Defaults to `databaseUrl`. */
  databaseDirectUrl: string | undefined;
  /** URL of a streaming standby for public reads. If `undefined`, public reads use the primary. */
  databaseReadUrl: string | undefined;
  demo: number;
  trustProxy: number;
  hstsSubdomains: boolean;
  allowedHosts: readonly string[];
  /** Seconds for which a stopping portal still serves requests, while `/readyz` makes the proxy send clients to other portals. */
  drainSeconds: number;
  smtpUrl: string | undefined;
  mapTiles: string | undefined;
  s3: S3Config | undefined;
  /** Secret from which keys for encryption and signatures are derived. If `undefined`, it is generated once and stored in the database. */
  secret: string | undefined;
  /** Credentials of the administrator to create if none exists. If `password` is `undefined`, a random one is generated. */
  admin: { username: string; password: string | undefined };
  /** `host:port` pairs from which feeds may be fetched without HTTPS, even if the host is private. */
  feedAllow: readonly string[];
  roles: readonly ProcessRole[];
  pollFrom: string | undefined;
  stripe: StripeConfig | undefined;
  analytics: Analytics;
  translator: ReturnType<typeof readTranslation>;
  inboundMail: InboundMail | null;
  hasCdn: boolean;
  monitoring: MonitoringConfig;
  heartbeatUrl: string | undefined;
  telemetry: ReturnType<typeof readTelemetry>;
  backup: BackupConfig;
  brand: ReturnType<typeof readConfiguredBrand>;
};

/** Events of the platform and events of connected accounts are signed with different secrets. */
export type StripeConfig = {
  key: string;
  webhookSecret: string;
  connectWebhookSecret: string;
  apiBase: string;
};

export type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORT = 3000;
const MAX_PORT = 65_535;
const DEFAULT_HOST = '127.0.0.1';
const DEMO_LISTINGS = 1200;
/** Maximum number of demo homes. It is limited by the number of demo CINs (`src/demo/build-home.ts`). */
const MAX_DEMO_LISTINGS = 1_600_000;
const MAX_PROXY_HOPS = 10;
/**
 * Default drain period behind a proxy. It suffices for a proxy that polls `/readyz` every second and removes a portal after two
 * failures.
 */
const DRAIN_SECONDS = 5;
const MAX_DRAIN_SECONDS = 60;
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
  throw new SettingsError(operatorMessages.integerExpected(name, max, text));
}

function readSwitch(env: Environment, name: string): boolean {
  const text = readText(env, name) ?? '0';
  if (text === '0' || text === '1') return text === '1';
  throw new SettingsError(operatorMessages.flagExpected(name, text));
}

function readUrl(env: Environment, name: string, protocols: readonly string[]): URL | undefined {
  const text = readText(env, name);
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url !== null && protocols.includes(url.protocol)) return url;
  // The error message does not repeat the value, because the URL of a mail server may contain a password.
  throw new SettingsError(operatorMessages.urlProtocolExpected(name, protocols));
}

function readPublicUrl(env: Environment): string | undefined {
  const url = readUrl(env, 'PUBLIC_URL', ['http:', 'https:']);
  if (url === undefined) return undefined;
  if (url.pathname === '/' && url.search === '' && url.hash === '') return url.origin;
  throw new SettingsError(operatorMessages.publicUrlNotOrigin());
}

function readSecret(env: Environment): string | undefined {
  const secret = readText(env, 'OSPITALIA_SECRET');
  if (secret === undefined || secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new SettingsError(operatorMessages.secretTooShort(MIN_SECRET_LENGTH));
}

/** Reads the first administrator's username and password. Does not trim the password, because sign-in does not trim it either. */
function readAdmin(env: Environment): Config['admin'] {
  const username = parseUsername(readText(env, 'OSPITALIA_ADMIN_USERNAME') ?? 'admin');
  if (username === null) throw new SettingsError(`OSPITALIA_ADMIN_USERNAME: ${accountsMessages.usernameInvalid()}`);
  const password = env['OSPITALIA_ADMIN_PASSWORD'] || undefined;
  const fault = password === undefined ? null : checkPassword(password, username, commonPasswords());
  if (fault !== null)
    throw new SettingsError(`OSPITALIA_ADMIN_PASSWORD: ${accountsAdminMessages.passwordFaults[fault]}`);
  return { username, password };
}

function readHost(env: Environment, name: string): string {
  const host = readText(env, name) ?? DEFAULT_HOST;
  if (/^[\w.:-]+$/.test(host)) return host;
  throw new SettingsError(operatorMessages.hostExpected(name, host));
}

function readPlace(text: string): string {
  const url = URL.parse(`http://${text}`);
  // Restores the default port, because `URL` drops `:80` but this setting requires a port.
  const place = url === null ? '' : `${url.hostname}:${url.port || '80'}`;
  if (/^[\w.[\]:-]+$/.test(text) && place === text.toLowerCase()) return place;
  throw new SettingsError(operatorMessages.feedAllowInvalid(text));
}

/**
 * Reads the hosts from which feeds may be fetched without restrictions. A mistake would expose the internal network, so
 * production requires a second variable.
 */
function readFeedAllow(env: Environment): string[] {
  const places = (readText(env, 'OSPITALIA_FEED_ALLOW') ?? '').split(/[\s,]+/).filter((text) => text !== '');
  const isMeant = env['NODE_ENV'] !== 'production' || readText(env, 'OSPITALIA_FEED_ALLOW_IN_PRODUCTION') === '1';
  if (places.length === 0 || isMeant) return places.map((text) => readPlace(text));
  throw new SettingsError(operatorMessages.feedAllowInProduction());
}

const STRIPE_VARIABLES = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_CONNECT_WEBHOOK_SECRET'] as const;
const STRIPE_API = 'https://api.stripe.com';

/** Reads Stripe's API URL. A replacement server would receive the key, so production requires a second variable. */
function readStripeBase(env: Environment): string {
  const url = readUrl(env, 'STRIPE_API_BASE', ['http:', 'https:']);
  if (url === undefined || url.origin === STRIPE_API) return STRIPE_API;
  if (url.href !== `${url.origin}/`) {
    throw new SettingsError(operatorMessages.stripeBaseNotOrigin());
  }
  if (env['NODE_ENV'] !== 'production' || readText(env, 'STRIPE_API_BASE_IN_PRODUCTION') === '1') return url.origin;
  throw new SettingsError(operatorMessages.stripeBaseInProduction());
}

/** Reads the settings of Stripe. Error messages do not repeat the values, because they are secrets. */
function readStripe(env: Environment): StripeConfig | undefined {
  const missing = STRIPE_VARIABLES.filter((name) => readText(env, name) === undefined);
  if (missing.length === STRIPE_VARIABLES.length) return undefined;
  if (missing.length > 0) throw new SettingsError(operatorMessages.stripeIncomplete(missing.join(', ')));
  const [key = '', webhookSecret = '', connectWebhookSecret = ''] = STRIPE_VARIABLES.map((name) => readText(env, name));
  if (!/^[sr]k_(?:live|test)_\w+$/.test(key)) {
    throw new SettingsError(operatorMessages.stripeKeyInvalid());
  }
  if (![webhookSecret, connectWebhookSecret].every((secret) => /^whsec_\S+$/.test(secret))) {
    throw new SettingsError(operatorMessages.webhookSecretsInvalid());
  }
  if (webhookSecret === connectWebhookSecret) {
    throw new SettingsError(operatorMessages.webhookSecretsEqual());
  }
  return { key, webhookSecret, connectWebhookSecret, apiBase: readStripeBase(env) };
}

const isPortalRole = (url: string | undefined) => url !== undefined && targetOf(url).user === PORTAL_ROLE;

/** Throws if a database URL contains the wrong role. The restricted role for requests cannot run migrations. */
function assertUsers(databaseUrl: string | undefined, databaseDirectUrl: string | undefined): void {
  if (databaseDirectUrl === undefined && !isPortalRole(databaseUrl)) return;
  if (databaseDirectUrl === undefined || isPortalRole(databaseDirectUrl)) {
    throw new SettingsError(operatorMessages.directUrlHasPortalRole(PORTAL_ROLE));
  }
  if (isPortalRole(databaseUrl)) return;
  throw new SettingsError(operatorMessages.poolerUserExpected(PORTAL_ROLE));
}

/** Reads the URLs of the database. A replica requires an external primary, because the embedded database has no replicas. */
function readDatabaseUrls(env: Environment): Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReadUrl'> {
  const read = (name: string) => readDatabaseUrl(name, readText(env, name));
  const databaseUrl = read('DATABASE_URL');
  const databaseDirectUrl = read('DATABASE_DIRECT_URL');
  if (databaseUrl === undefined && databaseDirectUrl !== undefined) {
    throw new SettingsError(operatorMessages.directUrlAlone());
  }
  assertUsers(databaseUrl, databaseDirectUrl);
  const databaseReadUrl = readDatabaseUrl('DATABASE_READ_URL', readText(env, 'DATABASE_READ_URL'), 'standby');
  if (databaseUrl === undefined && databaseReadUrl !== undefined) {
    throw new SettingsError(operatorMessages.readUrlAlone());
  }
  return { databaseUrl, databaseDirectUrl, databaseReadUrl };
}

/** With the embedded database, a process must have all roles, because other processes cannot connect to it. */
function readWork(env: Environment, databaseUrl: string | undefined): Pick<Config, 'roles' | 'pollFrom'> {
  const roles = readRoles(readText(env, 'OSPITALIA_ROLE'));
  if (databaseUrl === undefined && roles.length < PROCESS_ROLES.length) {
    throw new SettingsError(operatorMessages.rolesNeedDatabase());
  }
  return { roles, pollFrom: readPollFrom(readText(env, 'OSPITALIA_POLL_FROM')) };
}

function checkOperatorLanguage(text: string | undefined): void {
  if (text !== undefined && text !== 'en' && text !== 'it')
    throw new SettingsError(operatorMessages.languageInvalid(text));
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

/** Reads the configuration from environment variables, all of which are optional. Throws a `SettingsError` if a value is invalid. */
export function readConfig(env: Environment): Config {
  checkOperatorLanguage(readText(env, 'OSPITALIA_LANG'));
  const port = readWhole(env, 'PORT', [DEFAULT_PORT, MAX_PORT]);
  const host = readHost(env, 'HOST');
  const urls = readDatabaseUrls(env);
  const publicUrl = readPublicUrl(env) ?? localUrl(host, port);
  const trustProxy = readWhole(env, 'TRUST_PROXY', [0, MAX_PROXY_HOPS]);
  const dataDir = resolve(readText(env, 'OSPITALIA_DATA_DIR') ?? 'data');
  const read = (name: string) => readText(env, name);
  const s3 = readBucket(read, 'S3', operatorMessages.photosPurpose());
  const brand = readConfiguredBrand(readPath(env, 'OSPITALIA_BRAND_FILE'));
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
