import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { IS_VERIFY } from '../../test/verify.ts';
import { endEnvironment } from './end-environment.ts';
import { type ChaosFault, killPortal } from './faults.ts';
import { runRound } from './rounds.ts';
import { openEnvironment, type Environment } from './environment.ts';

/** Program that starts the portal from source and without pages, so the test requires no build. */
const PROGRAM = { file: join(import.meta.dirname, '../../test/portal-process.ts'), flags: [] };

const folder = temporaryFolder();
const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

async function open(name: string, plant?: string): Promise<Environment> {
  const database = await createTestDatabase();
  closing.push(database.close);
  const environmentFolder = join(folder, name);
  mkdirSync(environmentFolder);
  const planted = plant === undefined ? {} : { plant: join(import.meta.dirname, plant) };
  const { url } = database;
  const environment = await openEnvironment({
    url,
    folder: environmentFolder,
    program: PROGRAM,
    seed: 5,
    photos: 'folder',
    ...planted,
  });
  closing.push(environment.close);
  return environment;
}

const calm: ChaosFault = { name: 'nothing', endsPortals: false, strike: async () => ({ killed: 0 }) };

// Runs only in `npm run verify`. In `npm test`, `killed-portal.test.ts` kills a portal instead.
test.runIf(IS_VERIFY)('a chaos round finds no lost writes or leftovers after a portal is killed', async () => {
  const environment = await open('sound');
  const round = await runRound(environment, null, killPortal);
  expect(round).toEqual({ fault: 'portal B', killed: 1, restarts: [expect.any(Number)], exits: 0, faults: [] });
  const done = new Map(environment.journal.counts());
  expect(done.get('hold')?.ok).toBeGreaterThan(0);
  expect(done.get('comment')?.ok).toBeGreaterThan(0);
  expect(await endEnvironment(environment)).toEqual([]);
});

test('a chaos round detects a portal that acknowledges comments without storing them', async () => {
  const environment = await open('planted', 'lose-comments.mjs');
  const { faults } = await runRound(environment, null, calm);
  expect(faults).toContainEqual(expect.stringMatching(/^lost: the comment of lettrice-/));
  expect(faults.filter((fault) => !fault.startsWith('lost: the comment'))).toEqual([]);
});
