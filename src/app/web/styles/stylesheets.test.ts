import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Alike in both rooms, or the second one only says where the first one's piece stands. */
const ON_PURPOSE = new Set(['adm', 'cb', 'modulo-d', 'spin', 'str', 'toasts']);

/** Names that are made of a part and a number or a word, and those that a library gives to its own elements. */
const MADE = /^(?:i-\d+|j-\w+|n\d|vista-\w+|presa-\w+|ProseMirror.*|maplibregl-.*|selectedCell)$/;
const MOST_LINES = 300;

type Sources = ReadonlyMap<string, string>;

const read = (pattern: string): Sources => new Map(globSync(pattern).map((path) => [path, readFileSync(path, 'utf8')]));

/** Selectors of a stylesheet, without its comments and at-rules. */
function selectorsOf(source: string): string[] {
  const rules = source.replaceAll(/\/\*.*?\*\//gs, '');
  return [...rules.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => selector.split(/,(?![^(]*\))/));
}

const classesOf = (selector: string) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);

/** The class that is enough for an element to be met, wherever it stands; none where a rule asks for more. */
function bareClassOf(selector: string): string[] {
  const [element = ''] = selector
    .trim()
    .replace(/^(?:\[data-tema|:root|html|body)\S*\s+/, '')
    .replaceAll(/\([^)]*\)/g, '')
    .split(/[\s>+~]/);
  const classes = classesOf(element);
  return classes.length === 1 ? classes : [];
}

/** Classes that two rooms style by themselves. */
function sharedClasses(styles: Sources): string[] {
  const rooms = new Map<string, Set<string>>();
  for (const [path, source] of styles) {
    const room = path.split('/')[1] ?? '';
    for (const name of selectorsOf(source).flatMap(bareClassOf))
      rooms.set(name, (rooms.get(name) ?? new Set()).add(room));
  }
  const shared = [...rooms].filter(([name, those]) => those.size > 1 && !ON_PURPOSE.has(name));
  return shared.map(([name, those]) => `${name}: ${[...those].toSorted().join(', ')}`);
}

/** Classes that are styled, and that no component has. */
function deadClasses(styles: Sources, code: Sources): string[] {
  const words = new Set([...code.values()].flatMap((source) => source.match(/[\w-]+/g) ?? []));
  const styled = [...styles.values()].flatMap(selectorsOf).flatMap(classesOf);
  return [...new Set(styled)].filter((name) => !words.has(name) && !MADE.test(name));
}

const longOnes = (styles: Sources) => [...styles].filter(([, source]) => source.split('\n').length > MOST_LINES + 1);

const styles = read('src/**/*.css');
const rooms = new Map([...read('src/*/web/**/*.css')].filter(([path]) => !path.startsWith('src/app/')));
const code = new Map([...read('src/**/*.{ts,tsx}')].filter(([path]) => !path.includes('.test.')));

test('no two rooms style the same class by itself: the bundler may bring both to one page', () => {
  expect(sharedClasses(rooms)).toEqual([]);
});

test('no class is styled that no component has', () => {
  expect(deadClasses(styles, code)).toEqual([]);
});

test('no stylesheet has more than 300 lines', () => {
  expect(longOnes(styles)).toEqual([]);
});

test('planted faults are found', () => {
  const planted = new Map([
    ['src/stay/web/a.css', '.dl { color: red; }\n.never-worn { color: red; }\n'],
    ['src/search/web/b.css', `.dl { color: blue; }${'\n'.repeat(MOST_LINES + 1)}`],
  ]);
  expect(sharedClasses(planted)).toEqual(['dl: search, stay']);
  expect(deadClasses(planted, new Map([['a.tsx', '<dl className="dl" />']]))).toEqual(['never-worn']);
  expect(longOnes(planted)).toHaveLength(1);
});
