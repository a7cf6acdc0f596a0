import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Language, LANGUAGES } from '../src/kernel/language.ts';

const root = join(import.meta.dirname, '..');
const MOST_FILES = 6;

const ADDRESSES: Record<Language, string> = { it: '/faq', en: '/en/faq', de: '/de/fragen', fr: '/fr/questions' };
const TITLES: Record<Language, string> = { it: 'Domande', en: 'Questions', de: 'Fragen', fr: 'Questions' };

const CHANGES: Record<string, [before: string, added: string]> = {
  'src/app/pages.ts': [`} satisfies Record<string, PageEntry>;`, `  faq: { at: 'faq', ...PUBLIC, isText: true },\n`],
  'src/kernel/pages/all-paths.ts': [`  attribuzioni: { it: '/attribuzioni'`, `  faq: ${JSON.stringify(ADDRESSES)},\n`],
};

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'ospitalia-page-'));
  for (const part of ['src', 'content', 'scripts']) cpSync(join(root, part), join(copy, part), { recursive: true });
  for (const name of readdirSync(root)) {
    if (/^tsconfig|\.config\.ts$|^package\.json$/.test(name)) cpSync(join(root, name), join(copy, name));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

async function run(script: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const child = spawn(process.execPath, script, { cwd: copy, env: { ...process.env, ...env } });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return out + err;
}

const compile = () => run([join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.rules.json']);

function add(path: string): void {
  const [before, added] = CHANGES[path] ?? ['', ''];
  const source = readFileSync(join(copy, path), 'utf8');
  expect(source).toContain(before);
  writeFileSync(
    join(copy, path),
    source.replace(before, () => added + before),
  );
}

const contentOf = (language: Language) => `content/faq.${language}.md`;

function write(language: Language): void {
  const page = `---\ndescription: ${TITLES[language]} e risposte.\n---\n\n# ${TITLES[language]}\n\nTesto.\n`;
  writeFileSync(join(copy, contentOf(language)), page);
}

const DERIVE = `
import { readFileSync } from 'node:fs';
import { compileText } from './scripts/content-pages.ts';
import { countedAddress, plainPaths, SITEMAP_PATHS } from './src/app/pages.ts';
import { pageLanguage as language } from './src/app/web/page-language.ts';
import routes from './src/app/web/routes.ts';
const { path, file } = routes.find(({ id }) => id === 'pages/faq');
const address = '/' + path;
const text = file.replace(/^(?:[.][.][/])+/, '');
console.log(JSON.stringify({
  address,
  head: /textPageLoader\\(.*\\)/.exec(compileText(text, readFileSync(text, 'utf8')))?.[0],
  isCounted: new RegExp(countedAddress(language)).test(address),
  isInSitemap: SITEMAP_PATHS.some((paths) => paths[language] === address),
  isTested: plainPaths(language, ({ audience, isSecret }) => audience === undefined && !isSecret).includes(address),
}));`;

const derive = (language: Language) => run(['--input-type=module', '--eval', DERIVE], { PAGE_LANGUAGE: language });

function changedFiles(): string[] {
  return readdirSync(copy, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(copy.length + 1))
    .filter((path) => !path.startsWith('node_modules'))
    .filter((path) => {
      const own = readFileSync(join(copy, path));
      try {
        return !own.equals(readFileSync(join(root, path)));
      } catch {
        return true;
      }
    });
}

test('adding a text page changes at most six files', async () => {
  const [table = '', addresses = ''] = Object.keys(CHANGES);
  add(table);
  expect(await compile()).toContain('faq');
  add(addresses);
  expect(await compile()).toBe('');
  for (const language of LANGUAGES) if (language !== 'fr') write(language);
  expect(await derive('fr')).toContain(contentOf('fr'));
  write('fr');
  const derived = await Promise.all(LANGUAGES.map(derive));
  expect(derived.map((each) => JSON.parse(each))).toEqual(
    LANGUAGES.map((language) => ({
      address: ADDRESSES[language],
      head: `textPageLoader({ title, description, path: "${ADDRESSES[language]}" })`,
      isCounted: true,
      isInSitemap: true,
      isTested: true,
    })),
  );
  const expected = [...Object.keys(CHANGES), ...LANGUAGES.map(contentOf)];
  expect(changedFiles().toSorted()).toEqual(expected.toSorted());
  expect(expected.length).toBeLessThanOrEqual(MOST_FILES);
});
