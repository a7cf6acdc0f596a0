import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect } from 'vitest';

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);

export type Edit = readonly [before: string, added: string];

export function copyTree(folders: readonly string[]) {
  const copy = mkdtempSync(join(tmpdir(), 'ospitalia-tree-'));
  for (const folder of folders) cpSync(join(root, folder), join(copy, folder), { recursive: true });
  for (const name of readdirSync(root)) {
    if (/^tsconfig|\.config\.ts$|^package\.json$/.test(name)) cpSync(join(root, name), join(copy, name));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');

  return {
    async compile(kind: string): Promise<string> {
      const compiler = join(root, 'node_modules/typescript/bin/tsc');
      const child = spawn(process.execPath, [compiler, '--noEmit', '-p', `tsconfig.${kind}.json`], { cwd: copy });
      const [errors] = await Promise.all([text(child.stdout), once(child, 'close')]);
      return errors;
    },
    edit(path: string, edits: readonly Edit[]): void {
      const file = join(copy, path);
      let source = readFileSync(file, 'utf8');
      for (const [before, added] of edits) {
        expect(source).toContain(before);
        source = source.replace(before, () => added + before);
      }
      writeFileSync(file, source);
    },
    create: (path: string, source: string) => writeFileSync(join(copy, path), source, { flag: 'wx' }),
    async evaluate(source: string): Promise<string> {
      const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', source], { cwd: copy });
      return stdout;
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}
