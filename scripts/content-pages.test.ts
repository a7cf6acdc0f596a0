import { existsSync, globSync, readFileSync } from 'node:fs';
import { lexer, walkTokens } from 'marked';
import { expect, test } from 'vitest';
import { parseSync } from 'vite';
import { LANGUAGES } from '../src/kernel/language.ts';
import { isNode, nodesBelow } from './dependency-rules/read-module.ts';
import { compileText, valueNames } from './content-pages.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const PAGES = [
  ...new Set(globSync('content/*.md').map((file) => file.replace(/^content[\\/](.*)\.\w+\.md$/, '$1'))),
].toSorted();

function outlineOf(source: string): string[] {
  const outline: string[] = [];
  const values: string[] = [];
  void walkTokens(lexer(source.replace(/^---\n[^]*?\n---\n/, '')), (token) => {
    if (token.type === 'heading') outline.push(`h${token['depth']}`);
    if (token.type === 'list') outline.push(`list of ${token['items'].length}`);
    if (token.type === 'paragraph') outline.push('paragraph');
    if (token.type === 'link' && !/^https:\/\/[a-z]+\.wikipedia\.org/.test(token['href'])) values.push(token['href']);
    if (token.type === 'codespan') values.push(token['text']);
  });
  return [...outline, ...values.toSorted(), ...valueNames(source)];
}

test.each(PAGES)('the text page %s has the same outline in every language', (page) => {
  const italian = outlineOf(read(`content/${page}.it.md`));
  expect(italian).toContain('h1');
  const outlines = LANGUAGES.map((language) => ({
    language,
    outline: outlineOf(read(`content/${page}.${language}.md`)),
  }));
  expect(outlines).toEqual(LANGUAGES.map((language) => ({ language, outline: italian })));
});

test('outlineOf detects a missing heading, list item or placeholder, and a changed link', () => {
  const text = '# A\n\n{{version}}\n\n- one\n- two\n\n[b](page:cookie)\n';
  for (const [from, to] of [
    ['# A', 'A'],
    ['{{version}}', ''],
    ['- two\n', ''],
    ['cookie', 'privacy'],
  ] as const) {
    expect(outlineOf(text.replace(from, to))).not.toEqual(outlineOf(text));
  }
});

function givenValues(page: string): string[] {
  const file = `src/app/web/pages/${page}.tsx`;
  if (!existsSync(file)) return [];
  const program: unknown = parseSync(file, read(file)).program;
  const elements = isNode(program) ? [...nodesBelow(program)].filter(({ type }) => type === 'JSXOpeningElement') : [];
  return elements
    .filter(({ name }) => isNode(name) && name['name'] === 'Text')
    .flatMap(({ attributes }) => (Array.isArray(attributes) ? attributes : []))
    .map(({ name }) => String(name.name))
    .toSorted();
}

test.each(PAGES)('the text page %s uses exactly the values that its route passes', (page) => {
  expect(valueNames(read(`content/${page}.it.md`))).toEqual(givenValues(page));
});

const compile = (markdown: string, file = 'content/contatti.it.md') =>
  compileText(file, `---\ndescription: D\n---\n\n# A\n\n${markdown}\n`);

test('a text page without values compiles to a route, and a text page with values compiles to a component', () => {
  expect(compile('b')).toContain('export const loader');
  expect(compile('{{version}}')).not.toContain('export const loader');
});

test('a link to the owner area reloads the document if the owner area does not exist in the page’s language', () => {
  expect(compile('[a](page:proprietario)', 'content/contatti.fr.md')).toContain('reloadDocument: true');
  expect(compile('[a](page:proprietario)', 'content/contatti.de.md')).not.toContain('reloadDocument');
});

test.each([
  ['a link to an unknown page', '[a](page:nowhere)'],
  ['an unclosed condition', '{{#measured}} a'],
  ['an image', '![a](b.png)'],
  ['HTML', '<b>a</b>'],
])('compileText rejects %s', (_, markdown) =>
  expect(() => compile(markdown)).toThrow(/there is no page|is not closed|unsupported/),
);

test.each(PAGES)('the text page %s compiles in every language', (page) => {
  for (const language of LANGUAGES) {
    const file = `content/${page}.${language}.md`;
    expect(compileText(file, read(file))).toContain('export default function Text(');
  }
});
