import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { STATUS_OF } from '../../kernel/calls/app-error.ts';
import { type RootSpan, runInSpan, type Span, type Tracer } from '../telemetry/spans.ts';
import { newTraceId, readTraceParent } from '../telemetry/trace-context.ts';
import type { AnsweredRequest, RequestMetrics } from './request-metrics.ts';

export type ObservingParts = {
  requestMetrics: RequestMetrics;
  pageOf(pathname: string): string | null;
  accessLog: Logger | null;
} & TracingParts;

type TracingParts = {
  tracer?: Tracer | null;
  /** Enable this only behind a trusted proxy, because clients could otherwise choose trace IDs and sampling. */
  continuesTraces?: boolean;
  classOf?(method: string, url: string): string;
};

type Env = { Variables: { requestId: string } };

const MS = 1000;
const TENTHS = 10;
/** Monitoring systems poll these paths every few seconds, so they are counted but not logged. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);
const EVERYTHING = new Set(['*', '/*']);
const ANSWERED_WELL = 400;

function outgoingOf({ env }: Context): ServerResponse | undefined {
  return env?.outgoing;
}

/** Returns a route without parameter values, because a booking code must not appear in metrics or logs. */
function routeOf(context: Context, status: number, pageOf: ObservingParts['pageOf']): string {
  const pattern = routePath(context);
  if (pattern !== '' && !EVERYTHING.has(pattern)) return pattern;
  const { pathname } = new URL(context.req.url);
  const page = pageOf(pathname);
  if (page !== null) return page;
  return status < ANSWERED_WELL ? '(file)' : '(unknown)';
}

type StartedRequest = { start: number; before: number; outgoing: ServerResponse | undefined; span: Span | null };

function endRequestSpan(span: Span | null, { method, route, status }: Omit<AnsweredRequest, 'seconds'>): void {
  const attributes = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status };
  const error = status >= STATUS_OF.ERRORE_INTERNO ? { error: String(status) } : {};
  span?.end({ name: `${method} ${route}`, attributes, ...error });
}

function ended(
  parts: ObservingParts,
  context: Context<Env>,
  { start, before, outgoing, span }: StartedRequest,
  status: number,
): void {
  const { method } = context.req;
  const route = routeOf(context, status, parts.pageOf);
  const request_id = context.get('requestId');
  // Read before the response ends, because the response may have no socket afterwards.
  const socket = outgoing?.socket;
  const end = () => {
    const milliseconds = performance.now() - start;
    endRequestSpan(span, { method, route, status });
    parts.requestMetrics.end({ method, route, status, seconds: milliseconds / MS });
    if (parts.accessLog === null || PROBES.has(route)) return;
    const bytes = socket ? { bytes: socket.bytesWritten - before } : {};
    const ms = Math.round(milliseconds * TENTHS) / TENTHS;
    parts.accessLog.info({ method, route, status, ms, ...bytes, request_id }, 'request');
  };
  if (outgoing === undefined || outgoing.closed) end();
  else outgoing.once('close', end);
}

type Arrival = { method: string; pathname: string; traceparent: string | undefined; startTime?: number };

/** The trace id is also the request id. */
function beginTrace({ tracer, continuesTraces, classOf }: TracingParts, arrival: Arrival): RootSpan {
  const { method, pathname, traceparent, ...times } = arrival;
  const parent = continuesTraces ? readTraceParent(traceparent) : null;
  if (!tracer || PROBES.has(pathname)) return { traceId: parent?.traceId ?? newTraceId(), span: null };
  const attributes = classOf ? { 'ospitalia.request_class': classOf(method, pathname) } : {};
  return tracer.begin({ name: method, kind: 'server', attributes, ...times }, parent);
}

function traceCacheHit(
  parts: ObservingParts,
  { method = '', url = '', headers: { traceparent } }: IncomingMessage,
  { startTime, status }: { startTime: number; status: number },
): void {
  const [pathname = ''] = url.split('?', 1);
  const { span } = beginTrace(parts, { method, pathname, traceparent: traceparent?.toString(), startTime });
  if (span === null) return;
  const route = parts.pageOf(pathname) ?? '(cached)';
  span.annotate({ 'ospitalia.page_cache': 'hits' });
  endRequestSpan(span, { method, route, status });
}

type CacheAnswer = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** Observes requests that the page cache answers, which no middleware sees. */
export function observeCacheHits(parts: ObservingParts, answer: CacheAnswer): CacheAnswer {
  return (incoming, outgoing) => {
    const startTime = parts.tracer ? Date.now() : 0;
    if (!answer(incoming, outgoing)) return false;
    parts.requestMetrics.countCacheHit();
    if (parts.tracer) traceCacheHit(parts, incoming, { startTime, status: outgoing.statusCode });
    return true;
  };
}

export function observeRequests(parts: ObservingParts): MiddlewareHandler<Env> {
  return async (context, next) => {
    const outgoing = outgoingOf(context);
    const { pathname } = new URL(context.req.url);
    const traceparent = context.req.header('traceparent');
    const { traceId, span } = beginTrace(parts, { method: context.req.method, pathname, traceparent });
    context.set('requestId', traceId);
    const begun = { start: performance.now(), before: outgoing?.socket?.bytesWritten ?? 0, outgoing, span };
    parts.requestMetrics.begin();
    try {
      await runInSpan(span, next);
    } catch (error) {
      // A thrown value that is not an `Error` skips all error handlers, so the Node.js adapter sends the response.
      ended(parts, context, begun, STATUS_OF.ERRORE_INTERNO);
      throw error;
    }
    ended(parts, context, begun, context.res.status);
  };
}
