import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { OperatorError } from '../process/operator-error.ts';
import { type Program, programPath } from './binaries.ts';
import type { PostgresPaths } from './postgres-paths.ts';
import * as operatorMessages from '../messages/operator.ts';

/** Returns the only environment variables for PostgreSQL. Inherited ones, such as `PGDATA`, would change its behaviour. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SYSTEMROOT } = process.env;
  return { PATH, SYSTEMROOT, LC_ALL: 'C', TZ: 'UTC' };
}

export async function runProgram(place: PostgresPaths, program: Program, args: string[]): Promise<void> {
  const child = spawn(programPath(place.native, program), args, {
    ...place.user,
    cwd: '/',
    // Ctrl+C does not interrupt a program in its own process group.
    detached: true,
    env: postgresEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [complaint] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (child.exitCode !== 0) throw new OperatorError(operatorMessages.postgresProgramFailed(program, complaint.trim()));
}
