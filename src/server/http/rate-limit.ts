import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../kernel/app-error.ts';
import type { CallLimit } from '../../kernel/call.ts';
import { kernelMessages } from '../../kernel/messages.it.ts';

/** Calls of the API that one address may make: 600 a minute (`docs/ARCHITECTURE.md`, "Limits"). */
export const SHARED_LIMIT: CallLimit = { calls: 600, seconds: 60 };

/** A brake on one address's calls. `take` throws `TROPPE_RICHIESTE` with the seconds to wait; `giveBack` undoes one. */
export type RateLimit = {
  take(address: string, calls?: number): Promise<void>;
  giveBack(address: string): Promise<void>;
};

export function createRateLimit({ calls, seconds }: CallLimit): RateLimit {
  const limiter = new RateLimiterMemory({ points: calls, duration: seconds });
  return {
    async take(address, points = 1) {
      try {
        await limiter.consume(address, points);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new AppError('TROPPE_RICHIESTE', kernelMessages.troppeRichieste(wait), { retryAfter: wait });
      }
    },
    giveBack: async (address) => void (await limiter.reward(address)),
  };
}
