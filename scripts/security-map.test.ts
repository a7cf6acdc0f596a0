import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const THREATS = 48;
const page = readFileSync('docs/SECURITY.md', 'utf8');

type NamedTest = { file: string; title: string };

function testsOf(row: string): NamedTest[] {
  let file = '';
  const found: NamedTest[] = [];
  for (const [, path, title] of row.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`|"((?:\\"|[^"])+)"/g)) {
    if (path !== undefined) file = path;
    else if (title !== undefined && file !== '') found.push({ file, title: title.replaceAll('\\"', '"') });
  }
  return found;
}

const rows = new Map(Array.from(page.matchAll(/^\| \*\*(T\d\d)\*\* .*$/gm), (row) => [row[1], testsOf(row[0])]));

test('every threat of the threat model has a row with at least one test', () => {
  const ids = Array.from({ length: THREATS }, (_, index) => `T${String(index + 1).padStart(2, '0')}`);
  expect([...rows.keys()]).toEqual(ids);
  expect(ids.filter((id) => rows.get(id)?.length === 0)).toEqual([]);
});

test('every test that docs/SECURITY.md names exists', () => {
  const isThere = ({ file, title }: NamedTest) => existsSync(file) && readFileSync(file, 'utf8').includes(title);
  expect([...rows.values()].flat().filter((each) => !isThere(each))).toEqual([]);
});

const answers = Array.from(
  readFileSync('docs/asvs.csv', 'utf8').matchAll(/^(\d+\.\d+\.\d+),([12]),(yes|none|partly),(.+)$/gm),
  ([, id = '', level = '', answer = '', evidence = '']) => ({ id, level, answer, evidence }),
);

test('every requirement of ASVS 5.0, levels 1 and 2, has exactly one answer', () => {
  expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
  expect([1, 2].map((level) => answers.filter((each) => each.level === String(level)).length)).toEqual([70, 183]);
});

test('docs/SECURITY.md explains exactly the requirements that are only partly met', () => {
  const section = page.slice(page.indexOf('## OWASP ASVS'));
  const explained = Array.from(section.matchAll(/^\| (\d[\d., ]+) \|/gm), ([, ids = '']) => ids.split(', ')).flat();
  expect(explained).toEqual(answers.filter(({ answer }) => answer === 'partly').map(({ id }) => id));
});

test('docs/asvs.csv refers only to threats that docs/SECURITY.md defines', () => {
  const named = answers.flatMap(({ evidence }) => Array.from(evidence.matchAll(/\bT\d\d\b/g), ([id]) => id));
  expect(named.filter((id) => !rows.has(id))).toEqual([]);
});
