import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { createRandom } from '../../test/random-source.ts';
import { describeSchema } from './describe-schema.ts';
import { killAll } from './processes.ts';
import type { Run } from './run-worlds.ts';
import { waitForDatabase } from './wait-for-database.ts';

export type MigrationFigures = {
  kills: number;
  /** How many of the first starts were killed with no migration applied yet, and how many with all of them. */
  killedBefore: number;
  killedAfter: number;
  seconds: number;
  faults: string[];
};

const KILLS = 20;
const PROGRAM = join(import.meta.dirname, 'prepare-process.ts');

function startPreparing(url: string) {
  const child = spawn(process.execPath, [PROGRAM, url], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, said }));
  return { pid: child.pid ?? 0, ended };
}

/** Reads a database that was prepared, and lets go of it. */
async function read<T>(url: string, work: (db: ReturnType<typeof openDatabase>['db']) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(url, { connectionTimeoutMs: 60_000, timeLimits: {} });
  try {
    await waitForDatabase(db);
    return await work(db);
  } finally {
    await close();
  }
}

/** Migrations that a database has; all of them are applied at once, or none is. */
async function countMigrations(url: string): Promise<number> {
  return read(url, async (db) => {
    const { rows } = await sql<{ there: boolean }>`select to_regclass('migration_hashes') is not null as there`.execute(
      db,
    );
    if (rows[0]?.there !== true) return 0;
    const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n from migration_hashes`.execute(db);
    return counted[0]?.n ?? 0;
  });
}

type Sound = { lines: readonly string[]; ms: number };

/** One that nothing disturbs: what all others have to be like, and how long it takes. */
async function prepareSound(url: string): Promise<Sound> {
  const begin = performance.now();
  const { code, said } = await startPreparing(url).ended;
  if (code !== 0) throw new Error(`a database could not be prepared: ${said}`);
  const ms = performance.now() - begin;
  return { lines: await read(url, describeSchema), ms };
}

async function prepareDisturbed(run: Run, url: string, { afterMs, isServer }: { afterMs: number; isServer: boolean }) {
  const first = startPreparing(url);
  await pause(afterMs);
  if (isServer) run.server.kill();
  else killAll([first.pid]);
  await first.ended;
  const applied = await countMigrations(url);
  return { applied, ...(await startPreparing(url).ended) };
}

function differences(one: readonly string[], other: readonly string[]): string[] {
  const [left, right] = [new Set(one), new Set(other)];
  return [
    ...one.filter((line) => !right.has(line)).map((line) => `missing: ${line}`),
    ...other.filter((line) => !left.has(line)).map((line) => `too much: ${line}`),
  ];
}

/**
 * First starts that are killed at twenty points, every other time with their server, and started again: each database is then what it
 * is where nothing went wrong.
 */
export async function runMigrations(run: Run): Promise<MigrationFigures> {
  const random = createRandom(run.seed);
  const sound = await prepareSound(await run.server.createDatabase('whole'));
  const figures: MigrationFigures = { kills: 0, killedBefore: 0, killedAfter: 0, seconds: sound.ms / 1000, faults: [] };
  const all = sound.lines
    .find((line) => line.startsWith('rows migration_hashes '))
    ?.split(' ')
    .at(-1);
  for (let nth = 0; nth < KILLS && performance.now() < run.until; nth += 1) {
    const url = await run.server.createDatabase(`killed_${nth}`);
    const afterMs = random.next() * sound.ms;
    const { applied, code, said } = await prepareDisturbed(run, url, { afterMs, isServer: nth % 2 === 1 });
    const wrong = code === 0 ? differences(sound.lines, await read(url, describeSchema)) : [said];
    figures.kills += 1;
    figures.killedBefore += applied === 0 ? 1 : 0;
    figures.killedAfter += applied === Number(all) ? 1 : 0;
    if (applied !== 0 && applied !== Number(all)) figures.faults.push(`${applied} of ${all} migrations were applied`);
    figures.faults.push(...wrong.slice(0, 5).map((line) => `killed after ${Math.round(afterMs)} ms: ${line}`));
    run.say(`migrations ${nth + 1}/${KILLS}  ${Math.round(afterMs)} ms, ${applied} applied  ${wrong[0] ?? ''}`);
    await run.server.dropDatabase(`killed_${nth}`);
  }
  return figures;
}
