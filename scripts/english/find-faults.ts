import { parseSync } from 'vite';
import { isNode, type Node, nodesBelow } from '../dependency-rules/read-module.ts';

type Term = { pattern: RegExp; instead: string };

/** Terms that comments and documents must not contain, with their replacements. Domain terms such as "house rules" are exempt. */
const TERMS: readonly Term[] = [
  { pattern: /\bthe house\b(?! (?:rules?|numbers?)\b)/i, instead: 'the codebase, the application' },
  { pattern: /\brooms? of (?:the )?(?:code|source|src)\b|\bwords of (?:a|the) room\b/i, instead: 'module' },
  {
    pattern: /\barrows? (?:runs?|back|of (?:a|the) module)\b|\bdependency arrows?\b/i,
    instead: 'dependency, dependency rule',
  },
  { pattern: /\bkernel['’]s words\b/i, instead: 'shared types' },
  { pattern: /\bthe ground\b(?! floor)|\bworlds?\b/i, instead: 'dependencies, context' },
  { pattern: /\bwish(?:es|ed)?\b/i, instead: 'search query' },
  { pattern: /\bfigures?\b/i, instead: 'metrics, measurements' },
  { pattern: /\b(?:ears?|hears?|heard)\b/i, instead: 'listener, subscribe' },
  { pattern: /\b(?:tells?|told|says?|said)\b/i, instead: 'publish, notify, return, state' },
  { pattern: /\b(?:kept|keepers?)\b/i, instead: 'cached, stored, retained' },
  { pattern: /\b(?:asks?|asked|asking)\b/i, instead: 'request, query, call' },
  { pattern: /\b(?:whoever|whom|somebody)\b/i, instead: 'anyone with …, the user, the owner' },
  { pattern: /\bdoorbells?\b/i, instead: 'inbound mail trigger' },
  { pattern: /\bmails? that (?:goes|go) out\b/i, instead: 'an outgoing email' },
  { pattern: /\bwhen it burns\b/i, instead: 'incident response' },
];
const OPENING = /(?:^|[.!?:;]\s+|\n\s*(?:[-*] )?)(?:Of|Who|Whoever|What|Whom)\s[^.!?]*(?:[.!;\n]|$)/;

const QUOTED = /`[^`]*`|«[^»]*»|“[^”]*”|"[^"\n]*"|\bhttps?:\/\/\S+|\]\([^)]*\)|<[^>\n]*>/g;

export function findTerms(text: string): string[] {
  const prose = text.replaceAll(QUOTED, (quoted) => ` ${'·'.repeat(Math.min(quoted.length, 3))} `);
  const terms = TERMS.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(prose);
    return found === null ? [] : [`"${found[0]}": write ${instead}`];
  });
  const opening = OPENING.exec(prose);
  return opening === null ? terms : [...terms, `"${opening[0].trim().slice(0, 40)}…": begin with the subject`];
}

/** `fullName`: the name of a test as printed on failure, including its `describe` blocks. */
export type Passage = { kind: 'comment' | 'name' | 'prose'; text: string; line: number; fullName?: string };

type FoundText = Omit<Passage, 'line'> & { start: number };

const TEST_CALL = /^(?:it|test|describe)$/;

function calledName(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Identifier') return String(node.name);
  return calledName(node.object ?? node.callee ?? node.tag);
}

function textOf(title: Node): string | null {
  if (title.type === 'Literal') return typeof title.value === 'string' ? title.value : null;
  if (title.type !== 'TemplateLiteral' || !Array.isArray(title.quasis)) return null;
  return title.quasis.map(({ value }) => value.raw).join('·');
}

function rowNames(call: Node): Node[] {
  const { callee } = call;
  const [rows] = isNode(callee) && Array.isArray(callee.arguments) ? callee.arguments : [];
  if (!isNode(rows) || !Array.isArray(rows.elements)) return [];
  return rows.elements
    .filter(isNode)
    .flatMap((row) => (Array.isArray(row.elements) ? row.elements.slice(0, 1) : [row]))
    .filter(isNode);
}

function testNames(program: Node, source: string): FoundText[] {
  const calls = [...nodesBelow(program)].flatMap((call) => {
    const [title] = call.type === 'CallExpression' && Array.isArray(call.arguments) ? call.arguments : [];
    const text = isNode(title) && TEST_CALL.test(calledName(call.callee)) ? textOf(title) : null;
    return text === null || !isNode(title)
      ? []
      : [{ call, title, text, isGroup: /^(?:test\.)?describe\b/.test(source.slice(call.start)) }];
  });
  return calls.flatMap(({ call, title, text, isGroup }) => {
    const groups = calls.filter((one) => one.isGroup && one.call.start < call.start && one.call.end > call.start);
    const found = (node: Node, own: string, name: string): FoundText => ({
      kind: 'name',
      text: own,
      start: node.start,
      fullName: [...groups.map((group) => group.text), name].join(' › '),
    });
    const rows = text.startsWith('%s') ? rowNames(call) : [];
    const names = rows.flatMap((row) => {
      const own = textOf(row);
      return own === null
        ? []
        : [
            found(
              row,
              own,
              text.replace('%s', () => own),
            ),
          ];
    });
    if (!isGroup && names.length === 0) return [found(title, text, text)];
    return [{ kind: 'name', text, start: title.start }, ...names];
  });
}

function modulePassages(path: string, source: string): Passage[] {
  const { program, comments } = parseSync(path, source);
  const names = /\.(?:test|spec)\.tsx?$/.test(path) && isNode(program) ? testNames(program, source) : [];
  const texts = comments.map(
    ({ value, start }): FoundText => ({ kind: 'comment', text: value.replaceAll(/^\s*\* ?/gm, ''), start }),
  );
  return joinLines(
    [...texts, ...names].toSorted((one, other) => one.start - other.start),
    source,
  );
}

/** Joins consecutive `//` comments, because a sentence may continue in the next comment. */
function joinLines(texts: readonly FoundText[], source: string): Passage[] {
  const passages: (Passage & { last: number })[] = [];
  for (const { start, ...found } of texts) {
    const line = source.slice(0, start).split('\n').length;
    const before = passages.at(-1);
    if (before !== undefined && before.last === line - 1 && source.startsWith('//', start)) {
      before.text += ` ${found.text.trim()}`;
      before.last = line;
    } else passages.push({ ...found, text: found.text.trim(), line, last: line });
  }
  return passages;
}

const COMMENTS: readonly (readonly [files: RegExp, comment: RegExp])[] = [
  [/\.css$/, /\/\*[\s\S]*?\*\//g],
  [/\.sql$/, /(?:--[^\n]*\n?[ \t]*)+/g],
  [/\.(?:sh|ya?ml|cfg|ini|conf)$|(?:Caddyfile|Dockerfile)$/, /(?:(?<=^|\s)#(?!!)[^\n]*\n?[ \t]*)+/g],
];

function commentPassages(path: string, source: string): Passage[] {
  const pattern = COMMENTS.find(([files]) => files.test(path))?.[1];
  if (pattern === undefined) return [];
  return [...source.matchAll(pattern)].map((match) => ({
    kind: 'comment',
    text: match[0].replaceAll(/^\s*(?:--|#|\/?\*+\/?)[ \t]*/gm, ''),
    line: source.slice(0, match.index).split('\n').length,
  }));
}

function markdownPassages(source: string): Passage[] {
  const prose = source.replaceAll(/^```[\s\S]*?^```/gm, (block) => '\n'.repeat(block.split('\n').length - 1));
  return [...prose.matchAll(/(?:^[^\n]+\n?)+/gm)].map((match) => ({
    kind: 'prose',
    text: match[0],
    line: prose.slice(0, match.index).split('\n').length,
  }));
}

export function passagesOf(path: string, source: string): Passage[] {
  if (path.endsWith('.md')) return markdownPassages(source);
  return /\.(?:tsx?|mjs)$/.test(path) ? modulePassages(path, source) : commentPassages(path, source);
}

export function findFaults(path: string, source: string): string[] {
  return passagesOf(path, source).flatMap(({ text, line }) =>
    findTerms(text).map((fault) => `${path}:${line}: ${fault}`),
  );
}

const SUBJECT_LENGTH = 72;

export function findSubjectFaults(subject: string): string[] {
  const isLong = subject.length > SUBJECT_LENGTH;
  const faults = [
    ...findTerms(subject.replace(/^[a-z]+(?:\([^)]*\))?!?: /, '')),
    ...(isLong ? ['longer than 72 characters'] : []),
  ];
  return faults.map((fault) => `commit "${subject}": ${fault}`);
}
