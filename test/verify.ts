/** Whether `npm run verify` is running, in which case sampled tests run in full. */
export const IS_VERIFY = process.env['OSPITALIA_VERIFY'] === '1';

/** Returns the size of a sampled test: `sample` in `npm test`, `full` in `npm run verify`. */
export const sized = (sample: number, full: number): number => (IS_VERIFY ? full : sample);

/** Options of a test that kills a process. In `npm run verify` it runs twenty times. */
export const KILLS = { repeats: sized(0, 19), timeout: sized(240_000, 3_600_000) };
