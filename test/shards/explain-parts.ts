import type { Pool, PoolClient, QueryConfig } from 'pg';
import { CUT } from './cut-schema.ts';
import { HOMES } from './plan.ts';

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

export type Statement = { text: string; values: unknown[] };

/** How many parts of the cut tables a statement needs: none, one, or more. `refused`: it cannot be run on them as it is. */
export type Parts = { parts: number; tables: string[] } | { refused: string };

type Node = { 'Actual Loops': number; 'Relation Name'?: string; Operation?: string; Plans?: Node[] };

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** A row that is inserted goes where its key says; where the column is yet to come, nothing is known. */
function partOfInsert(table: string): string[] {
  const home = HOMES.get(table);
  if (typeof home !== 'object') return [];
  return home.from === undefined ? ['by value'] : ['by a value', 'that is not there'];
}

function partsOf(plan: Node): { parts: string[]; tables: string[] } {
  const parts = new Set<string>();
  const tables = new Set<string>();
  for (const { 'Relation Name': relation = '', 'Actual Loops': visits, Operation } of nodesOf(plan)) {
    if (visits === 0) continue;
    const [, table = '', part] = /^(\w+)_part(\d)$/.exec(relation) ?? [];
    if (part !== undefined) parts.add(part);
    if (table !== '') tables.add(table);
    if (Operation === 'Insert') for (const one of partOfInsert(relation)) parts.add(one);
  }
  return { parts: [...parts], tables: [...tables] };
}

/** Runs a statement on the cut tables and takes it back: a part that its plan names and does not visit is not needed. */
export async function explainParts(client: PoolClient, { text, values }: Statement): Promise<Parts> {
  try {
    await client.query(`begin; set local search_path = ${CUT}, public`);
    const { rows } = await client.query({ text: `explain (analyze, costs off, format json) ${text}`, values });
    const found = partsOf(rows[0]['QUERY PLAN'][0].Plan);
    return { parts: found.parts.length, tables: found.tables };
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) };
  } finally {
    await client.query('rollback');
  }
}
