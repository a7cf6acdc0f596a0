import type { z } from 'zod';
import type { Account, Actor, Admin, Principal } from '../people/account.ts';

type Shape = z.ZodType;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Path = `/api/${string}`;

export type CallLimit = { calls: number; seconds: number };

export type Guard = 'owner' | 'admin' | 'ownerOrAdmin';

/**
 * Definition of a REST call for the server, the client and `/api/openapi.json`. If `hasUnprefixedPath` is set, the server also
 * accepts the path without `/api`.
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
  /** If absent, the call is public. `owner` requires only a session; the service checks ownership. */
  guard?: Guard;
  /** Requires an identity proof from the last five minutes, checked before the body is read. */
  needsFreshProof?: true;
  /** The call is public, but its response depends on the session and is not cached. */
  isPersonal?: true;
  /** Caches the response like a page until its data changes. The response must be the same for all callers. */
  isCached?: true;
  /** The call changes nothing that pages show, so the response does not set the "recently changed" cookie. */
  hasNoVisibleEffect?: true;
  /** The call is accepted while the disk is full, because it affects money, a deadline or access. */
  cannotWait?: true;
  /** After authentication, the call may exceed the request's time budget for database queries (`request-budget.ts`). */
  takesLong?: true;
  /** Message of the 503 response when the database is unavailable. Replaces the general message. */
  awaySentence?: () => string;
  /** Limits the calls per network address. `ofMailbox` also limits the calls per mailbox in the body's `email`. */
  limit?: CallLimit & { ofMailbox?: number };
  params: Params;
  query: Query;
  body?: Body;
  /** Maximum size of the JSON body in bytes; defaults to 64 KB. */
  maxBody?: number;
  isBodyOptional?: true;
  /**
   * `pictures` is JSON with data URLs. `raw` is passed unparsed, because the signature covers the exact bytes, and is exempt from
   * the shared rate limit.
   */
  bodyKind?: 'pictures' | 'picture' | 'raw' | 'mail';
  status?: 201 | 204;
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

/** `size` is in bytes. `read` is `null` if the picture exceeds the limit for photos. */
export type ReceivedPicture = { size: number; read: (() => Promise<Uint8Array>) | null };

/** If the request's `If-None-Match` matches the strong, quoted `etag`, the response is 304. */
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
  /** Returns the value of a header. Repeated headers are joined with commas. */
  header(name: string): string | null;
  setCookie(cookie: string): void;
  /** Caches the response with these tags. Pages use the same tags (`db/schema/pages.sql`). */
  cacheBy(tags: readonly string[]): void;
};

type Input = { params: unknown; query: unknown; body: unknown } & CallContext;

export type CallHandler = {
  call: Call;
  run(input: Input): Promise<unknown>;
  /** Throws if the call would fail anyway, so that users do not prove their identity in vain. */
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
