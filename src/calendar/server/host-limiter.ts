import { HOST_GAP_MS } from '../rules/poll-capacity.ts';

/**
 * How many requests a process has under way, in all and to one host, and the milliseconds between two to one host. One that takes
 * longer than `slowAfter` milliseconds stands aside and makes room for another, where fewer than `aside` do so already: hosts
 * that hang do not take every place.
 */
export type HostLimits = { inFlight: number; perHost: number; gap: number; slowAfter: number; aside: number };

/** Lets requests through, a few at a time: platforms answer 429 to crowds (G16). */
export type HostLimiter = {
  /** In the order of asking, but those with a signal first: somebody waits for them. Rejects when it is aborted while it waits. */
  run<T>(host: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
};

/** The answer of those who share a host with other processes. `waitMs`: after so long it is worth asking again. */
export type HostTurn = { kind: 'taken'; leave(): Promise<void> } | { kind: 'refused'; waitMs: number };

/** How a host is shared with other processes: asked when the process itself would let a request through. */
export type HostTurns = { take(host: string, limits: Pick<HostLimits, 'perHost' | 'gap'>): Promise<HostTurn> };

/** Does something a while later; tests have a time of their own. */
export type Later = (work: () => void, milliseconds: number) => void;

const ALONE: HostTurns = { take: async () => ({ kind: 'taken', leave: async () => undefined }) };
/** Of several processes that wait for the same moment, those whose request somebody waits for ask first. */
const PATIENT_MS = 50;

const LIMITS: HostLimits = { inFlight: 4, perHost: 2, gap: HOST_GAP_MS, slowAfter: 3000, aside: 16 };

/** A request that this process lets through. Each ends by one call of `leave` or `putOff`. */
type Entry = {
  /** Others let it through, too: the pause until the next one to its host begins. */
  begin(): void;
  leave(): void;
  /** Others do not: nobody asks for its host for so many milliseconds. */
  putOff(milliseconds: number): void;
};

type Waiting = { signal: AbortSignal | undefined; wasPutOff: boolean };
type WaitingPoll = { host: string; enter: (entry: Entry) => void };

function putInFront<T>(line: Set<T>, one: T): void {
  const others = [...line];
  line.clear();
  for (const each of [one, ...others]) line.add(each);
}

/** Waits in a line until let in, or leaves it when the signal is aborted. Whoever was put off stands in front again. */
function waitInQueue(line: Set<WaitingPoll>, host: string, { signal, wasPutOff }: Waiting): Promise<Entry> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      line.delete(one);
      reject(signal?.reason);
    };
    const one: WaitingPoll = {
      host,
      enter(entry) {
        signal?.removeEventListener('abort', giveUp);
        resolve(entry);
      },
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    if (wasPutOff) putInFront(line, one);
    else line.add(one);
  });
}

/** A host that is asked, or was just now. `pauses`: reasons to let nobody through yet. */
type Host = { running: number; pauses: number };

/** Which hosts are busy. `settled` is called whenever one may be less so. */
function watchHosts({ perHost, gap }: HostLimits, later: Later, settled: () => void) {
  const hosts = new Map<string, Host>();

  /** Hosts that have nothing to remember are forgotten: there may be thousands. */
  function settle(name: string, host: Host): void {
    if (host.running === 0 && host.pauses === 0) hosts.delete(name);
    settled();
  }
  function endPause(name: string, host: Host): void {
    host.pauses -= 1;
    settle(name, host);
  }

  return {
    isBusy(name: string): boolean {
      const host = hosts.get(name);
      return host !== undefined && (host.pauses > 0 || host.running >= perHost);
    },
    start(name: string): Entry {
      const host = hosts.get(name) ?? { running: 0, pauses: 0 };
      hosts.set(name, host);
      host.running += 1;
      // Until the others have answered.
      host.pauses += 1;
      let hasBegun = false;
      return {
        begin() {
          hasBegun = true;
          later(() => endPause(name, host), gap);
        },
        leave() {
          host.running -= 1;
          if (hasBegun) settle(name, host);
          else endPause(name, host);
        },
        putOff(milliseconds) {
          host.running -= 1;
          later(() => endPause(name, host), milliseconds);
        },
      };
    },
  };
}

/** The places of a process. `settled` is called whenever one becomes free. */
function openPlaces({ inFlight, slowAfter, aside }: HostLimits, later: Later, settled: () => void) {
  let running = 0;
  let standingAside = 0;
  return {
    isFull: () => running >= inFlight,
    take(): () => void {
      let state: 'running' | 'aside' | 'over' = 'running';
      running += 1;
      later(() => {
        if (state !== 'running' || standingAside >= aside) return;
        state = 'aside';
        running -= 1;
        standingAside += 1;
        settled();
      }, slowAfter);
      return () => {
        if (state === 'aside') standingAside -= 1;
        else running -= 1;
        state = 'over';
      };
    },
  };
}

/** The lines of a process, and who is next: one who finds both a place and a host that is not busy. */
function openLines(limits: HostLimits, later: Later) {
  const awaited = new Set<WaitingPoll>();
  const patient = new Set<WaitingPoll>();
  const hosts = watchHosts(limits, later, letIn);
  const places = openPlaces(limits, later, letIn);

  function entryOf(host: string): Entry {
    const [leavePlace, entry] = [places.take(), hosts.start(host)];
    return {
      begin: entry.begin,
      leave() {
        leavePlace();
        entry.leave();
      },
      putOff(milliseconds) {
        leavePlace();
        entry.putOff(milliseconds);
        letIn();
      },
    };
  }

  function letIn(): void {
    for (const line of [awaited, patient]) {
      for (const one of line) {
        if (places.isFull()) return;
        if (hosts.isBusy(one.host)) continue;
        line.delete(one);
        one.enter(entryOf(one.host));
      }
    }
  }

  return (host: string, waiting: Waiting): Promise<Entry> => {
    const entry = waitInQueue(waiting.signal === undefined ? patient : awaited, host, waiting);
    letIn();
    return entry;
  };
}

/** `turns`: how hosts are shared with other processes; without it a process is alone. */
export function createHostLimiter(
  own: Partial<HostLimits> = {},
  later: Later = setTimeout,
  turns: HostTurns = ALONE,
): HostLimiter {
  const limits = { ...LIMITS, ...own };
  const waitFor = openLines(limits, later);

  async function take(host: string, entry: Entry): Promise<HostTurn> {
    try {
      return await turns.take(host, limits);
    } catch (error) {
      entry.leave();
      throw error;
    }
  }

  async function run<T>(host: string, work: () => Promise<T>, { signal, wasPutOff }: Waiting): Promise<T> {
    signal?.throwIfAborted();
    const entry = await waitFor(host, { signal, wasPutOff });
    const turn = await take(host, entry);
    if (turn.kind === 'refused') {
      entry.putOff(turn.waitMs + (signal === undefined ? PATIENT_MS : 0));
      return run(host, work, { signal, wasPutOff: true });
    }
    entry.begin();
    try {
      return await work();
    } finally {
      await turn.leave();
      entry.leave();
    }
  }

  return { run: (host, work, signal) => run(host, work, { signal, wasPutOff: false }) };
}
