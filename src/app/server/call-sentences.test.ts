import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openPortal } from '../../../test/open-portal.ts';
import { readKnownMessages } from '../../../test/known-messages.ts';

type Part = z.core.$ZodType;

const hasMessage = ({ error }: { error?: unknown }) => error !== undefined;

const NEVER_FAILS = new Set(['unknown', 'any', 'transform']);
const CARRIERS = new Set(['pipe', 'optional', 'nullable', 'default', 'prefault', 'catch', 'readonly', 'nonoptional']);

/** Keys of a Zod definition that contain one nested schema. */
const PLACES = ['element', 'innerType', 'keyType', 'valueType', 'left', 'right', 'in', 'out'] as const;
const SEVERAL = ['options', 'items'] as const;

type Definition = z.core.$ZodTypeDef & {
  shape?: Record<string, Part>;
  catchall?: Part;
} & Partial<Record<(typeof PLACES)[number], Part>> &
  Partial<Record<(typeof SEVERAL)[number], readonly Part[]>>;

function definitionOf({ _zod: internals }: Part): Definition {
  return internals.def;
}

function partsOf(def: Definition): [name: string, part: Part][] {
  // Omits the schema inside `catch`, because `catch` replaces invalid values and reports no issues.
  if (def.type === 'catch') return [];
  const single = PLACES.flatMap((place): [string, Part][] => {
    const part = def[place];
    return part === undefined ? [] : [[CARRIERS.has(def.type) ? '' : place, part]];
  });
  const several = SEVERAL.flatMap((place) => (def[place] ?? []).map((part): [string, Part] => [place, part]));
  return [...Object.entries(def.shape ?? {}), ...single, ...several];
}

function isStrict({ type, catchall }: Definition): boolean {
  return type === 'object' && catchall !== undefined && definitionOf(catchall).type === 'never';
}

function faultsWithoutMessage(schema: Part, path = '', isObject = true): string[] {
  const def = definitionOf(schema);
  const faults: string[] = [];
  const needsNone = NEVER_FAILS.has(def.type) || CARRIERS.has(def.type) || (isObject && def.type === 'object');
  if (!hasMessage(def) && (!needsNone || isStrict(def))) faults.push(`${path}: ${def.type}`);
  for (const { _zod: internals } of def.checks ?? []) {
    const of = internals.def;
    if (of.check !== 'overwrite' && !hasMessage(of)) faults.push(`${path}: ${of.check}`);
  }
  const below = partsOf(def).flatMap(([name, part]) => {
    const isStill = name === '' && isObject;
    return faultsWithoutMessage(part, [path, name].filter(Boolean).join('.'), isStill);
  });
  return [...faults, ...below];
}

const portal = await openPortal();
afterAll(() => portal.close());
const isOurs = await readKnownMessages();

const schemas = portal.modules.calls.flatMap(({ call }) =>
  (['params', 'query', 'body'] as const).flatMap((place) => {
    const schema = call[place];
    return schema === undefined ? [] : [{ name: `${call.method} ${call.path} ${place}`, schema }];
  }),
);

const LONG = 'x'.repeat(20_000);
const WRONG = [undefined, null, true, 0, -1, 1.5, 1e308, '', ' ', 'NUL \0', '\ud83d', LONG, [], [null], {}, { a: 1 }];

test('every validation error of an API call has a custom message', () => {
  const unsaid = schemas.flatMap(({ name, schema }) => faultsWithoutMessage(schema).map((fault) => `${name} ${fault}`));
  expect(unsaid).toEqual([]);
  expect(schemas.length).toBeGreaterThan(200);
});

test('no schema uses a message of the validation library', () => {
  const foreign = schemas.flatMap(({ name, schema }) => {
    const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    const issues = fields.flatMap((field) =>
      WRONG.flatMap((value) => schema.safeParse({ [field]: value, unknown: value }).error?.issues ?? []),
    );
    return issues
      .filter(({ message }) => !isOurs(message))
      .map(({ path, message }) => `${name} ${path.join('.')}: ${message}`);
  });
  expect([...new Set(foreign)]).toEqual([]);
});

describe('faultsWithoutMessage', () => {
  const error = 'Controlla.';
  const text = z.string({ error });
  test.each<[string, z.ZodType]>([
    ['a string', z.string()],
    ['the length of a string', text.max(3)],
    ['the pattern of a string', text.regex(/a/)],
    ['a number', z.number()],
    ['a whole number', z.int()],
    ['the bounds of a number', z.number({ error }).min(1)],
    ['an enum', z.enum(['a', 'b'])],
    ['a literal', z.literal('a')],
    ['a list', z.array(text)],
    ['the length of an array', z.array(text, { error }).max(3)],
    ['the elements of an array', z.array(z.string(), { error })],
    ['a record', z.object({ a: text })],
    ['unknown keys', z.strictObject({ a: text })],
    ['a union of two types', z.union([text, z.number({ error })])],
    ['a date', z.date()],
    ['an id', z.uuid()],
    ['a refinement', text.refine(() => false)],
    ['the target of a transform', text.transform(Number).pipe(z.number())],
    ['an optional value', z.string().nullish()],
    ['a value with a default', z.string().default('')],
  ])('reports a missing message for %s', (_, part) => {
    expect(faultsWithoutMessage(z.object({ part }))).not.toEqual([]);
  });

  test.each<[string, z.ZodType]>([
    ['a string with all its messages', text.min(1, { error }).max(3, { error }).optional()],
    ['a schema that accepts any value', z.unknown()],
    ['a value with a fallback', z.coerce.number().int().min(1).catch(1)],
  ])('reports nothing for %s', (_, part) => {
    expect(faultsWithoutMessage(z.object({ part }))).toEqual([]);
  });
});
