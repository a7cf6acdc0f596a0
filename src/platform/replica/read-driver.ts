import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';

export type RunQuery = <Row extends object>(sql: string, parameters: readonly unknown[]) => Promise<Row[]>;

/** Query kinds that the read handle accepts. A raw statement must also start with a read keyword, such as `select`. */
const READS = new Set(['SelectQueryNode', 'RawNode', 'WithNode', 'ValuesNode']);
const RAW_READ = /^\s*(?:\/\*.*?\*\/\s*)*(?:select|with|values|explain)\b/i;

function refuseWrite({ query, sql }: CompiledQuery): void {
  const isRead = READS.has(query.kind) && (query.kind !== 'RawNode' || RAW_READ.test(sql));
  if (!isRead) throw new TypeError(`a read handle must not run: ${sql.slice(0, 80)}`);
}

/** The statements of a transaction use a single connection to the primary. */
class ReadConnection implements DatabaseConnection {
  readonly #run: RunQuery;
  transaction: PoolClient | undefined;

  constructor(run: RunQuery) {
    this.#run = run;
  }

  async executeQuery<Row>(compiled: CompiledQuery): Promise<QueryResult<Row>> {
    const parameters = [...compiled.parameters];
    if (this.transaction !== undefined) return { rows: (await this.transaction.query(compiled.sql, parameters)).rows };
    refuseWrite(compiled);
    return { rows: (await this.#run(compiled.sql, parameters)) as Row[] };
  }

  end(isBroken: boolean): void {
    this.transaction?.release(isBroken);
    this.transaction = undefined;
  }

  streamQuery(): never {
    throw new TypeError('a read handle does not stream');
  }
}

function connectionOf(connection: DatabaseConnection): ReadConnection {
  if (connection instanceof ReadConnection) return connection;
  throw new TypeError('the connection belongs to another driver');
}

/** Does not end the pools, because other code uses them. Transactions run on `primary` and are read-only too. */
export class ReadDriver implements Driver {
  readonly #run: RunQuery;
  readonly #primary: Pool;

  constructor(run: RunQuery, primary: Pool) {
    this.#run = run;
    this.#primary = primary;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new ReadConnection(this.#run);
  }

  async beginTransaction(connection: DatabaseConnection, { isolationLevel }: TransactionSettings): Promise<void> {
    const transactional = connectionOf(connection);
    transactional.transaction = await this.#primary.connect();
    const level = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`;
    try {
      await transactional.transaction.query(`start transaction${level} read only`);
    } catch (error) {
      transactional.end(true);
      throw error;
    }
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    } catch (error) {
      connectionOf(connection).end(true);
      throw error;
    }
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    connectionOf(connection).end(false);
  }

  async destroy(): Promise<void> {}
}
