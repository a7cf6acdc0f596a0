import { expect, test } from 'vitest';
import { clockDrift } from './clock-drift.ts';

test.for([
  ['Sun, 22 Nov 2026 09:00:00 GMT', '2026-11-22T10:00:00Z', 3600],
  ['Sun, 22 Nov 2026 09:00:00 GMT', '2026-11-22T08:59:29Z', -31],
  ['Sun, 22 Nov 2026 09:00:00 GMT', '2026-11-22T09:00:30Z', null],
  ['Sun, 22 Nov 2026 09:00:00 GMT', '2026-11-22T08:59:30Z', null],
  ['tomorrow', '2026-11-22T09:00:00Z', null],
  [null, '2026-11-22T09:00:00Z', null],
] as const)(
  "T46 for the provider's Date header %j and the local time %s, clockDrift returns %j",
  ([header, now, drift]) => {
    expect(clockDrift(header, new Date(now))).toBe(drift);
  },
);
