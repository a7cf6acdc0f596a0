import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import type { Brand } from './brand-schema.ts';
import { exchangeNames, planBrandedFiles, writeBrandedFiles } from './branded-files.ts';
import { createExchange } from './exchange-words.ts';

const folder = temporaryFolder();
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z" fill="#8a2f3c"/></svg>';
const BRAND: Brand = { nome: 'Casa Molise', logoSvg: LOGO, colori: { giorno: { primario: '#8a2f3c' } } };
const exchange = createExchange([['Ospitalia', 'Casa Molise']]);

/** `tiles` says the name, `page` asks for it, `entry` for that; `icons` nobody's. */
const BUILT = {
  'tiles-AAAAAAAA.js': 'export const t=`Su Ospitalia`;',
  'page-BBBBBBBB.js': 'import{t}from"./tiles-AAAAAAAA.js";import"./icons-DDDDDDDD.js";',
  'entry-CCCCCCCC.js': `const m=["assets/page-BBBBBBBB.js","assets/root-EEEEEEEE.css"];${'/**/'.repeat(200)}`,
  'icons-DDDDDDDD.js': 'export const i=1;',
  'root-EEEEEEEE.css': ':root{--persiana-600:#12614a}',
  'home-FFFFFFFF.css': '.home{color:red}',
  'favicon-GGGGGGGG.svg': '<svg/>',
  'photo-HHHHHHHH.webp': 'Ospitalia',
};

beforeAll(() => {
  for (const [name, text] of Object.entries(BUILT)) writeFileSync(join(folder, name), text);
});

test('what says the name has another name itself, and so has whoever asks for it', () => {
  const { files, renamed } = planBrandedFiles(folder, BRAND, exchange);
  expect([...renamed.keys()].toSorted()).toEqual([
    'entry-CCCCCCCC.js',
    'favicon-GGGGGGGG.svg',
    'page-BBBBBBBB.js',
    'root-EEEEEEEE.css',
    'tiles-AAAAAAAA.js',
  ]);
  const nameOf = (name: string) => renamed.get(name) ?? '';
  expect(nameOf('tiles-AAAAAAAA.js')).toMatch(/^tiles-AAAAAAAA\.[0-9a-f]{8}\.js$/);
  expect(files.get(nameOf('tiles-AAAAAAAA.js'))).toBe('export const t=`Su Casa Molise`;');
  expect(files.get(nameOf('page-BBBBBBBB.js'))).toBe(
    `import{t}from"./${nameOf('tiles-AAAAAAAA.js')}";import"./icons-DDDDDDDD.js";`,
  );
  expect(files.get(nameOf('entry-CCCCCCCC.js'))).toContain(
    `["assets/${nameOf('page-BBBBBBBB.js')}","assets/${nameOf('root-EEEEEEEE.css')}"]`,
  );
  expect(files.get(nameOf('favicon-GGGGGGGG.svg'))).toBe(LOGO);
  const styles = files.get(nameOf('root-EEEEEEEE.css'));
  expect(styles).toMatch(/^:root\{--persiana-600:#12614a\}\n:root\{[^}]*--persiana-600:#8a2f3c/);
  expect(styles).toContain(`url(/assets/${nameOf('favicon-GGGGGGGG.svg')})`);
  expect(exchangeNames('"/assets/page-BBBBBBBB.js", "/assets/icons-DDDDDDDD.js"', { renamed })).toBe(
    `"/assets/${nameOf('page-BBBBBBBB.js')}", "/assets/icons-DDDDDDDD.js"`,
  );
});

test('another colour is another name: browsers keep files for ever', () => {
  const other = { ...BRAND, colori: { giorno: { primario: '#1f4e8c' } } };
  const [first, second] = [BRAND, other].map((brand) => planBrandedFiles(folder, brand, exchange).renamed);
  expect(first?.get('root-EEEEEEEE.css')).not.toBe(second?.get('root-EEEEEEEE.css'));
});

test('files are written once, compressed beside, with pictures of links that show the mark', async () => {
  const plan = planBrandedFiles(folder, BRAND, exchange);
  const kept = join(folder, 'dati/marchio');
  const [root, same] = await Promise.all([writeBrandedFiles(plan, BRAND, kept), writeBrandedFiles(plan, BRAND, kept)]);
  expect(same).toBe(root);
  expect(readdirSync(kept)).toHaveLength(1);
  const entry = join(root, 'assets', plan.renamed.get('entry-CCCCCCCC.js') ?? '');
  const text = readFileSync(entry, 'utf8');
  expect(brotliDecompressSync(readFileSync(`${entry}.br`)).toString()).toBe(text);
  expect(gunzipSync(readFileSync(`${entry}.gz`)).toString()).toBe(text);
  expect(existsSync(join(root, 'og/ospitalia.jpg'))).toBe(true);
  expect(readdirSync(join(root, 'og/regioni'))).toHaveLength(20);
  expect(await writeBrandedFiles(plan, BRAND, kept)).toBe(root);
});
