import { z } from 'zod';
import type { Call } from '../../src/kernel/calls/call.ts';

function isAny(part: z.core.$ZodType): boolean {
  return part instanceof z.ZodOptional ? isAny(part.unwrap()) : part instanceof z.ZodUnknown;
}

/** The fields of calls that take any JSON, for a rule reads them; by the name of the route. What a schema reads, it refuses itself. */
export function fieldsReadByRules(calls: readonly Call[]): { route: string; fields: string[] }[] {
  return calls.map(({ method, path, body }) => ({
    route: `${method} ${path}`,
    fields: body instanceof z.ZodObject ? Object.keys(body.shape).filter((name) => isAny(body.shape[name])) : [],
  }));
}
