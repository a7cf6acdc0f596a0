import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { OperatorError } from '../process/operator-error.ts';
import { type Program, programPath } from './binaries.ts';
import type { PostgresPaths } from './postgres-paths.ts';

/** Nothing else of our own environment reaches PostgreSQL: a stray `PGDATA` or `LC_ALL` would change what it does. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SYSTEMROOT } = process.env;
  return { PATH, SYSTEMROOT, LC_ALL: 'C', TZ: 'UTC' };
}

/** Runs one of PostgreSQL's programs to its end, as the database's user. Its complaint becomes the error's sentence. */
export async function runProgram(place: PostgresPaths, program: Program, args: string[]): Promise<void> {
  const child = spawn(programPath(place.native, program), args, {
    ...place.user,
    cwd: '/',
    // A group of its own: Ctrl+C on the terminal is for us, and we then stop the server in order.
    detached: true,
    env: postgresEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [complaint] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (child.exitCode !== 0) throw new OperatorError(`PostgreSQL: ${program} non è riuscito.\n${complaint.trim()}`);
}
