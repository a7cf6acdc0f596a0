/** A fact of a struttura in words. `key` tells facts apart whose name changes, such as a room's. */
export type Line = { key: string; campo: string; testo: string };
/** A fact that a change makes another: new ones were nothing before, those that go are nothing afterwards. */
export type Change = { campo: string; prima: string; dopo: string };

/**
 * What a waiting change changes, fact by fact in the words of the form: the administrator decides about nothing else.
 * @example listChanges([{ key: 'cap', campo: 'CAP', testo: '53045' }], [{ key: 'cap', campo: 'CAP', testo: '53047' }])
 * // [{ campo: 'CAP', prima: '53045', dopo: '53047' }]
 */
export function listChanges(before: readonly Line[], after: readonly Line[]): Change[] {
  const earlier = new Map(before.map((line) => [line.key, line]));
  const later = new Map(after.map((line) => [line.key, line]));
  const changes = [...new Map([...earlier, ...later]).values()].map(({ key, campo }) => {
    return { campo, prima: earlier.get(key)?.testo ?? '', dopo: later.get(key)?.testo ?? '' };
  });
  return changes.filter(({ prima, dopo }) => prima !== dopo);
}
