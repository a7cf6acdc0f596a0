import { randomUUID } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { AppError } from '../../kernel/app-error.ts';
import { errorAnswer } from '../../platform/http/error-answer.ts';
import { secureAnswer } from '../../platform/http/security-headers.ts';
import type { Readiness } from '../../platform/metrics/check-readiness.ts';
import { mountProbes } from '../../platform/metrics/mount-probes.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

type ProbesParts = { readiness(): Promise<Readiness>; metrics: MiddlewareHandler; log: Logger };

/** What a process without visitors answers: whether it lives, whether it is ready, and its figures to whoever may have them. */
export function createProbesApp({ readiness, metrics, log }: ProbesParts): Hono<{ Variables: { requestId: string } }> {
  const app = new Hono<{ Variables: { requestId: string } }>();
  app.use(async (context, next) => {
    context.set('requestId', randomUUID());
    await next();
    secureAnswer(context.res.headers);
  });
  app.onError((error, context) => errorAnswer(error, context.get('requestId'), log));
  mountProbes(app, readiness);
  app.get('/metrics', metrics);
  app.all('*', () => {
    throw new AppError('NON_TROVATO', visitorMessages().pageNotFound);
  });
  return app;
}
