import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { EventOnWire } from './stripe-objects.ts';

/**
 * What goes wrong with a request: an answer of 429 or 500 with nothing done; `done_500` and `done_reset`: it was done, and the answer
 * says otherwise or never comes; `reset`: the connection breaks before anything is done; `stall`: nothing is done or said.
 */
export type StripeTrouble = '429' | '500' | 'done_500' | 'done_reset' | 'reset' | 'stall';

/** A request as it arrived. `path` with its query; `status` of the answer, 0: none. */
export type StripeRequest = {
  method: string;
  path: string;
  body: string;
  key: string | null;
  account: string | null;
  version: string | null;
  status: number;
};

/** Where news goes. Without `connect`: of the platform's own account. */
export type StripeHook = { url: string; secret: string; connect?: boolean };

/** What the process is told. */
export type StripeOrder =
  | { kind: 'pay'; session: string; amount?: number; currency?: string }
  | { kind: 'account'; account: string; word: Record<string, unknown> }
  | { kind: 'refund'; payment: string; amount?: number }
  | { kind: 'turn_back'; payment: string }
  | { kind: 'close'; account: string }
  | { kind: 'forget' }
  | { kind: 'dispute'; payment: string; type: 'created' | 'closed'; status: string }
  | { kind: 'trouble'; path: string; troubles: StripeTrouble[] }
  | { kind: 'hooks'; hooks: StripeHook[] }
  | { kind: 'deliver'; event: string }
  | { kind: 'advance'; seconds: number }
  | { kind: 'requests' }
  | { kind: 'events' };

export type StripeReply = { id: number; value?: unknown; error?: string };

/** A process that speaks the part of Stripe's API that the portal uses, and refuses what Stripe would refuse. */
export type StripeStandIn = {
  /** `http://127.0.0.1:40123`, as `STRIPE_API_BASE` names it. */
  origin: string;
  /** What the guest does on Stripe's page; gives the payment's id. */
  pay(session: string, other?: { amount?: number; currency?: string }): Promise<string>;
  /** The owner has told everything, and Stripe is content. */
  finishOnboarding(account: string): Promise<void>;
  /** Stripe has come to think otherwise of an account. */
  judgeAccount(account: string, word: Record<string, unknown>): Promise<void>;
  /** A person pays back in Stripe's own dashboard. */
  refundInDashboard(payment: string, amount?: number): Promise<void>;
  /** The guest's bank turns the last refund of a payment back. */
  turnBack(payment: string): Promise<void>;
  /** An owner takes their account away. */
  closeAccount(account: string): Promise<void>;
  /** A day goes by: no key is remembered. */
  forgetKeys(): Promise<void>;
  dispute(payment: string, type: 'created' | 'closed', status: string): Promise<void>;
  /** The next requests whose path holds `path` meet these troubles, one each. */
  trouble(path: string, ...troubles: StripeTrouble[]): Promise<void>;
  /** Where news is sent from now on, at once and once. None: it waits for `deliver`. */
  hooks(...hooks: StripeHook[]): Promise<void>;
  /** Sends an event to the last hooks that were named; gives the statuses of the answers. */
  deliver(event: string): Promise<number[]>;
  /** Lets Stripe's clock run ahead. */
  advance(seconds: number): Promise<void>;
  requests(): Promise<StripeRequest[]>;
  events(): Promise<EventOnWire[]>;
  stop(): Promise<void>;
};

/** What Stripe says of an account that it is content with. */
const CONTENT = {
  charges_enabled: true,
  details_submitted: true,
  payouts_enabled: true,
  requirements: {
    currently_due: [],
    past_due: [],
    pending_verification: [],
    eventually_due: [],
    disabled_reason: null,
  },
};

/** Starts one. It ends with its parent, whatever happens to that. */
export async function startStripe(): Promise<StripeStandIn> {
  const child = fork(join(import.meta.dirname, 'stand-in-process.ts'), [], {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const [{ port }] = await once(child, 'message');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let orders = 0;
  child.on('message', ({ id, value, error }: StripeReply) => {
    const order = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) order?.resolve(value);
    else order?.reject(new Error(error));
  });
  const tell = <T>(order: StripeOrder): Promise<T> => {
    orders += 1;
    const waiter = Promise.withResolvers<unknown>();
    waiting.set(orders, waiter);
    child.send({ ...order, id: orders });
    return waiter.promise as Promise<T>;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    pay: (session, other = {}) => tell({ kind: 'pay', session, ...other }),
    finishOnboarding: (account) => tell({ kind: 'account', account, word: CONTENT }),
    judgeAccount: (account, word) => tell({ kind: 'account', account, word }),
    refundInDashboard: (payment, amount) => tell({ kind: 'refund', payment, ...(amount !== undefined && { amount }) }),
    turnBack: (payment) => tell({ kind: 'turn_back', payment }),
    closeAccount: (account) => tell({ kind: 'close', account }),
    forgetKeys: () => tell({ kind: 'forget' }),
    dispute: (payment, type, status) => tell({ kind: 'dispute', payment, type, status }),
    trouble: (path, ...troubles) => tell({ kind: 'trouble', path, troubles }),
    hooks: (...hooks) => tell({ kind: 'hooks', hooks }),
    deliver: (event) => tell({ kind: 'deliver', event }),
    advance: (seconds) => tell({ kind: 'advance', seconds }),
    requests: () => tell({ kind: 'requests' }),
    events: () => tell({ kind: 'events' }),
    async stop() {
      child.kill();
      await ended;
    },
  };
}
