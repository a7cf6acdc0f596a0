import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Matches class names that are composed at run time. */
const MADE = /^(?:i-\d+|j-\w+|n\d|locations-view-\w+|blog-panel-\w+)$/;
const FOREIGN = /^(?:ProseMirror.*|maplibregl-.*|selectedCell)$/;
const MOST_LINES = 300;

type Sources = ReadonlyMap<string, string>;

const read = (pattern: string): Sources => new Map(globSync(pattern).map((path) => [path, readFileSync(path, 'utf8')]));

function selectorsOf(source: string): string[] {
  const rules = source.replaceAll(/\/\*.*?\*\//gs, '');
  return [...rules.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !/^(?:@|from$|to$|[\d.,%\s]+$)/.test(selector))
    .flatMap((selector) => selector.split(/,(?![^(]*\))/).map((each) => each.trim()));
}

const classesOf = (selector: string) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);

/** Returns the first class of a selector. The rule belongs to the module of that class. */
const ownerOf = (selector: string) => classesOf(selector.replaceAll(/\[[^\]]*\]/g, ''))[0];

/** Returns the prefix of a module's class names. Pages of `app` use their folder's name, and `ui` has none. */
function prefixOf(path: string): string | undefined {
  const [, room, , folder] = path.split('/');
  return room === 'ui' ? undefined : room === 'app' ? folder : room;
}

function foreignRules(styles: Sources): string[] {
  const prefixes = [...styles.keys()].map(prefixOf).filter((prefix) => prefix !== undefined);
  return [...styles].flatMap(([path, source]) => {
    const prefix = prefixOf(path);
    const isAtHome = (name: string | undefined) =>
      prefix === undefined
        ? !prefixes.some((each) => name?.startsWith(`${each}-`))
        : name !== undefined && (name.startsWith(`${prefix}-`) || FOREIGN.test(name));
    const strangers = selectorsOf(source).filter((selector) => !isAtHome(ownerOf(selector)));
    return strangers.map((selector) => `${path}: ${selector}`);
  });
}

function scatteredClasses(styles: Sources): string[] {
  const files = new Map<string, Set<string>>();
  for (const [path, source] of styles) {
    for (const name of selectorsOf(source).map(ownerOf)) {
      if (name !== undefined) files.set(name, (files.get(name) ?? new Set()).add(path));
    }
  }
  const scattered = [...files].filter(([, those]) => those.size > 1);
  return scattered.map(([name, those]) => `${name}: ${[...those].toSorted().join(', ')}`);
}

function deadClasses(styles: Sources, code: Sources): string[] {
  const words = new Set([...code.values()].flatMap((source) => source.match(/[\w-]+/g) ?? []));
  const styled = [...styles.values()].flatMap(selectorsOf).flatMap(classesOf);
  return [...new Set(styled)].filter((name) => !words.has(name) && !MADE.test(name) && !FOREIGN.test(name));
}

const longOnes = (styles: Sources) => [...styles].filter(([, source]) => source.split('\n').length > MOST_LINES + 1);

const styles = read('src/**/*.css');
const code = new Map([...read('src/**/*.{ts,tsx}')].filter(([path]) => !path.includes('.test.')));

test('every CSS rule outside src/ui begins with a class of its module', () => {
  expect(foreignRules(styles)).toEqual([]);
});

test('all CSS rules for a class are in one file', () => {
  expect(scatteredClasses(styles)).toEqual([]);
});

test('every styled class is used by a component', () => {
  expect(deadClasses(styles, code)).toEqual([]);
});

test('no stylesheet has more than 300 lines', () => {
  expect(longOnes(styles)).toEqual([]);
});

test('the stylesheet checks detect planted faults', () => {
  const planted = new Map([
    ['src/stay/web/a.css', '.stay-bill { color: red; }\n.btn .stay-never-worn { color: red; }\n'],
    ['src/search/web/b.css', `.search-box .btn, p { color: blue; }${'\n'.repeat(MOST_LINES + 1)}`],
    [
      'src/app/web/home/c.css',
      "@keyframes turn { from { rotate: 0; } }\n[data-tema='sera'] .home-hero { color: red; }\n",
    ],
    ['src/ui/d.css', '.btn { color: red; }\nbody:has(.stay-bill) .btn { color: blue; }\n'],
  ]);
  expect(foreignRules(planted)).toEqual([
    'src/stay/web/a.css: .btn .stay-never-worn',
    'src/search/web/b.css: p',
    'src/ui/d.css: body:has(.stay-bill) .btn',
  ]);
  expect(scatteredClasses(planted)).toEqual([
    'stay-bill: src/stay/web/a.css, src/ui/d.css',
    'btn: src/stay/web/a.css, src/ui/d.css',
  ]);
  const worn = new Map([['a.tsx', '<dl className="stay-bill search-box btn home-hero" />']]);
  expect(deadClasses(planted, worn)).toEqual(['stay-never-worn']);
  expect(longOnes(planted)).toHaveLength(1);
});
