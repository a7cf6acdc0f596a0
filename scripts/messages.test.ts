import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const MESSAGES = globSync(['src/*/messages/*.it.ts', 'src/*/messages/{operator,commands,system}.ts']);

function countWords(files: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of files)
    for (const [word] of readFileSync(file, 'utf8').matchAll(/[\w$]+/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function unused(messages: readonly string[], code: readonly string[]): string[] {
  const counts = countWords(code);
  return messages.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) ([\w$]+)/gm)]
      .map(([, name = '']) => name)
      .filter((name) => (counts.get(name) ?? 0) < 2)
      .map((name) => `${file} ${name}`),
  );
}

test('every message is used', () => {
  const translations = /\/messages\/[a-z-]+\.(?:en|de|fr)\.ts$|\.test\.tsx?$/;
  const code = globSync(['src/**/*.{ts,tsx}', 'scripts/*.ts']).filter((file) => !translations.test(file));
  expect(MESSAGES.length).toBeGreaterThan(30);
  expect(unused(MESSAGES, code)).toEqual([]);
});

const IMPORT = /^import (?!type)[^;]*? from '([^']*\/messages\/[a-z-]+)\.ts';/gm;

function importersOf(files: readonly string[], isFault: (path: string) => boolean): string[] {
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)]
      .map(([, specifier = '']) => join(dirname(file), specifier))
      .filter(isFault)
      .map((path) => `${file} ${path}`),
  );
}

const code = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|\/messages\//.test(file));
const isOfPages = (file: string) => /\/web\/|^src\/(?:ui|api)\//.test(file);

test('server code imports translated messages only through by-request modules', () => {
  const server = code.filter((file) => !isOfPages(file));
  const faults = importersOf(server, (path) => globSync(`${path}.{en,de,fr}.ts`).length > 0);
  expect(faults).toEqual([]);
});

test('pages do not import by-request modules', () => {
  expect(importersOf(code.filter(isOfPages), (path) => path.endsWith('/by-request'))).toEqual([]);
});

test('translated messages do not import Italian messages', () => {
  const translations = globSync('src/*/messages/*.{en,de,fr}.ts');
  const faults = importersOf(translations, (path) => !/\.(?:en|de|fr)$/.test(path));
  expect(faults).toEqual([]);
});

test('importersOf finds the imports of by-request modules', () => {
  expect(importersOf(code, (path) => path.endsWith('/by-request')).length).toBeGreaterThan(50);
});

const LOGIC = /\b(?:if|for|switch|while) \(|\.(?:map|filter|flatMap|reduce|sort|toSorted)\(/g;
const countLogic = (text: string) => text.match(LOGIC)?.length ?? 0;

/** Maximum number of conditions and list operations in each message file, because logic belongs in `rules/`. */
const MOST_LOGIC: Readonly<Record<string, number>> = {
  'admin/admin': 8,
  'app/operator': 1,
  'blog/admin': 3,
  'calendar/owner': 9,
  'calendar/visitor': 6,
  'kernel/visitor': 1,
  'locations/visitor': 4,
  'search/visitor': 7,
  'stay/admin': 1,
  'stay/owner': 1,
  'stay/visitor': 24,
  'strutture/admin': 1,
  'strutture/owner': 5,
  'strutture/visitor': 12,
};

test('message files contain no more conditions and list operations than permitted', () => {
  const files = globSync('src/*/messages/*.{it,en,de,fr}.ts');
  const faults = files.filter((file) => {
    const [, module, audience] = /^src\/(\w+)\/messages\/([a-z-]+)\./.exec(file) ?? [];
    return countLogic(readFileSync(file, 'utf8')) > (MOST_LOGIC[`${module}/${audience}`] ?? 0);
  });
  expect(faults).toEqual([]);
});

test('countLogic counts conditions and list operations', () => {
  expect(countLogic('if (count === 1) return names.map(quote).filter(Boolean);')).toBe(3);
  expect(countLogic('export const guests = (count: number) => `${count} guests`;')).toBe(0);
});
