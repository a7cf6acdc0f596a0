import { z } from 'zod';

/** A part of a schema as zod's own code describes it (`zod/v4/core`): the definition, its sentence, its further checks. */
type Part = z.core.$ZodType;

const says = ({ error }: { error?: unknown }) => error !== undefined;

/** Types that accept every value, or that only carry others. */
const NEVER_FAILS = new Set(['unknown', 'any', 'transform']);
const CARRIERS = new Set(['pipe', 'optional', 'nullable', 'default', 'prefault', 'catch', 'readonly', 'nonoptional']);

/** The parts below one, with the name each has in the path of a fault. */
function partsOf(schema: Part): [name: string, part: Part][] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape);
    case 'array':
      return [['[]', def.element]];
    case 'union':
      return def.options.map((option) => ['|', option]);
    case 'record':
      return [
        ['key', def.keyType],
        ['value', def.valueType],
      ];
    case 'tuple':
      return def.items.map((item, at) => [String(at), item]);
    case 'intersection':
      return [
        ['&', def.left],
        ['&', def.right],
      ];
    case 'pipe':
      return [
        ['', def.in],
        ['', def.out],
      ];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
      return [['', def.innerType]];
    // What makes no sense is read as its fallback: nothing below it is ever said.
    case 'catch':
      return [];
    default:
      return [];
  }
}

function isStrict(def: z.core.$ZodTypeDef & { catchall?: Part }): boolean {
  return def.type === 'object' && def.catchall?._zod.def.type === 'never';
}

/**
 * Every way in which a schema refuses a value without a sentence of ours, as `path: what`. `isObject`: it is only ever asked about an
 * object, as the parameters, the query and the body of a call are.
 */
export function unsaidFaults(schema: Part, path = '', isObject = true): string[] {
  const { def } = schema._zod;
  const faults: string[] = [];
  const needsNone = NEVER_FAILS.has(def.type) || CARRIERS.has(def.type) || (isObject && def.type === 'object');
  if (!says(def) && (!needsNone || isStrict(def))) faults.push(`${path}: ${def.type}`);
  for (const check of def.checks ?? []) {
    const of = check._zod.def;
    if (of.check !== 'overwrite' && !says(of)) faults.push(`${path}: ${of.check}`);
  }
  const below = partsOf(schema).flatMap(([name, part]) => {
    const isStill = name === '' && isObject;
    return unsaidFaults(part, [path, name].filter(Boolean).join('.'), isStill);
  });
  return [...faults, ...below];
}
