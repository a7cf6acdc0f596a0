import type { Logger } from 'pino';
import { isUnavailable } from '../../kernel/calls/unavailable.ts';

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

/**
 * Logs what nobody has caught, with its type, its words and its stack, as every other failure is.
 *
 * - A promise that failed and that nobody waits for: the portal goes on. Whatever it was part of has ended, and has changed nothing.
 * - A connection or a disk that failed where nobody listened: the portal goes on. It has broken nothing of ours, and would otherwise end
 *   every process at once when a database restarts.
 * - Any other exception in the middle of something: nobody knows what was left half done, so the portal answers what has begun, stops in
 *   order and ends with 1, for whoever supervises it to start it anew.
 */
export function logStrays(log: Logger, stop: (reason: object, exitCode: number) => Promise<void>): void {
  process.on('unhandledRejection', (err) => log.error({ err }, 'a promise failed that nobody waits for'));
  process.on('uncaughtException', (err) => {
    if (isUnavailable(err)) return log.error({ err }, 'a connection or a file failed where nobody listens');
    log.fatal({ err }, 'nobody has caught this: the portal stops');
    void stop({ reason: 'uncaughtException' }, 1);
  });
}
