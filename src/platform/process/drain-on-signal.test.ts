import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PROCESS = join(import.meta.dirname, '../../../test/stray-process.ts');
const WENT_ON = 7;

function failBy(stray: string) {
  const { status, stderr } = spawnSync(process.execPath, [PROCESS, stray], { encoding: 'utf8' });
  return {
    status,
    lines: stderr
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  };
}

test('a promise that nobody waits for is a line of JSON with its type, its words and its stack, and the process goes on', () => {
  const { status, lines } = failBy('rejection');
  expect(status).toBe(WENT_ON);
  expect(lines).toMatchObject([
    {
      level: 50,
      err: { type: 'TypeError', message: 'a stray promise of […]', stack: expect.stringMatching(/^ +at /) },
    },
  ]);
});

test('so is one that failed with no error', () => {
  expect(failBy('noError')).toMatchObject({ status: WENT_ON, lines: [{ level: 50, err: 'words' }] });
});

test('a connection that breaks where nobody listens ends nothing', () => {
  const { status, lines } = failBy('connection');
  expect(status).toBe(WENT_ON);
  expect(lines).toMatchObject([{ level: 50, err: { type: 'Error', code: 'ECONNRESET' } }]);
});

test('any other exception ends the process in order, with 1', () => {
  const { status, lines } = failBy('exception');
  expect(status).toBe(1);
  expect(lines).toMatchObject([
    { level: 60, err: { type: 'RangeError', message: 'a bug', stack: expect.stringMatching(/^ +at /) } },
    { level: 30, reason: 'uncaughtException', msg: 'stopping' },
    { level: 30, msg: 'closed in order' },
  ]);
});
