import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const CONFIGURATION = ['.oxlintrc.json', 'biome.json', 'package.json', 'tsconfig*.json'];

/** A throw-away project under the house's own configuration, to see what its tools say of planted files. */
export type PlantedProject = {
  /** Runs a package's command, by its file below `node_modules`, and gives back all that it printed. */
  run(command: string, ...args: string[]): string;
  remove(): void;
};

/** Plants a project. @param files source text by path, relative to the project */
export function plantProject(files: Record<string, string>): PlantedProject {
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
