import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../src/app/server/database.ts';
import { createRandom } from '../../test/random-source.ts';
import type { StripeStandIn } from '../../test/stripe/stand-in.ts';
import { compareWithJournal } from '../chaos/compare.ts';
import { checkRefunds } from '../chaos/end-environment.ts';
import { createGuest, type House } from '../chaos/guest-writers.ts';
import { findBroken } from '../chaos/invariants.ts';
import { createJournal, type Journal } from '../chaos/journal.ts';
import { createSender } from '../chaos/send.ts';
import type { Act } from './act.ts';

const PATIENCE_MS = 180_000;
const POLL_MS = 1000;

type Parts = { port: number; stripe: StripeStandIn; houses: readonly House[]; seed: number };

export function bookStays({ port, stripe, houses, seed }: Parts): { act: Act; journal: Journal } {
  const journal = createJournal();
  const sender = createSender(() => port);
  let status = 0;
  const noting: typeof sender = {
    counts: sender.counts,
    async send(call) {
      const answer = await sender.send(call);
      status = answer.status;
      return answer;
    },
  };
  const people = { houses, posts: [], stripe, journal, random: createRandom(seed) };
  const nextPhoto = () => new Uint8Array();
  const guest = createGuest({ ...people, sender: noting, isOn: () => false, nextPhoto });
  const act: Act = async () => {
    const start = performance.now();
    await guest();
    const [fault = null] = sender.counts.failures.splice(0);
    return { status, ms: performance.now() - start, fault };
  };
  return { act, journal };
}

async function countUnfinished(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select (select count(*)::int from refunds where status not in ('riuscito', 'fallito')) + (select count(*)::int
      from pgboss.job where name = 'payment-action' and state in ('created', 'retry', 'active')) as n`.execute(db);
  return rows[0]?.n ?? Number.NaN;
}

type SoldStays = { database: { db: Db }; stripe: StripeStandIn; journal: Journal };

async function lookOnce({ database, stripe, journal }: SoldStays): Promise<string[]> {
  const unfinished = await countUnfinished(database.db);
  return [
    ...(unfinished === 0 ? [] : [`${unfinished} refunds or payment jobs do not finish`]),
    ...(await findBroken(database.db)).map(({ invariant, about }) => `${invariant}: ${about}`),
    ...(await compareWithJournal(database.db, journal)).map(({ what, about }) => `${what}: ${about}`),
    ...(await checkRefunds({ database, stripe })).map((about) => `refund: ${about}`),
  ];
}

export async function checkStays(sold: SoldStays): Promise<string[]> {
  for (const start = performance.now(); ; await pause(POLL_MS)) {
    const broken = await lookOnce(sold);
    if (broken.length === 0 || performance.now() - start > PATIENCE_MS) return broken;
  }
}
