import type { Logger } from 'pino';
import { isUnavailable } from '../../kernel/calls/unavailable.ts';

/** Period in ms during which further signals are ignored, because systemd or npm may send a stop signal twice. */
const ECHO_MS = 1000;

type CloseResource = () => Promise<void>;

export type Ending = {
  isStopping(): boolean;
  stop(reason: object, exitCode: number): Promise<void>;
};

/** Closes the resources in reverse order. A second signal after `ECHO_MS` forces the exit. */
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

/** Logs uncaught failures. Connection errors do not stop the process; otherwise, a database restart would end all processes at once. */
export function logStrays(log: Logger, stop: (reason: object, exitCode: number) => Promise<void>): void {
  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'));
  process.on('uncaughtException', (err) => {
    if (isUnavailable(err)) return log.error({ err }, 'unhandled error of a connection or a file');
    log.fatal({ err }, 'uncaught exception: the portal stops');
    void stop({ reason: 'uncaughtException' }, 1);
  });
}
