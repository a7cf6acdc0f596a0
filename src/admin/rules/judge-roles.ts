import type { Verdict } from './house-verdict.ts';

/** Parts of the work that no process does; where none runs at all, nobody has started a portal. */
export function judgeRoles(running: readonly string[], all: readonly string[]): Verdict {
  if (running.length === 0) return { kind: 'processi.nessuno' };
  const missing = all.filter((role) => !running.includes(role));
  return missing.length === 0 ? { kind: 'processi.bene' } : { kind: 'processi.mancano', roles: missing };
}
