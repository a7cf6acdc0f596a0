import type { Logger } from 'pino';

/** One wish may come as several signals: of systemd and of a parent, of a terminal and of npm. */
const ECHO_MS = 1000;

type CloseResource = () => Promise<void>;

/** Stops in the reverse order, ends with 0; a second signal a second later ends at once, with 1. Returns whether it has begun. */
export function drainOnSignal(closers: readonly CloseResource[], log: Logger): () => boolean {
  let stoppingSince: number | null = null;
  const stop = async (signal: string) => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince >= ECHO_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    log.info({ signal }, 'stopping');
    for (const close of closers.toReversed()) await close().catch((err: unknown) => log.error({ err }, 'not stopped'));
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));
  return () => stoppingSince !== null;
}
