import { Client } from 'pg';
import { isLoopback } from '../process/is-loopback.ts';

/** Values of libpq's `target_session_attrs`. */
export const SESSION_ATTRIBUTES = ['any', 'primary', 'standby', 'read-write', 'read-only', 'prefer-standby'] as const;
export type SessionAttribute = (typeof SESSION_ATTRIBUTES)[number];

/** Values of libpq's `sslmode`. */
export const TLS_MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'] as const;

/** URL parameter that lists all servers as `host:port`, separated by commas, because `URL` holds only one host. */
export const HOSTS = 'hosts';

const READ_ONLY_SERVER = '25006';
const NO_STANDBY = 'NO_STANDBY';

const ATTEMPT_MS = 2000;
/** SQLSTATE of a rejection by `pg_hba.conf`, which may require or forbid TLS. */
const REJECTED_BY_HBA = '28000';

type ServerState = { is_standby: boolean; is_read_only: boolean };

const STATE = `select pg_is_in_recovery() as is_standby, current_setting('transaction_read_only') = 'on' as is_read_only`;

const ACCEPTS: Record<SessionAttribute, (state: ServerState) => boolean> = {
  any: () => true,
  primary: ({ is_standby }) => !is_standby,
  standby: ({ is_standby }) => is_standby,
  'read-write': ({ is_read_only }) => !is_read_only,
  'read-only': ({ is_read_only }) => is_read_only,
  'prefer-standby': ({ is_standby }) => is_standby,
};

class WrongServer extends Error {
  readonly code: string;
  constructor(wanted: SessionAttribute) {
    super(`no server of the URL is ${wanted}`);
    this.code = wanted === 'primary' || wanted === 'read-write' ? READ_ONLY_SERVER : NO_STANDBY;
  }
}

function hostsOf({ searchParams, host }: URL): string[] {
  return searchParams.get(HOSTS)?.split(',') ?? [host];
}

function isSocket({ hostname, searchParams }: URL): boolean {
  return (searchParams.get('host') ?? decodeURIComponent(hostname)).startsWith('/');
}

/** Returns the TLS modes to try. The default for loopback addresses is `allow`, because TLS would only slow down local connections. */
function tlsAttempts(url: URL): string[] {
  const mode = url.searchParams.get('sslmode') ?? (isLoopback(url.hostname) ? 'allow' : 'prefer');
  if (isSocket(url)) return ['disable'];
  if (mode === 'prefer') return ['require', 'disable'];
  return mode === 'allow' ? ['disable', 'require'] : [mode];
}

function addressOf(url: URL, host: string, sslmode: string): string {
  const one = new URL(url);
  if (host !== '') one.host = host;
  for (const name of [HOSTS, 'target_session_attrs', 'sslmode']) one.searchParams.delete(name);
  if (sslmode === 'disable') {
    for (const name of ['sslrootcert', 'sslcert', 'sslkey']) one.searchParams.delete(name);
  } else {
    one.searchParams.set('sslmode', sslmode);
    one.searchParams.set('uselibpqcompat', 'true');
  }
  return one.href;
}

async function readState(address: string, timeoutMs: number): Promise<ServerState> {
  const client = new Client({
    connectionString: address,
    application_name: 'ospitalia-find',
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const [state] = (await client.query<ServerState>(STATE)).rows;
    if (state === undefined) throw new Error('a select without a condition returned no row');
    return state;
  } finally {
    client.connection.stream.destroy();
  }
}

function mayDependOnTls(error: unknown): boolean {
  return (
    error instanceof Error && (/SSL|TLS/i.test(error.message) || ('code' in error && error.code === REJECTED_BY_HBA))
  );
}

/** Tries the TLS modes in turn. Stops at the first failure that the TLS mode cannot have caused. */
async function connectTo(url: URL, host: string, timeoutMs: number): Promise<{ address: string; state: ServerState }> {
  let failure: unknown;
  for (const mode of tlsAttempts(url)) {
    const address = addressOf(url, host, mode);
    try {
      return { address, state: await readState(address, timeoutMs) };
    } catch (error) {
      failure = error;
      if (!mayDependOnTls(error)) break;
    }
  }
  throw failure;
}

type Target = { attribute: SessionAttribute; timeoutMs: number };

async function find(url: URL, hosts: readonly string[], { attribute, timeoutMs }: Target): Promise<string> {
  const reached: string[] = [];
  const tries = hosts.map(async (host) => {
    const { address, state } = await connectTo(url, host, timeoutMs);
    reached.push(address);
    if (!ACCEPTS[attribute](state)) throw new WrongServer(attribute);
    return address;
  });
  try {
    // Servers are queried in parallel, because an unresponsive one would otherwise delay a failover by the timeout.
    return await Promise.any(tries);
  } catch (error) {
    const [any] = reached;
    if (any !== undefined) {
      if (attribute === 'prefer-standby') return any;
      throw new WrongServer(attribute);
    }
    throw error instanceof AggregateError && error.errors.length === 1 ? error.errors[0] : error;
  }
}

function isAttribute(text: string): text is SessionAttribute {
  return SESSION_ATTRIBUTES.some((known) => known === text);
}

/** Returns the URL of one server, because the driver supports neither several hosts nor the TLS modes `allow` and `prefer`. */
export async function findServer(address: string, timeoutMs = ATTEMPT_MS): Promise<string> {
  const url = new URL(address);
  const hosts = hostsOf(url);
  const wanted = url.searchParams.get('target_session_attrs') ?? 'any';
  const attribute = isAttribute(wanted) ? wanted : 'any';
  const [mode = '', ...otherModes] = tlsAttempts(url);
  if (hosts.length === 1 && attribute === 'any' && otherModes.length === 0) return addressOf(url, hosts[0] ?? '', mode);
  return find(url, hosts, { attribute, timeoutMs });
}

/** Caches the server that a URL resolves to, until a connection fails. */
export type ServerLocator = {
  current(): Promise<string>;
  /** Call this after a failed connection, because the URL may now resolve to another server. */
  forget(): void;
  /** Returns the time (`performance.now()`) at which the server last changed. Older connections belong to a previous server. */
  changedAt(): number;
};

export function createLocator(address: string, timeoutMs?: number): ServerLocator {
  let finding: Promise<string> | null = null;
  let last: string | null = null;
  let changedAt = Number.NEGATIVE_INFINITY;
  const forget = () => void (finding = null);
  return {
    forget,
    changedAt: () => changedAt,
    current() {
      finding ??= findServer(address, timeoutMs).then(
        (found) => {
          if (last !== null && found !== last) changedAt = performance.now();
          last = found;
          return found;
        },
        (error: unknown) => {
          forget();
          throw error;
        },
      );
      return finding;
    },
  };
}
