import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../src/app/server/database.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { freePort } from '../../src/platform/postgres/acquire-server.ts';
import { type FaultProxy, openFaultProxy } from '../../test/fault-proxy.ts';
import { startS3Server } from '../../test/s3-server.ts';
import { createRandom, type RandomSource } from '../../test/random-source.ts';
import { type StripeStandIn, startStripe } from '../../test/stripe/stand-in.ts';
import { stripeEnv } from '../../test/stripe/stripe-fixture.ts';
import type { Act, House, WriterParts } from './guest-writers.ts';
import { createJournal, type Journal } from './journal.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { buildHouses, buildPosts, createPhotos, createWriters } from './people.ts';
import { openRelay, type Relay } from './relay.ts';
import { createSender, type Sender } from './send.ts';
import { launchPortal, type Portal, type Program } from '../portal.ts';

export type EnvironmentOptions = {
  url: string;
  folder: string;
  program?: Program;
  seed: number;
  photos: 'bucket' | 'folder';
  plant?: string;
};

type Cables = { database: FaultProxy; stripe: FaultProxy; mail: FaultProxy; bucket: FaultProxy | null };

export type Environment = {
  database: Database;
  random: RandomSource;
  dataDir: string;
  portals: Portal[];
  start(place: number, aheadMs?: number): Portal;
  cables: Cables;
  /** URL of the photo bucket without its fault proxy, or `null` if photos are stored in `dataDir`. */
  bucketUrl: string | null;
  stripe: StripeStandIn;
  relay: Relay;
  journal: Journal;
  sender: Sender;
  mail: MailServer;
  houses: readonly House[];
  nextPhoto: WriterParts['nextPhoto'];
  write(): () => Promise<void>;
  close(): Promise<void>;
};

type Closing = (() => unknown)[];

const PORTALS = 2;
const MOVED_CLOCK = join(import.meta.dirname, 'moved-clock.mjs');
const BREATH_MS = 40;

async function openBucket(closing: Closing) {
  const server = await startS3Server();
  const cable = await openFaultProxy(server.options.endpoint);
  closing.push(cable.close, server.close);
  const { bucket, accessKeyId, secretAccessKey } = server.options;
  const env = {
    S3_ENDPOINT: cable.url,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  return { cable, env, url: `${server.options.endpoint}/${bucket}` };
}

async function openCables(url: string, stripe: StripeStandIn, mail: MailServer, closing: Closing) {
  const [database, payments, mails] = [
    await openFaultProxy(url),
    await openFaultProxy(stripe.origin),
    await openFaultProxy(mail.url),
  ];
  closing.push(database.close, payments.close, mails.close);
  return { database, stripe: payments, mail: mails };
}

function environmentOf({ database, stripe, mail }: Omit<Cables, 'bucket'>, dataDir: string) {
  return {
    ...stripeEnv({ origin: new URL(stripe.url).origin }),
    STRIPE_API_BASE_IN_PRODUCTION: '1',
    DATABASE_URL: database.url,
    SMTP_URL: mail.url,
    OSPITALIA_DATA_DIR: dataDir,
    OSPITALIA_DEMO: '0',
    OSPITALIA_DRAIN_SECONDS: '0',
    TRUST_PROXY: '1',
    LOG_ACCESS: '0',
  };
}

function createWriting(acts: readonly Act[], setOn: (isOn: boolean) => boolean) {
  return () => {
    let isOn = setOn(true);
    const repeat = async (act: Act) => {
      while (isOn) {
        await act();
        await pause(BREATH_MS);
      }
    };
    const running = acts.map(repeat);
    return async () => {
      isOn = setOn(false);
      await Promise.all(running);
    };
  };
}

type PortalsParts = Pick<EnvironmentOptions, 'program' | 'folder' | 'plant'> & { env: Record<string, string> };

async function openPortals({ program, folder, plant, env }: PortalsParts, closing: Closing) {
  const ports = await Promise.all(Array.from({ length: PORTALS }, freePort));
  const planted = plant === undefined ? [] : [plant];
  const portals: Portal[] = [];
  closing.push(() => Promise.all(portals.map((portal) => portal.kill())));
  const start = (place: number, aheadMs = 0) =>
    (portals[place] = launchPortal({
      ...(program && { program }),
      port: ports[place] ?? 0,
      env: { ...env, CHAOS_CLOCK_AHEAD_MS: String(aheadMs) },
      preloads: aheadMs === 0 ? planted : [...planted, MOVED_CLOCK],
      log: join(folder, `portal-${place}.log`),
    }));
  for (const place of ports.keys()) {
    if ((await start(place).ready()) === null) throw new Error(`a portal did not start: see ${folder}`);
  }
  return { portals, start, ports };
}

async function waitForAdmin({ db }: Database): Promise<void> {
  while ((await sql`select from admins`.execute(db)).rows.length === 0) await pause(50);
}

export async function openEnvironment(options: EnvironmentOptions): Promise<Environment> {
  const closing: Closing = [];
  const close = async () => {
    for (const end of closing.toReversed()) await end();
  };
  try {
    return await open(options, closing, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function openBeside({ url, folder, photos }: EnvironmentOptions, closing: Closing) {
  const dataDir = join(folder, 'dati');
  mkdirSync(dataDir, { recursive: true });
  const [stripe, mail] = await Promise.all([startStripe(), startMailServer()]);
  closing.push(stripe.stop, mail.stop);
  const bucket = photos === 'bucket' ? await openBucket(closing) : null;
  const cables = { ...(await openCables(url, stripe, mail, closing)), bucket: bucket?.cable ?? null };
  const env = { ...environmentOf(cables, dataDir), ...bucket?.env };
  return { dataDir, stripe, mail, cables, env, bucketUrl: bucket?.url ?? null };
}

async function open(options: EnvironmentOptions, closing: Closing, close: Environment['close']): Promise<Environment> {
  const random = createRandom(options.seed);
  const beside = await openBeside(options, closing);
  const { stripe, env } = beside;
  const { portals, start, ports } = await openPortals({ ...options, env }, closing);
  const database: Database = openDatabase(options.url, { connectionTimeoutMs: 60_000, timeLimits: {} });
  closing.push(database.close);
  await waitForAdmin(database);
  const houses = await buildHouses(database.db, stripe);
  const posts = await buildPosts(database.db);
  const sender = createSender(() => random.pick(ports));
  const journal = createJournal();
  const relay = await openRelay(sender, journal, random);
  closing.push(relay.close);
  await stripe.hooks({ url: relay.url, secret: 'whsec_one' });
  let isOn = false;
  const nextPhoto = await createPhotos();
  const people = { houses, posts, stripe, sender, journal, random, isOn: () => isOn, nextPhoto };
  const write = createWriting(createWriters(people), (next) => (isOn = next));
  return { ...beside, database, random, portals, start, relay, journal, sender, houses, nextPhoto, write, close };
}
