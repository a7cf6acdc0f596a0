import { expect, test } from 'vitest';
import { findFaults, findSubjectFaults, findTerms, passagesOf } from './find-faults.ts';

test.each([
  ['Reads what the house keeps.', 'the house'],
  ['Belongs to a room of the source.', 'room of the source'],
  ['Shares the words of a room.', 'words of a room'],
  ['An arrow runs back up.', 'arrow runs'],
  ['Breaks a dependency arrow.', 'dependency arrow'],
  ['Uses the kernel’s words.', 'kernel’s words'],
  ['Opens the ground of a test.', 'the ground'],
  ['Builds a world for the test.', 'world'],
  ['Parses the wish of a visitor.', 'wish'],
  ['Prints the figures.', 'figures'],
  ['Wakes the ear of the cache.', 'ear'],
  ['Changes are heard within a second.', 'heard'],
  ['Tells the others.', 'Tells'],
  ['The mail says so.', 'says'],
  ['Rows are kept for a day.', 'kept'],
  ['Asks the host for its calendar.', 'Asks'],
  ['Anyone may, whoever has the code.', 'whoever'],
  ['The owner whom it names.', 'whom'],
  ['Waits until somebody reads it.', 'somebody'],
  ['Rings the doorbell of a home.', 'doorbell'],
  ['Every mail that goes out is stored.', 'mail that goes out'],
  ['What to do when it burns.', 'when it burns'],
])('findTerms rejects %j because of %j', (text, term) => {
  expect(findTerms(text).join()).toContain(`"${term}": write `);
});

test.each([
  'Of one host, two polls run.',
  'Who pays first gets the night.',
  'Whom it names.',
  'What a mail contains.',
  'Stays. What else fails.',
])('findTerms rejects the opening of %j', (text) => {
  expect(findTerms(text).join()).toContain('begin with the subject');
});

test.each([
  'Shows the house rules.',
  'Moves with the arrow keys.',
  'Moves with the left arrow.',
  'The arrows scroll the list.',
  'A home on the ground floor.',
  'What happens if the night is taken?',
  'Offers the rooms of a home.',
  'Sends `told` and "the house" and «Chi ha chiesto».',
  'The column [asked_at](asked.md) keeps its name.',
  'The drawing is in <figure>.',
  'Keeps focus in place.',
])('findTerms accepts %j', (text) => {
  expect(findTerms(text)).toEqual([]);
});

test.each([
  ['a.ts', '/** Returns the\n * kept page. */\nexport const a = 1;', 1],
  ['a.ts', 'const a = 1;\n// The page is\n// kept here.\n', 2],
  ['a.tsx', 'const a = <p>{/* The kept page. */}</p>;', 1],
  ['a.test.ts', "test('the page is kept', () => {});", 1],
  ['a.test.ts', "describe.each([1])('the page is kept', () => {});", 1],
  ['a.test.ts', 'test.skipIf(true).each([1])(`the kept page ${a}`, () => {});', 1],
  ['a.test.ts', "test.each([\n  ['a kept page', 1],\n])('%s', () => {});", 2],
  ['a.css', 'a {\n  /* kept */\n}', 2],
  ['a.sql', 'select 1;\n-- The kept rows.', 2],
  ['a.sh', 'x=1\n# The kept file.', 2],
  ['a.yml', 'a: 1 # kept', 1],
  ['a.md', 'Text.\n\n- The kept\n  page.', 3],
])('findFaults finds the fault in %s: %j (line %i)', (path, source, line) => {
  expect(findFaults(path, source)).toEqual([`${path}:${line}: "kept": write cached, stored, retained`]);
});

test.each([
  ['a.ts', "const kept = 'the page is kept';"],
  ['a.ts', "test('the page is kept', () => {});"],
  ['a.md', 'Text.\n\n```\nkept\n```\n'],
  ['a.json', '{ "kept": 1 }'],
  ['a.sh', '#!/bin/kept'],
])('findFaults ignores a term outside prose in %s: %j', (path, source) => {
  expect(findFaults(path, source)).toEqual([]);
});

test('findSubjectFaults reports forbidden openings and long subjects', () => {
  expect(findSubjectFaults('feat(map): Keep focus when the map loads')).toEqual([]);
  expect(findSubjectFaults('docs: Of homes and their owners')).toHaveLength(1);
  expect(findSubjectFaults(`feat: ${'Rename a module '.repeat(6)}`).join()).toContain('longer than 72 characters');
});

test('passagesOf returns the full name of each test, with its describe blocks and the row of its table', () => {
  const source = `describe('page cache', () => {
    test('drops a page', () => {});
    test.each([['an empty page'], ['a stale page']])('%s: drops it', () => {});
  });
  test('stores a page', () => {});
  test.describe('journey', () => test('pays', () => {}));`;
  const names = passagesOf('a.test.ts', source).flatMap(({ fullName }) => fullName ?? []);
  expect(names).toEqual([
    'page cache › drops a page',
    'page cache › an empty page: drops it',
    'page cache › a stale page: drops it',
    'stores a page',
    'journey › pays',
  ]);
});
