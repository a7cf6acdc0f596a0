import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const THREATS = 48;
const page = readFileSync('docs/SECURITY.md', 'utf8');

type NamedTest = { file: string; title: string };

/** The tests of a row: a file, and the titles that follow it. */
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

test('every threat of the model has a row, and every row a test', () => {
  const ids = Array.from({ length: THREATS }, (_, index) => `T${String(index + 1).padStart(2, '0')}`);
  expect([...rows.keys()]).toEqual(ids);
  expect(ids.filter((id) => rows.get(id)?.length === 0)).toEqual([]);
});

test('every test that the page names exists under that name', () => {
  const isThere = ({ file, title }: NamedTest) => existsSync(file) && readFileSync(file, 'utf8').includes(title);
  expect([...rows.values()].flat().filter((each) => !isThere(each))).toEqual([]);
});

const ASVS = readFileSync('docs/ASVS.md', 'utf8');
const answers = Array.from(
  ASVS.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (yes|none|partly|no) \| (.+) \|$/gm),
  ([, id = '', level = '', answer = '', why = '']) => ({ id, level, answer, why }),
);

test('every requirement of ASVS 5.0, level 2, has one answer, and the answers are counted', () => {
  expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
  const count = (level: string, answer?: string) =>
    answers.filter((each) => each.level === level && (answer === undefined || each.answer === answer)).length;
  expect([count('1'), count('2')]).toEqual([70, 183]);
  for (const level of ['1', '2']) {
    const counted = ['yes', 'none', 'partly', 'no'].map((answer) => count(level, answer));
    expect(ASVS).toContain(`| ${[level, count(level), ...counted].join(' | ')} |`);
  }
});

test('an answer that leans on a threat names one that there is', () => {
  const named = answers.flatMap(({ why }) => Array.from(why.matchAll(/\bT\d\d\b/g), ([id]) => id));
  expect(named.filter((id) => !rows.has(id))).toEqual([]);
});
