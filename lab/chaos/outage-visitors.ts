import { setTimeout as pause } from 'node:timers/promises';
import type { RandomSource } from '../../test/random-source.ts';
import { chooseAddress, type Kind, type OutageHome } from './outage-places.ts';

/** What the page says while the primary is away. */
const MARK = 'Stiamo aggiornando: prezzi e date possono essere di qualche minuto fa';

export type VisitFigures = {
  requests: number;
  byKind: Partial<Record<Kind, number>>;
  byStatus: Record<string, number>;
  /** Answers that said that they may be old; `unmarked`: those that did not. Pages say it in words, too. */
  marked: number;
  unmarked: number;
  slowestMs: number;
  p99Ms: number;
  /** Answers of 500 or more, and none at all; pages whose headers say that they may be old, and whose words do not. */
  faults: string[];
};

export type Visitors = {
  /** What was asked since this was asked last. */
  take(): VisitFigures;
  stop(): Promise<void>;
};

type VisitorsOptions = { ports: readonly number[]; homes: readonly OutageHome[]; random: RandomSource; count: number };

const PATIENCE_MS = 30_000;
/** Between two looks of one visitor: the cores are not theirs alone. */
const BREATH_MS = 250;

let callers = 0;

function nothing(): VisitFigures {
  return {
    requests: 0,
    byKind: {},
    byStatus: {},
    marked: 0,
    unmarked: 0,
    slowestMs: 0,
    p99Ms: 0,
    faults: [],
  };
}

type Visit = { kind: Kind; path: string; status: number; isMarked: boolean; hasWords: boolean; ms: number };

async function visit(port: number, { kind, path }: Pick<Visit, 'kind' | 'path'>): Promise<Visit> {
  const begun = performance.now();
  callers += 1;
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { Accept: 'text/html', 'X-Forwarded-For': `10.7.${(callers >> 8) & 255}.${callers & 255}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await answer.text();
    const isPage = answer.headers.get('Content-Type')?.startsWith('text/html') ?? false;
    const isMarked = answer.headers.has('Warning');
    const ms = performance.now() - begun;
    return { kind, path, status: answer.status, isMarked, hasWords: !isPage || text.includes(MARK), ms };
  } catch {
    return { kind, path, status: 0, isMarked: false, hasWords: false, ms: performance.now() - begun };
  }
}

function createVisitsBook() {
  let figures = nothing();
  let times: number[] = [];
  return {
    note({ kind, path, status, isMarked, hasWords, ms }: Visit): void {
      figures.requests += 1;
      figures.byKind[kind] = (figures.byKind[kind] ?? 0) + 1;
      figures.byStatus[status] = (figures.byStatus[status] ?? 0) + 1;
      figures[isMarked ? 'marked' : 'unmarked'] += 1;
      times.push(ms);
      if (status === 0 || status >= 500)
        figures.faults.push(`${path} was answered ${status} after ${Math.round(ms)} ms`);
      if (isMarked && !hasWords) figures.faults.push(`${path} does not say what its headers say`);
    },
    take(): VisitFigures {
      const sorted = times.toSorted((one, other) => one - other);
      figures.slowestMs = Math.round(sorted.at(-1) ?? 0);
      figures.p99Ms = Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
      const taken = figures;
      [figures, times] = [nothing(), []];
      return taken;
    },
  };
}

/** People who look at pages, one after the other, until they are stopped. */
export function startVisitors({ ports, homes, random, count }: VisitorsOptions): Visitors {
  const book = createVisitsBook();
  let isOn = true;
  const look = async () => {
    while (isOn) {
      book.note(await visit(random.pick(ports), chooseAddress(homes, random)));
      await pause(BREATH_MS);
    }
  };
  const running = Array.from({ length: count }, look);
  return {
    take: book.take,
    async stop() {
      isOn = false;
      await Promise.all(running);
    },
  };
}
