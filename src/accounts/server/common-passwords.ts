import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommonPasswords } from '../rules/check-password.ts';

function readList(): CommonPasswords {
  const text = readFileSync(join(import.meta.dirname, '../source/common-passwords.txt'), 'utf8');
  return new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('# ')));
}

let known: CommonPasswords | undefined;

export function commonPasswords(): CommonPasswords {
  known ??= readList();
  return known;
}
