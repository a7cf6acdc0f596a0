import type { Context, Hono } from 'hono';
import { AppError } from '../../kernel/calls/app-error.ts';
import { type Echo, ECHO_HEADER } from '../http/echo.ts';
import { isDegraded, isReady, type Readiness } from './check-readiness.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

type Env = { Variables: { requestId: string } };

const RETRY_AFTER = '1';
const CODICE = 'SERVIZIO_NON_DISPONIBILE';

function notReady(context: Context<Env>, parts: Readiness): Response {
  const detail = visitorMessages().serviceUnavailable;
  const { status } = new AppError(CODICE, detail);
  const request_id = context.get('requestId');
  const body = { success: false, codice: CODICE, detail, message: detail, request_id, status: 'ill', parts };
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', 'Retry-After': RETRY_AFTER } });
}

export function mountProbes(
  app: Hono<Env>,
  readiness: () => Promise<Readiness>,
  mayReceiveEcho: (header: string | undefined) => boolean = () => false,
): void {
  const headers = { 'Cache-Control': 'no-store' };
  app.get('/healthz', (context) => {
    if (!mayReceiveEcho(context.req.header(ECHO_HEADER))) return context.json({ status: 'ok' }, 200, headers);
    const echo: Echo = { forwardedFor: context.req.header('X-Forwarded-For') ?? null };
    return context.json({ status: 'ok', echo }, 200, headers);
  });
  app.get('/readyz', async (context) => {
    const parts = await readiness();
    if (!isReady(parts)) return notReady(context, parts);
    return context.json({ status: isDegraded(parts) ? 'degraded' : 'ok', parts }, 200, headers);
  });
}
