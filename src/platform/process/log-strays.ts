import type { Logger } from 'pino';
import { isUnavailable } from '../../kernel/unavailable.ts';

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
