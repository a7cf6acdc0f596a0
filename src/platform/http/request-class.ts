/**
 * How important a request is, and what it costs. `essential` is never let go: money, confirmations, leaving, probes. `file`: what lies
 * ready.
 */
export type RequestClass = 'essential' | 'file' | 'upload' | 'export' | 'search' | 'page' | 'owner' | 'admin';

/** The classes that are shed at each level of overload, with those of all levels before it. */
const LET_GO: readonly (readonly RequestClass[])[] = [['upload', 'export'], ['search'], ['page'], ['owner'], ['admin']];

export const MOST_OVERLOAD = LET_GO.length;

/** @example isLetGo('search', 2) // true */
export function isLetGo(requestClass: RequestClass, overload: number): boolean {
  const level = LET_GO.findIndex((classes) => classes.includes(requestClass));
  return level !== -1 && level < Math.floor(overload);
}

/** What a process noticed of itself in the last second: how long its event loop and its database's connections kept work waiting. */
export type Strain = { loopMs: number; connectionMs: number };

/** Reliability 3.9: longer than this is overload. */
const MOST_LOOP_MS = 200;
const MOST_CONNECTION_MS = 1000;
/** It is over sooner than it came: whoever was let go comes back after some seconds. */
const RELIEF = 2;

/**
 * The overload after a further second. Nobody is let go for one bad second, which may be a collection of garbage or the machine's: the
 * first of them is `0.5`, which lets nothing go.
 */
export function nextOverload(overload: number, { loopMs, connectionMs }: Strain): number {
  const isStrained = loopMs > MOST_LOOP_MS || connectionMs > MOST_CONNECTION_MS;
  if (!isStrained) return Math.max(0, overload - RELIEF);
  return overload === 0 ? 0.5 : Math.min(MOST_OVERLOAD, Math.floor(overload) + 1);
}
