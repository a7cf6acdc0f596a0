import { AsyncLocalStorage } from 'node:async_hooks';
import type { TraceParent } from './trace-context.ts';

export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;
export type SpanStart = {
  name: string;
  kind?: 'server' | 'client' | 'consumer';
  attributes?: SpanAttributes;
  /** Milliseconds since the Unix epoch. Set this if the span began before the call to `begin`. */
  startTime?: number;
};
export type SpanEnd = { name?: string; attributes?: SpanAttributes; error?: string };

export type Span = {
  begin(start: SpanStart): Span;
  annotate(attributes: SpanAttributes): void;
  /** `error`: the class of a failure. Never pass the message, because it may contain user input. */
  end(end?: SpanEnd): void;
};

/** `span` is `null` if the trace is not sampled. */
export type RootSpan = { traceId: string; span: Span | null };
export type Tracer = { begin(start: SpanStart, parent?: TraceParent | null): RootSpan };

/** Matches string literals of a statement, which are replaced with `?`. Bound parameters do not appear in the text. */
const LITERALS = /'(?:[^']|'')*'|\$(\w*)\$[^]*?\$\1\$/g;
const COMMENTS = /\/\*[^]*?\*\/|--[^\n]*/g;

function textOf(statement: string | object): string {
  if (typeof statement === 'string') return statement;
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : '';
}

/**
 * @example describeStatement("select id from homes where nome = 'x'").attributes // { …, 'db.query.text': 'select id from homes where nome = ?' }
 */
export function describeStatement(statement: string | object): SpanStart {
  const text = textOf(statement).replaceAll(LITERALS, '?').replaceAll(COMMENTS, ' ').replaceAll(/\s+/g, ' ').trim();
  const [operation = 'SQL'] = /^[a-z]+/i.exec(text) ?? [];
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
  return { name: operation.toUpperCase(), kind: 'client', attributes };
}

const active = new AsyncLocalStorage<Span>();

export function runInSpan<T>(span: Span | null, work: () => T): T {
  return span === null ? work() : active.run(span, work);
}

export function runOutsideSpans(work: () => void): void {
  active.exit(work);
}

export function currentSpan(): Span | null {
  return active.getStore() ?? null;
}

export function errorClass(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const name = 'code' in error && typeof error.code === 'string' ? error.code : error.constructor.name;
  return /^\w{1,40}$/.test(name) ? name : 'Error';
}

async function record<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    const result = await active.run(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end({ error: errorClass(error) });
    throw error;
  }
}

export function inSpan<T>(describe: () => SpanStart, work: () => Promise<T>): Promise<T> {
  const span = currentSpan();
  return span === null ? work() : record(span.begin(describe()), work);
}
