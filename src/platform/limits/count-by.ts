import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit } from '../../kernel/limits.ts';

async function consume(limiter: RateLimiterAbstract, key: string, acts: number) {
  try {
    return { isWithin: true, left: (await limiter.consume(key, acts)).msBeforeNext };
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return { isWithin: false, left: refusal.msBeforeNext };
    throw refusal;
  }
}

/** A limit that counts by a limiter of the library, under the keys that `keyOf` makes of who acts. */
export function countBy(limiter: RateLimiterAbstract, keyOf: (who: string) => string): Limit {
  return {
    async count(who, acts = 1) {
      const key = keyOf(who);
      const { isWithin, left } = await consume(limiter, key, acts);
      const endsAt = Date.now() + left;
      return {
        waitSeconds: isWithin ? 0 : Math.max(1, Math.ceil(left / 1000)),
        async resetAttempts() {
          // Given back into the next window, it would be one act more than that one has.
          if (Date.now() < endsAt) await limiter.reward(key, acts);
        },
      };
    },
  };
}
