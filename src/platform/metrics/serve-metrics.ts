import { createHash, timingSafeEqual } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type MiddlewareHandler } from 'hono';
import { isLoopback } from '../process/is-loopback.ts';

type MetricsAccess = {
  token: string | undefined;
  port: number | undefined;
  publicUrl: string;
};

const LOOPBACK = /^(?:127(?:\.\d+){3}|::1|::ffff:127(?:\.\d+){3})$/i;
/** A request with any of these proxy headers is not local. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function holds(headers: Headers, token: string): boolean {
  const shown = headers.get('Authorization') ?? '';
  return timingSafeEqual(hash(shown), hash(`Bearer ${token}`));
}

export function mayReadMetricsPort({ token }: Pick<MetricsAccess, 'token'>, headers: Headers): boolean {
  return token === undefined || holds(headers, token);
}

/** Returns whether a request may read the metrics. Checks proxy headers, because proxied requests look local. */
export function mayReadHere({ token, port, publicUrl }: MetricsAccess, socket: string, headers: Headers): boolean {
  if (port !== undefined) return false;
  if (token !== undefined) return holds(headers, token);
  const isLocal = isLoopback(new URL(publicUrl).hostname) && LOOPBACK.test(socket);
  return isLocal && !FORWARDED.some((name) => headers.has(name));
}

type Exposition = { text(): Promise<string>; contentType: string };

async function serve(metrics: Exposition): Promise<Response> {
  const headers = { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' };
  return new Response(await metrics.text(), { headers });
}

export function metricsHere(metrics: Exposition, access: MetricsAccess): MiddlewareHandler {
  return async (context, next) => {
    const socket = getConnInfo(context).remote.address ?? '';
    if (!mayReadHere(access, socket, context.req.raw.headers)) return next();
    return serve(metrics);
  };
}

export function metricsApp(metrics: Exposition, access: Pick<MetricsAccess, 'token'>): Hono {
  const app = new Hono();
  app.get('/metrics', async (context) =>
    mayReadMetricsPort(access, context.req.raw.headers)
      ? serve(metrics)
      : context.body(null, 401, { 'WWW-Authenticate': 'Bearer' }),
  );
  return app;
}
