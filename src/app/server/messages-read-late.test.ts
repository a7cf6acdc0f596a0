import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** Files that may read Italian messages while they load: `listen.ts` responds before the language of a request is known. */
const ITALIAN = ['src/platform/http/listen.ts'];

/** These files may read messages while they load, because a build of the pages has only one language. */
const OF_PAGES = /\/web\/|^src\/(?:ui|analytics)\/|\.(?:it|en|de|fr)\.ts$|\.test\.ts$/;

type Node = Record<string, unknown> & { type: string };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function namesOfMessages(file: string, body: readonly unknown[]): Set<string> {
  const names = new Set<string>();
  for (const statement of body.filter(isNode)) {
    if (statement.type !== 'ImportDeclaration' || !isNode(statement['source'])) continue;
    const from = join(dirname(file), String(statement['source']['value']));
    const isChosen = from.endsWith('/messages/by-request.ts');
    const isNeutral = !/\/messages\/|\.it\.ts$/.test(from) && existsSync(from.replace(/\.ts$/, '.it.ts'));
    if (!isChosen && !isNeutral) continue;
    for (const specifier of [statement['specifiers']].flat().filter(isNode))
      if (isNode(specifier['local'])) names.add(String(specifier['local']['name']));
  }
  return names;
}

function readEarly(node: unknown, names: ReadonlySet<string>): string[] {
  if (Array.isArray(node)) return node.flatMap((each) => readEarly(each, names));
  if (!isNode(node) || /Function|^ImportDeclaration$|^TS(?!As|Satisfies)/.test(node.type)) return [];
  const direct = node.type === 'Identifier' && names.has(String(node['name'])) ? [String(node['name'])] : [];
  const { property, key, ...parts } = node;
  const named = node['computed'] === true ? [property, key] : [];
  return [...direct, ...readEarly([...Object.values(parts), ...named], names)];
}

const files = globSync('src/**/*.ts').filter((file) => !OF_PAGES.test(file));

test('the server reads messages while it handles a request, not while modules load', () => {
  const early = files.filter((file) => {
    const { body } = parseSync(file, readFileSync(file, 'utf8')).program;
    const names = namesOfMessages(file, body);
    // Ignores these functions, which the kernel exports from the same files as messages.
    for (const name of ['currentLanguage', 'inLanguage', 'setLanguageStore']) names.delete(name);
    return readEarly(body, names).length > 0;
  });
  expect(files.length).toBeGreaterThan(500);
  expect(early.toSorted()).toEqual(ITALIAN.toSorted());
});
