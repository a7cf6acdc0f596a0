import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = dirname(import.meta.dirname);
const FOLDERS = ['src', 'scripts', 'test', 'lab', 'e2e', 'db', 'docs', 'ops'];
const files = [...FOLDERS.map((folder) => `${folder}/**/*.*`), '*.*'].flatMap((pattern) =>
  globSync(pattern, { cwd: ROOT }),
);
const documents = files.filter((file) => file.endsWith('.md'));

function missingFiles(document: string, text: string): string[] {
  // Returns the named paths that match no file. A path can be shortened to its end; in a module's README, it then refers to that
  // module.
  const own = document.startsWith('src/') ? files.filter((file) => file.startsWith(`${dirname(document)}/`)) : files;
  const named = Array.from(text.matchAll(/`(\w[\w./-]*\.(?:tsx?|mjs|css|sql))`/g), ([, path = '']) => path);
  return named.filter(
    (path) => !files.includes(path) && !own.some((file) => file === path || file.endsWith(`/${path}`)),
  );
}

test('every file named in a document exists', () => {
  const missing = documents.flatMap((document) =>
    missingFiles(document, readFileSync(join(ROOT, document), 'utf8')).map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});

function missingNames(text: string, words: ReadonlySet<string>): string[] {
  const named = Array.from(text.matchAll(/`([A-Za-z_]\w*)(?:\(\))?`/g), ([, name = '']) => name);
  return named.filter((name) => !words.has(name));
}

const CODE = /\.(?:tsx?|mjs|css|sql|json)$/;

test('every identifier named in a module’s README exists', () => {
  const code = files.filter((file) => CODE.test(file)).map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const words = new Set(code.flatMap((source) => source.match(/\w+/g) ?? []));
  const missing = documents
    .filter((document) => document.startsWith('src/'))
    .flatMap((document) =>
      missingNames(readFileSync(join(ROOT, document), 'utf8'), words).map((name) => `${document}: ${name}`),
    );
  expect(missing).toEqual([]);
});

const RECORD = /^docs\/decisions\/(\d{4})-.*\.md$/;
const records = files.filter((file) => RECORD.test(file));
const numbers = new Set(records.map((file) => RECORD.exec(file)?.[1] ?? ''));
/**
 * Files whose citations of decision records are checked. Applied migrations can cite deleted records, and records list the
 * numbers of records they replaced, so both are excluded.
 */
const citing = files.filter(
  (file) => !file.startsWith('db/migrations/') && !RECORD.test(file) && /\.(?:md|tsx?|mjs|css|sql)$/.test(file),
);

function missingRecords(text: string): string[] {
  const cited = Array.from(text.matchAll(/\b(?:ADR |decisions?[ /])(\d{4})\b/g), ([, number = '']) => number);
  return cited.filter((number) => !numbers.has(number));
}

test('every cited decision record exists', () => {
  const missing = citing.flatMap((file) =>
    missingRecords(readFileSync(join(ROOT, file), 'utf8')).map((number) => `${file}: ${number}`),
  );
  expect(missing).toEqual([]);
});

function brokenLinks(document: string, text: string): string[] {
  const targets = Array.from(text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g), ([, target = '']) => target);
  return targets.filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(ROOT, dirname(document), target)));
}

test('every relative link in a document points to an existing file', () => {
  const broken = documents.flatMap((document) =>
    brokenLinks(document, readFileSync(join(ROOT, document), 'utf8')).map((target) => `${document}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('the list of decisions names each record once', () => {
  const list = readFileSync(join(ROOT, 'docs/decisions/README.md'), 'utf8');
  const listed = Array.from(list.matchAll(/\]\((\d{4}-[^)]+)\)/g), ([, name = '']) => `docs/decisions/${name}`);
  expect(listed.toSorted()).toEqual(records.toSorted());
});

test('missingRecords finds citations of deleted records, and brokenLinks finds broken links', () => {
  const gone = '0999';
  expect(missingRecords(`See ADR ${gone} or decisions/${gone}-gone.md.`)).toEqual([gone, gone]);
  expect(
    brokenLinks('docs/ARCHITECTURE.md', '[a](gone.md#part) [b](SECURITY.md) [c](https://example.org/gone)'),
  ).toEqual(['gone.md']);
});

test('missingNames detects a renamed identifier', () => {
  expect(missingNames('`quoteStay()` asks `oldRule` of `Rules`.', new Set(['quoteStay', 'Rules']))).toEqual([
    'oldRule',
  ]);
});

test('missingFiles detects a renamed file', () => {
  const text =
    'See `rules/quote-stay.ts`, `rules/quoted-stay.ts`, `src/stay/server/gone.ts` and `test/search-model.ts`.';
  expect(missingFiles('src/stay/README.md', text)).toEqual(['rules/quoted-stay.ts', 'src/stay/server/gone.ts']);
});
