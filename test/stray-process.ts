import { pino } from 'pino';
import { createLog } from '../src/platform/log/create-log.ts';
import { drainOnSignal, logStrays } from '../src/platform/process/drain-on-signal.ts';

const log = createLog(pino.destination({ dest: 2, sync: true }));
const { stop } = drainOnSignal([async () => log.info('closed in order')], log);
logStrays(log, stop);

const STRAYS: Readonly<Record<string, () => void>> = {
  rejection: () => void Promise.reject(new TypeError('an unhandled rejection of anna@example.it')),
  noError: () => void Promise.reject('words'),
  connection: () => {
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  },
  exception: () => {
    throw new RangeError('a bug');
  },
};

setTimeout(() => STRAYS[process.argv[2] ?? '']?.());
setTimeout(() => process.exit(7), 200);
