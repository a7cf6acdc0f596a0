import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterAll, describe, expect, test } from 'vitest';
import { buildBnb } from '../../../test/build-struttura.ts';
import { administer, createTestDatabase, withDatabase } from '../../../test/database.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import type { Tables } from '../../app/server/database.ts';
import { NO_LIMITS, openDatabase } from './open-database.ts';
import { JOBS_SCHEMA, onPool } from '../jobs/open-queues.ts';
import { prepareJobs } from '../../app/server/jobs/open-jobs.ts';
import { migrate } from './migrate.ts';
import { OperatorError } from '../process/operator-error.ts';
import { PORTAL_ROLE } from './portal-role.ts';
import { openPostgres } from '../postgres/open-postgres.ts';

const NOT_ALLOWED = { code: '42501' };

describe('the portal’s role', async () => {
  const database = await createTestDatabase();
  const portal = openDatabase<Tables>(database.url, { role: PORTAL_ROLE });
  afterAll(async () => {
    await portal.close();
    await database.close();
  });

  const run = (statement: string) => sql.raw(statement).execute(portal.db);

  test('can append to the audit log and read it', async () => {
    await run(
      `insert into registro_azioni (username, azione, address, request_id) values ('admin', 'accesso', '', '')`,
    );
    expect((await run('select username from registro_azioni')).rows).toEqual([{ username: 'admin' }]);
  });

  test.each([
    `update registro_azioni set username = 'altri'`,
    'delete from registro_azioni',
    'truncate registro_azioni',
    'reset role; delete from registro_azioni',
    'alter table registro_azioni disable trigger user',
    'create or replace function refuse_register_change() returns trigger language sql as $$$$',
    'create table altra (id integer)',
    'drop table registro_azioni',
    'delete from migration_hashes',
    'delete from schema_hashes',
    'update database_identity set id = gen_random_uuid()',
  ])('cannot run: %s', async (statement) => {
    await expect(run(statement)).rejects.toMatchObject(NOT_ALLOWED);
  });

  test('can read the applied migrations and write other tables', async () => {
    const { rows: migrations } = await run('select from migration_hashes');
    expect(migrations).not.toEqual([]);
    const { id } = await buildBnb(portal.db, [5000, 7000]);
    const { rows } = await run('select id from units');
    expect(rows).toHaveLength(3);
    await portal.db.updateTable('strutture').set({ nome: 'Altra' }).where('id', '=', id).execute();
    await portal.db.deleteFrom('strutture').where('id', '=', id).execute();
  });

  test('can read and write tables that later migrations create', async () => {
    await sql`create table nuova (id integer generated always as identity, nome text)`.execute(database.db);
    await run(
      `insert into nuova (nome) values ('a'), ('b'); delete from nuova where nome = 'a'; update nuova set id = default`,
    );
    expect((await run('select * from nuova')).rows).toEqual([{ id: 3, nome: 'b' }]);
  });

  test('does not override the connection options in the URL', async () => {
    const url = new URL(database.url);
    url.searchParams.set('options', '-c search_path=pgboss -c statement_timeout=1234');
    const other = openDatabase(url.href, { role: PORTAL_ROLE, timeLimits: NO_LIMITS });
    const { rows } = await sql`
      select current_user as role, current_setting('search_path') as path, current_setting('statement_timeout') as time
    `.execute(other.db);
    expect(rows).toEqual([{ role: PORTAL_ROLE, path: 'pgboss', time: '1234ms' }]);
    await other.close();
  });

  test('has all the rights that pg-boss needs for its maintenance', async () => {
    const errors: unknown[] = [];
    const boss = new PgBoss({ db: onPool(portal.pool), schema: JOBS_SCHEMA, migrate: false });
    boss.on('error', (error) => errors.push(error));
    boss.on('warning', (warning) => errors.push(warning));
    await boss.start();
    await boss.send('mail', {});
    await boss.supervise();
    await boss.deleteAllJobs('mail');
    await boss.stop({ graceful: false });
    expect(errors).toEqual([]);
  });
});

describe('ensurePortalRole', async () => {
  const server = await openPostgres({ dataDir: temporaryFolder(), durable: false, log: () => undefined });
  afterAll(() => server.stop());

  async function createOwner(name: string, may: string): Promise<string> {
    await administer(server.url, `create role ${name} login password 'prova' ${may}`);
    await administer(server.url, `create database ${name} owner ${name}`);
    const url = new URL(withDatabase(server.url, name));
    url.username = name;
    url.password = 'prova';
    return url.href;
  }

  async function prepare(url: string): Promise<void> {
    const database = openDatabase(url, { timeLimits: NO_LIMITS });
    try {
      await migrate(database.db);
      await prepareJobs(database.pool);
    } finally {
      await database.close();
    }
  }

  async function roleAt(url: string): Promise<unknown> {
    const portal = openDatabase(url, { role: PORTAL_ROLE });
    try {
      const { rows } = await sql`select current_user as role from pgboss.queue limit 1`.execute(portal.db);
      return rows[0];
    } finally {
      await portal.close();
    }
  }

  test('throws an error that lists the required statements if the connecting user can neither create nor assume the role', async () => {
    const url = await createOwner('senza_diritti', '');
    const refusal = await prepare(url).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(OperatorError);
    const lines = /^ {2}.*;$/gm;
    const [create = '', grant = ''] = refusal instanceof Error ? (refusal.message.match(lines) ?? []) : [];
    expect([create, grant]).toEqual([
      '  create role ospitalia_portale nologin;',
      '  grant ospitalia_portale to senza_diritti;',
    ]);
    await administer(server.url, create);
    const second = await prepare(url).catch((error: unknown) => error);
    expect(second instanceof OperatorError && second.message.match(lines)).toEqual([grant]);
    await administer(server.url, grant);
    await prepare(url);
    expect(await roleAt(url)).toEqual({ role: PORTAL_ROLE });
    await administer(server.url, 'drop database senza_diritti with (force)');
    await administer(server.url, `drop role ${PORTAL_ROLE}`);
  });

  test('creates the role once if processes start concurrently with different databases on the same server', async () => {
    const first = await createOwner('prima', 'createrole');
    await administer(server.url, 'create database seconda owner prima');
    const second = withDatabase(first, 'seconda');
    await Promise.all([first, second, first, second].map(prepare));
    for (const url of [first, second]) expect(await roleAt(url)).toEqual({ role: PORTAL_ROLE });
  });
});
