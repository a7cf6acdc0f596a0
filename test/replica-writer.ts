import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../src/app/server/database.ts';
import { MAX_LAG_MS } from '../src/platform/replica/heartbeat.ts';
import { runWithReadContext } from '../src/platform/replica/read-context.ts';

/** `tooOld` contains the responses that were older than allowed. `slowest` is the longest wait in milliseconds. */
export type StalenessReport = { tooOld: { seen: number; known: number }[]; slowest: number };

export type ReplicaWriter = { readFor(milliseconds: number, db: Db): Promise<StalenessReport>; stop(): Promise<void> };

const VISITORS = 4;
const NO_ROW = -1;

async function readPulse(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select n from pulse`.execute(db);
  return rows[0]?.n ?? NO_ROW;
}

export async function startReplicaWriter(primary: Db): Promise<ReplicaWriter> {
  const written: { n: number; at: number }[] = [];
  let isOn = true;
  await sql`create table if not exists pulse (n integer not null)`.execute(primary);
  await sql`insert into pulse select 0 where not exists (select from pulse)`.execute(primary);
  await sql`update pulse set n = 0`.execute(primary);
  const running = (async () => {
    for (let n = 1; isOn; n += 1) {
      await sql`update pulse set n = ${n}`.execute(primary);
      written.push({ n, at: performance.now() });
      await pause(10);
    }
  })();
  /** Returns the oldest value that a read at the given time is allowed to return, or `NO_ROW` if any value is allowed. */
  const mustKnow = (at: number) => written.findLast((each) => each.at < at - MAX_LAG_MS)?.n ?? NO_ROW;
  return {
    async readFor(milliseconds, db) {
      const end = performance.now() + milliseconds;
      const readings: StalenessReport = { tooOld: [], slowest: 0 };
      const visit = async () => {
        while (performance.now() < end) {
          const at = performance.now();
          const seen = await runWithReadContext({ mayLag: true, isRead: true }, () => readPulse(db));
          readings.slowest = Math.max(readings.slowest, performance.now() - at);
          if (seen < mustKnow(at)) readings.tooOld.push({ seen, known: mustKnow(at) });
          await pause(2);
        }
      };
      await Promise.all(Array.from({ length: VISITORS }, visit));
      return readings;
    },
    async stop() {
      isOn = false;
      await running;
    },
  };
}
