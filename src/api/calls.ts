import type { z } from 'zod';
import type { Call, FileAnswer } from '../kernel/calls/call.ts';

type CallsOf<Contract> = Extract<Contract[keyof Contract], Call>;

/** All calls of all contracts. Add each new contract here. */
type AnyCall =
  | CallsOf<typeof import('../accounts/address-contract.ts')>
  | CallsOf<typeof import('../accounts/admin-contract.ts')>
  | CallsOf<typeof import('../accounts/admin-security-contract.ts')>
  | CallsOf<typeof import('../accounts/contract.ts')>
  | CallsOf<typeof import('../accounts/passkey-contract.ts')>
  | CallsOf<typeof import('../admin/contract.ts')>
  | CallsOf<typeof import('../admin/home-pictures-contract.ts')>
  | CallsOf<typeof import('../admin/system-status-contract.ts')>
  | CallsOf<typeof import('../admin/restoration-contract.ts')>
  | CallsOf<typeof import('../blog/admin-contract.ts')>
  | CallsOf<typeof import('../blog/contract.ts')>
  | CallsOf<typeof import('../blog/moderation-contract.ts')>
  | CallsOf<typeof import('../blog/newsletter-contract.ts')>
  | CallsOf<typeof import('../calendar/contract.ts')>
  | CallsOf<typeof import('../calendar/inbound-trigger-contract.ts')>
  | CallsOf<typeof import('../calendar/export-contract.ts')>
  | CallsOf<typeof import('../calendar/freshness-contract.ts')>
  | CallsOf<typeof import('../calendar/property-contract.ts')>
  | CallsOf<typeof import('../locations/basemap-contract.ts')>
  | CallsOf<typeof import('../locations/contract.ts')>
  | CallsOf<typeof import('../media/contract.ts')>
  | CallsOf<typeof import('../privacy/contract.ts')>
  | CallsOf<typeof import('../search/contract.ts')>
  | CallsOf<typeof import('../search/list-contract.ts')>
  | CallsOf<typeof import('../stay/admin-bookings-contract.ts')>
  | CallsOf<typeof import('../stay/booking-contract.ts')>
  | CallsOf<typeof import('../stay/demo-contract.ts')>
  | CallsOf<typeof import('../stay/owner-bookings-contract.ts')>
  | CallsOf<typeof import('../stay/payout-contract.ts')>
  | CallsOf<typeof import('../stay/webhook-contract.ts')>
  | CallsOf<typeof import('../strutture/admin-contract.ts')>
  | CallsOf<typeof import('../strutture/admin-lists-contract.ts')>
  | CallsOf<typeof import('../strutture/contract.ts')>
  | CallsOf<typeof import('../strutture/owner-contract.ts')>
  | CallsOf<typeof import('../strutture/prices-contract.ts')>
  | CallsOf<typeof import('../strutture/public-email-contract.ts')>
  | CallsOf<typeof import('../strutture/submission-contract.ts')>;

export type Calls = { [Each in AnyCall as `${Each['method']} ${Each['path']}`]: Each };
export type CallKey = keyof Calls;

type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** Fields of a query as sent in the URL. Fields whose schema accepts any input are optional. */
type QueryOf<Fields> = {
  [Name in keyof Fields as unknown extends Fields[Name] ? never : Name]: Exclude<Fields[Name], undefined> | number;
} & { [Name in keyof Fields as unknown extends Fields[Name] ? Name : never]?: string | number };

type Without<Input> = unknown extends Input
  ? true
  : string extends keyof Input
    ? true
    : keyof Input extends never
      ? true
      : false;

/** The part under the key `Name`. The key is required if any field of the part is required. */
type PartUnder<Name extends string, Part> =
  Without<Part> extends true
    ? unknown
    : Partial<Part> extends Part
      ? { [Each in Name]?: Part }
      : { [Each in Name]: Part };

/** The body is required even if it is empty, because the server rejects a request without a JSON body. */
type HavingBody<Input> = unknown extends Input ? unknown : { body: Input };

/** `keepalive` lets a request with at most 64 KB continue after the page is closed. */
export type CallOptions = Pick<RequestInit, 'signal' | 'keepalive' | 'cache'> & { headers?: Record<string, string> };

export type PartsOf<Key extends CallKey> = PartUnder<'params', Record<NamesIn<Key>, string | number>> &
  PartUnder<'query', QueryOf<z.input<Calls[Key]['query']>>> &
  HavingBody<z.input<NonNullable<Calls[Key]['body']>>> &
  CallOptions;

export type AnswerOf<Key extends CallKey> = z.output<Calls[Key]['answer']>;

export type FileKey = { [Key in CallKey]: AnswerOf<Key> extends FileAnswer ? Key : never }[CallKey];
