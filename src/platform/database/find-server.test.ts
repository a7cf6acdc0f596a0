import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStandby, type Standby } from '../../../test/standby.ts';
import { readDatabaseUrl } from '../../app/server/read-database-url.ts';
import { createLocator, findServer } from './find-server.ts';
import { openDatabase } from './open-database.ts';

const PLAIN = '?sslmode=disable';

describe('findServer for a single server', () => {
  test.each<[string, string]>([
    ['postgres://anna@db.example/o?sslmode=disable', 'postgres://anna@db.example/o'],
    [
      'postgres://anna@db.example/o?sslmode=require',
      'postgres://anna@db.example/o?sslmode=require&uselibpqcompat=true',
    ],
    [
      'postgres://anna@db.example:6432/o?sslmode=verify-full',
      'postgres://anna@db.example:6432/o?sslmode=verify-full&uselibpqcompat=true',
    ],
    ['postgres:///o?host=/var/run/postgresql&user=anna', 'postgres:///o?host=%2Fvar%2Frun%2Fpostgresql&user=anna'],
  ])('turns %s into %s without connecting', async (address, expected) => {
    expect(await findServer(address)).toBe(expected);
  });
});

describe('findServer with several servers', () => {
  let standby: Standby;
  let silent: ReturnType<typeof createServer>;
  let deaf = '';
  beforeAll(async () => {
    standby = await openStandby();
    silent = createServer((socket) => socket.resume()).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    deaf = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterAll(async () => {
    silent.close();
    await standby.stop();
  });

  const hostOf = (url: string) => new URL(url).host;
  function several(hosts: readonly string[], attribute?: string): string {
    const { username, password, pathname } = new URL(standby.primaryUrl);
    const wanted = attribute === undefined ? '' : `&target_session_attrs=${attribute}`;
    const text = `postgres://${username}:${password}@${hosts.join(',')}${pathname}${PLAIN}${wanted}`;
    return readDatabaseUrl('DATABASE_URL', text) ?? '';
  }
  const found = async (hosts: readonly string[], attribute?: string) =>
    hostOf(await findServer(several(hosts, attribute)));

  test('finds the server for target_session_attrs at any position in the list, even if other servers do not respond', async () => {
    const [primary, replica] = [hostOf(standby.primaryUrl), hostOf(standby.replicaUrl)];
    const cases: [string[], string | undefined, string][] = [
      [[replica, primary], undefined, primary],
      [[deaf, replica, primary], 'primary', primary],
      [[deaf, replica, primary], 'read-write', primary],
      [[primary, deaf, replica], 'standby', replica],
      [[primary, replica], 'read-only', replica],
      [[primary, replica], 'prefer-standby', replica],
      [[deaf, primary], 'prefer-standby', primary],
      [[deaf, replica], 'any', replica],
    ];
    for (const [hosts, attribute, expected] of cases) expect(await found(hosts, attribute)).toBe(expected);
  });

  test('rejects with code 25006 or NO_STANDBY if no server has the requested role', async () => {
    await expect(found([hostOf(standby.replicaUrl), deaf])).rejects.toMatchObject({ code: '25006' });
    await expect(found([hostOf(standby.primaryUrl)], 'standby')).rejects.toMatchObject({ code: 'NO_STANDBY' });
  });

  test('lets a pool follow the primary to another server without a restart', async () => {
    const hosts = [hostOf(standby.primaryUrl), hostOf(standby.replicaUrl)];
    const locator = createLocator(several(hosts));
    const { pool, close } = openDatabase(several(hosts), { locator });
    const port = async () => (await pool.query('select inet_server_port() as port')).rows[0]?.port;
    expect(await port()).toBe(Number(new URL(standby.primaryUrl).port));
    await standby.killPrimary();
    await standby.promoteReplica();
    await expect.poll(() => port().catch(() => null)).toBe(Number(new URL(standby.replicaUrl).port));
    expect(locator.changedAt()).toBeGreaterThan(0);
    await close();
  });
});
