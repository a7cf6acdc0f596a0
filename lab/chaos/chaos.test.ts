import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { IS_VERIFY } from '../../test/verify.ts';
import { endWorld } from './end-world.ts';
import { type ChaosFault, killPortal } from './faults.ts';
import { runRound } from './rounds.ts';
import { openWorld, type World } from './world.ts';

/** Tests have no build: they run the portal from source, without pages. */
const PROGRAM = { file: join(import.meta.dirname, '../../test/portal-process.ts'), flags: [] };

const folder = temporaryFolder();
const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

async function open(name: string, plant?: string): Promise<World> {
  const database = await createTestDatabase();
  closing.push(database.close);
  const own = join(folder, name);
  mkdirSync(own);
  const planted = plant === undefined ? {} : { plant: join(import.meta.dirname, plant) };
  const { url } = database;
  const world = await openWorld({ url, folder: own, program: PROGRAM, seed: 5, photos: 'folder', ...planted });
  closing.push(world.close);
  return world;
}

const calm: ChaosFault = { name: 'nothing', endsPortals: false, strike: async () => ({ killed: 0 }) };

// The slowest test; killed-portal.test.ts kills a portal in each `npm test`.
test.runIf(IS_VERIFY)('finds no lost write and no leftovers after a portal is killed', async () => {
  const world = await open('sound');
  const round = await runRound(world, null, killPortal);
  expect(round).toEqual({ fault: 'portal B', killed: 1, restarts: [expect.any(Number)], exits: 0, faults: [] });
  const done = new Map(world.journal.counts());
  expect(done.get('hold')?.ok).toBeGreaterThan(0);
  expect(done.get('comment')?.ok).toBeGreaterThan(0);
  expect(await endWorld(world)).toEqual([]);
});

test('finds a portal that acknowledges a comment before it is stored', async () => {
  const world = await open('planted', 'lose-comments.mjs');
  const { faults } = await runRound(world, null, calm);
  expect(faults).toContainEqual(expect.stringMatching(/^lost: the comment of lettrice-/));
  expect(faults.filter((fault) => !fault.startsWith('lost: the comment'))).toEqual([]);
});
