import type { ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { RequestFigures } from './request-figures.ts';

export type ObservingParts = {
  figures: RequestFigures;
  /** Finds the pattern of a page's address (`matchPages`). */
  pageOf(pathname: string): string | null;
  /** Gets a line of each request; `null`: of none. */
  accessLog: Logger | null;
};

type Env = { Variables: { requestId: string } };

const MS = 1000;
/** Asked every few seconds by machines: counted, and not written down. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);
const EVERYTHING = new Set(['*', '/*']);
const ANSWERED_WELL = 400;

function outgoingOf({ env }: Context): ServerResponse | undefined {
  return env?.outgoing;
}

/**
 * The pattern of a request's address: what the address holds (an id, a booking's code, whatever a stranger typed) is in no
 * figure and in no line of the log.
 */
function routeOf(context: Context, pageOf: ObservingParts['pageOf']): string {
  const pattern = routePath(context);
  if (pattern !== '' && !EVERYTHING.has(pattern)) return pattern;
  const { pathname } = new URL(context.req.url);
  const page = pageOf(pathname);
  if (page !== null) return page;
  return context.res.status < ANSWERED_WELL ? '(file)' : '(unknown)';
}

/** Watches requests from their arrival to the end of their answer: counts them, and writes a line of each. */
export function observeRequests({ figures, pageOf, accessLog }: ObservingParts): MiddlewareHandler<Env> {
  return async (context, next) => {
    const outgoing = outgoingOf(context);
    const start = performance.now();
    const before = outgoing?.socket?.bytesWritten ?? 0;
    const { method } = context.req;
    figures.begin();
    await next();
    const route = routeOf(context, pageOf);
    const { status } = context.res;
    const request_id = context.get('requestId');
    // Taken now: after the answer the connection may have no socket any more.
    const socket = outgoing?.socket;
    const end = () => {
      const milliseconds = performance.now() - start;
      figures.end({ method, route, status, seconds: milliseconds / MS });
      if (accessLog === null || PROBES.has(route)) return;
      const bytes = socket ? { bytes: socket.bytesWritten - before } : {};
      accessLog.info({ method, route, status, ms: Math.round(milliseconds * 10) / 10, ...bytes, request_id }, 'request');
    };
    if (outgoing === undefined) end();
    else outgoing.once('close', end);
  };
}
