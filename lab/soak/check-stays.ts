import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../src/app/server/database.ts';
import type { CheckoutState } from '../../src/stay/server/payment-provider.ts';
import { checkInvariants, checkRest } from '../../test/stay-invariants.ts';
import type { StripeStandIn } from '../../test/stripe/stand-in.ts';
import { providerAt } from '../../test/stripe/stripe-house.ts';
import type { Promises, SoldHouse } from './book-stays.ts';

type SoldStays = { db: Db; stripe: StripeStandIn; houses: readonly SoldHouse[]; promises: Promises };

const PATIENCE_MS = 180_000;
const POLL_MS = 1000;
/** A portal goes on working while it is looked at: what is wrong stays so. */
const LOOKS = 4;
const BETWEEN_LOOKS_MS = 5000;

/** Waits until no money is on its way any more; whether it came to that. */
async function waitForRest(db: Db): Promise<boolean> {
  for (const start = performance.now(); performance.now() - start < PATIENCE_MS; await pause(POLL_MS)) {
    const { rows } = await sql<{ n: number }>`
      select (select count(*)::int from refunds where status not in ('riuscito', 'fallito')) + (select count(*)::int
        from pgboss.job where name = 'payment-action' and state in ('created', 'retry', 'active')) as n`.execute(db);
    if (rows[0]?.n === 0) return true;
  }
  return false;
}

/** The mails that the invariants count, as the queue has them: guests of the soak have an address each. */
async function nameMails(db: Db): Promise<void> {
  await sql`
    create or replace view told as select b.id as booking_id, 'confirmed_guest'::text as mail
    from bookings b join pgboss.job j on j.name = 'mail' and j.data ->> 'to' = b.guest_email
    where j.data ->> 'subject' like 'Prenotazione confermata: %'`.execute(db);
}

/** What the card company says of every checkout that a booking has. */
async function readCheckouts({ db, stripe }: SoldStays): Promise<Map<string, CheckoutState>> {
  const rows = await db.selectFrom('bookings').select('session_id').where('session_id', 'is not', null).execute();
  const { readCheckout } = providerAt(stripe);
  const read = new Map<string, CheckoutState>();
  for (const { session_id } of rows) if (session_id !== null) read.set(session_id, await readCheckout(session_id));
  return read;
}

/** What goes back to each guest who cancelled, by the id of the booking. */
async function readDue({ db, promises }: SoldStays): Promise<Map<string, number>> {
  const rows = await db.selectFrom('bookings').select(['id', 'codice']).execute();
  return new Map(
    rows.flatMap(({ id, codice }) => {
      const due = promises.get(codice);
      return due === undefined ? [] : [[id, due] as const];
    }),
  );
}

async function lookOnce(sold: SoldStays): Promise<string[]> {
  const { db, houses } = sold;
  const read = await readCheckouts(sold);
  const company = {
    session(id: string): CheckoutState {
      const found = read.get(id);
      if (found === undefined) throw new Error(`no session ${id}`);
      return found;
    },
  };
  const [due, none] = [await readDue(sold), new Set<string>()];
  const broken: string[] = [];
  for (const { struttura_id } of houses) {
    try {
      const world = {
        struttura_id,
        company,
        blocks: [],
        seen: new Map(),
        unheard: none,
        tooOld: () => [],
        unreadNow: () => [],
        misreadAt: () => [],
      };
      await checkInvariants(db, world, 'the soak');
      await checkRest(db, { struttura_id, company, due, outside: none });
    } catch (error) {
      broken.push(`house ${struttura_id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return broken;
}

/** Whether every night was sold once and every euro is where it should be (`test/stay-invariants.ts`); gives what is not. */
export async function checkStays(sold: SoldStays): Promise<string[]> {
  const isAtRest = await waitForRest(sold.db);
  await nameMails(sold.db);
  let broken: string[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    broken = await lookOnce(sold);
    if (broken.length === 0) break;
    await pause(BETWEEN_LOOKS_MS);
  }
  return isAtRest ? broken : [...broken, `money is on its way ${PATIENCE_MS / 1000} s after the last request`];
}
