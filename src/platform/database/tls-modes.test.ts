import { chownSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expiredCertificate, localCertificate, selfSigned } from '../../../test/self-signed-certificate.ts';
import { createServer, endServer, removeServer, type Server, startServer, urlOf } from '../../../test/standby.ts';
import { readDatabaseUrl } from '../../app/server/read-database-url.ts';
import { OperatorError } from '../process/operator-error.ts';
import { checkConnection } from './check-connection.ts';
import { findServer } from './find-server.ts';

type Pair = { key: string; cert: string };

let server: Server;
const file = (name: string) => join(server.dataDir, name);

function writePair({ key, cert }: Pair): void {
  const { cluster, user } = server.place;
  for (const [name, text] of [
    ['server.key', key],
    ['server.crt', cert],
  ] as const) {
    writeFileSync(join(cluster, name), text, { mode: 0o600 });
    if (user !== undefined) chownSync(join(cluster, name), user.uid, user.gid);
  }
}

const address = (parameters: string) =>
  readDatabaseUrl('DATABASE_URL', `${urlOf(server).replace('127.0.0.1', 'localhost')}${parameters}`) ?? '';

async function administer(statement: string): Promise<unknown> {
  const client = new Client({ connectionString: await findServer(address('')) });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows[0];
}

async function connect(parameters: string): Promise<boolean | string> {
  const error: unknown = await checkConnection(address(parameters)).catch((fault: unknown) => fault);
  if (error instanceof OperatorError) return error.message;
  const client = new Client({ connectionString: await findServer(address(parameters)) });
  await client.connect();
  const { rows } = await client.query<{ ssl: boolean }>('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
  await client.end();
  return rows[0]?.ssl ?? false;
}

beforeAll(async () => {
  server = await createServer('ospitalia-tls-');
  for (const [name, { cert }] of Object.entries({ localCertificate, selfSigned, expiredCertificate })) {
    writeFileSync(file(`${name}.crt`), cert);
  }
});
afterAll(async () => {
  await endServer(server, 'SIGQUIT');
  removeServer(server);
});

async function restart(pair: Pair): Promise<void> {
  writePair(pair);
  await endServer(server, 'SIGQUIT');
  server.extra['ssl'] = 'on';
  await startServer(server);
}

describe('without TLS on the server', () => {
  test.each<[outcome: string, parameters: string, expected: unknown]>([
    ['is unencrypted', '', false],
    ['is unencrypted', '?sslmode=disable', false],
    ['is unencrypted', '?sslmode=allow', false],
    ['is unencrypted', '?sslmode=prefer', false],
    ['fails', '?sslmode=require', expect.stringMatching(/non parla TLS, e DATABASE_URL lo chiede/)],
    ['fails', '?sslmode=verify-full', expect.stringMatching(/non parla TLS, e DATABASE_URL lo chiede/)],
  ])('a connection %s with the parameters «%s»', async (_, parameters, expected) => {
    expect(await connect(parameters)).toEqual(expected);
  });
});

describe('with TLS on the server', () => {
  beforeAll(() => restart(localCertificate));

  test.each<[outcome: string, parameters: string, expected: unknown]>([
    ['is unencrypted', '', false],
    ['is unencrypted', '?sslmode=disable', false],
    ['is unencrypted', '?sslmode=allow', false],
    ['is encrypted', '?sslmode=prefer', true],
    ['is encrypted', '?sslmode=require', true],
    [
      'fails',
      '?sslmode=require&sslrootcert={selfSigned}',
      expect.stringMatching(/^Il certificato di localhost:\d+ .* non è di chi dice/),
    ],
    ['is encrypted', '?sslmode=verify-ca&sslrootcert={localCertificate}', true],
    ['is encrypted', '?sslmode=verify-full&sslrootcert={localCertificate}', true],
    ['fails', '?sslmode=verify-full', expect.stringMatching(/^Il certificato di localhost:\d+ .* non è di chi dice/)],
    [
      'fails',
      '?sslmode=verify-full&sslrootcert=system',
      expect.stringMatching(/^Il certificato di localhost:\d+ .* non è di chi dice/),
    ],
  ])('a connection %s with the parameters «%s»', async (_, parameters, expected) => {
    expect(await connect(parameters.replace(/\{(\w+)\}/, (__, name: string) => file(`${name}.crt`)))).toEqual(expected);
  });

  test('if the server requires TLS, sslmode=disable fails with an explanation and sslmode=allow uses TLS', async () => {
    const hba = join(server.place.cluster, 'pg_hba.conf');
    copyFileSync(hba, file('pg_hba.before'));
    writeFileSync(hba, readFileSync(hba, 'utf8').replaceAll(/^host(?=\s)/gm, 'hostssl'));
    await administer('select pg_reload_conf()');
    await expect.poll(() => connect('?sslmode=disable')).toMatch(/^PostgreSQL su localhost \(DATABASE_URL\) vuole TLS/);
    expect(await connect('?sslmode=allow')).toBe(true);
    copyFileSync(file('pg_hba.before'), hba);
    await administer('select pg_reload_conf()');
  });
});

test('explains an expired certificate', async () => {
  await restart(expiredCertificate);
  expect(await connect(`?sslmode=verify-full&sslrootcert=${file('expiredCertificate.crt')}`)).toMatch(
    /^Il certificato di localhost:\d+ \(DATABASE_URL\) è scaduto: rinnovalo sul server, poi ricarica PostgreSQL\.$/,
  );
});
