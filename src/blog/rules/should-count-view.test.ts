import { expect, test } from 'vitest';
import { shouldCountView } from './should-count-view.ts';

const reader = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0', isRobot: false, purpose: null };

test.each([
  [{}, true],
  [{ purpose: '' }, true],
  [{ isRobot: true }, false],
  [{ userAgent: null }, false],
  [{ userAgent: ' ' }, false],
  [{ purpose: 'prefetch;prerender' }, false],
  [{ purpose: 'Prefetch' }, false],
])('%j: %s', (request, expected) => expect(shouldCountView({ ...reader, ...request })).toBe(expected));
