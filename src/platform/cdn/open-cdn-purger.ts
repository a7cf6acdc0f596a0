import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { ALL_TAGS } from '../page-cache/page-store.ts';
import { holdLease } from './hold-lease.ts';
import { type Cdn, PurgeError } from './open-cdn.ts';
import { createPurgeQueue } from './purge-queue.ts';

/**
 * From when this process hears of a change until the CDN is told. By then every process has dropped the page: it trusts its memory for
 * 950 ms, remembers numbers that a replica gave for 700 more, and what it sent before has arrived.
 */
const SETTLE_MS = 2000;
/** At most so often: what comes in between goes together. */
const ROUND_MS = 250;
const TIMEOUT_MS = 5000;
const FIRST_RETRY_MS = 500;
/** Nor is a CDN left alone any longer that asks for it: by then what it has kept is over by itself. */
const MAX_RETRY_MS = 60_000;
/** Beyond so many at once everything is purged: Cloudflare would take ten calls for them. */
const MAX_TAGS = 1000;

export type PurgerCounters = { isHolder: boolean; purges: number; tags: number; failures: number; waiting: number };

export type CdnPurger = {
  /** Tags of pages that were changed, as this process hears of them. */
  onChange(tags: readonly string[]): void;
  counters(): PurgerCounters;
  close(): Promise<void>;
};

type PurgerOptions<Tables> = {
  db: Kysely<Tables>;
  cdn: Pick<Cdn, 'purge' | 'batch'>;
  warn(message: string, error?: unknown): void;
  /** Shorter in tests, in milliseconds. */
  times?: Partial<Record<'settle' | 'timeout' | 'lease' | 'renew', number>>;
};

/** Milliseconds until the next attempt, after so many that failed one after the other. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = error instanceof PurgeError ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.min(Math.max(FIRST_RETRY_MS * 2 ** (failures - 1), asked), MAX_RETRY_MS);
}

type SenderParts = Pick<PurgerOptions<unknown>, 'cdn' | 'warn'> & { timeoutMs: number };

function createSender({ cdn, warn, timeoutMs }: SenderParts) {
  const counted = { purges: 0, tags: 0, failures: 0 };
  let failed = 0;
  let restUntil = Number.NEGATIVE_INFINITY;
  return {
    counted,
    isResting: () => restUntil > performance.now(),
    /** Whether the CDN has taken it. */
    async send(tags: readonly string[], closing: AbortSignal): Promise<boolean> {
      try {
        await cdn.purge(tags, AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]));
      } catch (error) {
        if (closing.aborted) return false;
        counted.failures += 1;
        failed += 1;
        restUntil = performance.now() + retryDelay(failed, error);
        if (failed === 1)
          warn('the CDN does not take purges: it shows pages for up to a minute after they were changed', error);
        return false;
      }
      if (failed > 0) warn('the CDN takes purges again');
      failed = 0;
      counted.purges += 1;
      counted.tags += tags.length;
      return true;
    },
  };
}

/** Tells a CDN what was changed, from the one process that holds the lease; the others hear of it and do nothing. */
export function openCdnPurger<Tables>({ db, cdn, warn, times = {} }: PurgerOptions<Tables>): CdnPurger {
  const closing = new AbortController();
  const { signal } = closing;
  const queue = createPurgeQueue({ settleMs: times.settle ?? SETTLE_MS, maxTags: MAX_TAGS });
  const sender = createSender({ cdn, warn, timeoutMs: times.timeout ?? TIMEOUT_MS });
  const lease = holdLease({
    db,
    warn,
    // What was changed while nobody held it, or was not sent by whoever did, nobody knows.
    onHeld: () => queue.add([ALL_TAGS], performance.now()),
    ...(times.lease !== undefined && { leaseMs: times.lease }),
    ...(times.renew !== undefined && { renewMs: times.renew }),
  });

  let underWay: readonly string[] = [];
  async function sendDue(): Promise<void> {
    underWay = queue.takeDue(performance.now());
    while (underWay.length > 0 && lease.isHeld() && (await sender.send(underWay.slice(0, cdn.batch), signal)))
      underWay = underWay.slice(cdn.batch);
    queue.putBack(underWay);
    underWay = [];
  }
  const sending = (async () => {
    while (!signal.aborted) {
      if (!lease.isHeld()) queue.clear();
      else if (!sender.isResting()) await sendDue();
      await pause(ROUND_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  })();
  return {
    onChange(tags) {
      if (lease.isHeld()) queue.add(tags, performance.now());
    },
    counters: () => ({ isHolder: lease.isHeld(), ...sender.counted, waiting: queue.size() + underWay.length }),
    async close() {
      closing.abort();
      await sending;
      await lease.close();
    },
  };
}
