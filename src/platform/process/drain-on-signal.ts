import type { Logger } from 'pino';
import { isUnavailable } from '../../kernel/calls/unavailable.ts';

/**
 * Time in ms during which further signals are ignored. A single stop request may arrive as several signals, for example from
 * systemd and a parent process, or from a terminal and npm.
 */
const ECHO_MS = 1000;

type CloseResource = () => Promise<void>;

export type Ending = {
  isStopping(): boolean;
  stop(reason: object, exitCode: number): Promise<void>;
};

/**
 * Closes the resources in reverse order when a signal arrives, and exits. Another signal at least `ECHO_MS` later exits at once
 * with code 1.
 */
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
 * Logs uncaught failures with type, message and stack.
 * - Unhandled rejection: the portal continues. The operation has ended and changed nothing.
 * - Unhandled error of a connection or a disk: the portal continues. Otherwise a database restart would end all processes at once.
 * - Any other uncaught exception: state may be inconsistent. The portal finishes running requests, shuts down and exits with 1, so that its supervisor restarts it.
 */
export function logStrays(log: Logger, stop: (reason: object, exitCode: number) => Promise<void>): void {
  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'));
  process.on('uncaughtException', (err) => {
    if (isUnavailable(err)) return log.error({ err }, 'unhandled error of a connection or a file');
    log.fatal({ err }, 'uncaught exception: the portal stops');
    void stop({ reason: 'uncaughtException' }, 1);
  });
}
