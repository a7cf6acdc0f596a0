import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Verdict } from '../../../admin/rules/verdict.ts';
import { type ClockReading, judgeClock, judgeSecret } from '../../../admin/rules/judge-system.ts';
import { type DiskSpace, diskState } from '../../../platform/disk/disk-state.ts';
import { readSpace } from '../../../platform/disk/watch-disk.ts';
import { readEnvFile } from '../../../platform/process/load-env-file.ts';
import type { Config } from '../config.ts';
import { reasonOf } from './check-with-limit.ts';
import * as operatorMessages from '../../messages/operator.ts';

const SETTINGS = new Set(
  `PORT HOST PUBLIC_URL OSPITALIA_DATA_DIR OSPITALIA_ENV_FILE OSPITALIA_BRAND_FILE DATABASE_URL DATABASE_DIRECT_URL DATABASE_READ_URL OSPITALIA_DEMO OSPITALIA_LANG OSPITALIA_ROLE OSPITALIA_POLL_FROM
  OSPITALIA_ADMIN_USERNAME OSPITALIA_ADMIN_PASSWORD OSPITALIA_SECRET SMTP_URL MAIL_FROM MAIL_REPLY_TO MAP_TILES
  STRIPE_SECRET_KEY STRIPE_WEBHOOK_SECRET STRIPE_CONNECT_WEBHOOK_SECRET STRIPE_API_BASE STRIPE_API_BASE_IN_PRODUCTION
  S3_ENDPOINT S3_BUCKET S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY S3_REGION
  ANALYTICS_PROVIDER ANALYTICS_SITE ANALYTICS_URL TRANSLATION_PROVIDER TRANSLATION_URL TRANSLATION_KEY INBOUND_MAIL_ADDRESS INBOUND_WEBHOOK_SECRET INBOUND_IMAP_URL
  CDN BACKUP_AT BACKUP_DIR BACKUP_SAME_DISK BACKUP_S3_ENDPOINT BACKUP_S3_BUCKET
  BACKUP_S3_ACCESS_KEY_ID BACKUP_S3_SECRET_ACCESS_KEY BACKUP_S3_REGION BACKUP_AGE_RECIPIENT BACKUP_AGE_IDENTITY_FILE
  DRILL_DATABASE_URL HSTS_SUBDOMAINS ALLOWED_HOSTS TRUST_PROXY METRICS_PORT METRICS_HOST METRICS_TOKEN HEARTBEAT_URL LOG_LEVEL LOG_ACCESS
  OSPITALIA_DRAIN_SECONDS OSPITALIA_FEED_ALLOW OSPITALIA_FEED_ALLOW_IN_PRODUCTION`.split(/\s+/),
);

/** Matches variables of Node, the operating system, PostgreSQL's programs and OpenTelemetry, which a settings file can also contain. */
const OF_OTHERS = /^(?:NODE_|PG|LC_|SSL_|UV_|OTEL_)|^(?:LANG|TZ|TMPDIR|PATH|HOME)$/;

/** Returns whether a variable of the settings file is known. Misspelt names would otherwise be silently ignored. */
export function isSettingName(name: string): boolean {
  return SETTINGS.has(name) || OF_OTHERS.test(name);
}

/** Permission bits of users other than the owner and the group. */
const OTHERS = 0o007;
const TIMEOUT_MS = 3000;
const execute = promisify(execFile);
const MS = 1000;

const ROOT = join(import.meta.dirname, '../../../..');

/** Returns the version that the build recorded or, without a build, the one in `package.json`. */
export function readVersion(): string {
  const built = join(ROOT, 'build/version.json');
  const file = existsSync(built) ? built : join(ROOT, 'package.json');
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}

export function checkProgram(): Verdict {
  return { kind: 'programma.bene', version: readVersion(), node: process.versions.node };
}

