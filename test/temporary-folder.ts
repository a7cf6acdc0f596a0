import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Creates a folder that all users can read. Must be called at the top level of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ospitalia-prova-'));
  chmodSync(folder, 0o755);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
