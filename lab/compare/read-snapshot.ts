import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Snapshot } from './diff.ts';

export function readSnapshot(file: string): Snapshot {
  const bytes = readFileSync(file);
  return JSON.parse((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString());
}
