import { type Kysely, sql } from 'kysely';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { OperatorError } from '../process/operator-error.ts';
import { PORTAL_ROLE } from './portal-role.ts';

/** Of a statement that the portal sends without a limit of its own, as through a pooler; the same as `REQUEST_LIMITS`. */
const STATEMENT_LIMIT = '4s';
const MAX_STATEMENT_MS = 10_000;
const PRIVILEGE_MISSING = '42501';
const PROBE = { name: 'session_check', text: 'select $1::integer as value', values: [1] };

/** Gives the role a limit for its statements, unless it has one: poolers drop the one that a connection starts with. */
export async function limitStatements<T>(db: Kysely<T>): Promise<void> {
  const { rows } = await sql<{ has_limit: boolean }>`
    select coalesce(rolconfig::text like '%statement_timeout=%', false) as has_limit
    from pg_roles where rolname = ${PORTAL_ROLE}`.execute(db);
  if (rows[0]?.has_limit !== false) return;
  await db.transaction().execute(async (transaction) => {
    // A role may always set its own defaults.
    await sql.raw(`set local role ${PORTAL_ROLE}`).execute(transaction);
    await sql.raw(`alter role ${PORTAL_ROLE} set statement_timeout = '${STATEMENT_LIMIT}'`).execute(transaction);
  });
  // A pooler may have opened sessions before, which keep their settings.
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

/** `isDirect`: without `DATABASE_DIRECT_URL` the owner connects and takes the role with the first parameter of the connection. */
type SessionOptions = { appendOnlyTable: string; isDirect: boolean };

function wrongUser({ user }: Session, isDirect: boolean): string {
  const remedy = isDirect
    ? `tra il portale e PostgreSQL c’è un pooler che scarta il ruolo. Scrivi in DATABASE_URL il pooler con l’utente ${PORTAL_ROLE}, e in DATABASE_DIRECT_URL PostgreSQL stesso`
    : `scrivi in DATABASE_URL l’utente ${PORTAL_ROLE}; il proprietario del database va in DATABASE_DIRECT_URL`;
  return `Le richieste arriverebbero al database come ${user}, e non come ${PORTAL_ROLE}: ${remedy}.`;
}

function faultOf(session: Session, mayUpdate: boolean, { appendOnlyTable, isDirect }: SessionOptions): string | null {
  const { user, login, is_powerful, limit_ms, forbidden } = session;
  if (user !== PORTAL_ROLE || (!isDirect && login !== PORTAL_ROLE)) return wrongUser(session, isDirect);
  const remedy = 'Un amministratore di PostgreSQL esegue una volta:';
  if (forbidden !== null) {
    return `Al ruolo ${user} mancano i diritti sulla tabella ${forbidden}. ${remedy} grant select on ${forbidden} to ${user};`;
  }
  if (is_powerful) {
    return `Il ruolo ${user} ha troppi diritti: non deve essere superuser, né creare ruoli, né appartenere al proprietario delle tabelle. ${remedy} alter role ${user} nosuperuser nocreaterole nobypassrls;`;
  }
  if (mayUpdate || session.may_change) {
    return `Il ruolo ${user} può cambiare le righe di ${appendOnlyTable}, e deve poterle solo aggiungere. ${remedy} revoke update, delete, truncate on ${appendOnlyTable} from ${user};`;
  }
  if (limit_ms > 0 && limit_ms <= MAX_STATEMENT_MS) return null;
  return `Le istruzioni del portale non hanno un limite di tempo. ${remedy} alter role ${user} set statement_timeout = '${STATEMENT_LIMIT}'; poi riavvia il pooler, se c’è.`;
}

/** Tries it, without a row to change: a pooler may connect with other rights than the catalogue says. */
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

/** Two clients prepare the same name in turn: a pooler that passes names through gives both the same server and collides. */
async function checkPreparedStatements(first: PoolClient, second: PoolClient): Promise<string | null> {
  try {
    for (const client of [first, second, first]) await client.query(PROBE);
    return null;
  } catch (error) {
    if (!(error instanceof DatabaseError && (error.code === '42P05' || error.code === '26000'))) throw error;
    return 'Il pooler non porta le istruzioni preparate: serve PgBouncer dalla versione 1.21, con max_prepared_statements maggiore di 0.';
  }
}

const ROUNDS = 20;

/** In session mode a client keeps its server connection. In transaction mode the next client is served by one that became free. */
async function checkPoolMode(first: PoolClient, second: PoolClient): Promise<string | null> {
  const pidsOf = new Map([first, second].map((client) => [client, new Set<number>()]));
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each twice in a row: a pooler that takes turns would serve two alternating clients with two connections.
    const client = round % 4 < 2 ? first : second;
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    for (const { pid } of rows) {
      // PostgreSQL itself names its process when the connection starts.
      if ('processID' in client && client.processID === pid) return null;
      pidsOf.get(client)?.add(pid);
    }
  }
  const pids = [...pidsOf.values()];
  if (pids.some(({ size }) => size > 1) || new Set(pids.flatMap((own) => [...own])).size === 1) return null;
  return 'Il pooler lavora in session mode, e dà a ogni portale connessioni sue: imposta pool_mode = transaction.';
}

/**
 * Verifies, through the pool that requests use, the role, its rights, the limit of statements, prepared statements and
 * the mode of the pooler. Throws an `OperatorError` with the remedy. `appendOnlyTable`: a table whose rows the role must not change.
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
