import { globSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { parseSync } from 'vite';

/** `base` is `named` for an imported type. `isNullable` is `null` if the type does not show whether the column is nullable. */
type TypedColumn = { base: string; isNullable: boolean | null };
type TypedTables = Map<string, Map<string, TypedColumn>>;

type Node = { type: string } & Record<string, unknown>;
type Aliases = ReadonlyMap<string, Node>;

/** Kysely types whose first argument is the column's type in query results. */
const WRITING = new Set(['Generated', 'ColumnType']);
const KEYWORDS: Record<string, TypedColumn> = {
  TSStringKeyword: { base: 'string', isNullable: false },
  TSNumberKeyword: { base: 'number', isNullable: false },
  TSBooleanKeyword: { base: 'boolean', isNullable: false },
  TSUnknownKeyword: { base: 'json', isNullable: null },
  TSTypeLiteral: { base: 'json', isNullable: false },
  TSIndexedAccessType: { base: 'named', isNullable: null },
};

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function child(node: Node, name: string): Node {
  const value = node[name];
  if (!isNode(value)) throw new Error(`${node.type} has no ${name}`);
  return value;
}

function children(node: Node, name: string): Node[] {
  const value = node[name];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

const nameOf = (node: Node): string => String(node['name']);

function readReference(node: Node, aliases: Aliases): TypedColumn {
  const name = nameOf(child(node, 'typeName'));
  const alias = aliases.get(name);
  if (alias !== undefined) return readColumn(alias, aliases);
  const [first] = isNode(node['typeArguments']) ? children(node['typeArguments'], 'params') : [];
  if (WRITING.has(name) && first !== undefined) return readColumn(first, aliases);
  if (name === 'Date' || name === 'Buffer') return { base: name, isNullable: false };
  return { base: name === 'Partial' || name === 'Record' ? 'json' : 'named', isNullable: false };
}

function readColumn(node: Node, aliases: Aliases): TypedColumn {
  switch (node.type) {
    case 'TSTypeReference':
      return readReference(node, aliases);
    case 'TSUnionType': {
      const types = children(node, 'types');
      const [first] = types.filter(({ type }) => type !== 'TSNullKeyword');
      if (first === undefined) throw new Error('a column has only null');
      return { ...readColumn(first, aliases), isNullable: types.some(({ type }) => type === 'TSNullKeyword') };
    }
    case 'TSLiteralType':
      return { base: typeof child(node, 'literal')['value'], isNullable: false };
    case 'TSArrayType':
      return { base: `${readColumn(child(node, 'elementType'), aliases).base}[]`, isNullable: false };
    default: {
      const known = KEYWORDS[node.type];
      if (known === undefined) throw new Error(`unknown column type ${node.type}`);
      return known;
    }
  }
}

function members(node: Node, aliases: Aliases): [string, Node][] {
  const literal = node.type === 'TSTypeReference' ? aliases.get(nameOf(child(node, 'typeName'))) : node;
  if (literal === undefined) throw new Error('the type of a table is in another file');
  return children(literal, 'members').map((member) => [
    nameOf(child(member, 'key')),
    child(child(member, 'typeAnnotation'), 'typeAnnotation'),
  ]);
}

function readTableTypes(path: string, source: string): TypedTables {
  const { program } = parseSync(path, source);
  const declarations = (program.body as unknown[]).filter(isNode).map((statement) => {
    return isNode(statement['declaration']) ? statement['declaration'] : statement;
  });
  const aliases = new Map(
    declarations
      .filter(({ type }) => type === 'TSTypeAliasDeclaration')
      .map((node) => [nameOf(child(node, 'id')), child(node, 'typeAnnotation')]),
  );
  const [tables] = [...aliases].filter(([name]) => name.endsWith('Tables')).map(([, node]) => node);
  if (tables === undefined) throw new Error(`${path} exports no tables`);
  return new Map(
    members(tables, aliases).map(([table, row]) => [
      table,
      new Map(members(row, aliases).map(([column, type]) => [column, readColumn(type, aliases)])),
    ]),
  );
}

const WITHOUT_TYPES = [
  'database_identity',
  'feed_host_turns',
  'gone_strutture',
  'last_mail',
  'limit_counts',
  'locations_source',
  'migration_hashes',
  'nightly_archives',
  'page_invalidation_sweeps',
  'page_invalidations',
  'past_calendar_events',
  'processes',
  'restorations',
  'schema_hashes',
];

/** PostgreSQL types that correspond to each TypeScript type. The names of array types begin with `_`. */
const TYPES_OF: Record<string, readonly string[]> = {
  string: ['text', 'uuid', 'date', 'daterange', 'datemultirange', 'int4range', 'tsvector', 'bit', 'varbit', 'bpchar'],
  number: ['int2', 'int4', 'int8', 'float8'],
  boolean: ['bool'],
  Date: ['timestamptz'],
  Buffer: ['bytea'],
  json: ['jsonb'],
  named: ['text', 'json', 'jsonb'],
};

type RealColumn = { table: string; column: string; type: string; is_nullable: boolean };

function fits({ base }: TypedColumn, type: string): boolean {
  if (!base.endsWith('[]')) return TYPES_OF[base]?.includes(type) === true;
  const element = base.slice(0, -2);
  return (element === 'named' && type === 'jsonb') || TYPES_OF[element]?.includes(type.replace(/^_/, '')) === true;
}

function differences(typed: TypedTables, real: readonly RealColumn[]): string[] {
  const faults: string[] = [];
  const unseen = new Set(
    [...typed].flatMap(([table, columns]) => [...columns.keys()].map((column) => `${table}.${column}`)),
  );
  for (const { table, column, type, is_nullable } of real) {
    const name = `${table}.${column}`;
    const known = typed.get(table)?.get(column);
    unseen.delete(name);
    if (known === undefined) faults.push(`${name} has no type`);
    else if (!fits(known, type)) faults.push(`${name} is ${type}, not ${known.base}`);
    else if (known.isNullable !== null && known.isNullable !== is_nullable)
      faults.push(`${name} is ${is_nullable ? '' : 'never '}null`);
  }
  return [...faults, ...[...unseen].map((name) => `${name} does not exist`)];
}

const database = await createTestDatabase();
const { rows } = await database.pool.query<RealColumn>(`
  select table_name as table, column_name as column, udt_name as type, is_nullable = 'YES' as is_nullable
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE'`);
const real = rows;
afterAll(() => database.close());

const typed: TypedTables = new Map(
  globSync('src/*/server/tables.ts').flatMap((path) => [...readTableTypes(path, readFileSync(path, 'utf8'))]),
);
const named = () => real.filter(({ table }) => !WITHOUT_TYPES.includes(table));

describe('the hand-written types of the tables', () => {
  test('match every column of the migrated database', () => {
    expect(typed.size).toBeGreaterThan(50);
    expect(differences(typed, named())).toEqual([]);
  });

  test('exist for every table except those in WITHOUT_TYPES', () => {
    const without = new Set(real.map(({ table }) => table).filter((table) => !typed.has(table)));
    expect([...without].toSorted()).toEqual(WITHOUT_TYPES);
  });

  test.each<[string, string]>([
    ['plan_b: string', 'bookings.plan_b does not exist'],
    ['guests: string', 'bookings.guests is int2, not string'],
    ['expires_at: Date', 'bookings.expires_at is null'],
    ['codice: string | null', 'bookings.codice is never null'],
    ['', 'bookings.codice has no type'],
  ])('are reported as wrong if they contain %j: %s', (member, fault) => {
    const planted = readTableTypes(
      'tables.ts',
      `type Bookings = { ${member} };\nexport type StayTables = { bookings: Bookings };`,
    );
    expect(differences(planted, named())).toContain(fault);
  });
});
