import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../src/platform/postgres/acquire-server.ts';
import { PORTAL_ROLE } from '../src/platform/database/portal-role.ts';
import { administer, withDatabase } from './database.ts';
import { startInTrixie } from './trixie.ts';

const PORTAL_PASSWORD = 'Parola-del-portale-7';
const CONFIGURATION = join(import.meta.dirname, '../ops/pgbouncer.ini');
const PATIENCE_MS = 20_000;

export type Pooler = { url: string; output(): string; stop(): Promise<void> };

/** Allows the portal's role to log in, as an operator does once for each cluster. */
export async function allowPortalLogin(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`alter role ${PORTAL_ROLE} login password '${PORTAL_PASSWORD}'`);
  await client.end();
}

/** Creates the roles and the database described in docs/operations/cluster.md. Returns the owner's URL. */
export async function createPooledDatabase(adminUrl: string): Promise<string> {
  const [owner, password] = ['padrone', 'Parola-del-padrone-3'];
  for (const statement of [
    `create role ${owner} login createdb password '${password}'`,
    `create role ${PORTAL_ROLE} login password '${PORTAL_PASSWORD}'`,
    `grant ${PORTAL_ROLE} to ${owner}`,
    `create database portale owner ${owner} encoding 'UTF8' template template0`,
  ]) {
    await administer(adminUrl, statement);
  }
  const url = new URL(withDatabase(adminUrl, 'portale'));
  Object.assign(url, { username: owner, password });
  return url.href;
}

async function waitForAnswer(url: string, output: () => string): Promise<void> {
  for (const since = performance.now(); ; await pause(50)) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (performance.now() - since > PATIENCE_MS)
        throw new Error(`PgBouncer does not respond: ${output()}`, { cause: error });
    } finally {
      client.connection.stream.destroy();
    }
  }
}

export async function startPooler(
  root: string,
  ownerUrl: string,
  {
    settings = {},
    user = PORTAL_ROLE,
    password = PORTAL_PASSWORD,
  }: { settings?: Record<string, string | number>; user?: string; password?: string } = {},
): Promise<Pooler> {
  const server = new URL(ownerUrl);
  const name = server.pathname.slice(1);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'ospitalia-pooler-'));
  chmodSync(folder, 0o755);
  const overridden = { listen_port: port, auth_file: '/mnt/userlist.txt', ...settings };
  const text = readFileSync(CONFIGURATION, 'utf8')
    .replace(/^ospitalia = .*$/m, `${name} = host=${server.hostname} port=${server.port} dbname=${name}`)
    .replaceAll(/^(\w+) = .*$/gm, (line, key: string) => (key in overridden ? '' : line));
  const lines = Object.entries(overridden).map(([key, value]) => `${key} = ${value}`);
  writeFileSync(join(folder, 'pgbouncer.ini'), `${text}\n${lines.join('\n')}\n`);
  writeFileSync(join(folder, 'userlist.txt'), `"${user}" "${password}"\n`);
  const child = startInTrixie(root, { command: ['pgbouncer', '/mnt/pgbouncer.ini'], folder, user: 'postgres' });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const url = `postgres://${user}:${password}@127.0.0.1:${port}/${name}?sslmode=disable`;
  await waitForAnswer(url, () => output);
  return {
    url,
    output: () => output,
    async stop() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
