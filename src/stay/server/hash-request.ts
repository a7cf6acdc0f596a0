import { createHmac, hash, hkdfSync } from 'node:crypto';
import type { CreatePaymentBody } from '../booking-contract.ts';

const KEY_BYTES = 32;

const sha256 = (text: string): Buffer => hash('sha256', text, 'buffer');

/** A request by its `Idempotency-Key`, and by what was sent with it, the fields by their names: in whatever order they came. */
export function hashRequest(key: string, body: CreatePaymentBody): { request_key: Buffer; request_hash: Buffer } {
  const fields = Object.entries(body).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { request_key: sha256(key), request_hash: sha256(JSON.stringify(fields)) };
}

/** Names network addresses without keeping them: by a key made from the portal's secret. */
export function createClientHash(secret: string): (address: string) => Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'ospitalia: addresses of guests', KEY_BYTES));
  return (address) => createHmac('sha256', key).update(address).digest();
}
