import { type Kysely, sql } from 'kysely';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { OperatorError } from '../process/operator-error.ts';
import { PORTAL_ROLE } from './portal-role.ts';
import * as operatorMessages from '../messages/operator.ts';

/** Default `statement_timeout` of the portal's role. Equals `REQUEST_LIMITS.statement_timeout`. */
const STATEMENT_LIMIT = '4s';
const MAX_STATEMENT_MS = 10_000;
const PRIVILEGE_MISSING = '42501';
const PROBE = { name: 'session_check', text: 'select $1::integer as value', values: [1] };

/** Gives the role a default time limit, because poolers drop the limit that a connection sets when it starts. */
export async function limitStatements<T>(db: Kysely<T>): Promise<void> {
  const { rows } = await sql<{ has_limit: boolean }>`
    select coalesce(rolconfig::text like '%statement_timeout=%', false) as has_limit
    from pg_roles where rolname = ${PORTAL_ROLE}`.execute(db);
  if (rows[0]?.has_limit !== false) return;
  await db.transaction().execute(async (transaction) => {
    // A role can always change its own defaults, so this requires no further privileges.
    await sql.raw(`set local role ${PORTAL_ROLE}`).execute(transaction);
    await sql.raw(`alter role ${PORTAL_ROLE} set statement_timeout = '${STATEMENT_LIMIT}'`).execute(transaction);
  });
  // Sessions that a pooler opened earlier keep their settings, so they are terminated.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = ${PORTAL_ROLE}`.execute(db);
}

type Session = {
  user: string;
  login: string;
  is_powerful: boolean;
  may_change: boolean;
  limit_ms: number;
  forbidden: string | null;
};

const SESSION = `
  select current_user as user, session_user as login,
    rolsuper or rolcreaterole or rolbypassrls or pg_has_role(current_user, (
      select relowner from pg_class where oid = to_regclass($1)), 'member') as is_powerful,
    has_any_column_privilege(current_user, to_regclass($1), 'update')
      or has_table_privilege(current_user, to_regclass($1), 'delete, truncate') as may_change,
    (select setting::integer from pg_settings where name = 'statement_timeout') as limit_ms,
    (select min(relname::text) from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not has_table_privilege(oid, 'select')) as forbidden
  from pg_roles where rolname = current_user`;

type SessionOptions = { appendOnlyTable: string; isDirect: boolean };

function wrongUser({ user }: Session, isDirect: boolean): string {
  const remedy = isDirect
    ? operatorMessages.poolerDropsRole(PORTAL_ROLE)
    : operatorMessages.userShouldBePortal(PORTAL_ROLE);
  return operatorMessages.requestsAsOtherUser(user, PORTAL_ROLE, remedy);
}

function faultOf(session: Session, mayUpdate: boolean, { appendOnlyTable, isDirect }: SessionOptions): string | null {
  const { user, login, is_powerful, limit_ms, forbidden } = session;
  if (user !== PORTAL_ROLE || (!isDirect && login !== PORTAL_ROLE)) return wrongUser(session, isDirect);
  const remedy = operatorMessages.adminRunsOnce();
  if (forbidden !== null) {
    return operatorMessages.rightsMissing(user, forbidden, remedy);
  }
  if (is_powerful) {
    return operatorMessages.rightsExcessive(user, remedy);
  }
  if (mayUpdate || session.may_change) {
    return operatorMessages.mayChangeAppendOnly(user, appendOnlyTable, remedy);
  }
  if (limit_ms > 0 && limit_ms <= MAX_STATEMENT_MS) return null;
  return operatorMessages.noStatementTimeout(remedy, user, STATEMENT_LIMIT);
}

/** Tests the privilege with an update that matches no row, in addition to the catalogue query (`SESSION`). */
async function mayUpdateRows(client: PoolClient, table: string): Promise<boolean> {
  await client.query('savepoint update_attempt');
  try {
    await client.query(`update ${table} set id = default where false`);
    return true;
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === PRIVILEGE_MISSING)) throw error;
    await client.query('rollback to savepoint update_attempt');
    return false;
  }
}

async function readFault(client: PoolClient, options: SessionOptions): Promise<string | null> {
  await client.query('begin');
  try {
    const [session] = (await client.query<Session>(SESSION, [options.appendOnlyTable])).rows;
    if (session === undefined) throw new Error('the current role is not in pg_roles');
    return faultOf(session, await mayUpdateRows(client, options.appendOnlyTable), options);
  } finally {
    await client.query('rollback');
  }
}

/** Checks prepared statements. The second client fails if a pooler shares a connection without renaming the statements. */
async function checkPreparedStatements(first: PoolClient, second: PoolClient): Promise<string | null> {
  try {
    for (const client of [first, second, first]) await client.query(PROBE);
    return null;
  } catch (error) {
    if (!(error instanceof DatabaseError && (error.code === '42P05' || error.code === '26000'))) throw error;
    return operatorMessages.poolerWithoutPreparedStatements();
  }
}

const ROUNDS = 20;

/** Checks that no pooler runs in session mode, in which each client has its own server connection. */
async function checkPoolMode(first: PoolClient, second: PoolClient): Promise<string | null> {
  const pidsOf = new Map([first, second].map((client) => [client, new Set<number>()]));
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each client runs two queries in a row. If the clients alternated, a round-robin pooler would look as if it were in session
    // mode.
    const client = round % 4 < 2 ? first : second;
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    for (const { pid } of rows) {
      // When a connection starts, a pooler reports a process ID of its own, so equal IDs mean that there is no pooler.
      if ('processID' in client && client.processID === pid) return null;
      pidsOf.get(client)?.add(pid);
    }
  }
  const pids = [...pidsOf.values()];
  if (pids.some(({ size }) => size > 1) || new Set(pids.flatMap((pidsOfClient) => [...pidsOfClient])).size === 1)
    return null;
  return operatorMessages.poolerInSessionMode();
}

/**
 * Throws an `OperatorError` with the remedy if the role or a pooler is misconfigured. The role must not change rows of
 * `appendOnlyTable`.
 */
export async function checkSession(pool: Pick<Pool, 'connect'>, options: SessionOptions): Promise<void> {
  const clients: PoolClient[] = [];
  try {
    const first = await pool.connect();
    clients.push(first);
    const second = await pool.connect();
    clients.push(second);
    const fault =
      (await readFault(first, options)) ??
      (await checkPreparedStatements(first, second)) ??
      (await checkPoolMode(first, second));
    if (fault !== null) throw new OperatorError(fault);
  } finally {
    for (const client of clients) client.release(true);
  }
}
