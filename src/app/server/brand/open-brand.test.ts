import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { GeneratedFile } from '../../../platform/http/generated-files.ts';
import { brandFiles, openBrand } from './open-brand.ts';

const NAME = /(?<!\w)Ospitalia(?!\w)/;
const BRAND_FILE = 'e2e/support/marchio/brand.json';
const MESSAGES = 'src/**/messages/*.*.ts';

let files: readonly GeneratedFile[] = [];
// The test files of a worker share modules, so the modules that read the brand are reloaded.
beforeAll(() => {
  vi.resetModules();
  files = openBrand({ OSPITALIA_BRAND_FILE: BRAND_FILE }, null);
});
afterAll(() => {
  globalThis.ospitaliaBrand = undefined;
  globalThis.ospitaliaColours = undefined;
  vi.resetModules();
});

function* sentencesIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* sentencesIn(part);
}

test('messages loaded after openBrand contain the brand’s name and texts', async () => {
  const paths = globSync(MESSAGES).filter((file) => !file.endsWith('.test.ts'));
  const modules: unknown[] = await Promise.all(paths.map((file) => import(/* @vite-ignore */ resolve(file))));
  const sentences = modules.flatMap((module) => [...sentencesIn({ ...Object(module) })]);
  expect(sentences.filter((sentence) => NAME.test(sentence))).toEqual([]);
  for (const text of [
    'Le case del Molise, aperte da chi le abita.',
    'Le case del Molise, aperte da chi le abita — Casa Molise',
    'Agnone, Termoli, masseria…',
    'i-miei-dati-casa-molise.zip',
    'Illustrazioni: di chi ha fatto il portale',
    '© 2026 Associazione Casa Molise APS · via Ferrari 12, 86100 Campobasso CB · P. IVA 01234567897',
  ]) {
    expect(sentences).toContain(text);
  }
});

test('moveAdminRoutes moves the administrators’ routes to the brand’s path', async () => {
  const { ADMIN_SYSTEM_STATUS, ADMIN_LOGIN, moveAdminRoutes } = await import('../../../kernel/pages/admin-paths.ts');
  const paths = ['admin', 'admin/stato', 'admin-ospitalia', 'admin-ospitalia/link', 'administrators', undefined];
  const routes = Object.fromEntries(paths.map((path, id) => [String(id), { path }]));
  moveAdminRoutes(routes);
  moveAdminRoutes(routes);
  const moved = [
    'redazione',
    'redazione/stato',
    'redazione/entra',
    'redazione/entra/link',
    'administrators',
    undefined,
  ];
  expect(Object.values(routes).map(({ path }) => path)).toEqual(moved);
  expect([ADMIN_SYSTEM_STATUS, ADMIN_LOGIN]).toEqual(['/redazione/stato', '/redazione/entra']);
});

test('the page script sets the same brand values in the browser as on the server', async () => {
  const { brandScript } = await import('../../../kernel/brand/brand.ts');
  const browser: { ospitaliaBrand?: unknown } = {};
  runInNewContext(brandScript, browser);
  expect(JSON.stringify(browser.ospitaliaBrand)).toBe(JSON.stringify(globalThis.ospitaliaBrand));
  expect(brandScript).not.toMatch(/[<>]/);
});

test('the code contains the portal’s name only once, apart from machine-readable identifiers', () => {
  const code = globSync(['src/**/*.{ts,tsx}', 'content/*.md']).filter((file) => !/\.test\.tsx?$/.test(file));
  const lines = code.flatMap((file) =>
    readFileSync(file, 'utf8')
      .replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '')
      .split('\n')
      .filter((line) => NAME.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines.toSorted()).toEqual([
    "src/calendar/rules/read-ical-events.ts: export const OUR_PRODID = '-//Ospitalia//';",
    "src/calendar/server/fetch-feed/fetch-feed.ts: 'user-agent': `Ospitalia/1 (+${publicUrl})`,",
    "src/kernel/brand/brand.ts: export const brandName = given?.name ?? 'Ospitalia';",
    "src/platform/http/echo.ts: export const ECHO_HEADER = 'X-Ospitalia-Echo';",
    'src/stay/rules/stay-file.ts: `PRODID:-//Ospitalia//Soggiorno//${stay.language.toUpperCase()}`,',
  ]);
});

test('the URLs of the brand’s logo and stylesheet contain a hash, and the stylesheet’s hash changes with the colours', async () => {
  const [icon, styles] = files;
  expect(icon?.path).toMatch(/^\/assets\/marchio-[0-9a-f]{8}\.svg$/);
  expect(await icon?.write('')).toBe(readFileSync('e2e/support/marchio/logo.svg', 'utf8'));
  expect(await styles?.write('')).toContain(`url(${icon?.path})`);
  expect(await styles?.write('')).toMatch(/:root\{[^}]*--persiana-600:#8a2f3c/);
  const other = brandFiles({ nome: 'Casa Molise', logoSvg: null, colori: { giorno: { primario: '#1f4e8c' } } });
  expect(other.styles).toMatch(/^\/assets\/marchio-[0-9a-f]{8}\.css$/);
  expect(other.styles).not.toBe(styles?.path);
  expect(other.icon).toBeUndefined();
});

test('the brand’s social previews are JPEGs of 1200 × 630 pixels and are drawn deterministically', async () => {
  const pictures = files.filter(({ path }) => path.startsWith('/og/'));
  expect(pictures).toHaveLength(22);
  const [portal] = pictures;
  const drawn = await portal?.write('');
  expect(await sharp(Buffer.from(drawn ?? '')).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(await portal?.write('')).toBe(drawn);
});
