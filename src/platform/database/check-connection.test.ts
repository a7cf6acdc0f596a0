import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { administer, createTestDatabase, SERVER_VARIABLE, withDatabase } from '../../../test/database.ts';
import { OperatorError } from '../process/operator-error.ts';
import { checkConnection } from './check-connection.ts';

const database = await createTestDatabase();
const server = process.env[SERVER_VARIABLE] ?? '';
const ROLE = `nessuno_${process.pid}`;
const PASSWORD = 'Segreta-di-prova';
await administer(server, `create role ${ROLE} login password '${PASSWORD}'`);
await administer(server, `create database ${ROLE} encoding 'SQL_ASCII' locale 'C' template template0`);
afterAll(async () => {
  await database.close();
  await administer(server, `drop database ${ROLE}`);
  await administer(server, `drop role ${ROLE}`);
});

function changed(change: (url: URL) => void, from = database.url): string {
  const url = new URL(from);
  change(url);
  return url.href;
}

async function refusal(url: string): Promise<string> {
  const error: unknown = await checkConnection(url, 'DATABASE_URL').catch((fault: unknown) => fault);
  if (!(error instanceof OperatorError)) throw error;
  expect(error.message).not.toContain(new URL(url).password || PASSWORD);
  expect(error.message).not.toContain('\n');
  return error.message;
}

test('checkConnection accepts a UTF-8 database owned by its user', async () => {
  await expect(checkConnection(database.url)).resolves.toBeUndefined();
});

describe('checkConnection names the cause and the remedy', () => {
  test('if no server listens on the port', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const address = closed.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    closed.close();
    const here = changed((url) => (url.port = port));
    expect(await refusal(here)).toBe(
      `Su 127.0.0.1:${port} nessuno risponde (DATABASE_URL): PostgreSQL è spento, o ascolta altrove. systemctl status postgresql`,
    );
    expect(await refusal(here.replace('127.0.0.1', 'localhost'))).toContain('nessuno risponde');
  });

  test('if the server does not answer', async () => {
    await using silent = createServer((socket) => socket.resume()).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    expect(await refusal(changed((url) => (url.port = port)))).toMatch(/^PostgreSQL non risponde su 127\.0\.0\.1:\d+ /);
  });

  test.each<[string, (url: URL) => void, RegExp]>([
    [
      'an unknown host name',
      (url) => (url.hostname = 'db.invalid'),
      /^Il nome db\.invalid di DATABASE_URL non si trova/,
    ],
    ['a wrong password', (url) => (url.password = 'Sbagliata1'), /^PostgreSQL rifiuta la password di \w+ per test_/],
    [
      'no password',
      (url) => (url.password = ''),
      /^In DATABASE_URL manca la password di \w+, e PostgreSQL la chiede\.$/,
    ],
    ['an unknown role', (url) => (url.username = 'chissachi'), /^PostgreSQL rifiuta la password di chissachi/],
    [
      'an unknown database',
      (url) => (url.pathname = '/altro'),
      /^Su 127\.0\.0\.1 non c’è il database altro .*createdb --owner=/,
    ],
    [
      'sslmode=verify-full for a server without TLS',
      (url) => (url.search = '?sslmode=verify-full'),
      /non parla TLS, e DATABASE_URL lo chiede/,
    ],
    [
      'a missing socket',
      (url) => (url.search = '?host=/nessuna/parte'),
      /^In \/nessuna\/parte non c’è nessun PostgreSQL/,
    ],
  ])('with %s', async (_, change, sentence) => {
    expect(await refusal(changed(change))).toMatch(sentence);
  });

  test('if the role cannot create tables in the database', async () => {
    const stranger = changed((url) => Object.assign(url, { username: ROLE, password: PASSWORD }));
    expect(await refusal(stranger)).toMatch(
      new RegExp(
        `^L’utente ${ROLE} non può creare le tabelle in test_\\w+ \\(DATABASE_URL\\).*alter database test_\\w+ owner to ${ROLE};$`,
      ),
    );
  });

  test('if the encoding is not UTF-8', async () => {
    expect(await refusal(withDatabase(database.url, ROLE))).toMatch(/è in SQL_ASCII, e serve UTF8/);
  });
});
