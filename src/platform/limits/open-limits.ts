import { createHmac, hkdfSync } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { CallLimit } from '../../kernel/calls/call.ts';
import type { Limit, Limits } from '../../kernel/calls/limits.ts';
import { createApproximateLimit, type ApproximateLimit, type SyncCounts } from './approximate-limit.ts';
import { wideNetworkOf } from '../http/client-address.ts';

/** A /48 network gets twice the limit of one address, as for connections (`http/socket-shares.ts`). */
const WIDE_SHARE = 2;

/** Counts a /64 network with `near` and its /48 network with `wide`; all other clients with `near` only. */
function countWide(near: Limit, wide: Limit): Limit {
  return {
    async count(who, acts) {
      const counted = await near.count(who, acts);
      const network = wideNetworkOf(who);
      if (network === null || counted.waitSeconds > 0) return counted;
      const around = await wide.count(network, acts);
      return {
        waitSeconds: around.waitSeconds,
        async resetAttempts() {
          await Promise.all([counted.resetAttempts(), around.resetAttempts()]);
        },
      };
    },
  };
}

async function consume(limiter: RateLimiterAbstract, key: string, acts: number) {
  try {
    return { isWithin: true, left: (await limiter.consume(key, acts)).msBeforeNext };
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return { isWithin: false, left: refusal.msBeforeNext };
    throw refusal;
  }
}

/** A limit backed by a limiter of the library; `keyOf` derives its key from the client. */
export function countBy(limiter: RateLimiterAbstract, keyOf: (who: string) => string): Limit {
  return {
    async count(who, acts = 1) {
      const key = keyOf(who);
      const { isWithin, left } = await consume(limiter, key, acts);
      const endsAt = Date.now() + left;
      return {
        waitSeconds: isWithin ? 0 : Math.max(1, Math.ceil(left / 1000)),
        async resetAttempts() {
          // A point returned after its window has ended would raise the limit of the next window.
          if (Date.now() < endsAt) await limiter.reward(key, acts);
        },
      };
    },
  };
}

const TABLE = 'limit_counts';
const KEY_BYTES = 32;
const SYNC_INTERVAL_MS = 1000;

/** Adds to the sum of the current window. A newer window replaces it; an older one changes nothing and returns no row. */
const ADD = `
  insert into ${TABLE} (key, points, expire)
  select * from unnest($1::text[], $2::integer[], $3::bigint[])
  on conflict (key) do update set
    points = case when ${TABLE}.expire = excluded.expire then ${TABLE}.points else 0 end + excluded.points,
    expire = excluded.expire
  where ${TABLE}.expire <= excluded.expire
  returning key, points
`;

/** Skips locked rows: a concurrent request is counting in them. */
const SWEEP = `
  delete from ${TABLE} where key in (select key from ${TABLE} where expire <= $1 for update skip locked)
`;

export type SharedLimits = Limits & {
  sweep(): Promise<void>;
  close(): void;
};

function createSyncCounts(pool: Pool): SyncCounts {
  return async (unsynced) => {
    const columns = [
      unsynced.map(({ key }) => key),
      unsynced.map(({ acts }) => acts),
      unsynced.map(({ endsAt }) => endsAt),
    ];
    const { rows } = await pool.query<{ key: string; points: number }>(ADD, columns);
    return new Map(rows.map(({ key, points }) => [key, points]));
  };
}

/** Pseudonymises clients with a key derived from the portal's secret, differently in each limit. */
export function createKeyHasher(secret: string): (limit: string) => (who: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'ospitalia: limits', KEY_BYTES));
  return (limit) => (who) => `${limit} ${createHmac('sha256', key).update(`${limit}\n${who}`).digest('base64url')}`;
}

const widen = ({ calls, seconds }: CallLimit): CallLimit => ({ calls: calls * WIDE_SHARE, seconds });

/** Opens limits that all processes on a database share (ADR 0072). */
export function openLimits(pool: Pool, secret: string): SharedLimits {
  const keyHasher = createKeyHasher(secret);
  const settled: ApproximateLimit[] = [];
  const timer = setInterval(() => {
    for (const limit of settled) void limit.sync();
  }, SYNC_INTERVAL_MS).unref();
  function createExact(name: string, { calls, seconds }: CallLimit): Limit {
    const options = { storeClient: pool, storeType: 'pool', tableName: TABLE, tableCreated: true } as const;
    const own = { points: calls, duration: seconds, keyPrefix: '', clearExpiredByTimeout: false };
    return countBy(new RateLimiterPostgres({ ...options, ...own }), keyHasher(name));
  }
  function createApproximate(name: string, limit: CallLimit): Limit {
    const made = createApproximateLimit(limit, { keyOf: keyHasher(name), syncCounts: createSyncCounts(pool) });
    settled.push(made);
    return made;
  }
  return {
    exact: (name, limit) => countWide(createExact(name, limit), createExact(name, widen(limit))),
    approximate: (name, limit) => countWide(createApproximate(name, limit), createApproximate(name, widen(limit))),
    sweep: async () => void (await pool.query(SWEEP, [Date.now()])),
    close: () => clearInterval(timer),
  };
}
