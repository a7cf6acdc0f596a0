import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { findFaults } from './arrows/find-faults.ts';
import { readSqlObjects } from './sql-objects.ts';

/** The measures of the codebase that `npm run check -- --measure` prints. */

const FIELD = ['ha', 'cucina'].join('_');
const MOST_CSS_LINES = 300;

type Sources = ReadonlyMap<string, string>;

const read = (...patterns: string[]): Sources =>
  new Map(globSync(patterns).map((path) => [path, readFileSync(path, 'utf8')]));
const linesOf = (source: string) => source.split('\n').length - 1;
const total = (sources: Sources) => [...sources.values()].reduce((sum, source) => sum + linesOf(source), 0);
const count = (sources: Sources, pattern: RegExp) =>
  [...sources].filter(([, source]) => pattern.test(source)).map(([path]) => path);

/** The middle, the nine in ten, and the longest. */
function spread(sources: Sources): string {
  const sizes = [...sources.values()].map(linesOf).toSorted((one, other) => one - other);
  const at = (part: number) => sizes[Math.floor((sizes.length - 1) * part)];
  return `${at(0.5)} / ${at(0.9)} / ${at(1)}`;
}

const code = read('{src,scripts,lab,test,e2e}/**/*.{ts,tsx}');
const isTest = (path: string) => /\.(?:test|spec)\.tsx?$|^(?:test|e2e)\//.test(path);
const tests = new Map([...code].filter(([path]) => isTest(path)));
const product = new Map([...code].filter(([path]) => path.startsWith('src/') && !isTest(path)));
const screens = new Map([...product].filter(([path]) => /^src\/(?:ui|[^/]+\/web)\//.test(path)));
const styles = read('src/**/*.css');
const prose = read('*.md', 'docs/**/*.md', 'src/**/*.md');
const migrations = read('db/**/*.sql');
const faults = findFaults(code);
const functions = readSqlObjects();
const triggers = functions.flatMap((each) => each.triggers);
const distinct = (names: readonly string[]) => `${names.length} for ${new Set(names).size}`;

const MEASURES: Record<string, string | number> = {
  'lines in all: code, styles, SQL, documents': total(code) + total(styles) + total(migrations) + total(prose),
  'lines of TypeScript, tests too': total(code),
  'lines of CSS': total(styles),
  'words of prose': [...prose.values()].join(' ').split(/\s+/).length,
  'file of the product, median / p90 / max lines': spread(product),
  'tests ÷ source': (total(tests) / total(product)).toFixed(2),
  'files with a yes-or-no field of a home': count(new Map([...code, ...migrations]), new RegExp(FIELD)).length,
  'sentences outside messages files (beside what the linter refuses)': faults.filter((each) =>
    each.includes('a sentence'),
  ).length,
  'modules that import themselves, types counted': faults.filter((each) => each.includes('imports itself')).length,
  'screens that load by hand, beside those named in the table': faults.filter((each) => each.includes('by hand'))
    .length,
  'calls of fetch in screens':
    count(screens, /\bfetch\(/)
      .map((path) => basename(path))
      .join(', ') || 0,
  'SQL functions and views: statements for distinct ones': distinct(functions.map(({ name }) => name)),
  'SQL triggers: statements for distinct ones': distinct(triggers.map(({ table, name }) => `${table} ${name}`)),
  'stylesheets of more than 300 lines': [...styles.values()].filter((source) => linesOf(source) > MOST_CSS_LINES)
    .length,
};

for (const [name, figure] of Object.entries(MEASURES)) console.log(`${String(figure).padStart(16)}  ${name}`);
