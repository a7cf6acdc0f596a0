import type { z } from 'zod';
import type { Account, Actor, Admin, Principal } from '../people/account.ts';

type Shape = z.ZodType;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Path = `/api/${string}`;

export type CallLimit = { calls: number; seconds: number };

export type Guard = 'owner' | 'admin' | 'ownerOrAdmin';

/**
 * Definition of one REST call. From it, the server validates requests, shapes responses and documents the call in
 * `/api/openapi.json`; it also types the browser's client. `path` is canonical and starts with `/api/`;
 * `hasUnprefixedPath: true` also serves it without that prefix (PRODUCT.md § 7).
 */
export type Call<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Answer extends Shape = Shape,
  By extends Method = Method,
  At extends Path = Path,
> = {
  method: By;
  path: At;
  hasUnprefixedPath: boolean;
  summary: string;
  /**
   * The callers that may make the call. If absent, the call is public. `owner` requires only a session; the service
   * checks ownership.
   */
  guard?: Guard;
  /**
   * Requires an identity proof from the last five minutes: for owners an emailed link or a passkey, for
   * administrators the second factor, which they must have set up. The HTTP layer rejects other requests before it
   * reads the body.
   */
  needsFreshProof?: true;
  /** The call is public, but its response depends on the session: the account is looked up and the response is not cached. */
  isPersonal?: true;
  /** Caches the response like a page until its data changes. The response must be the same for all callers. */
  isCached?: true;
  /** The call changes nothing that pages show, so the response does not set the "recently changed" cookie. */
  hasNoVisibleEffect?: true;
  /**
   * The call is accepted even while the disk is full and other writes are rejected, because it writes little and affects money, a
   * deadline or access.
   */
  cannotWait?: true;
  /**
   * Once the caller is authenticated, the call may exceed a request's time budget for database queries
   * (`request-budget.ts`).
   */
  takesLong?: true;
  /** Replaces the general message of a 503 when the database is unavailable. */
  awaySentence?: () => string;
  /** Rate limit per network address. If the body has an `email`, `ofMailbox` also limits the requests per mailbox in the same window. */
  limit?: CallLimit & { ofMailbox?: number };
  params: Params;
  query: Query;
  body?: Body;
  /** Maximum size of the JSON body in bytes; defaults to 64 KB. Larger values are meant for rarely used calls with long texts. */
  maxBody?: number;
  isBodyOptional?: true;
  /**
   * `pictures`: the JSON body contains data URLs, which are passed in `pictures`. `picture`: the body is a file. `raw`: the body
   * is signed JSON, passed as the original bytes in `raw`; signed requests are exempt from the shared rate limit. `mail`: the
   * body is JSON or a form that describes an email, at most 2 MB, and is passed in `raw`.
   */
  bodyKind?: 'pictures' | 'picture' | 'raw' | 'mail';
  status?: 201 | 204;
  /** Media type of a file response (`FileAnswer`); defaults to JSON. */
  sends?: 'application/zip' | 'text/calendar' | 'text/csv';
  answer: Answer;
};

export function defineCall<
  Params extends Shape,
  Query extends Shape,
  Body extends Shape,
  Answer extends Shape,
  By extends Method,
  const At extends Path,
  Who extends Guard,
>(
  call: Call<Params, Query, Body, Answer, By, At> & { guard: Who },
): Call<Params, Query, Body, Answer, By, At> & { guard: Who };
export function defineCall<
  Params extends Shape,
  Query extends Shape,
  Body extends Shape,
  Answer extends Shape,
  By extends Method,
  const At extends Path,
>(call: Call<Params, Query, Body, Answer, By, At>): Call<Params, Query, Body, Answer, By, At>;
export function defineCall(call: Call): Call {
  return call;
}

/** A picture in a request. `size` is in bytes. If it exceeds the limit for photos, the contents are discarded and `read` is `null`. */
export type ReceivedPicture = { size: number; read: (() => Promise<Uint8Array>) | null };

