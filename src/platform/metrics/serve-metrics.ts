import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type MiddlewareHandler } from 'hono';
import { type MetricsAccess, mayReadHere, mayReadOwnPort } from './guard-metrics.ts';

/** The figures as Prometheus reads them. */
type Exposition = { text(): Promise<string>; contentType: string };

async function serve(metrics: Exposition): Promise<Response> {
  const headers = { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' };
  return new Response(await metrics.text(), { headers });
}

/** Answers with the figures whoever may have them; to everybody else there is no such address. */
export function metricsHere(metrics: Exposition, access: MetricsAccess): MiddlewareHandler {
  return async (context, next) => {
    const socket = getConnInfo(context).remote.address ?? '';
    if (!mayReadHere(access, socket, context.req.raw.headers)) return next();
    return serve(metrics);
  };
}

/** What answers on the figures' own port: `/metrics`, and nothing else. */
export function metricsApp(metrics: Exposition, access: Pick<MetricsAccess, 'token'>): Hono {
  const app = new Hono();
  app.get('/metrics', async (context) =>
    mayReadOwnPort(access, context.req.raw.headers)
      ? serve(metrics)
      : context.body(null, 401, { 'WWW-Authenticate': 'Bearer' }),
  );
  return app;
}
