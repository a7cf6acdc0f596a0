import { z } from 'zod';
import type { Call } from '../../src/kernel/call.ts';

/** The fields that the JSON bodies of calls have, by the name of the route. */
export function bodyFields(calls: readonly Call[]): { route: string; fields: string[] }[] {
  return calls.map(({ method, path, body }) => ({
    route: `${method} ${path}`,
    fields: body instanceof z.ZodObject ? Object.keys(body.shape) : [],
  }));
}
