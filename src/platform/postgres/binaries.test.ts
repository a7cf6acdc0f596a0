import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { completePackage } from './binaries.ts';

let root: string;
let native: string;

/** A package as npm unpacks it when install scripts are blocked: no links, and programs that are not executable. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ospitalia-package-'));
  native = join(root, 'native');
  for (const folder of ['bin', 'lib']) mkdirSync(join(native, folder), { recursive: true });
  writeFileSync(join(native, 'bin', 'postgres'), '#!/bin/sh\n', { mode: 0o644 });
  writeFileSync(join(native, 'lib', 'libpq.so.5.18'), 'library');
  writeFileSync(
    join(native, 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
  );
});

afterEach(() => {
  chmodSync(join(native, 'lib'), 0o755);
  rmSync(root, { recursive: true });
});

describe('completePackage', () => {
  test('makes what the install script would have made', () => {
    completePackage(native);
    expect(readFileSync(join(native, 'lib', 'libpq.so.5'), 'utf8')).toBe('library');
    expect(readlinkSync(join(native, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
    expect(statSync(join(native, 'bin', 'postgres')).mode & 0o111).toBe(0o111);
  });

  test('writes nothing when all is there', () => {
    completePackage(native);
    const before = statSync(join(native, 'lib')).mtimeMs;
    chmodSync(join(native, 'lib'), 0o555);
    completePackage(native);
    expect(statSync(join(native, 'lib')).mtimeMs).toBe(before);
  });

  test('a package without a list of links is complete as it is', () => {
    rmSync(join(native, 'pg-symlinks.json'));
    expect(() => completePackage(native)).not.toThrow();
  });
});
