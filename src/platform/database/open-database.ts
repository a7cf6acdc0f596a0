import { callbackify } from 'node:util';
import { Kysely, type KyselyConfig, PostgresDialect } from 'kysely';
import { DatabaseError, type Pool, type PoolClient, TypeOverrides, types } from 'pg';
import { GuardedPool, type StatementGuard } from './guarded-pool.ts';
import { createLocator, type ServerLocator } from './find-server.ts';
import { inSpan, describeStatement } from '../telemetry/spans.ts';
import type { DatabaseWatch } from './watch-database.ts';

export type Database<Tables> = { db: Kysely<Tables>; pool: Pool; close(): Promise<void> };

type TimeLimits = { statement_timeout?: number; query_timeout?: number };

export type DatabaseOptions = {
  /** `statement_timeout` and `role` are startup parameters, which poolers reject or drop. */
  timeLimits?: TimeLimits;
  role?: string;
  locator?: ServerLocator;
  size?: number;
  connectionTimeoutMs?: number;
  hasBudget?: boolean;
  watch?: DatabaseWatch;
  onConnectionError?(error: Error): void;
  onQuery?(query: { kind: string; seconds: number; error?: unknown }): void;
};

const MS = 1000;
const POOL_SIZE = 10;
const CONNECTION_TIMEOUT_MS = 2000;
/** Time after which an idle connection is closed. A new connection costs 10 ms of CPU time and has no cached plans. */
const IDLE_TIMEOUT_MS = 60_000;

/** PostgreSQL times out before the client, so that no abandoned statement continues. */
export const REQUEST_LIMITS = { statement_timeout: 4000, query_timeout: 5000 };

export const NO_LIMITS: TimeLimits = {};

const INT8_ARRAY = 1016;
const DATE_ARRAY = 1182;

function parseInt8(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value)) return value;
  throw new RangeError(`${text} is not a safe integer in JavaScript`);
}

/** Supports only one-dimensional arrays of values that PostgreSQL writes without quotes. */
function parseArray<T>(parse: (text: string) => T): (text: string) => (T | null)[] {
  return (text) => {
    const items = text === '{}' ? [] : text.slice(1, -1).split(',');
    return items.map((item) => (item === 'NULL' ? null : parse(item)));
  };
}

/** Parses dates as strings, because a JavaScript `Date` may fall on another day, depending on the time zone. */
function typeParsers(): TypeOverrides {
  const parsers = new TypeOverrides();
  const keep = (text: string) => text;
  parsers.setTypeParser(types.builtins.DATE, keep);
  parsers.setTypeParser(DATE_ARRAY, parseArray(keep));
  parsers.setTypeParser(types.builtins.INT8, parseInt8);
  parsers.setTypeParser(INT8_ARRAY, parseArray(parseInt8));
  return parsers;
}

/** Sets the role as a startup parameter, so that `reset role` returns to it. */
function withRole(url: string, role: string | undefined): string {
  if (role === undefined) return url;
  const changed = new URL(url);
  const options = [changed.searchParams.get('options'), `-c role=${role}`];
  changed.searchParams.set('options', options.filter((option) => option !== null).join(' '));
  return changed.href;
}

function loggedTo({ onQuery }: DatabaseOptions): Pick<KyselyConfig, 'log'> {
  if (onQuery === undefined) return {};
  return {
    log: (event) => {
      const query = { kind: event.query.query.kind, seconds: event.queryDurationMillis / MS };
      onQuery(event.level === 'error' ? { ...query, error: event.error } : query);
    },
  };
}

/**
 * Comment that marks a statement to be prepared, so that PostgreSQL caches its plan. The text must be constant and list the
 * columns instead of `*`.
 */
const PREPARED = '/* prepared */';

/** PostgreSQL routine that reports a cached plan with outdated column types. The statement then needs a new name. */
const STALE_PLAN = 'RevalidateCachedQuery';

type PreparedStatement = { name: string; text: string };

const prepared = new Map<string, PreparedStatement>();
let count = 0;

/** Names a statement. Adds a counter to a text that is prepared again, because PgBouncer would otherwise reuse the stale plan. */
function prepare(text: string): PreparedStatement {
  count += 1;
  const statement = { name: `prepared_${count}`, text: prepared.has(text) ? `/* ${count} */ ${text}` : text };
  prepared.set(text, statement);
  return statement;
}

