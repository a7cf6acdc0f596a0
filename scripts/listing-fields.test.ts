import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../src/kernel/language.ts';

const root = join(import.meta.dirname, '..');
const MOST_FILES = 7;

/** A yes-or-no field that is added to a home, and all that has to be written for it: text that is put before another one. */
const CHANGES: Record<string, [before: string, added: string][]> = {
  'src/strutture/rules/flag-fields.ts': [[`] as const;\nexport type FlagField`, `, 'ha_lavanderia'`]],
  ...Object.fromEntries(
    LANGUAGES.map((language): [string, [string, string][]] => [
      `src/strutture/messages/visitor.${language}.ts`,
      [
        [` };\nexport const flagQuestions`, `, ha_lavanderia: 'Lavanderia'`],
        [` };\nexport const flagDescriptions`, `, ha_lavanderia: 'Gli ospiti possono usare la lavanderia'`],
        [` };\nconst flagSpaces`, `, ha_lavanderia: 'lavanderia a disposizione degli ospiti'`],
        [` };\nexport function spacesOf`, `, ha_lavanderia: 'lavanderia'`],
      ],
    ]),
  ),
  'src/strutture/server/tables.ts': [[`  servizi: Generated<string[]>;`, `  ha_lavanderia: Generated<boolean>;\n`]],
};
const MIGRATION = 'db/migrations/0002_ha_lavanderia.sql';

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'ospitalia-field-'));
  for (const part of ['src', 'test', 'lab', 'scripts', 'e2e'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  for (const name of readdirSync(root)) {
    if (/^tsconfig|\.config\.ts$|^package\.json$/.test(name)) cpSync(join(root, name), join(copy, name));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

async function compile(kind: string): Promise<string> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const child = spawn(process.execPath, [compiler, '--noEmit', '-p', `tsconfig.${kind}.json`], { cwd: copy });
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return said;
}

function add(path: string): void {
  const file = join(copy, path);
  let source = readFileSync(file, 'utf8');
  for (const [before, added] of CHANGES[path] ?? []) {
    expect(source).toContain(before);
    source = source.replace(before, () => added + before);
  }
  writeFileSync(file, source);
}

test('a home has one more question in at most seven files; the first makes the compiler ask for its messages', async () => {
  const [table, ...others] = Object.keys(CHANGES);
  add(table ?? '');
  expect(await compile('rules')).toContain('ha_lavanderia');
  for (const path of others) add(path);
  expect(await Promise.all(['server', 'web'].map(compile))).toEqual(['', '']);
  const files = [...Object.keys(CHANGES), MIGRATION];
  expect(files.length).toBeLessThanOrEqual(MOST_FILES);
});
