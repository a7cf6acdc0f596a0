import { createAccountsService } from '../../src/accounts/server/service.ts';
import type { Database } from '../../src/app/server/database.ts';
import { openJobs } from '../../src/app/server/jobs/open-jobs.ts';
import routes from '../../src/app/web/routes.ts';
import { createMailOutbox } from '../../src/mail/server/create-mail-outbox.ts';
import { buildStruttura } from '../../test/build-struttura.ts';
import type { FeedServer } from '../../test/feed-server.ts';
import { signIn } from '../../test/open-accounts.ts';
import { signInAdmin } from '../../test/sign-in-admin.ts';
import type { StripeStandIn } from '../../test/stripe/stand-in.ts';
import { buildStripeHome, hooksAt } from '../../test/stripe/stripe-fixture.ts';
import { createRandom } from '../../src/demo/seeded-random.ts';
import { arbitraryOf, readAll } from '../fuzz/arbitrary-portal.ts';
import { createJudge } from '../../test/judge-answer.ts';
import { readKnownMessages } from '../../test/known-messages.ts';
import { type Act, createClient } from './act.ts';
import { administer } from './administer.ts';
import type { Kind } from './mix.ts';
import type { House } from '../chaos/guest-writers.ts';
import type { Journal } from '../chaos/journal.ts';
import { sendHostile } from './send-hostile.ts';
import { bookStays } from './stays.ts';
import { syncCalendars, type SyncedHome } from './sync-calendars.ts';
import { requestAvailability, readPlaces, visitPages } from './visit-pages.ts';

export type Surroundings = { port: number; database: Database; stripe: StripeStandIn; feeds: FeedServer };

export type Site = { acts: Record<Kind, Act>; journal: Journal };

const SOLD_HOUSES = 30;
const OWNERS = 8;
const SYNCED = 3;

const STREAM = { read: 1, availability: 2, import: 4, admin: 5 };

async function sellHouses({ database, stripe }: Surroundings): Promise<House[]> {
  const houses: House[] = [];
  for (let nth = 0; nth < SOLD_HOUSES; nth += 1) {
    const { struttura_id, cin } = await buildStripeHome(database.db, stripe, `casa${nth}@example.it`);
    houses.push({ struttura_id, cin, cookie: '' });
  }
  return houses;
}

async function openOwners({ database: { db, pool } }: Surroundings, origin: string): Promise<SyncedHome[]> {
  const { boss } = openJobs(pool, { onError: console.error });
  const accounts = createAccountsService({ db, outbox: createMailOutbox(boss), publicUrl: origin });
  const homes: SyncedHome[] = [];
  for (let owner = 0; owner < OWNERS; owner += 1) {
    const proprietario_email = `proprietaria${owner}@example.it`;
    const { cookie } = await signIn(accounts, proprietario_email);
    for (let home = 0; home < SYNCED; home += 1) {
      homes.push({ id: await buildStruttura(db, { proprietario_email }), cookie });
    }
  }
  return homes;
}

export async function openSite(around: Surroundings, seed: number): Promise<Site> {
  const { port, database, stripe, feeds } = around;
  const origin = `http://127.0.0.1:${port}`;
  const send = createClient(port);
  const houses = await sellHouses(around);
  const synced = await openOwners(around, origin);
  await stripe.hooks(...hooksAt(origin));
  const places = await readPlaces(send);
  const random = (kind: keyof typeof STREAM) => createRandom(seed, STREAM[kind]);
  const { act: booking, journal } = bookStays({ port, stripe, houses, seed });
  const known = houses.map(({ struttura_id, cin }) => ({ id: struttura_id, cin }));
  const arbitrary = arbitraryOf(await readAll(origin, routes), known);
  const judge = createJudge(await readKnownMessages());
  const admin = { cookie: await signInAdmin(database.db), homes: synced.map(({ id }) => id) };
  return {
    journal,
    acts: {
      read: visitPages(send, places, random('read')),
      availability: requestAvailability(
        send,
        houses.map(({ cin }) => cin),
        random('availability'),
      ),
      booking,
      import: await syncCalendars({ send, feeds }, synced, random('import')),
      admin: administer(send, admin, random('admin')),
      hostile: sendHostile({ port, arbitrary, judge, seed }),
    },
  };
}
