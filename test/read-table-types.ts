import { parseSync } from 'vite';

/** What a column is read as. `isNullable`: not known of what is read as `unknown`. `named`: by a type of another module. */
export type TypedColumn = { base: string; isNullable: boolean | null };
export type TypedTables = Map<string, Map<string, TypedColumn>>;

type Node = { type: string } & Record<string, unknown>;
type Aliases = ReadonlyMap<string, Node>;

/** Types that say how a column is written, too: the first of their arguments is how it is read. */
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
      if (first === undefined) throw new Error('a column is nothing but null');
      return { ...readColumn(first, aliases), isNullable: types.some(({ type }) => type === 'TSNullKeyword') };
    }
    case 'TSLiteralType':
      return { base: typeof child(node, 'literal')['value'], isNullable: false };
    case 'TSArrayType':
      return { base: `${readColumn(child(node, 'elementType'), aliases).base}[]`, isNullable: false };
    default: {
      const known = KEYWORDS[node.type];
      if (known === undefined) throw new Error(`nobody knows how to read a column of type ${node.type}`);
      return known;
    }
  }
}

function members(node: Node, aliases: Aliases): [string, Node][] {
  const literal = node.type === 'TSTypeReference' ? aliases.get(nameOf(child(node, 'typeName'))) : node;
  if (literal === undefined) throw new Error('a table is written down in another file');
  return children(literal, 'members').map((member) => [
    nameOf(child(member, 'key')),
    child(child(member, 'typeAnnotation'), 'typeAnnotation'),
  ]);
}

/** The tables that one `tables.ts` names: the members of its only exported type whose name ends with `Tables`. */
export function readTableTypes(path: string, source: string): TypedTables {
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
  if (tables === undefined) throw new Error(`${path} names no tables`);
  return new Map(
    members(tables, aliases).map(([table, row]) => [
      table,
      new Map(members(row, aliases).map(([column, type]) => [column, readColumn(type, aliases)])),
    ]),
  );
}
