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

/** Does something a while later; tests have a time of their own. */
export type Later = (work: () => void, milliseconds: number) => void;

const LIMITS: HostLimits = { inFlight: 4, perHost: 2, gap: 250, slowAfter: 3000, aside: 16 };

type WaitingPoll = { host: string; enter: (leave: () => void) => void };

/** Waits in a line until let in, or leaves it when the signal is aborted. */
function waitInQueue(line: Set<WaitingPoll>, host: string, signal: AbortSignal | undefined): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      line.delete(one);
      reject(signal?.reason);
    };
    const one: WaitingPoll = {
      host,
      enter(leave) {
        signal?.removeEventListener('abort', giveUp);
        resolve(leave);
      },
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    line.add(one);
  });
}

/** A host that was asked just now. `isFresh`: the gap has not passed since. */
type Host = { running: number; isFresh: boolean };

/** Which hosts are busy. `settled` is called whenever one may be less so. */
function watchHosts({ perHost, gap }: HostLimits, later: Later, settled: () => void) {
  const hosts = new Map<string, Host>();

  /** Hosts that have nothing to remember are forgotten: there may be thousands. */
  function settle(name: string, host: Host): void {
    if (host.running === 0 && !host.isFresh) hosts.delete(name);
    settled();
  }

  return {
    isBusy(name: string): boolean {
      const host = hosts.get(name);
      return host !== undefined && (host.isFresh || host.running >= perHost);
    },
    start(name: string): () => void {
      const host = hosts.get(name) ?? { running: 0, isFresh: true };
      hosts.set(name, host);
      host.running += 1;
      host.isFresh = true;
      later(() => {
        host.isFresh = false;
        settle(name, host);
      }, gap);
      return () => {
        host.running -= 1;
        settle(name, host);
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

export function createHostLimiter(own: Partial<HostLimits> = {}, later: Later = setTimeout): HostLimiter {
  const limits = { ...LIMITS, ...own };
  const awaited = new Set<WaitingPoll>();
  const patient = new Set<WaitingPoll>();
  const hosts = watchHosts(limits, later, letIn);
  const places = openPlaces(limits, later, letIn);

  function letIn(): void {
    for (const line of [awaited, patient]) {
      for (const one of line) {
        if (places.isFull()) return;
        if (hosts.isBusy(one.host)) continue;
        line.delete(one);
        const [leavePlace, leaveHost] = [places.take(), hosts.start(one.host)];
        one.enter(() => {
          leavePlace();
          leaveHost();
        });
      }
    }
  }

  return {
    async run(host, work, signal) {
      signal?.throwIfAborted();
      const turn = waitInQueue(signal === undefined ? patient : awaited, host, signal);
      letIn();
      const leave = await turn;
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