type Callback = (error: Error | null, result: unknown) => void;

function isCallback(value: unknown): value is Callback {
  return typeof value === 'function';
}

function isStalePlan(error: unknown): boolean {
  return error instanceof DatabaseError && error.routine === STALE_PLAN;
}

/** Returns whether the budget limits a statement. Statements with a `submit` method set their own limits. */
function isPlain(statement: unknown): statement is string | object {
  return (
    typeof statement === 'string' || (typeof statement === 'object' && statement !== null && !('submit' in statement))
  );
}

function guardStatements(client: PoolClient, { budget, onFailure }: StatementGuard): void {
  const query: (...args: unknown[]) => unknown = client.query.bind(client);
  const runWithin = async (statement: object) => {
    const requestBudget = budget();
    try {
      if (requestBudget === null) return await query(statement);
      return await requestBudget.spend(
        async () => query(statement),
        () => client.connection.stream.destroy(),
      );
    } catch (error) {
      onFailure(client, error);
      throw error;
    }
  };
  const queryGuarded = (statement: unknown, ...rest: unknown[]) => {
    if (!isPlain(statement)) return query(statement, ...rest);
    const done = rest.find(isCallback);
    const values = Array.isArray(rest[0]) ? { values: rest[0] } : {};
    const whole = { ...(typeof statement === 'string' ? { text: statement } : statement), ...values };
    const traced = () =>
      inSpan(
        () => describeStatement(statement),
        () => runWithin(whole),
      );
    return done === undefined ? traced() : callbackify(traced)(done);
  };
  Object.assign(client, { query: queryGuarded });
}

/** Prepares marked statements. If a plan is stale, the statement is retried, except within a transaction. */
function enablePreparedStatements(client: PoolClient): void {
  const query: (...args: unknown[]) => unknown = client.query.bind(client);
  const runPrepared = async (text: string, values: unknown) => {
    const statement = prepared.get(text) ?? prepare(text);
    const isInTransaction = client.getTransactionStatus() === 'T';
    try {
      return await query({ ...statement, values });
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      const next = prepared.get(text) === statement ? prepare(text) : prepared.get(text);
      if (isInTransaction) throw error;
      return query({ ...next, values });
    }
  };
  const queryPrepared = (statement: unknown, ...rest: unknown[]) => {
    if (typeof statement !== 'string' || !statement.includes(PREPARED)) return query(statement, ...rest);
    const [values, done] = rest;
    // `Pool.query` passes a callback.
    return isCallback(done) ? callbackify(runPrepared)(statement, values, done) : runPrepared(statement, values);
  };
  Object.assign(client, { query: queryPrepared });
}

/** Connections are opened on demand, so an unreachable server is not noticed before the first query. */
export function openDatabase<Tables>(url: string, options: DatabaseOptions = {}): Database<Tables> {
  const { hasBudget = false, watch } = options;
  const locator = options.locator ?? createLocator(url, options.connectionTimeoutMs);
  const settings = {
    connectionString: url,
    application_name: 'ospitalia',
    max: options.size ?? POOL_SIZE,
    connectionTimeoutMillis: options.connectionTimeoutMs ?? CONNECTION_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    keepAlive: true,
    types: typeParsers(),
    ...(options.timeLimits ?? REQUEST_LIMITS),
  };
  const locate = async () => withRole(await locator.current(), options.role);
  const pool = new GuardedPool(settings, {
    locator: { ...locator, current: locate },
    hasBudget,
    ...(watch && { watch }),
  });
  // Without a listener, a restart of the server would end the whole process.
  pool.on('error', (error) => {
    // Removes the client that the pool attaches to the error, because a log would otherwise print it.
    Reflect.deleteProperty(error, 'client');
    options.onConnectionError?.(error);
  });
  // Ignores errors of checked-out connections, because the next query fails anyway. Without a listener, such an error would end
  // the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', (client) => guardStatements(client, pool.guard));
  pool.on('connect', enablePreparedStatements);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...loggedTo(options) });
  return {
    db,
    pool,
    async close() {
      await db.destroy();
      // Kysely ends the pool only if `db` was used.
      if (!pool.ending) await pool.end();
    },
  };
}
