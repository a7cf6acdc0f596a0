import type { Logger } from 'pino';

/** One wish may come as several signals: of systemd and of a parent, of a terminal and of npm. */
const ECHO_MS = 1000;

type CloseResource = () => Promise<void>;

export type Ending = {
  /** Whether it has begun. */
  isStopping(): boolean;
  /** Ends the process in order, with `exitCode`; once. */
  stop(reason: object, exitCode: number): Promise<void>;
};

/** Stops in the reverse order, ends with 0; a second signal a second later ends at once, with 1. */
export function drainOnSignal(closers: readonly CloseResource[], log: Logger): Ending {
  let stoppingSince: number | null = null;
  const stop = async (reason: object, exitCode: number) => {
    if (stoppingSince !== null) return;
    stoppingSince = performance.now();
    log.info(reason, 'stopping');
    for (const close of closers.toReversed()) await close().catch((err: unknown) => log.error({ err }, 'not stopped'));
    process.exit(exitCode);
  };
  const onSignal = (signal: string) => {
    if (stoppingSince !== null && performance.now() - stoppingSince >= ECHO_MS) process.exit(1);
    void stop({ signal }, 0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => onSignal(signal));
  return { isStopping: () => stoppingSince !== null, stop };
}
