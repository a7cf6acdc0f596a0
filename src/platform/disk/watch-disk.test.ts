import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { DiskSpace, DiskState } from './disk-state.ts';
import { explainFullDisk, assertRoomForFirstStart, readSpace, watchDisk } from './watch-disk.ts';

const GB = 1e9;
const folder = temporaryFolder();

test('checks disks at startup and periodically, and reports the worst state', async () => {
  const free = new Map([
    ['/data', 80 * GB],
    ['/postgres', 0.4 * GB],
  ]);
  const changes: DiskState[] = [];
  const watch = await watchDisk({
    folders: ['/data', '/postgres'],
    read: async (name) => ({ freeBytes: free.get(name) ?? 0, totalBytes: 100 * GB }),
    everyMs: 5,
    onChange: (state) => void changes.push(state),
    onError: () => undefined,
  });
  expect(watch.state()).toBe('full');
  free.set('/postgres', 5 * GB);
  await expect.poll(watch.state).toBe('low');
  free.set('/postgres', 50 * GB);
  await expect.poll(watch.state).toBe('ok');
  expect(changes).toEqual(['full', 'low', 'ok']);
  watch.close();
});

test('keeps the last state and reports an error if a disk cannot be read', async () => {
  const errors: unknown[] = [];
  let space: DiskSpace | null = { freeBytes: GB, totalBytes: 10 * GB };
  const watch = await watchDisk({
    folders: ['/data'],
    read: async () => space ?? Promise.reject(new Error('EIO')),
    onChange: () => undefined,
    onError: (error) => void errors.push(error),
  });
  space = null;
  await watch.check();
  expect([watch.state(), errors.length]).toEqual(['low', 1]);
  watch.close();
});

test('reads the disk space at the nearest existing parent of a missing folder', async () => {
  const here = await readSpace(folder);
  const there = await readSpace(join(folder, 'not', 'made', 'yet'));
  expect(there.totalBytes).toBe(here.totalBytes);
  expect(here.freeBytes).toBeLessThanOrEqual(here.totalBytes);
});

test('the first start fails if too little disk space is free', async () => {
  const start = (freeBytes: number) =>
    assertRoomForFirstStart('/srv/dati', async () => ({ freeBytes, totalBytes: GB }));
  await expect(start(GB)).resolves.toBeUndefined();
  await expect(start(0.13 * GB)).rejects.toThrow(
    new OperatorError(
      'Sul disco di /srv/dati restano liberi 130 MB: per il primo avvio serve almeno 1 GB. ' +
        'Libera spazio, oppure scegli un’altra cartella con OSPITALIA_DATA_DIR.',
    ),
  );
});

test.each([
  ['a file write', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['a file write that exceeds the quota', Object.assign(new Error('write'), { code: 'EDQUOT' })],
  ['PostgreSQL', new Error('migration 0001 failed', { cause: Object.assign(new Error('x'), { code: '53100' }) })],
  ['initdb', new OperatorError('PostgreSQL: initdb non è riuscito.\ninitdb: error: No space left on device')],
])('explains a full disk reported by %s', (_, error) => {
  expect(explainFullDisk(error, '/srv/dati')).toMatchObject({
    name: 'OperatorError',
    message: expect.stringMatching(/^Il disco è pieno/),
  });
});

test('explainFullDisk returns any other startup error unchanged', () => {
  const error = new Error('a bug');
  expect(explainFullDisk(error, '/srv/dati')).toBe(error);
});
