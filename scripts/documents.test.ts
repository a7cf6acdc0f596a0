import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = dirname(import.meta.dirname);
const FOLDERS = ['src', 'scripts', 'test', 'tools', 'e2e', 'db', 'docs', 'ops'];
const files = [...FOLDERS.map((folder) => `${folder}/**/*.*`), '*.*'].flatMap((pattern) =>
  globSync(pattern, { cwd: ROOT }),
);
/** Records of what was decided and changed name the files of their day. */
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('docs/decisions/'));

/** The files that a document names in backticks and that stand neither at that path nor anywhere below its folder. */
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

test('a file that was renamed is found missing', () => {
  const text =
    'See `rules/quote-stay.ts`, `rules/quoted-stay.ts`, `src/stay/server/gone.ts` and `test/search-model.ts`.';
  expect(missingFiles('src/stay/README.md', text)).toEqual(['rules/quoted-stay.ts', 'src/stay/server/gone.ts']);
});
