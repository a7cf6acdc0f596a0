import { scrubText } from './scrub-text.ts';

/** Fields that identify the operation and the violated constraint, and never contain data. */
const LOGGED_FIELDS = [
  'code',
  'errno',
  'syscall',
  'severity',
  'routine',
  'schema',
  'table',
  'column',
  'constraint',
  'status',
] as const;
/** Maximum lengths in characters, because a message can quote input of any length. */
const MOST_OF_MESSAGE = 2000;
const MOST_OF_STACK = 8000;
const MOST_CAUSES = 5;

type ErrorFields = Record<string, unknown>;

/** Returns whether a message may quote input: parsers and PostgreSQL quote what they cannot parse, and `raise` (P0001) quotes any value. */
function quotesInput(error: Error): boolean {
  if (error instanceof SyntaxError) return true;
  const code = 'code' in error && 'severity' in error ? String(error.code) : '';
  return code.startsWith('22') || code === '42601' || code === 'P0001';
}

function isIssue(issue: unknown): issue is { code: unknown; path: unknown[] } {
  return typeof issue === 'object' && issue !== null && 'path' in issue && Array.isArray(issue.path) && 'code' in issue;
}

function issuesOf(error: Error): string | null {
  if (!('issues' in error) || !Array.isArray(error.issues)) return null;
  return error.issues
    .filter(isIssue)
    .map(({ code, path }) => `${path.join('.')}: ${String(code)}`)
    .join('; ');
}

function messageOf(error: Error): string {
  const message = (issuesOf(error) ?? error.message).slice(0, MOST_OF_MESSAGE);
  return scrubText(quotesInput(error) ? message.replaceAll(/"[^]*"|'[^]*'/g, '"…"') : message);
}

function framesOf({ stack = '' }: Error): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return scrubText(frames.join('\n').slice(0, MOST_OF_STACK));
}

function describe(error: unknown, depth: number): unknown {
  if (!(error instanceof Error))
    return typeof error === 'string' ? scrubText(error.slice(0, MOST_OF_MESSAGE)) : typeof error;
  const described: ErrorFields = { type: error.name, message: messageOf(error), stack: framesOf(error) };
  const facts = new Map<string, unknown>(Object.entries(error));
  for (const name of LOGGED_FIELDS) {
    const fact = facts.get(name);
    if (typeof fact === 'number') described[name] = fact;
    if (typeof fact === 'string') described[name] = scrubText(fact.slice(0, MOST_OF_MESSAGE));
  }
  if (depth === MOST_CAUSES) return described;
  if (error.cause !== undefined) described['cause'] = describe(error.cause, depth + 1);
  if (error instanceof AggregateError) {
    described['errors'] = error.errors.slice(0, MOST_CAUSES).map((one) => describe(one, depth + 1));
  }
  return described;
}

/** Returns a copy of an error for the log, without rows, headers or parameters. */
export function describeError(error: unknown): unknown {
  return describe(error, 0);
}

export function errorWords(error: unknown): string {
  return error instanceof Error ? messageOf(error) : 'failed';
}
