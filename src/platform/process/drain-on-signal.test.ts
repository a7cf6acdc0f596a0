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

test('logs an unhandled rejection as JSON with type, message and stack, and continues', () => {
  const { status, lines } = failBy('rejection');
  expect(status).toBe(WENT_ON);
  expect(lines).toMatchObject([
    {
      level: 50,
      err: { type: 'TypeError', message: 'an unhandled rejection of […]', stack: expect.stringMatching(/^ +at /) },
    },
  ]);
});

test('logs an unhandled rejection whose reason is not an Error, and continues', () => {
  expect(failBy('noError')).toMatchObject({ status: WENT_ON, lines: [{ level: 50, err: 'words' }] });
});

test('logs an unhandled connection error, and continues', () => {
  const { status, lines } = failBy('connection');
  expect(status).toBe(WENT_ON);
  expect(lines).toMatchObject([{ level: 50, err: { type: 'Error', code: 'ECONNRESET' } }]);
});

test('shuts down with status 1 after an uncaught exception that is not a connection error', () => {
  const { status, lines } = failBy('exception');
  expect(status).toBe(1);
  expect(lines).toMatchObject([
    { level: 60, err: { type: 'RangeError', message: 'a bug', stack: expect.stringMatching(/^ +at /) } },
    { level: 30, reason: 'uncaughtException', msg: 'stopping' },
    { level: 30, msg: 'closed in order' },
  ]);
});
