import type { Context, Env, Hono } from 'hono';
import type { z } from 'zod';
import { AppError, type Codice } from '../../kernel/app-error.ts';
import type { Call, CallHandler } from '../../kernel/call.ts';
import { kernelMessages } from '../../kernel/messages.it.ts';

/** Refuses a method that an address does not have. */
export function refuseMethod(): never {
  throw new AppError('METODO_NON_CONSENTITO', kernelMessages.metodoNonConsentito, { allow: 'GET, HEAD' });
}

/** `/api/regioni/{regione_id}/province` as Hono writes it. */
function routePattern(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Every path a call answers under: `/api/…`, and bare where the specification shows that too. */
export function pathsOf(call: Call): string[] {
  return call.bare ? [call.path, call.path.slice('/api'.length)] : [call.path];
}

function parse<S extends z.ZodType>(schema: S, value: unknown, codice: Codice): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const campi: Record<string, string> = {};
  for (const issue of result.error.issues) campi[issue.path.join('.')] ??= issue.message;
  const detail = result.error.issues[0]?.message ?? kernelMessages.datiNonValidi;
  throw new AppError(codice, detail, codice === 'DATI_NON_VALIDI' ? { campi } : {});
}

async function answer(handler: CallHandler, context: Context): Promise<Response> {
  // An id that is no id names nothing that exists: 404, as for one that is merely unused.
  const params = parse(handler.call.params, context.req.param(), 'NON_TROVATO');
  const query = parse(handler.call.query, context.req.query(), 'DATI_NON_VALIDI');
  const result = await handler.run({ params, query });
  return context.json(handler.call.answer.parse(result), 200, { 'Cache-Control': 'no-cache' });
}

/** Mounts calls under all their paths, each behind `limitCaller`; another method than theirs is answered 405. */
export function mountCalls<E extends Env>(
  app: Hono<E>,
  handlers: readonly CallHandler[],
  limitCaller: (context: Context) => Promise<void>,
): void {
  for (const handler of handlers) {
    for (const path of pathsOf(handler.call).map(routePattern)) {
      app.get(path, async (context) => {
        await limitCaller(context);
        return answer(handler, context);
      });
      app.all(path, refuseMethod);
    }
  }
}
