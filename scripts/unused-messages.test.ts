import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const MESSAGES = globSync('src/*/messages/*.it.ts');

function countWords(files: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of files)
    for (const [word] of readFileSync(file, 'utf8').matchAll(/[\w$]+/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Messages that nothing but their declaration names. */
function unused(messages: readonly string[], code: readonly string[]): string[] {
  const counts = countWords(code);
  return messages.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) ([\w$]+)/gm)]
      .map(([, name = '']) => name)
      .filter((name) => (counts.get(name) ?? 0) < 2)
      .map((name) => `${file} ${name}`),
  );
}

test('code uses every message', () => {
  const translations = /\/messages\/[a-z-]+\.(?:en|de|fr)\.ts$|\.test\.tsx?$/;
  const code = globSync('src/**/*.{ts,tsx}').filter((file) => !translations.test(file));
  expect(MESSAGES.length).toBeGreaterThan(30);
  expect(unused(MESSAGES, code)).toEqual([]);
});
