/** How many requests a process has under way, in all and to one host, and the milliseconds between two to one host. */
export type GateLimits = { inFlight: number; perHost: number; gap: number };

/** Lets requests through, a few at a time: platforms answer 429 to crowds (G16). */
export type HostGate = {
  /** Runs in the order of asking among those of a host. Rejects with the signal's reason if that is aborted while it waits. */
  run<T>(host: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
};

/** Does something a while later; tests have a time of their own. */
export type Later = (work: () => void, milliseconds: number) => void;

const LIMITS: GateLimits = { inFlight: 4, perHost: 2, gap: 250 };

/** A host that was asked just now. `isFresh`: the gap has not passed since. */
type Host = { running: number; isFresh: boolean };
type Waiting = { host: string; enter: () => void };

/** Waits in a line until let in, or leaves it when the signal is aborted. */
function standIn(line: Set<Waiting>, host: string, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      line.delete(one);
      reject(signal?.reason);
    };
    const one: Waiting = {
      host,
      enter() {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      },
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    line.add(one);
  });
}

export function createHostGate(limits: GateLimits = LIMITS, later: Later = setTimeout): HostGate {
  const waiting = new Set<Waiting>();
  const hosts = new Map<string, Host>();
  let running = 0;

  /** Hosts that have nothing to remember are forgotten: there may be thousands. */
  function settle(name: string, host: Host): void {
    if (host.running === 0 && !host.isFresh) hosts.delete(name);
    letIn();
  }

  function start({ host: name, enter }: Waiting): void {
    const host = { running: (hosts.get(name)?.running ?? 0) + 1, isFresh: true };
    hosts.set(name, host);
    running += 1;
    later(() => {
      host.isFresh = false;
      settle(name, host);
    }, limits.gap);
    enter();
  }

  function letIn(): void {
    for (const one of waiting) {
      if (running >= limits.inFlight) return;
      const host = hosts.get(one.host);
      if (host !== undefined && (host.isFresh || host.running >= limits.perHost)) continue;
      waiting.delete(one);
      start(one);
    }
  }

  function leave(name: string): void {
    running -= 1;
    const host = hosts.get(name);
    if (host === undefined) return;
    host.running -= 1;
    settle(name, host);
  }

  return {
    async run(host, work, signal) {
      signal?.throwIfAborted();
      const turn = standIn(waiting, host, signal);
      letIn();
      await turn;
      try {
        return await work();
      } finally {
        leave(host);
      }
    },
  };
}
