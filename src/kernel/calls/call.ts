import type { z } from 'zod';
import type { Account, Actor, Admin, Principal } from '../people/account.ts';

type Shape = z.ZodType;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Path = `/api/${string}`;

export type CallLimit = { calls: number; seconds: number };

export type Guard = 'owner' | 'admin' | 'ownerOrAdmin';

/**
 * One call of the REST API. The same definition validates the request, shapes the answer, documents it in
 * `/api/openapi.json` and types the browser's client. `path` is canonical and starts with `/api/`;
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
  /** Absent: anybody. `owner`: whoever is signed in by e-mail, and the service checks what is theirs. */
  guard?: Guard;
  /**
   * Only for whoever has proved in the last five minutes that it is them: an owner by a mailed link or a passkey, an administrator by
   * the second factor, which they need to have. The HTTP side refuses everybody else before the body is read.
   */
  needsFreshProof?: true;
  /** A public read that is not the same for everybody: who asks is looked up, and no cache keeps the answer. */
  isPersonal?: true;
  /** An answer that is the same for everybody is cached, as pages are, until something that it says is changed. */
  isCached?: true;
  /** Changes nothing that a page shows: the browser is given no cookie that says it has just changed something. */
  hasNoVisibleEffect?: true;
  /** Is answered on a full disk, too, where other writes are refused: it writes little, and somebody's money, deadline or way in waits. */
  cannotWait?: true;
  /** May ask the database for longer than a request has (`request-budget.ts`), once its caller is known. */
  takesLong?: true;
  /** What is said in place of the sentence of all calls where the database is away (503). */
  awaySentence?: () => string;
  /** By network address; `ofMailbox`: calls in the same seconds with one mailbox, where the body has an `email`. */
  limit?: CallLimit & { ofMailbox?: number };
  params: Params;
  query: Query;
  /** The JSON body. Absent: the call has none, or has it as `bodyKind` says. */
  body?: Body;
  /** Largest body of JSON, in bytes, where it is not 64 KB: for a call that few may make, and whose text is long. */
  maxBody?: number;
  /** Treats a missing body as an empty one. */
  isBodyOptional?: true;
  /**
   * `pictures`: data URLs inside the JSON body, handed over in `pictures`. `picture`: the body is the file itself. `raw`: JSON whose
   * very bytes were signed, handed over in `raw`; who signs is no stranger, and is not held back by the limit that all calls share.
   * `mail`: JSON or a form that tells of a mail, 2 MB at most, handed over in `raw`.
   */
  bodyKind?: 'pictures' | 'picture' | 'raw' | 'mail';
  status?: 201 | 204;
  /** Media type of an answer that is a file (`FileAnswer`); JSON when absent. */
  sends?: 'application/zip' | 'text/calendar' | 'text/csv';
  answer: Answer;
};

/** Keeps the literal types of a call's definition: its schemas, its method, its path, and who may make it. */
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

/** A picture that came with a request. `size` in bytes; what is larger than a photo may be is not kept: `read` is `null`. */
export type ReceivedPicture = { size: number; read: (() => Promise<Uint8Array>) | null };

/** Offered for download under `file_name`. With a (strong, quoted) `etag` whoever has it already is answered 304. */
export type FileAnswer = {
  file_name: string;
  contents: AsyncIterable<Uint8Array>;
  etag?: string;
  last_modified?: Date;
};

export type CallContext = {
  account: Account | null;
  admin: Admin | null;
  /** Names the request in answers, logs and the register of actions. */
  requestId: string;
  cookie: string | null;
  address: string;
  isHeadRequest: boolean;
  /** The pictures of a call whose `bodyKind` has them, in the order in which they came. */
  pictures: readonly ReceivedPicture[];
  /** The body of a call that carries it `raw`, as it came; empty with any other call. */
  raw: Uint8Array;
  /** A header of the request; one that came twice is joined by a comma. */
  header(name: string): string | null;
  setCookie(cookie: string): void;
  /** Tags of the data that the answer shows, as pages have them (`db/schema/pages.sql`). */
  cacheBy(tags: readonly string[]): void;
};

type Input = { params: unknown; query: unknown; body: unknown } & CallContext;

/** A call joined to the code that answers it; `run` gets input that the call's schemas have already accepted. */
export type CallHandler = {
  call: Call;
  run(input: Input): Promise<unknown>;
  /** Throws what stands in the way whoever proves who they are: nobody is asked for a proof in vain. */
  beforeProof?(account: Account | null): Promise<void>;
  /** Throws for whom it does not let in by the headers of a request, before its body is read. */
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

/** The same for a call of owners: the HTTP side has refused everybody else. */
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

/** Who administers is named in the register of actions by this. */
function actorOf({ admin, address, requestId }: CallContext): Actor | null {
  return admin && { username: admin.username, address, request_id: requestId };
}

/** The same for a call of those who keep a struttura: its owner, or an administrator. The service checks what is theirs. */
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

/** The same for a call of administrators. `actor` is who the register of actions names. */
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
