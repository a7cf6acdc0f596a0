import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the newest tag with the number of later commits. Without git or tags, returns the version in
 * `package.json`.
 * @param {string} root
 */
export function describeVersion(root) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { status, stdout } = spawnSync('git', ['describe', '--tags', '--match=v*', '--dirty'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim().replace(/^v/, '') : version;
}
