import type { HostTurns } from './host-limiter.ts';
import { leaveTurn, takeTurn } from './host-turn-repository.ts';
import type { CalendarDb } from './repository.ts';

/** Below this a second question would only come to wait for the first one's row. */
const SHORTEST_WAIT_MS = 20;

/** The places at each host that all processes with the same sending address share; '': those that name none. */
export function createHostTurns({ db, sentFrom }: { db: CalendarDb; sentFrom: string }): HostTurns {
  return {
    async take(host, limits) {
      const place = { host, sentFrom };
      const { turn, waitMs } = await takeTurn(db, place, limits);
      if (turn === null) return { kind: 'refused', waitMs: Math.max(SHORTEST_WAIT_MS, waitMs) };
      // One that cannot be given back ends by itself.
      return { kind: 'taken', leave: () => leaveTurn(db, place, turn).catch(() => undefined) };
    },
  };
}
