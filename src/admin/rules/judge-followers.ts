import type { Verdict } from './house-verdict.ts';

/** A subscriber of a portal at work is some hundred milliseconds behind. */
const LAG_SECONDS = 10;

/** What a database of searches is beside the one that it follows. */
export type FollowerFacts = { isOther: boolean; isCopying: boolean; hasOtherPlaces: boolean; lagSeconds: number };

/** `null`: nobody has made it. */
export function judgeSearchReplica(facts: FollowerFacts | null): Verdict {
  if (facts === null) return { kind: 'ricerche.da_fare' };
  if (facts.isOther) return { kind: 'ricerche.altre' };
  if (facts.isCopying) return { kind: 'ricerche.in_copia' };
  if (facts.hasOtherPlaces) return { kind: 'ricerche.comuni' };
  const { lagSeconds } = facts;
  return { kind: lagSeconds > LAG_SECONDS ? 'ricerche.indietro' : 'ricerche.bene', lagSeconds };
}

/** Parts of the work that no process does; where none runs at all, nobody has started a portal. */
export function judgeRoles(running: readonly string[], all: readonly string[]): Verdict {
  if (running.length === 0) return { kind: 'processi.nessuno' };
  const missing = all.filter((role) => !running.includes(role));
  return missing.length === 0 ? { kind: 'processi.bene' } : { kind: 'processi.mancano', roles: missing };
}
