import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../../db/migrations');
/** The newest one that runs somewhere, and the SHA-256 of all up to it: a release moves both on. */
const RELEASED = '0039_feeds_at_fault.sql';
const SHA256 = 'a3b6862be89a48942f244d76cad7558df9ddcbe4952bbb6c2ee55d3ad48cc116';

test('no released migration is edited, not even in a comment: every database that has it would refuse to start', () => {
  const hash = createHash('sha256');
  for (const name of readdirSync(FOLDER).toSorted())
    if (name <= RELEASED) hash.update(readFileSync(join(FOLDER, name)));
  expect(hash.digest('hex')).toBe(SHA256);
});
