/** True in `npm run verify`, where tests that otherwise use a sample run in full. */
export const IS_VERIFY = process.env['OSPITALIA_VERIFY'] === '1';

export const sized = (sample: number, full: number): number => (IS_VERIFY ? full : sample);

/** Options of tests that kill a process. These tests run twenty times in `npm run verify`. */
export const KILLS = { repeats: sized(0, 19), timeout: sized(240_000, 3_600_000) };
