import type { ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { STATUS_OF } from '../../kernel/calls/app-error.ts';
import type { RequestMetrics } from './request-metrics.ts';

export type ObservingParts = {
  requestMetrics: RequestMetrics;
  /** Finds the pattern of a page's address (`matchPages`). */
  pageOf(pathname: string): string | null;
  /** Gets a line of each request; `null`: of none. */
  accessLog: Logger | null;
};

type Env = { Variables: { requestId: string } };

const MS = 1000;
const TENTHS = 10;
/** Asked every few seconds by machines: counted, and not written down. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);
const EVERYTHING = new Set(['*', '/*']);
const ANSWERED_WELL = 400;

function outgoingOf({ env }: Context): ServerResponse | undefined {
  return env?.outgoing;
}

/** The pattern of a request's address: what it holds (an id, a booking's code) is in no figure and in no line of the log. */
function routeOf(context: Context, status: number, pageOf: ObservingParts['pageOf']): string {
  const pattern = routePath(context);
  if (pattern !== '' && !EVERYTHING.has(pattern)) return pattern;
  const { pathname } = new URL(context.req.url);
  const page = pageOf(pathname);
  if (page !== null) return page;
  return status < ANSWERED_WELL ? '(file)' : '(unknown)';
}

type StartedRequest = { start: number; before: number; outgoing: ServerResponse | undefined };

/** What is known of a request once its answer has ended. */
function ended(
  parts: ObservingParts,
  context: Context<Env>,
  { start, before, outgoing }: StartedRequest,
  status: number,
): void {
  const { method } = context.req;
  const route = routeOf(context, status, parts.pageOf);
  const request_id = context.get('requestId');
  // Taken now: after the answer the connection may have no socket any more.
  const socket = outgoing?.socket;
  const end = () => {
    const milliseconds = performance.now() - start;
    parts.requestMetrics.end({ method, route, status, seconds: milliseconds / MS });
    if (parts.accessLog === null || PROBES.has(route)) return;
    const bytes = socket ? { bytes: socket.bytesWritten - before } : {};
    const ms = Math.round(milliseconds * TENTHS) / TENTHS;
    parts.accessLog.info({ method, route, status, ms, ...bytes, request_id }, 'request');
  };
  if (outgoing === undefined || outgoing.closed) end();
  else outgoing.once('close', end);
}

export function observeRequests(parts: ObservingParts): MiddlewareHandler<Env> {
  return async (context, next) => {
    const outgoing = outgoingOf(context);
    const begun = { start: performance.now(), before: outgoing?.socket?.bytesWritten ?? 0, outgoing };
    parts.requestMetrics.begin();
    try {
      await next();
    } catch (error) {
      // What is thrown and is no error passes by everybody who makes answers; Node's adapter makes one.
      ended(parts, context, begun, STATUS_OF.ERRORE_INTERNO);
      throw error;
    }
    ended(parts, context, begun, context.res.status);
  };
}
