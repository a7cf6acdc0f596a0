import { pino } from 'pino';
import { type AppParts, createApp } from '../src/app/server/app.ts';
import { newTraceId } from '../src/platform/telemetry/trace-context.ts';
import { createMemoryLimits } from './memory-limits.ts';

export function createApiApp(dependencies: Pick<AppParts, 'calls'> & Partial<AppParts>) {
  return createApp({
    cacheAnswers: (render) => render,
    renderPage: async () => new Response('', { status: 404 }),
    readPhoto: async () => null,
    tiles: null,
    files: [],
    translateAddress: async () => '/',
    assets: (_, next) => next(),
    readiness: async () => ({ database: 'ok', schema: 'ok', disk: 'ok', portal: 'ok' }),
    observe: (context, next) => {
      context.set('requestId', newTraceId());
      return next();
    },
    metrics: (_, next) => next(),
    accountOf: async () => null,
    adminOf: async () => null,
    uploadFolder: '/dev/null/no-call-here-carries-pictures',
    publicUrl: 'https://www.ospitalia.test',
    trustProxy: 0,
    diskState: () => 'ok',
    limits: createMemoryLimits(),
    log: pino({ level: 'silent' }),
    ...dependencies,
  });
}
