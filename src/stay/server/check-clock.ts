import type { Clock } from '../../kernel/dates/clock.ts';
import { clockDrift } from '../rules/clock-drift.ts';

const TIMEOUT_MS = 3000;

type ClockDependencies = {
  apiBase: string;
  clock: Clock;
  warn(message: string): void;
};

export async function checkClock({ apiBase, clock, warn }: ClockDependencies): Promise<void> {
  // The request needs neither the SDK nor a key, because every response has a `Date` header.
  const request = fetch(apiBase, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const answer = await request.catch(() => null);
  const drift = clockDrift(answer?.headers.get('Date') ?? null, clock.now());
  if (drift === null) return;
  const by = `${Math.abs(drift)} s ${drift > 0 ? 'ahead of' : 'behind'} Stripe's`;
  warn(`the system clock is ${by}: holds expire at the wrong time and webhooks may be rejected; correct the clock`);
}
