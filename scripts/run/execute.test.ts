import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ChildFailure, execute } from './execute.mjs';

const MODULE = join(import.meta.dirname, 'execute.mjs');
const PARENT = `
  import { execute } from ${JSON.stringify(MODULE)};
  const child = "process.on('SIGTERM', () => { console.log('in order'); process.exit(0); });"
    + "setInterval(() => {}, 1000); console.log('ready');";
  await execute(process.execPath, ['-e', child]).catch((error) => process.exit(error.code));
`;

function run(script: string) {
  return execute(process.execPath, ['-e', script], { quiet: true });
}

describe('execute', () => {
  test('throws an error with the exit code and the output if the program fails', async () => {
    const failure = await run("console.log('output'); console.error('error'); process.exit(3)").catch((error) => error);
    expect(failure).toBeInstanceOf(ChildFailure);
    expect(failure.code).toBe(3);
    expect(failure.output).toContain('output\n');
    expect(failure.output).toContain('error\n');
  });

  test('returns nothing if the program succeeds', async () => {
    await expect(run("console.log('output')")).resolves.toBeUndefined();
  });

  test('reports exit code 128 plus the signal number if a signal ended the program', async () => {
    await expect(run("process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000)")).rejects.toMatchObject({
      code: 137,
    });
  });

  test('forwards a signal and waits until the program has exited cleanly', async () => {
    const parent = spawn(process.execPath, ['--input-type=module', '-e', PARENT], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    parent.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output === 'ready\n') parent.kill('SIGTERM');
    });
    const [code] = await once(parent, 'close');
    expect(output).toBe('ready\nin order\n');
    expect(code).toBe(0);
  });
});
