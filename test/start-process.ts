import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, vi } from 'vitest';

export type RunningProcess<Line> = {
  lines: Line[];
  waitForLines(count: number): Promise<Line[]>;
  stop(): Promise<void>;
};

export const END_WITH_PARENT = join(import.meta.dirname, 'end-with-parent.ts');
const PATIENCE = { timeout: 60_000, interval: 25 };

export function startProcess<Line>(name: string, ...args: string[]): RunningProcess<Line> {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, join(import.meta.dirname, name), ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (child.stdout === null) throw new Error('a program without output');
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const lines: Line[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(JSON.parse(line)));
  return {
    lines,
    async waitForLines(count) {
      await vi.waitFor(() => expect(lines.length).toBeGreaterThanOrEqual(count), PATIENCE);
      return lines;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
