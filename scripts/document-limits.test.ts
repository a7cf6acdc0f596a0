import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const read = (document: string) => readFileSync(document, 'utf8');
const documents = globSync(['*.md', '{docs,ops,src,test}/**/*.md']);
const MODULES = globSync('src/{*,app/*}/README.md');

test.each([['README.md', 150], ['docs/ARCHITECTURE.md', 150], ...MODULES.map((path) => [path, 60] as const)] as const)(
  '%s has at most %d lines',
  (path, most) => expect(read(path).split('\n').length - 1).toBeLessThanOrEqual(most),
);

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-');
}

function deadAnchors(document: string, text: string): string[] {
  const links = Array.from(text.matchAll(/\]\(([^)\s:]*)#([^)\s]+)\)/g), ([, path = '', anchor = '']) => ({
    path,
    anchor,
  }));
  return links
    .filter(({ path, anchor }) => {
      const target = join(dirname(document), path);
      const source = path === '' ? text : existsSync(target) ? read(target) : '';
      return !Array.from(source.matchAll(/^#+ (.+)$/gm), ([, heading = '']) => anchorOf(heading)).includes(anchor);
    })
    .map(({ path, anchor }) => `${path}#${anchor}`);
}

test('every heading that a document links to exists', () => {
  const dead = documents.flatMap((document) =>
    deadAnchors(document, read(document)).map((link) => `${document}: ${link}`),
  );
  expect(dead).toEqual([]);
});

test('deadAnchors finds a link to a missing heading', () => {
  const text =
    '# One heading\n[a](#one-heading) [b](#another) [c](README.md#licence) [d](README.md#gone) [e](https://a.it/#x)';
  expect(deadAnchors('CONTRIBUTING.md', text)).toEqual(['#another', 'README.md#gone']);
});
