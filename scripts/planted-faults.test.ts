import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const CONFIGURATION = ['.oxlintrc.json', 'biome.json', 'package.json', 'tsconfig*.json'];

type PlantedProject = {
  run(command: string, ...args: string[]): string;
  remove(): void;
};

function plantProject(files: Record<string, string>): PlantedProject {
  const folder = mkdtempSync(join(tmpdir(), 'ospitalia-planted-'));
  for (const path of globSync(CONFIGURATION, { cwd: root })) copyFileSync(join(root, path), join(folder, path));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  return {
    run(command, ...args) {
      const script = join(root, 'node_modules', command);
      const { stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8' });
      return stdout + stderr;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function lines(size: number): string {
  return Array.from({ length: size }, (_, index) => `  total += ${index};`).join('\n');
}

function longFunction(size: number): string {
  return `export function addUp(): number {\n  let total = 0;\n${lines(size)}\n  return total;\n}\n`;
}

describe('the compiler', () => {
  let project: PlantedProject;
  let report: string[];

  beforeAll(() => {
    project = plantProject({
      'src/stay/rules/dom.ts': `export const title = document.title;\n`,
      'src/stay/rules/node.ts': `export const home = process.env['HOME'];\n`,
      'src/stay/rules/files.ts': `import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n`,
      'src/stay/rules/network.ts': `export const answer = fetch('/api/regioni');\n`,
      'src/stay/rules/timer.ts': `setTimeout(() => 1, 10);\n`,
      'src/stay/rules/log.ts': `console.log('rules print nothing');\n`,
      'src/stay/rules/view.ts': `export { Panel } from '../web/Panel.tsx';\n`,
      'src/stay/rules/pure.ts': `export const half = (total: number): number => Math.round(total / 2);\n`,
      'src/stay/contract.ts': `export const where = window.location.href;\n`,
      'src/stay/messages/visitor.it.ts': `export const zone = process.env['TZ'];\n`,
      'src/stay/server/service.ts': `export const width = document.body.clientWidth;\n`,
      'src/stay/server/routes.ts': `export const port = process.env['PORT'];\n`,
      'src/stay/web/Panel.tsx': `export const Panel = () => <p>{process.env['HOME']}</p>;\n`,
      'src/stay/web/files.ts': `export type { Stats } from 'node:fs';\n`,
      'src/stay/web/theme.ts': `export const theme = document.documentElement.dataset['theme'];\n`,
      'src/stay/server/service.test.ts': `export const width: string = 7;\n`,
      'src/stay/web/theme.test.ts': `export const home = [process.env['HOME'], document.title];\n`,
      'scripts/check-all.ts': `export const where = window.location.href;\n`,
      'src/stay/rules/possibly.ts': `export const first = (all: string[]): string => all[0];\n`,
      'src/stay/rules/enum.ts': `export enum State { Free }\n`,
    });
    const output = project.run('oxlint/bin/oxlint', '--type-check', '--format=unix', 'src', 'scripts').split('\n');
    report = output.filter((line) => /\(TS\d+\)\]$/.test(line));
  });
  afterAll(() => project.remove());

  test.each([
    ['rules', 'src/stay/rules/dom.ts', `Cannot find name 'document'`],
    ['rules', 'src/stay/rules/node.ts', `Cannot find name 'process'`],
    ['rules', 'src/stay/rules/files.ts', `Cannot find name 'node:fs'`],
    ['rules', 'src/stay/rules/network.ts', `Cannot find name 'fetch'`],
    ['rules', 'src/stay/rules/timer.ts', `Cannot find name 'setTimeout'`],
    ['rules', 'src/stay/rules/log.ts', `Cannot find name 'console'`],
    ['rules', 'src/stay/rules/view.ts', `'--jsx' is not set`],
    ['rules', 'src/stay/contract.ts', `Cannot find name 'window'`],
    ['rules', 'src/stay/messages/visitor.it.ts', `Cannot find name 'process'`],
    ['rules', 'src/stay/rules/possibly.ts', `'string | undefined' is not assignable`],
    ['rules', 'src/stay/rules/enum.ts', 'erasableSyntaxOnly'],
    ['server', 'src/stay/server/service.ts', `Cannot find name 'document'`],
    ['web', 'src/stay/web/Panel.tsx', `Cannot find name 'process'`],
    ['web', 'src/stay/web/files.ts', `'node:fs'`],
    ['tests', 'src/stay/server/service.test.ts', `'number' is not assignable`],
    ['scripts', 'scripts/check-all.ts', `Cannot find name 'window'`],
  ])('rejects the faulty file of the %s project: %s (%s)', (_, path, expected) => {
    expect(report.filter((line) => line.startsWith(`${path}:`)).join('\n')).toContain(expected);
  });

  test.each([
    ['rules', 'src/stay/rules/pure.ts'],
    ['server', 'src/stay/server/routes.ts'],
    ['web', 'src/stay/web/theme.ts'],
    ['tests', 'src/stay/web/theme.test.ts'],
  ])('accepts the correct file of the %s project: %s', (_, path) => {
    expect(report.filter((line) => line.startsWith(`${path}:`))).toEqual([]);
  });
});

describe('the linter', () => {
  let project: PlantedProject;
  let report: string;

  beforeAll(() => {
    project = plantProject({
      'src/stay/rules/any.ts': `export const parse = (text: string): any => JSON.parse(text);\n`,
      'src/stay/rules/as.ts': `export const word = (value: unknown): string => value as string;\n`,
      'src/stay/rules/bang.ts': `export const first = (all: string[]): string => all[0]!;\n`,
      'src/stay/rules/default.ts': `export default function quote(): number {\n  return 1;\n}\n`,
      'src/stay/rules/index.ts': `export * from './half.ts';\n`,
      'src/stay/rules/half.ts': longFunction(20),
      'src/stay/rules/long.ts': longFunction(31),
      'src/stay/server/long.ts': longFunction(41),
      'src/stay/server/fits.ts': longFunction(35),
      'src/stay/server/long-file.ts': 'export {};\n'.repeat(401),
      'src/stay/server/many.ts': `export const f = (a: number, b: number, c: number, d: number, e: number) => a + b + c + d + e;\n`,
      'src/stay/server/floating.ts': `export function start(work: () => Promise<void>): void {\n  work();\n}\n`,
      'src/stay/server/todo.ts': `// TODO: later\nexport const later = 1;\n`,
      'src/stay/server/camelCase.ts': `export const one = 1;\n`,
      'src/stay/web/inner.tsx': `export const Inner = () => <p>1</p>;\n`,
      'src/stay/web/Danger.tsx': `export const Danger = () => <p dangerouslySetInnerHTML={{ __html: '<b>' }} />;\n`,
      'src/blog/web/visitor/ArticleBody.tsx': `export const ArticleBody = () => <p dangerouslySetInnerHTML={{ __html: '<b>' }} />;\n`,
      'src/stay/web/Words.tsx': `export const Words = () => <p>Scegli</p>;\n`,
      'src/stay/web/Label.tsx': `export const Label = () => <input aria-label="Scegli" />;\n`,
      'src/stay/web/Picture.tsx': `export const Picture = () => <img src="/a.webp" />;\n`,
      'src/stay/web/Hook.tsx': `import { useState } from 'react';\nexport function Hook({ on }: { on: boolean }) {\n  if (on) useState(0);\n  return <p>1</p>;\n}\n`,
      'src/stay/web/Alert.tsx': `export const Alert = () => <button type="button" onClick={() => alert('no')}>no</button>;\n`,
      'src/stay/web/inline.ts': `import { type Quote } from '../contract.ts';\nexport type Price = Quote;\n`,
      'src/stay/contract.ts': `export type Quote = { total: number };\n`,
      'src/app/web/pages/home.tsx': `export default function Home() {\n  return <main />;\n}\n`,
      'src/stay/rules/as.test.ts': `export const word = (value: unknown): string => value as string;\n`,
    });
    report = project.run('oxlint/bin/oxlint', '--format=unix', 'src');
  });
  afterAll(() => project.remove());

  function rulesOn(path: string): string[] {
    const faults = report.split('\n').filter((line) => line.startsWith(`${path}:`));
    return faults.map((line) => /\(([a-z-]+)\)\]$/.exec(line)?.[1] ?? line);
  }

  test.each([
    ['src/stay/rules/any.ts', 'no-explicit-any'],
    ['src/stay/rules/as.ts', 'consistent-type-assertions'],
    ['src/stay/rules/bang.ts', 'no-non-null-assertion'],
    ['src/stay/rules/default.ts', 'no-default-export'],
    ['src/stay/rules/index.ts', 'no-barrel-file'],
    ['src/stay/rules/long.ts', 'max-lines-per-function'],
    ['src/stay/server/long.ts', 'max-lines-per-function'],
    ['src/stay/server/long-file.ts', 'max-lines'],
    ['src/stay/server/many.ts', 'max-params'],
    ['src/stay/server/floating.ts', 'no-floating-promises'],
    ['src/stay/server/todo.ts', 'no-warning-comments'],
    ['src/stay/server/camelCase.ts', 'filename-case'],
    ['src/stay/web/inner.tsx', 'filename-case'],
    ['src/stay/web/Danger.tsx', 'no-danger'],
    ['src/stay/web/Words.tsx', 'jsx-no-literals'],
    ['src/stay/web/Label.tsx', 'jsx-no-literals'],
    ['src/stay/web/Picture.tsx', 'alt-text'],
    ['src/stay/web/Hook.tsx', 'rules-of-hooks'],
    ['src/stay/web/Alert.tsx', 'no-alert'],
    ['src/stay/web/inline.ts', 'no-import-type-side-effects'],
  ])('reports that %s violates %s', (path, rule) => {
    expect(rulesOn(path)).toContain(rule);
  });

  test.each([
    ['a rules function of 30 lines', 'src/stay/rules/half.ts'],
    ['a server function of 40 lines', 'src/stay/server/fits.ts'],
    ['the default export of a page', 'src/app/web/pages/home.tsx'],
    ['the HTML of an article in its component', 'src/blog/web/visitor/ArticleBody.tsx'],
    ['a type assertion in a test', 'src/stay/rules/as.test.ts'],
  ])('reports nothing for %s', (_, path) => {
    expect(rulesOn(path)).toEqual([]);
  });
});
