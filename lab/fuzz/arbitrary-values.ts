import fc, { type Arbitrary } from 'fast-check';
import { HOSTILE_JSON, HOSTILE_TEXTS } from './hostile-values.ts';
import type { KnownValues } from './known-values.ts';
import type { Schema } from './read-operations.ts';

const MOST_DEPTH = 4;

const anyText = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);

function textOf({ pattern, format, maxLength }: Schema): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return maxLength === undefined ? anyText : anyText.map((text) => text.slice(0, maxLength));
}

function objectOf(schema: Schema, known: KnownValues, depth: number): Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {});
  return fc.record(Object.fromEntries(fields.map(([name, part]) => [name, goodValue(part, known, { name, depth })])));
}

type At = { name?: string; depth?: number };

function typedValue(schema: Schema, known: KnownValues, depth: number): Arbitrary<unknown> {
  const { minimum: min = -1000, maximum: max = 1_000_000, items = {} } = schema;
  switch (schema.type ?? 'any') {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({ min: Math.max(min, -2e9), max: Math.min(max, 2e9) });
    case 'number':
      return fc.double({ min, max, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(goodValue(items, known, { depth: depth + 1 }), { maxLength: 4 });
    case 'object':
      return objectOf(schema, known, depth + 1);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

export function goodValue(schema: Schema, known: KnownValues, { name = '', depth = 0 }: At = {}): Arbitrary<unknown> {
  if (depth > MOST_DEPTH) return fc.constant(null);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) {
    return fc.oneof(...schema.anyOf.map((part) => goodValue(part, known, { name, depth: depth + 1 })));
  }
  const values = Object.hasOwn(known, name) ? known[name] : undefined;
  const typed = typedValue(schema, known, depth);
  return values === undefined || values.length === 0
    ? typed
    : fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: typed });
}

export const badValue: Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_JSON) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: anyText },
);

export const badText: Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: anyText },
);
