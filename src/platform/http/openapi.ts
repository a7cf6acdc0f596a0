import { brandName } from '../../kernel/brand/brand.ts';
import { z } from 'zod';
import type { Call } from '../../kernel/calls/call.ts';
import { pathsOf } from './calls.ts';

function parametersOf(schema: z.ZodType, place: 'path' | 'query') {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const required = new Set(json.required);
  // A parameter is optional if it has a default or if invalid values are replaced with the default.
  const hasDefault = (property: unknown) => typeof property === 'object' && property !== null && 'default' in property;
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (required.has(name) && !hasDefault(property)),
    schema: property,
  }));
}

const FILE = { type: 'string', format: 'binary' };

function requestBody(call: Call) {
  if (call.bodyKind === 'picture') {
    return { required: true, content: { 'image/*': { schema: FILE } } };
  }
  if (call.bodyKind === 'raw')
    return { required: true, content: { 'application/json': { schema: { type: 'object' } } } };
  if (call.bodyKind === 'mail') {
    const schema = { type: 'object' };
    const types = ['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded'];
    return { required: true, content: Object.fromEntries(types.map((type) => [type, { schema }])) };
  }
  if (call.body === undefined) return undefined;
  const schema = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' });
  return { required: true, content: { 'application/json': { schema } } };
}

function goodAnswer(call: Call) {
  if (call.status === 204) return { description: 'Fatto' };
  if (call.sends !== undefined) return { description: 'OK', content: { [call.sends]: { schema: FILE } } };
  const schema = z.toJSONSchema(call.answer, { io: 'output', unrepresentable: 'any' });
  return { description: 'OK', content: { 'application/json': { schema } } };
}

function operation(call: Call) {
  const body = requestBody(call);
  return {
    summary: call.summary,
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...(body && { requestBody: body }),
    ...(call.guard && { security: [{ sessione: [] }] }),
    responses: {
      [call.status ?? 200]: goodAnswer(call),
      default: {
        description: 'Errore',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Errore' } } },
      },
    },
  };
}

export type PathItem = Record<string, ReturnType<typeof operation>>;

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

export function openApiOf(calls: readonly Call[], sessionCookie: string) {
  const paths: Record<string, PathItem> = {};
  for (const call of calls) {
    for (const path of pathsOf(call)) paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: brandName, version: '1', description: `Le chiamate di ${brandName}.` },
    paths,
    components: {
      schemas: { Errore: errorSchema },
      securitySchemes: { sessione: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
    },
  };
}
