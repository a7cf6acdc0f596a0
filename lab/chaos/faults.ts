import { setTimeout as pause } from 'node:timers/promises';
import type { Fault as CableFault } from '../../test/fault-proxy.ts';
import type { ChaosServer } from './open-server.ts';
import type { Environment } from './environment.ts';

type StrikeResult = { killed: number };

export type ChaosFault = {
  name: string;
  endsPortals: boolean;
  strike(environment: Environment, server: ChaosServer | null): Promise<StrikeResult>;
};

const kill = (name: string, strike: ChaosFault['strike']): ChaosFault => ({ name, strike, endsPortals: true });

async function killPortals({ portals }: Environment): Promise<number> {
  const killed = await Promise.all(portals.map((portal) => portal.kill()));
  return killed.reduce((sum, count) => sum + count, 0);
}

const killAt =
  (place: number): ChaosFault['strike'] =>
  async ({ portals }) => ({ killed: (await portals[place]?.kill()) ?? 0 });

export const killPortal = kill('portal B', killAt(1));

const killStarting: ChaosFault['strike'] = async ({ portals, start, random }) => {
  const first = (await portals[1]?.kill()) ?? 0;
  const again = start(1);
  await pause(50 + random.below(900));
  return { killed: first + (await again.kill()) };
};

/** Retries until a process has been killed, because the image encoder's process starts only when an image arrives. */
const killPictures: ChaosFault['strike'] = async ({ portals }) => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const killed = portals.reduce((sum, portal) => sum + portal.killPictures(), 0);
    if (killed > 0) return { killed };
    await pause(20);
  }
  return { killed: 0 };
};

export const KILLS: readonly ChaosFault[] = [
  kill('portal A', killAt(0)),
  killPortal,
  kill('both portals', async (environment) => ({ killed: await killPortals(environment) })),
  kill('a starting portal', killStarting),
  { ...kill('picture processes', killPictures), endsPortals: false },
  { ...kill('PostgreSQL', async (_, server) => ({ killed: server?.kill() ?? 0 })), endsPortals: false },
  kill('PostgreSQL and both portals', async (environment, server) => {
    const killed = server?.kill() ?? 0;
    return { killed: killed + (await killPortals(environment)) };
  }),
];

const SHORT_MS = 1500;
const SPREAD_MS = 4000;

function cut(cable: keyof Environment['cables'], fault: CableFault): ChaosFault {
  const description = typeof fault === 'object' ? `${fault.delayMs} ms` : fault;
  return {
    name: `${cable}: ${description}`,
    endsPortals: false,
    async strike({ cables, random }) {
      await cables[cable]?.set(fault);
      await pause(SHORT_MS + random.below(SPREAD_MS));
      await cables[cable]?.set('none');
      return { killed: 0 };
    },
  };
}

function moveClock(aheadMs: number): ChaosFault {
  return {
    name: `a clock ${aheadMs / 60_000} min ahead`,
    endsPortals: true,
    async strike({ portals, start, random }) {
      await portals[1]?.stop();
      await start(1, aheadMs).ready();
      await pause(SHORT_MS + random.below(SPREAD_MS));
      await portals[1]?.stop();
      return { killed: 0 };
    },
  };
}

const CABLE_FAULTS: readonly CableFault[] = ['refuse', 'cut', 'blackhole', { delayMs: 40 }];

export function troublesOf({ cables }: Environment): ChaosFault[] {
  const on = (cable: keyof Environment['cables']) => CABLE_FAULTS.map((fault) => cut(cable, fault));
  return [
    ...on('database'),
    ...on('stripe'),
    ...on('mail').slice(0, 3),
    ...(cables.bucket === null ? [] : on('bucket')),
    moveClock(4 * 60_000),
    moveClock(-4 * 60_000),
    moveClock(60 * 60_000),
  ];
}
