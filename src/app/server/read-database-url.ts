import { existsSync } from 'node:fs';
import { HOSTS, SESSION_ATTRIBUTES, type SessionAttribute, TLS_MODES } from '../../platform/database/find-server.ts';
import { SettingsError } from '../../platform/process/operator-error.ts';
import * as operatorMessages from '../messages/operator.ts';

const PORT = '5432';
const FILES = ['sslrootcert', 'sslcert', 'sslkey'];

/** Detects an unescaped password. Otherwise, part of it would be parsed as a host name and printed. */
function hasUnescapedPassword(text: string): boolean {
  const rest = text.slice(text.indexOf('://') + 3);
  const authority = /^[^/?#]*/.exec(rest)?.[0] ?? '';
  const ats = authority.split('@').length - 1;
  return ats > 1 || text.includes('#') || (ats === 0 && rest.includes('@'));
}

function hasBrokenCode({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password);
    return false;
  } catch {
    return true;
  }
}

/** Moves multiple hosts into a parameter, because `URL` accepts only one. Also accepts libpq's `host=a,b`. */
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
  throw new SettingsError(operatorMessages.urlParameterInvalid(name, parameter, known.join(', ')));
}

/** Throws if a certificate file is missing, because the driver would fail later with an unclear error. */
function assertFiles(name: string, { searchParams }: URL): void {
  const missing = FILES.find((file) => {
    const path = searchParams.get(file);
    return path !== null && path !== 'system' && !existsSync(path);
  });
  if (missing !== undefined) throw new SettingsError(operatorMessages.urlFileMissing(name, missing));
  if (searchParams.get('sslmode') === 'verify-ca' && searchParams.get('sslrootcert') === null) {
    throw new SettingsError(operatorMessages.verifyCaNeedsRoot(name));
  }
}

/** Reads a database URL. Throws a `SettingsError` that does not repeat the URL. */
export function readDatabaseUrl(
  name: string,
  text: string | undefined,
  wanted: SessionAttribute = 'primary',
): string | undefined {
  if (text === undefined) return undefined;
  const isPostgres = /^postgres(?:ql)?:\/\//.test(text);
  const url = isPostgres ? gatherHosts(text) : null;
  if (isPostgres && (hasUnescapedPassword(text) || (url !== null && hasBrokenCode(url)))) {
    throw new SettingsError(operatorMessages.urlPasswordNeedsEscaping(name));
  }
  if (url === null) {
    throw new SettingsError(operatorMessages.databaseUrlInvalid(name));
  }
  assertOneOf(name, url, 'sslmode', TLS_MODES);
  assertOneOf(name, url, 'target_session_attrs', SESSION_ATTRIBUTES);
  assertFiles(name, url);
  // Removes `system`, libpq's name for the system's certificate authorities, which the driver uses if no file is
  // given.
  if (url.searchParams.get('sslrootcert') === 'system') url.searchParams.delete('sslrootcert');
  const isChoice = url.searchParams.has(HOSTS) && !url.searchParams.has('target_session_attrs');
  if (isChoice) url.searchParams.set('target_session_attrs', wanted);
  return url.href;
}
