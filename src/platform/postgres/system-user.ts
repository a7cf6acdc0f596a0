import { brandName } from '../../kernel/brand/brand.ts';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { OperatorError } from '../process/operator-error.ts';
import * as operatorMessages from '../messages/operator.ts';

export type SystemUser = { uid: number; gid: number };

/** Accounts that may run the database, in order of preference. `postgres` exists if a distribution's server is installed. */
const KNOWN_USERS = ['ospitalia', 'postgres'];
const CREATE_COMMANDS: [command: string, ...args: string[]][] = [
  ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'ospitalia'],
  ['adduser', '-S', '-D', '-H', 'ospitalia'],
];

function findUser(name: string): SystemUser | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}

function findFirst(): SystemUser | undefined {
  return KNOWN_USERS.map(findUser).find((user) => user !== undefined);
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Returns the system user that runs the database, and creates one if none exists. Requires root. */
export function systemUser(): SystemUser {
  const known = findFirst();
  if (known !== undefined) return known;
  for (const [command, ...args] of CREATE_COMMANDS) {
    // Root's PATH may lack the folders of these programs, for example after `su` without `-`.
    spawnSync(command, args, { stdio: 'ignore', env: { PATH: `${process.env['PATH']}:/usr/sbin:/sbin` } });
    const created = findFirst();
    if (created !== undefined) return created;
  }
  throw new OperatorError(operatorMessages.systemUserNotCreated(brandName));
}
