import { createHash } from 'node:crypto';
import type { Pool, PoolClient, QueryConfig } from 'pg';

type Query = (statement: string | QueryConfig, ...rest: unknown[]) => unknown;

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, name);
  return name;
}

/**
 * Lets a database keep the plans of statements that come again, which halves the time of thousands of the same small ones. For
 * tests only: a connection that forgets a statement, as behind a pooler, would refuse it.
 */
export function nameStatements(pool: Pool): void {
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as Query;
    client.query = ((statement: string | QueryConfig, ...rest: unknown[]) => {
      const [values] = rest;
      if (typeof statement !== 'string') return query({ ...statement, name: nameOf(statement.text) }, ...rest);
      if (!Array.isArray(values)) return query(statement, ...rest);
      return query({ text: statement, values, name: nameOf(statement) }, ...rest.slice(1));
    }) as typeof client.query;
  });
}
