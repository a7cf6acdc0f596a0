import { chmodSync, mkdirSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { completePackage } from './binaries.ts';

const native = join(temporaryFolder(), 'native');
const list = join(native, 'pg-symlinks.json');
const program = join(native, 'bin', 'postgres');
const link = join(native, 'lib', 'libpq.so.5');

for (const folder of ['bin', 'lib']) mkdirSync(join(native, folder), { recursive: true });
writeFileSync(program, '#!/bin/sh\n', { mode: 0o644 });
writeFileSync(`${link}.18`, 'library');
writeFileSync(list, JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]));

test('completePackage creates links and sets executable bits, and writes nothing if both are already in place', () => {
  completePackage(native);
  expect(readFileSync(link, 'utf8')).toBe('library');
  expect(readlinkSync(link)).toBe('libpq.so.5.18');
  expect(statSync(program).mode & 0o111).toBe(0o111);
  const lib = join(native, 'lib');
  const before = statSync(lib).mtimeMs;
  chmodSync(lib, 0o555);
  completePackage(native);
  expect(statSync(lib).mtimeMs).toBe(before);
  chmodSync(lib, 0o755);
  rmSync(list);
  expect(() => completePackage(native)).not.toThrow();
});
