import type { SpanStart } from './spans.ts';

/** Quoted values, also between dollar signs. Parameters are not in the text. */
const LITERALS = /'(?:[^']|'')*'|\$(\w*)\$[^]*?\$\1\$/g;
const COMMENTS = /\/\*[^]*?\*\/|--[^\n]*/g;

function textOf(statement: string | object): string {
  if (typeof statement === 'string') return statement;
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : '';
}

/** @example describeStatement("select id from homes where nome = 'x'").attributes // { …, 'db.query.text': 'select id from homes where nome = ?' } */
export function describeStatement(statement: string | object): SpanStart {
  const text = textOf(statement).replaceAll(LITERALS, '?').replaceAll(COMMENTS, ' ').replaceAll(/\s+/g, ' ').trim();
  const [operation = 'SQL'] = /^[a-z]+/i.exec(text) ?? [];
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
  return { name: operation.toUpperCase(), kind: 'client', attributes };
}
