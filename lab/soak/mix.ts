import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '../../src/demo/seeded-random.ts';
import type { Act, Outcome } from './act.ts';

const MIX = [
  ['read', 70],
  ['availability', 10],
  ['booking', 5],
  ['import', 5],
  ['admin', 5],
  ['hostile', 5],
] as const;

export type Kind = (typeof MIX)[number][0];
export const KINDS: readonly Kind[] = MIX.map(([kind]) => kind);

export type AnsweredWindow = Record<string, number>;

const TICK_MS = 10;

const asRecord = <T>(value: () => T) => Object.fromEntries(KINDS.map((kind) => [kind, value()]));

function createTally() {
  const statuses: Record<string, Record<string, number>> = asRecord(() => ({}));
  const faults: string[] = [];
  let window: AnsweredWindow = {};
  let answers = 0;
  return {
    statuses,
    faults,
    answers: () => answers,
    note(kind: Kind, { status, fault }: Outcome): void {
      const counts = (statuses[kind] ??= {});
      counts[status] = (counts[status] ?? 0) + 1;
      window[kind] = (window[kind] ?? 0) + 1;
      answers += 1;
      if (fault !== null) faults.push(`${new Date().toISOString()} ${kind}: ${fault}`);
    },
    takeWindow(): AnsweredWindow {
      const taken = window;
      window = {};
      return taken;
    },
  };
}

export function createLoad(acts: Readonly<Record<Kind, Act>>, seed: number) {
  const random = createRandom(seed, 0);
  const tally = createTally();
  let underWay = 0;
  return {
    ...tally,
    underWay: () => underWay,
    async send(): Promise<void> {
      const kind = random.weighted(MIX);
      underWay += 1;
      try {
        tally.note(kind, await acts[kind]());
      } catch (error) {
        // Records the error as a fault, because throwing it would abort a run that takes hours.
        tally.note(kind, { status: 0, ms: 0, fault: error instanceof Error ? error.message : String(error) });
      } finally {
        underWay -= 1;
      }
    },
  };
}

export type Load = ReturnType<typeof createLoad>;

/** Sends requests at a fixed rate, regardless of responses (open model). */
export async function sendOpenly(load: Load, perSecond: number, isOver: () => boolean): Promise<void> {
  const start = performance.now();
  for (let sent = 0; !isOver(); await pause(TICK_MS)) {
    for (const due = ((performance.now() - start) / 1000) * perSecond; sent < due; sent += 1) void load.send();
  }
  while (load.underWay() > 0) await pause(TICK_MS);
}

/** Measures the maximum number of responses per second. Each caller waits for a response before its next request (closed model). */
export async function measureCapacity(load: Load, callers: number, ms: number): Promise<number> {
  const [start, before] = [performance.now(), load.answers()];
  const call = async () => {
    while (performance.now() - start < ms) await load.send();
  };
  await Promise.all(Array.from({ length: callers }, call));
  return (load.answers() - before) / ((performance.now() - start) / 1000);
}
