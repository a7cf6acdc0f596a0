import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';

/** A process that neither renews nor gives back its lease is followed by another after so long. */
const LEASE_MS = 10_000;
const RENEW_MS = 3000;

type LeaseOptions<Tables> = {
  db: Kysely<Tables>;
  /** It was not held before, or may have been another's meanwhile. */
  onHeld(): void;
  warn(message: string, error: unknown): void;
  leaseMs?: number;
  renewMs?: number;
};

async function claim<Tables>(db: Kysely<Tables>, holder: string, leaseMs: number): Promise<boolean> {
  const { rows } = await sql`
    insert into cdn_purge_lease (holder, until) values (${holder}, now() + make_interval(secs => ${leaseMs / 1000}))
    on conflict (only_row) do update set holder = excluded.holder, until = excluded.until
      where cdn_purge_lease.holder = excluded.holder or cdn_purge_lease.until < now()
    returning holder`.execute(db);
  return rows.length > 0;
}

/** Claims the lease whenever it is free, and renews it: of all processes of a database one holds it. */
export function holdLease<Tables>(options: LeaseOptions<Tables>): { isHeld(): boolean; close(): Promise<void> } {
  const { db, onHeld, warn, leaseMs = LEASE_MS, renewMs = RENEW_MS } = options;
  const holder = randomUUID();
  const closing = new AbortController();
  const { signal } = closing;
  let heldUntil = Number.NEGATIVE_INFINITY;
  const isHeld = () => heldUntil > performance.now();

  async function renew(): Promise<void> {
    const asked = performance.now();
    const wasHeld = isHeld();
    if (!(await claim(db, holder, leaseMs))) {
      heldUntil = Number.NEGATIVE_INFINITY;
      return;
    }
    // Counted from the question, on a clock that is never set: here it ends before it does in the database.
    heldUntil = asked + leaseMs;
    if (!wasHeld) onHeld();
  }
  const renewing = (async () => {
    while (!signal.aborted) {
      await renew().catch((error: unknown) => warn('the lease of the CDN could not be renewed', error));
      await pause(renewMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  })();
  return {
    isHeld,
    async close() {
      closing.abort();
      await renewing;
      heldUntil = Number.NEGATIVE_INFINITY;
      await sql`delete from cdn_purge_lease where holder = ${holder}`.execute(db).catch(() => undefined);
    },
  };
}
