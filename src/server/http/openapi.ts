import { z } from 'zod';
import type { Call } from '../../kernel/call.ts';
import { pathsOf } from './calls.ts';

function parametersOf(schema: z.ZodType, place: 'path' | 'query') {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const required = new Set(json.required);
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: property,
  }));
}

function operation(call: Call) {
  const answer = z.toJSONSchema(call.answer, { io: 'output', unrepresentable: 'any' });
  return {
    summary: call.summary,
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    responses: {
      200: { description: 'OK', content: { 'application/json': { schema: answer } } },
      default: {
        description: 'Errore',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Errore' } } },
      },
    },
  };
}

const errorSchema = {
  type: 'object',
  required: ['success', 'codice', 'detail', 'message', 'request_id'],
  properties: {
    success: { const: false },
    codice: { type: 'string' },
    detail: { type: 'string' },
    message: { type: 'string' },
    campi: { type: 'object', additionalProperties: { type: 'string' } },
    request_id: { type: 'string' },
  },
};

/** The OpenAPI 3.1 description of the calls, made from the very definitions that validate them. */
export function openApiOf(calls: readonly Call[]) {
  const paths = calls.flatMap((call) => pathsOf(call).map((path) => [path, { get: operation(call) }] as const));
  return {
    openapi: '3.1.0',
    info: { title: 'Ospitalia', version: '1', description: 'Le chiamate pubbliche di Ospitalia.' },
    paths: Object.fromEntries(paths),
    components: { schemas: { Errore: errorSchema } },
  };
}
