import type { z } from 'zod';

/** A part of a schema as zod's own code describes it (`zod/v4/core`): the definition, its sentence, its further checks. */
type Part = z.core.$ZodType;

const says = ({ error }: { error?: unknown }) => error !== undefined;

/** Types that accept every value, or that only carry others. */
const NEVER_FAILS = new Set(['unknown', 'any', 'transform']);
const CARRIERS = new Set(['pipe', 'optional', 'nullable', 'default', 'prefault', 'catch', 'readonly', 'nonoptional']);

/** The names under which definitions keep their parts, but those of an object. What makes no sense is read as a fallback: below it nothing is said. */
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
export function unsaidFaults(schema: Part, path = '', isObject = true): string[] {
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
