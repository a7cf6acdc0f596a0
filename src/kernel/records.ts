export function recordOf<Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}

/** @example byKind({ nome: 'text', camere: 'count' }, { text: '', count: 0 }) // { nome: '', camere: 0 } */
export function byKind<
  Kind extends string,
  Fields extends Readonly<Record<string, Kind>>,
  Values extends Record<Kind, unknown>,
>(fields: Fields, values: Values): { [Field in keyof Fields]: Values[Fields[Field]] } {
  return Object.fromEntries(Object.entries(fields).map(([field, kind]) => [field, values[kind]])) as {
    [Field in keyof Fields]: Values[Fields[Field]];
  };
}

export function pick<Whole, Key extends keyof Whole>(whole: Whole, keys: readonly Key[]): Pick<Whole, Key> {
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
