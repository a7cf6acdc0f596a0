/** Two classes are never shed: `essential` (bookings, payments, sign-outs, probes) and `file` (assets, photos, maps). */
export type RequestClass = 'essential' | 'file' | 'upload' | 'export' | 'search' | 'page' | 'owner' | 'admin';

const SHED_BY_LEVEL: readonly (readonly RequestClass[])[] = [
  ['upload', 'export'],
  ['search'],
  ['page'],
  ['owner'],
  ['admin'],
];

export const MOST_OVERLOAD = SHED_BY_LEVEL.length;

export function isShed(requestClass: RequestClass, overload: number): boolean {
  const level = SHED_BY_LEVEL.findIndex((classes) => classes.includes(requestClass));
  return level !== -1 && level < Math.floor(overload);
}

export type Strain = { loopMs: number; connectionMs: number };

/** Thresholds in ms for the event loop delay and for the wait for a database connection. Above either, the overload level rises. */
const MOST_LOOP_MS = 200;
const MOST_CONNECTION_MS = 1000;
/** Number by which the overload level falls per second. It falls faster than it rises, because shed clients return after a few seconds. */
const RELIEF = 2;

/**
 * Returns the next overload level. The first second above a threshold may be due to garbage collection, so it raises the level
 * only to 0.5, at which nothing is shed.
 */
export function nextOverload(overload: number, { loopMs, connectionMs }: Strain): number {
  const isStrained = loopMs > MOST_LOOP_MS || connectionMs > MOST_CONNECTION_MS;
  if (!isStrained) return Math.max(0, overload - RELIEF);
  return overload === 0 ? 0.5 : Math.min(MOST_OVERLOAD, Math.floor(overload) + 1);
}
