import type { Pool, PoolClient, QueryConfig } from 'pg';
import type { Statement } from './explain-parts.ts';

type Query = (statement: string | QueryConfig, ...rest: unknown[]) => unknown;

/** What a planner has no opinion of, and the jobs' own queue. */
const ASIDE =
  /^\s*(?:begin|start|commit|rollback|savepoint|release|set|explain|listen|create|truncate)\b|pgboss|search_path/i;

/** Tells every statement that a pool's new connections are asked, as it is asked. */
export function recordStatements(pool: Pool, hear: (asked: Statement) => void): void {
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as Query;
    client.query = ((statement: string | QueryConfig, ...rest: unknown[]) => {
      const text = typeof statement === 'string' ? statement : statement.text;
      const values = typeof statement === 'string' ? rest[0] : statement.values;
      if (!ASIDE.test(text)) hear({ text, values: Array.isArray(values) ? values : [] });
      return query(statement, ...rest);
    }) as typeof client.query;
  });
}