export function checkSettings(file: string | null): Verdict[] {
  if (file === null) return [{ kind: 'impostazioni.nessuna' }];
  try {
    return checkFile(file);
  } catch (error) {
    // The portal read the file at startup, so it has since become invalid or unreadable.
    return [{ kind: 'impostazioni.guaste', reason: reasonOf(error) }];
  }
}

function checkFile(file: string): Verdict[] {
  const { values, unlikeShell } = readEnvFile(file);
  const unknown = Object.keys(values).filter((name) => !isSettingName(name));
  const found: Verdict[] = [
    ...((statSync(file).mode & OTHERS) === 0 ? [] : [{ kind: 'impostazioni.leggibili' as const, file }]),
    ...(unknown.length === 0 ? [] : [{ kind: 'impostazioni.sconosciute' as const, names: unknown }]),
    ...(unlikeShell.length === 0 ? [] : [{ kind: 'impostazioni.shell' as const, names: unlikeShell }]),
  ];
  return found.length > 0 ? found : [{ kind: 'impostazioni.bene', file }];
}

export function checkSecrets({ secret, backup }: Pick<Config, 'secret' | 'backup'>): Verdict[] {
  const { identityFile } = backup;
  return [
    judgeSecret(secret),
    ...(identityFile === undefined ? [] : [{ kind: 'chiavi.privata' as const, file: identityFile }]),
  ];
}

export async function checkDisks({ dataDir, backup }: Pick<Config, 'dataDir' | 'backup'>): Promise<Verdict> {
  const folders = [dataDir, ...(backup.s3 === undefined ? [backup.folder] : [])];
  return judgeDisks(await Promise.all(folders.map(async (folder) => ({ folder, ...(await readSpace(folder)) }))));
}

export function judgeDisks(spaces: readonly (DiskSpace & { folder: string })[]): Verdict {
  const tight = spaces.toSorted((one, other) => one.freeBytes - other.freeBytes);
  const full = tight.find((space) => diskState(space) === 'full');
  if (full !== undefined) return { kind: 'disco.pieno', ...full };
  const low = tight.find((space) => diskState(space) === 'low');
  return low === undefined
    ? { kind: 'disco.bene', freeBytes: tight[0]?.freeBytes ?? 0 }
    : { kind: 'disco.poco', ...low };
}

/** Measures how many seconds this machine's clock is ahead of a server's `Date` header. Returns `null` if the server is unreachable. */
async function readClockOf(reference: string, address: string): Promise<ClockReading | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(address, { method: 'HEAD', redirect: 'manual', signal }).catch(() => null);
  const remoteTime = Date.parse(answer?.headers.get('Date') ?? '');
  return Number.isNaN(remoteTime) ? null : { reference, aheadSeconds: (Date.now() - remoteTime) / MS };
}

/** Returns whether NTP has synchronised the clock; `null` if unknown, or in a container, which uses its host's clock. */
async function isClockSynchronised(): Promise<boolean | null> {
  const container = execute('systemd-detect-virt', ['--container', '--quiet'], { timeout: TIMEOUT_MS });
  if (await container.then(() => true).catch(() => false)) return null;
  const command = execute('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
    timeout: TIMEOUT_MS,
  });
  const output = (await command.catch(() => ({ stdout: '' }))).stdout.trim();
  return output === 'yes' || output === 'no' ? output === 'yes' : null;
}

export async function checkClock(
  { s3, backup, stripe }: Pick<Config, 's3' | 'backup' | 'stripe'>,
  known: readonly ClockReading[],
): Promise<Verdict> {
  const [bucket, archives, bank, isSynchronised] = await Promise.all([
    s3 === undefined ? null : readClockOf(operatorMessages.bucketClock(), s3.endpoint),
    backup.s3 === undefined ? null : readClockOf(operatorMessages.archiveBucketClock(), backup.s3.endpoint),
    stripe === undefined ? null : readClockOf(operatorMessages.stripeClock(), stripe.apiBase),
    isClockSynchronised(),
  ]);
  const readings = [...known, bucket, archives, bank].filter((reading) => reading !== null);
  return judgeClock(readings, isSynchronised);
}
