import { createHmac, hkdfSync } from 'node:crypto';
import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { CallLimit } from '../../kernel/calls/call.ts';
import type { Limit, Limits } from '../../kernel/calls/limits.ts';
import { wideNetworkOf } from '../http/client-address.ts';

const WIDE_SHARE = 2;

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

export function countBy(limiter: RateLimiterAbstract, keyOf: (who: string) => string): Limit {
  return {
    async count(who, acts = 1) {
      const key = keyOf(who);
      const { isWithin, left } = await consume(limiter, key, acts);
      const endsAt = Date.now() + left;
      return {
        waitSeconds: isWithin ? 0 : Math.max(1, Math.ceil(left / 1000)),
        async resetAttempts() {
          // A refund after the window has ended would raise the limit of the next window.
          if (Date.now() < endsAt) await limiter.reward(key, acts);
        },
      };
    },
  };
}

const TABLE = 'limit_counts';
const KEY_BYTES = 32;

/** Deletes expired counters. Skips locked rows, because a concurrent request is counting in them. */
const SWEEP = `
  delete from ${TABLE} where key in (select key from ${TABLE} where expire <= $1 for update skip locked)
`;

export type OpenedLimits = Limits & { sweep(): Promise<void> };

/** Clients are stored only under pseudonyms, which depend on the portal's secret and differ per limit. */
function createKeyHasher(secret: string): (limit: string) => (who: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'ospitalia: limits', KEY_BYTES));
  return (limit) => (who) => `${limit} ${createHmac('sha256', key).update(`${limit}\n${who}`).digest('base64url')}`;
}

const widen = ({ calls, seconds }: CallLimit): CallLimit => ({ calls: calls * WIDE_SHARE, seconds });

/** All processes that use the same database share the counters of exact limits (ADR 0072). */
export function openLimits(pool: Pool, secret: string): OpenedLimits {
  const keyHasher = createKeyHasher(secret);
  const store = { storeClient: pool, storeType: 'pool', tableName: TABLE, tableCreated: true } as const;
  function createExact(name: string, { calls, seconds }: CallLimit): Limit {
    const options = { points: calls, duration: seconds, keyPrefix: '', clearExpiredByTimeout: false };
    return countBy(new RateLimiterPostgres({ ...store, ...options }), keyHasher(name));
  }
  const createPerProcess = ({ calls, seconds }: CallLimit): Limit =>
    countBy(new RateLimiterMemory({ points: calls, duration: seconds }), (who) => who);
  return {
    exact: (name, limit) => countWide(createExact(name, limit), createExact(name, widen(limit))),
    perProcess: (limit) => countWide(createPerProcess(limit), createPerProcess(widen(limit))),
    sweep: async () => void (await pool.query(SWEEP, [Date.now()])),
  };
}
