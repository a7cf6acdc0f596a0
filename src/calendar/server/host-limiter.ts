import { HOST_GAP_MS } from '../rules/poll-capacity.ts';

/** A request slower than `slowAfter` releases its slot, so that unresponsive hosts do not use all slots. */
export type HostLimits = { inFlight: number; perHost: number; gap: number; slowAfter: number; aside: number };

/** Limits concurrent requests, because platforms respond to bursts with 429 (G16). */
export type HostLimiter = {
  /** Runs `work` once the limits allow it. Requests with a signal take precedence, because a user waits for them. */
  run<T>(host: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
};

export type HostTurn = { kind: 'taken'; leave(): Promise<void> } | { kind: 'refused'; waitMs: number };

export type HostTurns = { take(host: string, limits: Pick<HostLimits, 'perHost' | 'gap'>): Promise<HostTurn> };

export type Later = (work: () => void, milliseconds: number) => void;

const ALONE: HostTurns = { take: async () => ({ kind: 'taken', leave: async () => undefined }) };
/** Additional wait before a request without a signal is retried, so that processes with a waiting user go first. */
const PATIENT_MS = 50;

const LIMITS: HostLimits = { inFlight: 4, perHost: 2, gap: HOST_GAP_MS, slowAfter: 3000, aside: 16 };

/** A request admitted by this process. It ends with one call of either `leave` or `putOff`. */
type Entry = {
  begin(): void;
  leave(): void;
  putOff(milliseconds: number): void;
};

type Waiting = { signal: AbortSignal | undefined; wasPutOff: boolean };
type WaitingPoll = { host: string; enter: (entry: Entry) => void };

function putInFront<T>(line: Set<T>, one: T): void {
  const others = [...line];
  line.clear();
  for (const each of [one, ...others]) line.add(each);
}

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

/** `pauses` is the number of pauses in effect. While it is positive, no request to the host is admitted. */
type Host = { running: number; pauses: number };

function watchHosts({ perHost, gap }: HostLimits, later: Later, settled: () => void) {
  const hosts = new Map<string, Host>();

  /** Admits waiting requests. Deletes the host if it is idle, because there may be thousands of hosts. */
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
      // This pause prevents further requests to the host until the shared limiter has replied.
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

export function createHostLimiter(
  overrides: Partial<HostLimits> = {},
  later: Later = setTimeout,
  turns: HostTurns = ALONE,
): HostLimiter {
  const limits = { ...LIMITS, ...overrides };
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
