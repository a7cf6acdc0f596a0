import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../src/app/server/database.ts';
import { compareWithJournal } from './compare.ts';
import type { ChaosFault } from './faults.ts';
import { findBroken } from './invariants.ts';
import type { ChaosServer } from './open-server.ts';
import type { Environment } from './environment.ts';

export type Round = {
  fault: string;
  killed: number;
  /** Seconds from the launch of each restarted portal until it was ready. */
  restarts: number[];
  exits: number;
  faults: string[];
};

const LEAST_MS = 20;
const SPREAD_MS = 880;
const AFTER_MS = 1000;

const RECOVERY_MS = 120_000;

async function waitForDatabase(db: Db): Promise<void> {
  const until = performance.now() + RECOVERY_MS;
  for (;;) {
    try {
      await sql`select 1`.execute(db);
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      await pause(50);
    }
  }
}

async function heal(environment: Environment): Promise<number[]> {
  await waitForDatabase(environment.database.db);
  const restarts = await Promise.all(
    environment.portals.map(async (portal, place) => {
      if (portal.isRunning()) {
        const seconds = await portal.ready();
        if (seconds !== null) return [];
      }
      for (;;) {
        const seconds = await environment.start(place).ready();
        if (seconds !== null) return [seconds];
        // Retries, because the portal exits if its database is not available yet.
        await pause(100);
      }
    }),
  );
  return restarts.flat();
}

async function lostUploads({ journal, portals }: Environment, from: number): Promise<string[]> {
  const urls = journal
    .of('upload')
    .slice(from)
    .flatMap(({ url }) => url ?? []);
  const lost: string[] = [];
  for (const [nth, url] of urls.entries()) {
    const port = portals[nth % portals.length]?.port;
    const answer = await fetch(`http://127.0.0.1:${port}${url}`);
    await answer.arrayBuffer();
    if (answer.status !== 200) lost.push(`lost: the photo ${url}, status ${answer.status}`);
  }
  return lost;
}

async function faultsNow(environment: Environment, uploadsBefore: number): Promise<string[]> {
  const { database, journal, relay } = environment;
  const pending = await relay.settle();
  const findings = await compareWithJournal(database.db, journal);
  const broken = await findBroken(database.db);
  return [
    ...(pending === 0 ? [] : [`${pending} events were not acknowledged`]),
    ...findings.map(({ what, about }) => `${what}: ${about}`),
    ...broken.map(({ invariant, about }) => `${invariant}: ${about}`),
    ...(await lostUploads(environment, uploadsBefore)),
  ];
}

export async function runRound(
  environment: Environment,
  server: ChaosServer | null,
  fault: ChaosFault,
): Promise<Round> {
  const uploadsBefore = environment.journal.of('upload').length;
  const failuresBefore = environment.sender.counts.failures.length;
  const stop = environment.write();
  await pause(LEAST_MS + environment.random.below(SPREAD_MS));
  const standing = environment.portals.filter((portal) => portal.isRunning()).length;
  const { killed } = await fault.strike(environment, server);
  const exits = fault.endsPortals ? 0 : standing - environment.portals.filter((portal) => portal.isRunning()).length;
  const restarts = await heal(environment);
  await pause(AFTER_MS);
  await stop();
  const faults = await faultsNow(environment, uploadsBefore);
  const failures = environment.sender.counts.failures.slice(failuresBefore);
  return { fault: fault.name, killed, restarts, exits, faults: [...faults, ...failures] };
}
