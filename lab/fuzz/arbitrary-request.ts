import fc, { type Arbitrary } from 'fast-check';
import { badText, badValue, goodValue } from './arbitrary-values.ts';
import { HOSTILE_BODIES, HOSTILE_HEADERS, HOSTILE_PATHS, HOSTILE_TYPES, METHODS } from './hostile-values.ts';
import type { KnownValues } from './known-values.ts';
import type { Operation, Parameter } from './read-operations.ts';

export const ROLES = ['anonymous', 'owner', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export type FuzzRequest = {
  operation: string;
  isPage: boolean;
  role: Role;
  method: string;
  target: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
};

type MixedValues = { good: Record<string, unknown>; broken: Record<string, unknown> };

function mixed(parameters: readonly Parameter[], known: KnownValues): Arbitrary<Record<string, unknown>> {
  const names = parameters.map(({ name }) => name);
  const good = Object.fromEntries(parameters.map(({ name, schema }) => [name, goodValue(schema, known, { name })]));
  const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name);
  const broken = fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    {
      weight: 2,
      arbitrary:
        names.length === 0 ? fc.constant({}) : fc.dictionary(fc.constantFrom(...names), badText, { maxKeys: 2 }),
    },
  );
  return fc
    .record({ good: fc.record(good, { requiredKeys }), broken })
    .map(({ good: values, broken: faults }: MixedValues) => ({ ...values, ...faults }));
}

function encode(value: unknown): string {
  return encodeURIComponent(String(value).toWellFormed());
}

function pathOf({ path }: Operation, values: Record<string, unknown>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(values[name]));
}

function queryOf(values: Record<string, unknown>, repeated: boolean): string {
  const pairs = Object.entries(values).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const all = repeated ? [...pairs, ...pairs.slice(0, 1)] : pairs;
  return all.length === 0 ? '' : `?${all.join('&')}`;
}

function bodyOf({ body }: Operation, known: KnownValues, examples: readonly unknown[]): Arbitrary<string | null> {
  if (body === null)
    return fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constant('{}') });
  const names = Object.keys(body.schema.properties ?? {});
  const made = goodValue(body.schema, known);
  const good = examples.length === 0 ? made : fc.oneof(fc.constantFrom(...examples), made);
  const someName = names.length === 0 ? fc.string({ maxLength: 10 }) : fc.constantFrom(...names);
  const faults = fc.dictionary(someName, badValue, { maxKeys: 3, noNullPrototype: true });
  const dropped = fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(someName, { maxLength: 2 }) },
  );
  const object = fc.record({ good, faults: fc.oneof(fc.constant({}), faults), dropped }).map((parts) => {
    const merged: Record<string, unknown> = Object.assign({}, parts.good, parts.faults);
    for (const name of parts.dropped) delete merged[name];
    return JSON.stringify(merged);
  });
  return fc.oneof(
    { weight: 12, arbitrary: object },
    { weight: 1, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_BODIES) },
  );
}

/**
 * Paths that end a session. The fuzzer requests them without a session, because a new session requires a sign-in email, and these
 * emails are rate-limited.
 */
const ENDS_SESSION = /\/(?:uscita|admin\/logout|proprietario\/(?:sessioni|account))$/;

const often = <Value>(usual: Value, rare: Arbitrary<Value>, weight = 12) =>
  fc.oneof({ weight, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: rare });

export function requestOf(
  operation: Operation,
  known: KnownValues,
  examples: readonly unknown[] = [],
): Arbitrary<FuzzRequest> {
  const { parameters, isPage } = operation;
  const [type = 'application/json'] = operation.body?.types ?? [];
  const parametersIn = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const usualHeaders = isPage ? { Accept: 'text/html,*/*' } : {};
  return fc
    .record({
      role: ENDS_SESSION.test(operation.path)
        ? fc.constant<Role>('anonymous')
        : often<Role>(operation.by, fc.constantFrom(...ROLES), 3),
      path: mixed(parametersIn('path'), known),
      query: mixed(
        parametersIn('query').map((each) => ({ ...each, required: false })),
        known,
      ),
      isRepeated: often(false, fc.constant(true), 30),
      pathEnd: often('', fc.constantFrom(...HOSTILE_PATHS)),
      method: often(operation.method, fc.constantFrom(...METHODS), 25),
      type: often(type.replace('*', 'png'), fc.constantFrom(...HOSTILE_TYPES), 20),
      headers: often<Readonly<Record<string, string>>>({}, fc.constantFrom(...HOSTILE_HEADERS)),
      body: bodyOf(operation, known, examples),
    })
    .map(({ role, path, query, isRepeated, pathEnd, method, type: sent, headers, body }) => ({
      operation: `${operation.method} ${operation.path}`,
      isPage,
      role,
      method,
      target: pathOf(operation, path) + pathEnd + queryOf(query, isRepeated),
      headers: { ...usualHeaders, ...(body !== null && { 'Content-Type': sent }), ...headers },
      body: method === 'GET' || method === 'HEAD' || method === 'TRACE' ? null : body,
    }));
}
