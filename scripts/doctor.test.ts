import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([
  [{ LANG: 'C.UTF-8' }, 'Usage: npm run doctor'],
  [{ LANG: 'it_IT.UTF-8' }, 'Uso: npm run doctor'],
  [{ LANG: 'C.UTF-8', OSPITALIA_LANG: 'it' }, 'Uso: npm run doctor'],
])('the doctor command prints its usage for an unknown option in the language set by %j', (language, usage) => {
  const { PATH } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ['scripts/doctor.ts', '--unknown'], {
    env: { PATH, OSPITALIA_ENV_FILE: '', ...language },
    encoding: 'utf8',
  });
  expect(stderr).toMatch(new RegExp(`^${usage}`));
  expect(status).toBe(2);
});
