import { expect, test } from 'vitest';
import { detectRobot } from './detect-robot.ts';

test.each([
  [{}, null],
  [{ sito: '', elapsed_ms: 3000 }, null],
  [{ elapsed_ms: 'presto' }, null],
  [{ elapsed_ms: 2999 }, 'tooFast'],
  [{ sito: 'https://example.com' }, 'trapped'],
  [{ sito: ' ' }, 'trapped'],
  // The trap is answered as everybody is: its time says nothing more.
  [{ sito: 'x', elapsed_ms: 1 }, 'trapped'],
])('%j: %s', (traces, expected) => expect(detectRobot(traces)).toBe(expected));
