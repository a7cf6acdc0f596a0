import { resolve } from 'node:path';
import { OperatorError } from './operator-error.ts';

/** What the environment says, checked. */
export type Config = {
  port: number;
  host: string;
  /** Absolute address of the site, without a final slash. */
  publicUrl: string;
  /** Absolute path of the folder for the embedded database and the photos. */
  dataDir: string;
  /** `undefined`: the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** Demo listings to load into an empty database. */
  demo: number;
  /** Proxy hops whose `X-Forwarded-For` is believed. */
  trustProxy: number;
};

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORT = 3000;
const MAX_PORT = 65_535;
const DEFAULT_HOST = '127.0.0.1';
const DEMO_LISTINGS = 1200;
/** There are hardly more demo CINs (`demo/demo-cin.ts`). */
const MAX_DEMO_LISTINGS = 1_600_000;
const MAX_PROXY_HOPS = 10;

function readText(env: Environment, name: string): string | undefined {
  const text = env[name]?.trim();
  return text === '' ? undefined : text;
}

function readWhole(env: Environment, name: string, [fallback, max]: [fallback: number, max: number]): number {
  const text = readText(env, name);
  if (text === undefined) return fallback;
  if (/^\d{1,9}$/.test(text) && Number(text) <= max) return Number(text);
  throw new OperatorError(`${name} deve essere un numero intero da 0 a ${max}, non "${text}".`);
}

function readUrl(env: Environment, name: string, protocols: readonly string[]): URL | undefined {
  const text = readText(env, name);
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url !== null && protocols.includes(url.protocol)) return url;
  // The value is not repeated: an address of a database holds its password.
  throw new OperatorError(
    `${name} deve essere un indirizzo che inizia con ${protocols.map((p) => `${p}//`).join(' o ')}.`,
  );
}

function readPublicUrl(env: Environment, fallback: string): string {
  const url = readUrl(env, 'PUBLIC_URL', ['http:', 'https:']);
  if (url === undefined) return fallback;
  if (url.pathname === '/' && url.search === '' && url.hash === '') return url.origin;
  throw new OperatorError(
    'PUBLIC_URL deve essere solo protocollo, nome e porta, per esempio https://www.ospitalia.it.',
  );
}

function readHost(env: Environment): string {
  const host = readText(env, 'HOST') ?? DEFAULT_HOST;
  if (/^[\w.:-]+$/.test(host)) return host;
  throw new OperatorError(`HOST deve essere un indirizzo IP o un nome, non "${host}".`);
}

/** The configuration that an environment describes; every variable is optional. Throws an `OperatorError`. */
export function readConfig(env: Environment): Config {
  const port = readWhole(env, 'PORT', [DEFAULT_PORT, MAX_PORT]);
  const host = readHost(env);
  const databaseUrl = readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])?.href;
  const localUrl = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return {
    port,
    host,
    publicUrl: readPublicUrl(env, localUrl),
    dataDir: resolve(readText(env, 'OSPITALIA_DATA_DIR') ?? 'data'),
    databaseUrl,
    demo: readWhole(env, 'OSPITALIA_DEMO', [databaseUrl === undefined ? DEMO_LISTINGS : 0, MAX_DEMO_LISTINGS]),
    trustProxy: readWhole(env, 'TRUST_PROXY', [0, MAX_PROXY_HOPS]),
  };
}
