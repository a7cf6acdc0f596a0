import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = dirname(import.meta.dirname);
const FOLDERS = ['src', 'scripts', 'test', 'tools', 'lab', 'e2e', 'db', 'docs', 'ops'];
const files = [...FOLDERS.map((folder) => `${folder}/**/*.*`), '*.*'].flatMap((pattern) =>
  globSync(pattern, { cwd: ROOT }),
);
/** Records of what was decided and changed name the files of their day. */
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('docs/decisions/'));

function missingFiles(document: string, text: string): string[] {
  // A room's document speaks of its own files first; one of the whole house may name the end of any path.
  const own = document.startsWith('src/') ? files.filter((file) => file.startsWith(`${dirname(document)}/`)) : files;
  const named = Array.from(text.matchAll(/`(\w[\w./-]*\.(?:tsx?|mjs|css|sql))`/g), ([, path = '']) => path);
  return named.filter(
    (path) => !files.includes(path) && !own.some((file) => file === path || file.endsWith(`/${path}`)),
  );
}

test('every file that a document names exists', () => {
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

test('every name of code that a room’s document has exists', () => {
  const code = files.filter((file) => CODE.test(file)).map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const words = new Set(code.flatMap((source) => source.match(/\w+/g) ?? []));
  const missing = documents
    .filter((document) => document.startsWith('src/'))
    .flatMap((document) =>
      missingNames(readFileSync(join(ROOT, document), 'utf8'), words).map((name) => `${document}: ${name}`),
    );
  expect(missing).toEqual([]);
});

test('a name that was changed is found missing', () => {
  expect(missingNames('`quoteStay()` asks `oldRule` of `Rules`.', new Set(['quoteStay', 'Rules']))).toEqual([
    'oldRule',
  ]);
});

test('a file that was renamed is found missing', () => {
  const text =
    'See `rules/quote-stay.ts`, `rules/quoted-stay.ts`, `src/stay/server/gone.ts` and `test/search-model.ts`.';
  expect(missingFiles('src/stay/README.md', text)).toEqual(['rules/quoted-stay.ts', 'src/stay/server/gone.ts']);
});
