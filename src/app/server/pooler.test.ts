import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { buildStruttura, cinOf } from '../../../test/build-struttura.ts';
import { administer, createTestDatabase } from '../../../test/database.ts';
import { paymentBody } from '../../../test/open-stay.ts';
import { allowPortalLogin, type Pooler, startPooler } from '../../../test/pooler.ts';
import { startPortals } from '../../../test/start-portal.ts';
import { findTrixie } from '../../../test/trixie.ts';
import { sized } from '../../../test/verify.ts';
import { addDays, dateInRome } from '../../kernel/dates/calendar-date.ts';
import { checkConnection } from '../../platform/database/check-connection.ts';
import { checkSession, limitStatements } from '../../platform/database/check-session.ts';
import { explainConnection } from '../../platform/database/explain-connection.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { PORTAL_ROLE } from '../../platform/database/portal-role.ts';
import { OperatorError } from '../../platform/process/operator-error.ts';
import type { Tables } from './database.ts';
import { checkReplica } from './system/check-database.ts';

vi.setConfig({ testTimeout: sized(240_000, 3_600_000) });

const trixie = findTrixie();
const APPEND_ONLY = 'registro_azioni';
const POOLED = { timeLimits: { query_timeout: 5000 } };

describe.skipIf(trixie.root === null)('the portal behind PgBouncer in transaction mode', async () => {
  if (trixie.root === null) return;
  const { root } = trixie;
  const database = await createTestDatabase();
  await allowPortalLogin(database.url);
  await limitStatements(database.db);
  const pooler = await startPooler(root, database.url);
  const poolers = new Set([pooler]);
  const { portals, portalAt, close } = await startPortals(database, 2, {
    env: { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url },
  });
  afterAll(async () => {
    await close();
    await Promise.all([...poolers].map((one) => one.stop()));
  });

  async function start(...[url, options]: [string, Parameters<typeof startPooler>[2]]): Promise<Pooler> {
    const other = await startPooler(root, url, options);
    poolers.add(other);
    return other;
  }

  async function refusal(url: string, { isDirect = false, role }: { isDirect?: boolean; role?: string } = {}) {
    const { pool, close: end } = openDatabase(url, isDirect ? { role: role ?? PORTAL_ROLE } : POOLED);
    try {
      await checkSession(pool, { appendOnlyTable: APPEND_ONLY, isDirect });
      return null;
    } catch (error) {
      const explained = explainConnection(error, url);
      if (!(explained instanceof OperatorError) || explained.message.includes('\n')) throw error;
      return explained.message;
    } finally {
      await end();
    }
  }

  test('starts with the restricted role and limits the duration of its statements', async () => {
    expect(await refusal(pooler.url)).toBeNull();
    const { db, close: end } = openDatabase(pooler.url, POOLED);
    const { rows } = await sql`
      select current_user as user, session_user as login, current_setting('statement_timeout') as limit`.execute(db);
    expect(rows).toEqual([{ user: PORTAL_ROLE, login: PORTAL_ROLE, limit: '4s' }]);
    await expect(sql`select pg_sleep(10)`.execute(db)).rejects.toMatchObject({ code: '57014' });
    await end();
  });

  test.each<[string, Record<string, string | number>, RegExp]>([
    ['in statement mode', { pool_mode: 'statement' }, /lavora in statement mode: imposta pool_mode = transaction/],
    ['in session mode', { pool_mode: 'session' }, /lavora in session mode.*imposta pool_mode = transaction/],
    ['without prepared statements', { max_prepared_statements: 0 }, /serve PgBouncer dalla versione 1\.21/],
    [
      'without available client connections',
      { max_client_conn: 1 },
      /ha tutte le connessioni occupate: aumenta max_client_conn/,
    ],
  ])('does not start if PgBouncer runs %s', async (_, settings, sentence) => {
    const other = await start(database.url, { settings });
    expect(await refusal(other.url)).toMatch(sentence);
  });

  test('does not start if the pooler rejects the password or does not know the database', async () => {
    const wrong = Object.assign(new URL(pooler.url), { password: 'sbagliata' });
    expect(await refusal(wrong.href)).toMatch(/rifiuta ospitalia_portale: nel suo userlist\.txt/);
    const other = Object.assign(new URL(pooler.url), { pathname: '/altro' });
    expect(await refusal(other.href)).toMatch(/non conosce il database altro/);
  });

  test('does not start if the pooler rejects or ignores the startup parameter that sets the restricted role', async () => {
    const { username: user, password } = new URL(database.url);
    const strict = await start(database.url, { user, password });
    expect(await refusal(strict.url, { isDirect: true })).toMatch(/c’è un pooler, che rifiuta i parametri del portale/);
    await expect(checkConnection(strict.url, 'DATABASE_DIRECT_URL')).rejects.toThrow(
      /^Su 127\.0\.0\.1 \(DATABASE_DIRECT_URL\) c’è un pooler/,
    );
    expect(await checkReplica(strict.url)).toMatchObject({
      kind: 'replica.assente',
      reason: expect.stringMatching(/^Su 127\.0\.0\.1 \(DATABASE_READ_URL\) c’è un pooler/),
    });
    const settings = { ignore_startup_parameters: 'options,statement_timeout' };
    const silent = await start(database.url, { user, password, settings });
    expect(await refusal(silent.url, { isDirect: true })).toMatch(
      /^Le richieste arriverebbero al database come \w+, e non come ospitalia_portale: tra il portale e PostgreSQL c’è un pooler/,
    );
    expect(await refusal(silent.url)).toMatch(/scrivi in DATABASE_URL l’utente ospitalia_portale/);
  });

  test.each<[string, string, string, RegExp]>([
    [
      'can change the append-only table',
      `grant update on ${APPEND_ONLY} to ${PORTAL_ROLE}`,
      `revoke update on ${APPEND_ONLY} from ${PORTAL_ROLE}`,
      /può cambiare le righe di registro_azioni/,
    ],
    [
      'cannot read a table',
      `revoke select on strutture from ${PORTAL_ROLE}`,
      `grant select on strutture to ${PORTAL_ROLE}`,
      /mancano i diritti sulla tabella strutture/,
    ],
    [
      'can create roles',
      `alter role ${PORTAL_ROLE} createrole`,
      `alter role ${PORTAL_ROLE} nocreaterole`,
      /ha troppi diritti/,
    ],
    [
      'has no statement limit',
      `alter role ${PORTAL_ROLE} set statement_timeout = 0`,
      `alter role ${PORTAL_ROLE} set statement_timeout = '4s'`,
      /non hanno un limite di tempo/,
    ],
  ])('does not start if its role %s', async (_, plant, undo, sentence) => {
    await administer(database.url, plant);
    // Starts a new pooler, because connections that a pooler has already opened retain the previous settings.
    const fresh = await start(database.url, {});
    try {
      expect(await refusal(fresh.url)).toMatch(sentence);
    } finally {
      await administer(database.url, undo);
    }
    expect(await refusal((await start(database.url, {})).url)).toBeNull();
  });

  test('retries a prepared statement whose plan a migration has made stale', async () => {
    const { db, close: end } = openDatabase<Tables>(pooler.url, POOLED);
    await administer(database.url, 'create table piani (valore integer); insert into piani values (7)');
    await administer(database.url, `grant select on piani to ${PORTAL_ROLE}`);
    const read = async () => (await sql<{ valore: unknown }>`/* prepared */ select valore from piani`.execute(db)).rows;
    expect(await read()).toEqual([{ valore: 7 }]);
    await administer(database.url, 'alter table piani alter column valore type text');
    expect(await read()).toEqual([{ valore: '7' }]);
    await administer(database.url, 'drop table piani');
    await end();
  });

  test('runs 1,000 interleaved transactions without losing any or mixing up their settings', async () => {
    await administer(
      database.url,
      `create table conti (id integer primary key, somma integer not null); grant all on conti to ${PORTAL_ROLE}`,
    );
    await administer(database.url, 'insert into conti select id, 0 from generate_series(1, 10) as id');
    const clients = Array.from({ length: 4 }, () =>
      openDatabase<Tables>(pooler.url, { ...POOLED, size: 10, connectionTimeoutMs: 60_000 }),
    );
    const failures: unknown[] = [];
    const add = async (nth: number) => {
      const { db } = clients[nth % clients.length] ?? clients[0]!;
      await db.transaction().execute(async (transaction) => {
        await sql`select set_config('ospitalia.numero', ${String(nth)}, true), pg_advisory_xact_lock(7, ${nth % 10})`.execute(
          transaction,
        );
        const id = (nth % 10) + 1;
        const { rows } = await sql<{ somma: number }>`/* prepared */ select somma from conti where id = ${id}`.execute(
          transaction,
        );
        await pause(Math.random() * 4);
        await sql`/* prepared */ update conti set somma = ${(rows[0]?.somma ?? 0) + 1} where id = ${id}`.execute(
          transaction,
        );
        const seen = await sql<{ setting: string }>`select current_setting('ospitalia.numero') as setting`.execute(
          transaction,
        );
        if (seen.rows[0]?.setting !== String(nth)) throw new Error('another transaction’s setting');
      });
    };
    const lanes = Array.from({ length: 40 }, async (_lane, lane) => {
      for (let nth = lane; nth < 1000; nth += 40) await add(nth).catch((error: unknown) => failures.push(error));
    });
    await Promise.all(lanes);
    expect(failures).toEqual([]);
    const { rows } = await sql<{ somma: number }>`select somma from conti`.execute(database.db);
    expect(rows.map(({ somma }) => somma)).toEqual(Array.from({ length: 10 }, () => 100));
    await Promise.all(clients.map((client) => client.close()));
    await administer(database.url, 'drop table conti');
  });

  test('sells a night only once if two portals receive 50 concurrent requests for it', async () => {
    const struttura_id = await buildStruttura(database.db, { stripe_account_id: 'acct_demo_anna' });
    const cin = await cinOf(database.db, struttura_id);
    const check_in_date = addDays(dateInRome(new Date()), 30);
    const attempt = async (nth: number): Promise<number> => {
      const body = {
        ...paymentBody(struttura_id),
        cin,
        check_in_date,
        check_out_date: addDays(check_in_date, 3),
        guests: 1,
      };
      const response = await fetch(`http://127.0.0.1:${portalAt(nth).port}/api/payments/booking/create-payment`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': `10.0.0.${nth}`,
          'Idempotency-Key': `pooler-${nth}`,
        },
        body: JSON.stringify(body),
      });
      if (response.status !== 503) return response.status;
      await pause(300);
      return attempt(nth);
    };
    const statuses = await Promise.all(Array.from({ length: 50 }, (_, nth) => attempt(nth)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    expect(portals).toHaveLength(2);
  });
});
