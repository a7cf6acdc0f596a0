import { existsSync } from 'node:fs';
import { HOSTS, SESSION_ATTRIBUTES, type SessionAttribute, TLS_MODES } from '../../platform/database/find-server.ts';
import { SettingsError } from '../../platform/process/operator-error.ts';

const PORT = '5432';
const FILES = ['sslrootcert', 'sslcert', 'sslkey'];

/**
 * Whether a character of the password ends it too early: `#`, `?` and `/` begin another part of an address, and of two `@` programs take
 * either. What follows would be taken for a host, and be printed as one.
 */
function hasUnescapedPassword(text: string): boolean {
  const rest = text.slice(text.indexOf('://') + 3);
  const authority = /^[^/?#]*/.exec(rest)?.[0] ?? '';
  const ats = authority.split('@').length - 1;
  return ats > 1 || text.includes('#') || (ats === 0 && rest.includes('@'));
}

/** Whether a `%` stands for itself, where an address wants `%25`. */
function hasBrokenCode({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password);
    return false;
  } catch {
    return true;
  }
}

/** Moves the servers of an address after its first one, and libpq's `host=a,b`, to a parameter: `URL` accepts one host only. */
function gatherHosts(text: string): URL | null {
  const [, scheme = '', user = '', hosts = '', rest = ''] = /^(\w+:\/\/)([^@/?#]*@)?([^/?#]*)(.*)$/.exec(text) ?? [];
  const [first = '', ...others] = hosts.split(',');
  const url = URL.parse(scheme + user + first + rest);
  if (url === null) return null;
  const [named = '', ports = ''] = ['host', 'port'].map((name) => url.searchParams.get(name) ?? '');
  if (!named.includes(',') && others.length === 0) return url;
  const byParameter = named
    .split(',')
    .map((host, at) => `${host}:${ports.split(',')[at] ?? (ports.split(',')[0] || PORT)}`);
  const servers = others.length > 0 ? [first, ...others] : byParameter;
  const parsed = servers.map((server) => URL.parse(`${scheme}${server}`));
  if (!parsed.every((server) => server !== null && server.hostname !== '' && server.pathname === '')) return null;
  if (others.length === 0) for (const name of ['host', 'port']) url.searchParams.delete(name);
  const written = parsed.flatMap((server) => (server === null ? [] : [`${server.hostname}:${server.port || PORT}`]));
  url.host = written[0] ?? '';
  url.searchParams.set(HOSTS, written.join(','));
  return url;
}

function assertOneOf(name: string, url: URL, parameter: string, known: readonly string[]): void {
  const value = url.searchParams.get(parameter);
  if (value === null || known.includes(value)) return;
  throw new SettingsError(`In ${name} ${parameter} deve essere uno fra ${known.join(', ')}.`);
}

/** Certificates are read when a connection opens, where a missing file has no sentence of its own. */
function assertFiles(name: string, { searchParams }: URL): void {
  const missing = FILES.find((file) => {
    const path = searchParams.get(file);
    return path !== null && path !== 'system' && !existsSync(path);
  });
  if (missing !== undefined)
    throw new SettingsError(`In ${name} il file di ${missing} non si trova o non si può leggere.`);
  if (searchParams.get('sslmode') === 'verify-ca' && searchParams.get('sslrootcert') === null) {
    throw new SettingsError(
      `In ${name} sslmode=verify-ca vuole sslrootcert=FILE, il certificato di chi firma quelli del server.`,
    );
  }
}

/**
 * An address of PostgreSQL, as `URL` spells it; `undefined` where none is given. `wanted`: which of several servers it means, unless it
 * says so itself. Throws an `SettingsError` that repeats nothing of it.
 */
export function readDatabaseUrl(
  name: string,
  text: string | undefined,
  wanted: SessionAttribute = 'primary',
): string | undefined {
  if (text === undefined) return undefined;
  const isPostgres = /^postgres(?:ql)?:\/\//.test(text);
  const url = isPostgres ? gatherHosts(text) : null;
  if (isPostgres && (hasUnescapedPassword(text) || (url !== null && hasBrokenCode(url)))) {
    throw new SettingsError(
      `La password in ${name} contiene un carattere che in un indirizzo va scritto in codice: ` +
        '@ diventa %40, # diventa %23, / diventa %2F, ? diventa %3F, : diventa %3A, % diventa %25.',
    );
  }
  if (url === null) {
    throw new SettingsError(
      `${name} deve essere un indirizzo che inizia con postgres:// o postgresql://, per esempio postgres://ospitalia:PASSWORD@127.0.0.1/ospitalia.`,
    );
  }
  assertOneOf(name, url, 'sslmode', TLS_MODES);
  assertOneOf(name, url, 'target_session_attrs', SESSION_ATTRIBUTES);
  assertFiles(name, url);
  // Of libpq: the certificate authorities that the system trusts, which the driver uses without a file.
  if (url.searchParams.get('sslrootcert') === 'system') url.searchParams.delete('sslrootcert');
  const isChoice = url.searchParams.has(HOSTS) && !url.searchParams.has('target_session_attrs');
  if (isChoice) url.searchParams.set('target_session_attrs', wanted);
  return url.href;
}
