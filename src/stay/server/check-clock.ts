import type { Clock } from '../../kernel/dates/clock.ts';
import { clockDrift } from '../rules/clock-drift.ts';

const TIMEOUT_MS = 3000;

type ClockParts = {
  apiBase: string;
  clock: Clock;
  warn(message: string): void;
};

/** Warns where our clock is not Stripe's (T46); says nothing where Stripe cannot be reached. */
export async function checkClock({ apiBase, clock, warn }: ClockParts): Promise<void> {
  // Without the SDK and without a key: whatever it answers, it says what time it is.
  const ask = fetch(apiBase, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const answer = await ask.catch(() => null);
  const drift = clockDrift(answer?.headers.get('Date') ?? null, clock.now());
  if (drift === null) return;
  const by = `${Math.abs(drift)} s ${drift > 0 ? 'ahead of' : 'behind'} Stripe's`;
  warn(`the clock of this machine is ${by}: holds end at the wrong time and webhooks may be refused; set it right`);
}
