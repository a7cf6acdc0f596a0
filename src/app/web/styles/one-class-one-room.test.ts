import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Alike in both rooms, or the second one only says where the first one's piece stands. */
const ON_PURPOSE = new Set(['adm', 'cb', 'modulo-d', 'spin', 'str', 'toasts']);

/** Selectors of a stylesheet, without its comments and at-rules. */
function selectorsOf(file: string): string[] {
  const rules = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  return [...rules.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => selector.split(/,(?![^(]*\))/));
}

/** The class that is enough for an element to be met, wherever it stands; none where a rule asks for more. */
function bareClassOf(selector: string): string[] {
  const [element = ''] = selector
    .trim()
    .replace(/^(?:\[data-tema|:root|html|body)\S*\s+/, '')
    .replaceAll(/\([^)]*\)/g, '')
    .split(/[\s>+~]/);
  const classes = [...element.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
  return classes.length === 1 ? classes : [];
}

test('no two rooms style the same class by itself: the bundler may bring both to one page', () => {
  const rooms = new Map<string, Set<string>>();
  for (const file of globSync('src/*/web/**/*.css').filter((path) => !path.startsWith('src/app/'))) {
    const room = file.split('/')[1] ?? '';
    for (const name of selectorsOf(file).flatMap(bareClassOf))
      rooms.set(name, (rooms.get(name) ?? new Set()).add(room));
  }
  const shared = [...rooms].filter(([name, those]) => those.size > 1 && !ON_PURPOSE.has(name));
  expect(shared.map(([name, those]) => `${name}: ${[...those].toSorted().join(', ')}`)).toEqual([]);
});
