type Counters = { in_attesa: number; approvate: number; rifiutate: number };
export type DecidedItem = { kind: 'approve' | 'reject'; richiesta: 'nuova' | 'modifica' | null };

/**
 * The counters as they will be once decisions that are on their way have been answered. A decided change leaves the
 * queue; its struttura stays what it is.
 * @example countAfter({ in_attesa: 7, approvate: 128, rifiutate: 0 }, [{ kind: 'approve', richiesta: 'nuova' }])
 * // { in_attesa: 6, approvate: 129, rifiutate: 0 }
 */
export function countAfter<T extends Counters>(counters: T, decided: readonly DecidedItem[]): T {
  const fresh = decided.filter(({ richiesta }) => richiesta === 'nuova');
  const approved = fresh.filter(({ kind }) => kind === 'approve').length;
  return {
    ...counters,
    in_attesa: Math.max(0, counters.in_attesa - decided.length),
    approvate: counters.approvate + approved,
    rifiutate: counters.rifiutate + fresh.length - approved,
  };
}
