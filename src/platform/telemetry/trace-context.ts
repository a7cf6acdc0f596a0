import { randomUUID } from 'node:crypto';

/** Parent span from the `traceparent` header of a request (W3C Trace Context). */
export type TraceParent = { traceId: string; spanId: string; isSampled: boolean };

/** Version `ff` and ids that consist of zeros are invalid. Versions after `00` may append fields. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-|$)/;
const SAMPLED = 1;

/**
 * @example readTraceParent('00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01') // { traceId: '4bf9…', spanId: '00f0…', isSampled: true }
 */
export function readTraceParent(header: string | undefined): TraceParent | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(header ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

/** Uses a UUID, because Node generates the random bytes for many UUIDs in advance, which is faster. */
export function newTraceId(): string {
  return randomUUID().replaceAll('-', '');
}
