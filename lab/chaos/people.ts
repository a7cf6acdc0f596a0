import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Db } from '../../src/app/server/database.ts';
import { buildArticle } from '../../test/build-article.ts';
import type { StripeStandIn } from '../../test/stripe/stand-in.ts';
import { signInOwner } from '../../test/sign-in-owner.ts';
import { buildStripeHome } from '../../test/stripe/stripe-fixture.ts';
import { type Act, createGuest, type House, type WriterParts } from './guest-writers.ts';
import { createCalendarOwner, createCommenter, createSubmitter } from './owner-writers.ts';

const HOUSES = 5;
const POSTS = 8;
const GUESTS = 4;

export async function buildHouses(db: Db, stripe: StripeStandIn): Promise<House[]> {
  const houses: House[] = [];
  for (let nth = 0; nth < HOUSES; nth += 1) {
    const owner = `proprietaria${nth}@example.it`;
    const { struttura_id, cin } = await buildStripeHome(db, stripe, owner);
    houses.push({ struttura_id, cin, cookie: await signInOwner(db, owner) });
  }
  return houses;
}

export function buildPosts(db: Db): Promise<number[]> {
  return Promise.all(Array.from({ length: POSTS }, () => buildArticle(db)));
}

export async function createPhotos(): Promise<WriterParts['nextPhoto']> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = await sharp({ create: { width: 120, height: 90, channels: 3, background: '#fff', noise } })
    .jpeg()
    .toBuffer();
  return () => Uint8Array.from(Buffer.concat([picture, randomBytes(16)]));
}

export function createWriters(parts: WriterParts): Act[] {
  return [
    ...Array.from({ length: GUESTS }, () => createGuest(parts)),
    createCalendarOwner(parts),
    createSubmitter(parts),
    createCommenter(parts),
  ];
}
