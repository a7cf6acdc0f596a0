import { parseSync } from 'vite';

/** If `typeOnly` is set, type stripping removes the import entirely. */
export type Import = { specifier: string; typeOnly: boolean; line: number };

export type TypeName = { name: string; line: number };

export type Module = { imports: Import[]; typeNames: TypeName[]; sqlLines: number[]; sentenceLines: number[] };

export type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const QUERY_BUILDERS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);
const SQL_TEXT =
  /^\s*(?:with\b[^;]+\bas\b|select\b[^;]+\bfrom\b|insert\s+into\b|update\b[^;]+\bset\b|delete\s+from\b|copy\b[^;]+\b(?:from|to)\b|truncate\b)/i;

/** Matches sentences and phrases with accented letters, but not URLs, keys or class names. */
const SENTENCE = /^\s*\p{Lu}\p{Ll}+,? [\p{L}«]|\p{L}{2} \p{L}.*[àèéìòù]|[àèéìòù].* \p{L}|\p{L}’\p{L}|«|\p{L}…$/u;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function isForDevelopers({ type, callee }: Node): boolean {
  if (type === 'NewExpression') return true;
  return type === 'CallExpression' && isNode(callee) && isNode(callee.object) && callee.object.name === 'console';
}

export function* nodesBelow(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesBelow(child);
  }
}

function textOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateElement' || typeof node.value !== 'object' || node.value === null) return null;
  return 'raw' in node.value && typeof node.value.raw === 'string' ? node.value.raw : null;
}

function importOf(node: Node): Omit<Import, 'line'> | null {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration': {
      const specifier = textOf(node.source);
      return specifier === null
        ? null
        : { specifier, typeOnly: node.importKind === 'type' || node.exportKind === 'type' };
    }
    case 'ImportExpression': {
      const specifier = textOf(node.source);
      return specifier === null ? null : { specifier, typeOnly: false };
    }
    case 'TSImportType': {
      const specifier = textOf(node.source) ?? textOf(node.argument);
      return specifier === null ? null : { specifier, typeOnly: true };
    }
    default:
      return null;
  }
}

function typeNameOf({ type, id }: Node): string | null {
  if (type !== 'TSTypeAliasDeclaration' && type !== 'TSInterfaceDeclaration') return null;
  return isNode(id) && typeof id.name === 'string' ? id.name : null;
}

function isSql(node: Node): boolean {
  if (node.type === 'TaggedTemplateExpression') return isNode(node.tag) && node.tag.name === 'sql';
  if (node.type === 'MemberExpression') {
    return isNode(node.property) && typeof node.property.name === 'string' && QUERY_BUILDERS.has(node.property.name);
  }
  return SQL_TEXT.test(textOf(node) ?? '');
}

function* sentencesBelow(node: Node): Generator<Node> {
  if (isForDevelopers(node)) return;
  if (SENTENCE.test(textOf(node) ?? '')) yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* sentencesBelow(child);
  }
}

export function readModule(path: string, source: string): Module {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message ?? 'does not parse'}`);
  const lineOf = (node: Node) => source.slice(0, node.start).split('\n').length;
  const module: Module = { imports: [], typeNames: [], sqlLines: [], sentenceLines: [] };
  if (!isNode(program)) return module;
  for (const node of nodesBelow(program)) {
    const found = importOf(node);
    if (found !== null) module.imports.push({ ...found, line: lineOf(node) });
    const name = typeNameOf(node);
    if (name !== null) module.typeNames.push({ name, line: lineOf(node) });
    if (isSql(node)) module.sqlLines.push(lineOf(node));
  }
  for (const node of sentencesBelow(program)) module.sentenceLines.push(lineOf(node));
  return module;
}
