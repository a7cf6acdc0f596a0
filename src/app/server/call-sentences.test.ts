import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openPortal } from '../../../test/open-portal.ts';
import { readOurSentences } from '../../../test/our-sentences.ts';

/** A part of a schema as zod's own code describes it (`zod/v4/core`): the definition, its sentence, its further checks. */
type Part = z.core.$ZodType;

const says = ({ error }: { error?: unknown }) => error !== undefined;

/** Types that accept every value, or that only carry others. */
const NEVER_FAILS = new Set(['unknown', 'any', 'transform']);
const CARRIERS = new Set(['pipe', 'optional', 'nullable', 'default', 'prefault', 'catch', 'readonly', 'nonoptional']);

/** Properties of a Zod definition that hold nested schemas, except an object's. Below a `catch` nothing is reported: its fallback replaces every fault. */
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

/** The parts below one, with the name each has in the path of a fault. */
function partsOf(def: Definition): [name: string, part: Part][] {
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

/**
 * Every way in which a schema refuses a value without a sentence of ours, as `path: what`. `isObject`: it is only ever asked about an
 * object, as the parameters, the query and the body of a call are.
 */
function unsaidFaults(schema: Part, path = '', isObject = true): string[] {
  const def = definitionOf(schema);
  const faults: string[] = [];
  const needsNone = NEVER_FAILS.has(def.type) || CARRIERS.has(def.type) || (isObject && def.type === 'object');
  if (!says(def) && (!needsNone || isStrict(def))) faults.push(`${path}: ${def.type}`);
  for (const { _zod: internals } of def.checks ?? []) {
    const of = internals.def;
    if (of.check !== 'overwrite' && !says(of)) faults.push(`${path}: ${of.check}`);
  }
  const below = partsOf(def).flatMap(([name, part]) => {
    const isStill = name === '' && isObject;
    return unsaidFaults(part, [path, name].filter(Boolean).join('.'), isStill);
  });
  return [...faults, ...below];
}

const portal = await openPortal();
afterAll(() => portal.close());
const isOurs = await readOurSentences();

const schemas = portal.rooms.calls.flatMap(({ call }) =>
  (['params', 'query', 'body'] as const).flatMap((place) => {
    const schema = call[place];
    return schema === undefined ? [] : [{ name: `${call.method} ${call.path} ${place}`, schema }];
  }),
);

const LONG = 'x'.repeat(20_000);
const WRONG = [undefined, null, true, 0, -1, 1.5, 1e308, '', ' ', 'NUL \0', '\ud83d', LONG, [], [null], {}, { a: 1 }];

test('whatever a call refuses, it says so in a sentence of its own', () => {
  const unsaid = schemas.flatMap(({ name, schema }) => unsaidFaults(schema).map((fault) => `${name} ${fault}`));
  expect(unsaid).toEqual([]);
  expect(schemas.length).toBeGreaterThan(200);
});

test('and whatever is sent, no sentence is a library’s', () => {
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

describe('a part of a schema that refuses in a library’s words is found', () => {
  const error = 'Controlla.';
  const text = z.string({ error });
  test.each<[string, z.ZodType]>([
    ['a text', z.string()],
    ['its length', text.max(3)],
    ['its pattern', text.regex(/a/)],
    ['a number', z.number()],
    ['a whole number', z.int()],
    ['its bounds', z.number({ error }).min(1)],
    ['a word of several', z.enum(['a', 'b'])],
    ['a literal', z.literal('a')],
    ['a list', z.array(text)],
    ['how many it has', z.array(text, { error }).max(3)],
    ['what is in it', z.array(z.string(), { error })],
    ['a record', z.object({ a: text })],
    ['what it does not know', z.strictObject({ a: text })],
    ['one of two kinds', z.union([text, z.number({ error })])],
    ['a date', z.date()],
    ['an id', z.uuid()],
    ['what it is refined by', text.refine(() => false)],
    ['what it is read as', text.transform(Number).pipe(z.number())],
    ['one that may be missing', z.string().nullish()],
    ['one with a default', z.string().default('')],
  ])('%s', (_, part) => {
    expect(unsaidFaults(z.object({ part }))).not.toEqual([]);
  });

  test.each<[string, z.ZodType]>([
    ['a text with all its sentences', text.min(1, { error }).max(3, { error }).optional()],
    ['any value', z.unknown()],
    ['one that is read as its fallback', z.coerce.number().int().min(1).catch(1)],
  ])('but not %s', (_, part) => {
    expect(unsaidFaults(z.object({ part }))).toEqual([]);
  });
});
