import type { Waiting } from '../src/strutture/moderation-contract.ts';

/** Whose CIN it is, too: only one of them can be approved. */
function rivals({ id, cin }: Waiting, waiting: readonly Waiting[]): string {
  const others = waiting.filter((other) => cin !== null && other.cin === cin && other.id !== id);
  return others.length === 0 ? '' : `  stesso CIN di ${others.map((other) => other.id).join(', ')}`;
}

/** What waits for a decision, one on each line, as `npm run moderate -- list` says it. */
export function describeWaiting(waiting: readonly Waiting[]): string {
  const rows = waiting.map((one) => {
    const { id, kind, cin, nome, citta } = one;
    return `${id}  ${kind}  ${cin ?? 'CIN mancante'}  ${nome} (${citta})${rivals(one, waiting)}`;
  });
  return [...rows, `In attesa: ${waiting.length}.`].join('\n');
}
