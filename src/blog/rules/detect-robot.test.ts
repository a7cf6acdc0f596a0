import { expect, test } from 'vitest';
import { detectRobot, shouldCountView } from './detect-robot.ts';

test.each([
  [{}, null],
  [{ sito: '', elapsed_ms: 3000 }, null],
  [{ elapsed_ms: 'presto' }, null],
  [{ elapsed_ms: 2999 }, 'tooFast'],
  [{ sito: 'https://example.com' }, 'trapped'],
  [{ sito: ' ' }, 'trapped'],
  // A filled-in honeypot takes precedence, because the response must not reveal that the form was also too fast.
  [{ sito: 'x', elapsed_ms: 1 }, 'trapped'],
])('detectRobot(%j) returns %s', (traces, expected) => expect(detectRobot(traces)).toBe(expected));

const reader = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0', isRobot: false, purpose: null };

test.each([
  [{}, true],
  [{ purpose: '' }, true],
  [{ isRobot: true }, false],
  [{ userAgent: null }, false],
  [{ userAgent: ' ' }, false],
  [{ purpose: 'prefetch;prerender' }, false],
  [{ purpose: 'Prefetch' }, false],
])('shouldCountView(%j) returns %s', (request, expected) =>
  expect(shouldCountView({ ...reader, ...request })).toBe(expected),
);
