import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openPortal } from '../../../test/open-portal.ts';
import { unsaidFaults } from '../../../test/sentences/unsaid-faults.ts';
import { readOurSentences } from '../../../test/our-sentences.ts';

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
