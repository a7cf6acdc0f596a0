import { expect, test } from 'vitest';
import { newTraceId, readTraceParent } from './trace-context.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

test.each([
  ['a sampled trace', `00-${TRACE}-${SPAN}-01`, true],
  ['a trace that is not sampled', `00-${TRACE}-${SPAN}-00`, false],
  ['additional flags', `00-${TRACE}-${SPAN}-03`, true],
  ['a later version with more fields', `01-${TRACE}-${SPAN}-01-later`, true],
])('readTraceParent parses %s', (_, header, isSampled) => {
  expect(readTraceParent(header)).toEqual({ traceId: TRACE, spanId: SPAN, isSampled });
});

test.each([
  ['no header', undefined],
  ['an empty header', ''],
  ['version ff', `ff-${TRACE}-${SPAN}-01`],
  ['an all-zero trace ID', `00-${'0'.repeat(32)}-${SPAN}-01`],
  ['an all-zero span ID', `00-${TRACE}-${'0'.repeat(16)}-01`],
  ['capital letters', `00-${TRACE.toUpperCase()}-${SPAN}-01`],
  ['a short trace ID', `00-${TRACE.slice(1)}-${SPAN}-01`],
  ['two headers in one', `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`],
  ['text in front', `x00-${TRACE}-${SPAN}-01`],
])('readTraceParent rejects %s', (_, header) => {
  expect(readTraceParent(header)).toBeNull();
});

test('newTraceId returns valid trace IDs that differ', () => {
  expect(newTraceId()).toMatch(/^(?!0{32})[\da-f]{32}$/);
  expect(newTraceId()).not.toBe(newTraceId());
});
