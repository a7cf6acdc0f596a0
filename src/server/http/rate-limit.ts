import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../kernel/app-error.ts';
import { kernelMessages } from '../../kernel/messages.it.ts';

/** Calls of the API that one address may make in a window: 600 a minute (`docs/ARCHITECTURE.md`, "Limits"). */
const CALLS = 600;
const WINDOW_SECONDS = 60;

/** A brake on one address's calls. Throws `TROPPE_RICHIESTE` with the seconds to wait. */
export function createRateLimit(): (address: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: CALLS, duration: WINDOW_SECONDS });
  return async (address) => {
    try {
      await limiter.consume(address);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new AppError('TROPPE_RICHIESTE', kernelMessages.troppeRichieste(seconds), { retryAfter: seconds });
    }
  };
}