/**
 * A file that is sent as a download named `file_name`. If `If-None-Match` in the request matches the strong, quoted `etag`, the
 * response is 304.
 */
export type FileAnswer = {
  file_name: string;
  contents: AsyncIterable<Uint8Array>;
  etag?: string;
  last_modified?: Date;
};

export type CallContext = {
  account: Account | null;
  admin: Admin | null;
  requestId: string;
  cookie: string | null;
  address: string;
  isHeadRequest: boolean;
  pictures: readonly ReceivedPicture[];
  /** The unparsed body if `bodyKind` is `raw` or `mail`; otherwise empty. */
  raw: Uint8Array;
  /** Returns a request header; repeated headers are joined with commas. */
  header(name: string): string | null;
  setCookie(cookie: string): void;
  /** Sets the cache tags of the data in the response; pages use the same tags (`db/schema/pages.sql`). */
  cacheBy(tags: readonly string[]): void;
};

type Input = { params: unknown; query: unknown; body: unknown } & CallContext;

export type CallHandler = {
  call: Call;
  run(input: Input): Promise<unknown>;
  /** Throws if the call would fail regardless of the proof, so that users are not required to prove their identity in vain. */
  beforeProof?(account: Account | null): Promise<void>;
  /** Throws if the headers do not authorise the request. Runs before the body is read. */
  checkHeaders?(header: CallContext['header']): void;
};

type InputOf<P extends Shape, Q extends Shape, B extends Shape> = {
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
} & CallContext;

export function handle<P extends Shape, Q extends Shape, B extends Shape, A extends Shape>(
  call: Call<P, Q, B, A>,
  run: (input: InputOf<P, Q, B>) => Promise<z.output<A>>,
  checkHeaders?: NonNullable<CallHandler['checkHeaders']>,
): CallHandler {
  return { call, run: (input) => run(input as InputOf<P, Q, B>), ...(checkHeaders && { checkHeaders }) };
}

/** Works like `handle`, but for calls that require a signed-in owner. The HTTP layer rejects all other callers. */
export function handleOwner<P extends Shape, Q extends Shape, B extends Shape, A extends Shape>(
  call: Call<P, Q, B, A> & { guard: 'owner' },
  run: (input: InputOf<P, Q, B> & { account: Account }) => Promise<z.output<A>>,
  beforeProof?: (account: Account) => Promise<void>,
): CallHandler {
  return {
    call,
    run: (input) => run(input as InputOf<P, Q, B> & { account: Account }),
    ...(beforeProof && { beforeProof: (account) => beforeProof(account as Account) }),
  };
}

function actorOf({ admin, address, requestId }: CallContext): Actor | null {
  return admin && { username: admin.username, address, request_id: requestId };
}

/** Works like `handle`, but for calls that require an owner or an administrator. The service checks ownership. */
export function handleOwnerOrAdmin<P extends Shape, Q extends Shape, B extends Shape, A extends Shape>(
  call: Call<P, Q, B, A> & { guard: 'ownerOrAdmin' },
  run: (input: InputOf<P, Q, B> & { principal: Principal }) => Promise<z.output<A>>,
): CallHandler {
  return {
    call,
    run: (input) =>
      run({ ...(input as InputOf<P, Q, B>), principal: { account: input.account, actor: actorOf(input) } }),
  };
}

/** Works like `handle`, but for calls that require an administrator. `actor` is written to the audit log. */
export function handleAdmin<P extends Shape, Q extends Shape, B extends Shape, A extends Shape>(
  call: Call<P, Q, B, A> & { guard: 'admin' },
  run: (input: InputOf<P, Q, B> & { admin: Admin; actor: Actor }) => Promise<z.output<A>>,
): CallHandler {
  return {
    call,
    run: (input) => {
      const known = { admin: input.admin as Admin, actor: actorOf(input) as Actor };
      return run({ ...(input as InputOf<P, Q, B>), ...known });
    },
  };
}
