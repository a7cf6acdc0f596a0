import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { normalizePath, parseSync, type Plugin } from 'vite';
import { isNode, type Node, nodesBelow } from './dependency-rules/read-module.ts';

const ONE = '?message=';
const OF_MESSAGES = /\/messages\/[a-z-]+(?:\.[a-z]{2})?\.ts$/;
const OF_SIBLINGS = /^\.\/[a-z-]+\.[a-z]{2}\.ts$/;
const TYPED_EXPRESSION = /^TS(?:As|Satisfies|NonNull|Instantiation)(?:Expression)?$/;

type Edit = { start: number; end: number; text: string };

const parsed = new Map<string, { code: string; statements: Node[] }>();

/** Caches the statements of a file, because parsing takes 7 of the 29 CPU seconds of a language's build. */
function statementsOf(file: string, code: string): Node[] {
  const known = parsed.get(file);
  if (known?.code === code) return known.statements;
  const body: readonly unknown[] = parseSync(file, code).program.body;
  const statements = body.filter(isNode);
  parsed.set(file, { code, statements });
  return statements;
}

function* valuesBelow(node: Node): Generator<Node> {
  if (TYPED_EXPRESSION.test(node.type)) return yield* isNode(node.expression) ? valuesBelow(node.expression) : [];
  if (node.type.startsWith('TS')) return;
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* valuesBelow(child);
  }
}

const nameOf = (node: unknown) => (isNode(node) && typeof node.name === 'string' ? node.name : '');
const rangeOf = ({ start, end }: Node) => ({ start, end });
const sourceOf = ({ source }: Node) => (isNode(source) ? String(source.value) : '');
const specifiersOf = ({ specifiers }: Node) => (Array.isArray(specifiers) ? specifiers.filter(isNode) : []);
const isOfTypes = ({ importKind }: Node) => importKind === 'type';

function declaredBy(statement: Node): string[] {
  const declaration = isNode(statement.declaration) ? statement.declaration : statement;
  if (declaration.type.startsWith('TS')) return [];
  if (!Array.isArray(declaration.declarations)) return [nameOf(declaration.id)];
  return declaration.declarations.filter(isNode).map(({ id }) => nameOf(id));
}

function importOne(source: string, imported: string, local: string): string {
  const from = OF_MESSAGES.test(source) ? `${source}${ONE}${imported}` : source;
  return `import { ${imported}${imported === local ? '' : ` as ${local}`} } from ${JSON.stringify(from)};`;
}

export function readMessage(file: string, code: string, name: string): string {
  const statements = statementsOf(file, code);
  const own = statements.find((each) => each.type !== 'ImportDeclaration' && declaredBy(each).includes(name));
  const used = new Set(own === undefined ? [name] : [...nodesBelow(own)].map(nameOf));
  const imports = statements.flatMap((each) => {
    if (each.type !== 'ImportDeclaration') {
      const siblings = each === own ? [] : declaredBy(each).filter((sibling) => sibling !== '' && used.has(sibling));
      return siblings.map((sibling) => importOne(file, sibling, sibling));
    }
    if (isOfTypes(each)) return [];
    const specifiers = specifiersOf(each).filter((one) => !isOfTypes(one) && used.has(nameOf(one.local)));
    const source = OF_SIBLINGS.test(sourceOf(each))
      ? normalizePath(resolve(dirname(file), sourceOf(each)))
      : sourceOf(each);
    return specifiers.map((one) =>
      one.type === 'ImportNamespaceSpecifier'
        ? `import * as ${nameOf(one.local)} from ${JSON.stringify(source)};`
        : importOne(source, nameOf(one.imported), nameOf(one.local)),
    );
  });
  const text = own === undefined ? `export { ${name} };` : code.slice(own.start, rangeOf(own).end);
  return [...imports, text.startsWith('export') ? text : `export ${text}`].join('\n');
}

function importOfAll(statement: Node, local: string, statements: readonly Node[]): Edit[] {
  const values = statements
    .filter(({ type }) => type !== 'ImportDeclaration')
    .flatMap((each) => [...valuesBelow(each)]);
  const members = values.filter(
    ({ type, computed, object }) => type === 'MemberExpression' && computed === false && nameOf(object) === local,
  );
  const mentions = values.filter(({ type, name }) => type === 'Identifier' && name === local);
  if (mentions.length !== members.length) return [];
  const names = new Set(members.map(({ property }) => nameOf(property)));
  const imports = [...names].map((name) => importOne(sourceOf(statement), name, `${local}$${name}`));
  return [
    { ...rangeOf(statement), text: imports.join('\n') },
    ...members.map((each) => ({ ...rangeOf(each), text: `${local}$${nameOf(each.property)}` })),
  ];
}

function importEdits(statement: Node, statements: readonly Node[]): Edit[] {
  const specifiers = specifiersOf(statement);
  if (isOfTypes(statement) || !OF_MESSAGES.test(sourceOf(statement))) return [];
  const [first] = specifiers;
  if (first?.type === 'ImportNamespaceSpecifier') return importOfAll(statement, nameOf(first.local), statements);
  const values = specifiers.filter((one) => !isOfTypes(one));
  const imports = values.map((one) => importOne(sourceOf(statement), nameOf(one.imported), nameOf(one.local)));
  return [{ ...rangeOf(statement), text: imports.join('\n') }];
}

/** Rewrites imports to one module per message, so that the bundler knows which file needs which message. */
export function importSingleMessages(file: string, code: string): string {
  const statements = statementsOf(file, code);
  const imports = statements.filter(({ type }) => type === 'ImportDeclaration');
  const edits = imports
    .flatMap((each) => importEdits(each, statements))
    .toSorted((one, other) => other.start - one.start);
  return edits.reduce((text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end), code);
}

/**
 * Splits each messages file into one module per message, because a page would otherwise load all messages of the file (7.5 KB for
 * `stay`).
 */
export const messageModules = (): Plugin => ({
  name: 'message-modules',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer) {
    const [file = '', name] = source.split(ONE);
    if (name === undefined) return null;
    const own = await this.resolve(file, importer?.split('?')[0]);
    return own === null ? null : { id: `${own.id}${ONE}${name}`, moduleSideEffects: false };
  },
  load(id) {
    const [file = '', name] = normalizePath(id).split(ONE);
    return name === undefined ? null : readMessage(file, readFileSync(file, 'utf8'), name);
  },
  transform(code, id) {
    if (!code.includes('/messages/') || !/\/src\/.*\.tsx?(?:\?|$)/.test(id)) return null;
    return importSingleMessages(id.replace(/\?.*$/, ''), code);
  },
});
