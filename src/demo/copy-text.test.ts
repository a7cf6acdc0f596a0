import { expect, test } from 'vitest';
import { copyLine } from './copy-batch.ts';

test.each([
  [['a', 1, -1.5, true, false, null], 'a\t1\t-1.5\tt\tf\t\\N\n'],
  [['tab\there', 'line\nbreak', 'back\\slash', '\r'], 'tab\\there\tline\\nbreak\tback\\\\slash\t\\r\n'],
  [['\\N'], '\\\\N\n'],
  [[[]], '{}\n'],
  [[['WiFi', 'a "b" \\ c, d', 'NULL']], '{"WiFi","a \\\\"b\\\\" \\\\\\\\ c, d","NULL"}\n'],
])('copyLine(%j) returns %j', (values, line) => expect(copyLine(values)).toBe(line));
