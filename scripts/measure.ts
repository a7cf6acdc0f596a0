import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findFaults } from './dependency-rules/find-faults.ts';
import { readModule } from './dependency-rules/read-module.ts';
import { readSqlObjects } from './sql-objects.ts';

const FIELD = ['ha', 'cucina'].join('_');
const MOST_CSS_LINES = 300;
const SMALL_FILE_LINES = 30;

type Sources = ReadonlyMap<string, string>;

const read = (...patterns: string[]): Sources =>
  new Map(globSync(patterns).map((path) => [path, readFileSync(path, 'utf8')]));
const linesOf = (source: string) => source.split('\n').length - 1;
const total = (sources: Sources) => [...sources.values()].reduce((sum, source) => sum + linesOf(source), 0);
const count = (sources: Sources, pattern: RegExp) =>
  [...sources].filter(([, source]) => pattern.test(source)).map(([path]) => path);

function spread(sources: Sources): string {
  const sizes = [...sources.values()].map(linesOf).toSorted((one, other) => one - other);
  const at = (part: number) => sizes[Math.floor((sizes.length - 1) * part)];
  return `${at(0.5)} / ${at(0.9)} / ${at(1)}`;
}

const code = read('{src,scripts,lab,test,e2e}/**/*.{ts,tsx}');
const isTest = (path: string) => /\.(?:test|spec)\.tsx?$|^(?:test|e2e)\//.test(path);
const tests = new Map([...code].filter(([path]) => isTest(path)));
const product = new Map([...code].filter(([path]) => path.startsWith('src/') && !isTest(path)));
const isMessages = (path: string) => /\/messages\/|messages\.[a-z]{2}\.ts$/.test(path);
const IS_SEPARATE = /\/mails\/|\.(?:it|en|de|fr)\.ts$/;
const isDemo = (path: string) => path.startsWith('src/demo/');
const linesIn = (sources: Sources, isCounted: (path: string) => boolean) =>
  total(new Map([...sources].filter(([path]) => isCounted(path))));
const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');

/** Returns the number of small files with a single importer, except emails, messages and dynamic imports, which are separate by design. */
function smallFilesOfOne(): number {
  const importers = new Map<string, Set<string>>();
  const loadedLate = new Set<string>();
  for (const [path, source] of product) {
    for (const { specifier } of readModule(path, source).imports) {
      const imported = specifier.startsWith('.') ? join(dirname(path), specifier) : '';
      if (source.includes(`import('${specifier}')`)) loadedLate.add(imported);
      if (product.has(imported)) importers.set(imported, (importers.get(imported) ?? new Set()).add(path));
    }
  }
  const isSmall = (path: string) =>
    linesOf(product.get(path) ?? '') <= SMALL_FILE_LINES && !isMessages(path) && !IS_SEPARATE.test(path);
  return [...importers].filter(([path, users]) => users.size === 1 && isSmall(path) && !loadedLate.has(path)).length;
}
const screens = new Map([...product].filter(([path]) => /^src\/(?:ui|[^/]+\/web)\//.test(path)));
const styles = read('src/**/*.css');
const isText = (path: string) => path.startsWith('content/');
const prose = read(...tracked.filter((path) => path.endsWith('.md') && !isText(path)));
const texts = read(...tracked.filter(isText));
const migrations = read('db/**/*.sql');
const faults = findFaults(code);
const functions = readSqlObjects();
const triggers = functions.flatMap((each) => each.triggers);
const distinct = (names: readonly string[]) => `${names.length} for ${new Set(names).size}`;

const MEASURES: Record<string, string | number> = {
  'total lines: code, styles, SQL, documents': total(code) + total(styles) + total(migrations) + total(prose),
  'files under version control': tracked.length,
  'lines of product code without messages and demo': linesIn(product, (path) => !isMessages(path) && !isDemo(path)),
  'message files': [...product.keys()].filter(isMessages).length,
  'lines of messages': linesIn(product, isMessages),
  'lines of CSS': total(styles),
  'lines of tests and test support': total(tests),
  'lines of bench, chaos, fuzz and soak': linesIn(code, (path) => /^lab\/(?!art|compare|data|screenshots)/.test(path)),
  'lines of the demo': linesIn(product, isDemo),
  'words of Markdown without content/': [...prose.values()].join(' ').split(/\s+/).length,
  'words of content/, in four languages': [...texts.values()].join(' ').split(/\s+/).length,
  'decision records': globSync('docs/decisions/0*.md').length,
  'lines of the README': linesOf(readFileSync('README.md', 'utf8')),
  'files of at most 30 lines with one importer': smallFilesOfOne(),
  'lines per product file, median / p90 / max': spread(product),
  'tests ÷ source': (total(tests) / total(product)).toFixed(2),
  'files with a boolean field of a home': count(new Map([...code, ...migrations]), new RegExp(FIELD)).length,
  'sentences outside messages files (except those that the linter rejects)': faults.filter((each) =>
    each.includes('a sentence'),
  ).length,
  'import cycles, including types': faults.filter((each) => each.includes('imports itself')).length,
  'screens that load data in an effect, except the exempt ones': faults.filter((each) =>
    each.includes('loads data in an effect'),
  ).length,
  'fetch calls in screens':
    count(screens, /\bfetch\(/)
      .map((path) => basename(path))
      .join(', ') || 0,
  'SQL functions and views: statements for distinct names': distinct(functions.map(({ name }) => name)),
  'SQL triggers: statements for distinct names': distinct(triggers.map(({ table, name }) => `${table} ${name}`)),
  'stylesheets of more than 300 lines': [...styles.values()].filter((source) => linesOf(source) > MOST_CSS_LINES)
    .length,
};

for (const [name, value] of Object.entries(MEASURES)) console.log(`${String(value).padStart(16)}  ${name}`);
