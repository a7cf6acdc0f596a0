/** `key` identifies a fact even if its label changes, for example when a room is renamed. */
export type Line = { key: string; campo: string; testo: string };
export type Change = { campo: string; prima: string; dopo: string };

/**
 * Returns the facts that were added, changed or removed, labelled as in the form.
 * @example listChanges([{ key: 'cap', campo: 'CAP', testo: '53045' }], [{ key: 'cap', campo: 'CAP', testo: '53047' }]) // [{ campo: 'CAP', prima: '53045', dopo: '53047' }]
 */
export function listChanges(before: readonly Line[], after: readonly Line[]): Change[] {
  const earlier = new Map(before.map((line) => [line.key, line]));
  const later = new Map(after.map((line) => [line.key, line]));
  const changes = [...new Map([...earlier, ...later]).values()].map(({ key, campo }) => {
    return { campo, prima: earlier.get(key)?.testo ?? '', dopo: later.get(key)?.testo ?? '' };
  });
  return changes.filter(({ prima, dopo }) => prima !== dopo);
}
