import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { ParameterFault, readParameters } from './parameters.ts';
import type { EventOnWire } from './stripe-objects.ts';
import { createStripeState, StripeFault } from './stripe-state.ts';

/** `done_500` and `done_reset` execute the request; all other failures prevent its execution. */
type StripeTrouble = '429' | '500' | 'done_500' | 'done_reset' | 'reset' | 'stall';
/** Without `connect`, a webhook receives the events of the platform's own account. */
type StripeHook = { url: string; secret: string; connect?: boolean };

type Answer = { status: number; body: string };
type StripeCall = { method: string; path: string; query: string; body: string };

const { webhooks } = new Stripe('sk_test_stand_in');
const events: EventOnWire[] = [];
const troubles: { path: string; trouble: StripeTrouble }[] = [];
const answered = new Map<string, Answer & { request: string }>();
let hooks: StripeHook[] = [];
/** Number of webhook responses by status. Status 0 means that the connection failed. */
const statusCounts: Record<string, number> = {};
let ahead = 0;
let origin = '';

const now = () => Math.floor(Date.now() / 1000) + ahead;

async function deliver(event: EventOnWire): Promise<number[]> {
  const payload = JSON.stringify(event);
  const meant = hooks.filter(({ connect = false }) => connect === (event.account !== undefined));
  const sent = meant.map(async ({ url, secret }) => {
    const signature = webhooks.generateTestHeaderString({ payload, secret });
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature };
    const answer = await fetch(url, { method: 'POST', headers, body: payload });
    await answer.arrayBuffer();
    return answer.status;
  });
  // Unlike Stripe, the stand-in does not retry undelivered events.
  const statuses = (await Promise.allSettled(sent)).map((done) => (done.status === 'fulfilled' ? done.value : 0));
  for (const status of statuses) statusCounts[status] = (statusCounts[status] ?? 0) + 1;
  return statuses;
}

const state = createStripeState(
  now,
  () => origin,
  (event) => {
    events.push(event);
    void deliver(event);
  },
);

const routes: [method: string, path: RegExp, run: (call: StripeCall, id: string) => unknown][] = [
  ['POST', /^\/v1\/checkout\/sessions$/, ({ body }) => state.createSession(readParameters('session-create', body))],
  [
    'POST',
    /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    ({ body }, id) => {
      readParameters('session-expire', body);
      return state.expireSession(id);
    },
  ],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, ({ query }, id) => expandedSession(query, id)],
  [
    'POST',
    /^\/v1\/payment_intents\/(\w+)\/capture$/,
    ({ body }, id) => state.capture(id, readParameters('payment-intent-capture', body).amount_to_capture),
  ],
  [
    'POST',
    /^\/v1\/payment_intents\/(\w+)\/cancel$/,
    ({ body }, id) => {
      readParameters('payment-intent-cancel', body);
      return state.cancel(id);
    },
  ],
  ['GET', /^\/v1\/payment_intents\/(\w+)$/, (_, id) => state.expanded(id, false)],
  ['POST', /^\/v1\/refunds$/, ({ body }) => state.refund(readParameters('refund-create', body))],
  ['GET', /^\/v1\/refunds$/, ({ query }) => state.listRefunds(readParameters('refund-list', query))],
  ['GET', /^\/v1\/refunds\/(\w+)$/, (_, id) => state.foundRefund(id)],
  [
    'POST',
    /^\/v1\/accounts$/,
    ({ body }) => {
      readParameters('account-create', body);
      return state.createAccount();
    },
  ],
  ['GET', /^\/v1\/accounts\/(\w+)$/, (_, id) => state.account(id)],
  ['POST', /^\/v1\/account_links$/, ({ body }) => state.createLink(readParameters('account-link-create', body))],
];

function expandedSession(query: string, id: string): unknown {
  const { expand = [] } = readParameters('session-retrieve', query);
  const session = state.session(id);
  const intent = session.payment_intent;
  if (typeof intent !== 'string' || !expand.some((name) => name.startsWith('payment_intent'))) return session;
  return {
    ...session,
    payment_intent: state.expanded(intent, expand.includes('payment_intent.latest_charge.refunds')),
  };
}

function errorBody(error: unknown): Answer {
  if (error instanceof ParameterFault) {
    const { code, param, message } = error;
    return { status: 400, body: JSON.stringify({ error: { type: 'invalid_request_error', code, param, message } }) };
  }
  if (error instanceof StripeFault) {
    const { status, type, code, message } = error;
    return { status, body: JSON.stringify({ error: { type, ...(code && { code }), message } }) };
  }
  throw error;
}

function run(call: StripeCall): Answer {
  try {
    for (const [method, path, answer] of routes) {
      const match = method === call.method ? path.exec(call.path) : null;
      if (match) return { status: 200, body: JSON.stringify(answer(call, match[1] ?? '')) };
    }
    throw new StripeFault(404, 'invalid_request_error', { message: `Unrecognized request URL (${call.path}).` });
  } catch (error) {
    return errorBody(error);
  }
}

/** Runs a request only once for each idempotency key. Responses that report an invalid parameter are not stored. */
function runOnce(call: StripeCall, key: string | null): Answer {
  if (key === null || call.method !== 'POST') return run(call);
  const request = `${call.path}\n${call.body}`;
  const known = answered.get(key);
  if (known !== undefined && known.request !== request) {
    const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.';
    return errorBody(new StripeFault(400, 'idempotency_error', { message }));
  }
  const answer = known ?? run(call);
  if (!answer.body.includes('"param"')) answered.set(key, { ...answer, request });
  return answer;
}

function nextTrouble(path: string): StripeTrouble | undefined {
  const index = troubles.findIndex((one) => path.includes(one.path));
  return index === -1 ? undefined : troubles.splice(index, 1)[0]?.trouble;
}

const ERRORS = {
  '429': { status: 429, type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' },
  '500': { status: 500, type: 'api_error', code: 'api_error', message: 'Something went wrong.' },
};

function troubled(trouble: '429' | '500'): Answer {
  const { status, type, ...rest } = ERRORS[trouble];
  return errorBody(new StripeFault(status, type, rest));
}

/** Returns the response to a request, or `null` if the connection must be closed without a response. */
function decide(call: StripeCall, key: string | null, trouble: StripeTrouble | undefined): Answer | null {
  if (trouble === 'reset') return null;
  if (trouble === '429' || trouble === '500') return troubled(trouble);
  const answer = runOnce(call, key);
  if (trouble === 'done_reset') return null;
  return trouble === 'done_500' ? troubled('500') : answer;
}

function headerOf(request: IncomingMessage, name: string): string | null {
  return request.headers[name]?.toString() ?? null;
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '', 'http://x');
  const call = { method: request.method ?? '', path: pathname, query: search.slice(1), body: await text(request) };
  const key = headerOf(request, 'idempotency-key');
  const trouble = nextTrouble(pathname);
  const isKeyed = /^Bearer [sr]k_test_\w+$/.test(headerOf(request, 'authorization') ?? '');
  if (trouble === 'stall') return;
  const wrongKey = new StripeFault(401, 'invalid_request_error', { message: 'Invalid API Key provided.' });
  const answer = isKeyed ? decide(call, key, trouble) : errorBody(wrongKey);
  if (answer === null) response.destroy();
  else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
}

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

const orders = {
  pay: (session: string, other: { amount?: number; currency?: string } = {}) => state.pay(session, other).id,
  finishOnboarding: (account: string) => void state.judgeAccount(account, CONTENT),
  judgeAccount: (account: string, changes: Record<string, unknown>) => void state.judgeAccount(account, changes),
  refundInDashboard: (payment: string, amount?: number) =>
    void state.refund({ payment_intent: payment, ...(amount !== undefined && { amount }) }),
  failRefund: (payment: string) => state.failRefund(payment),
  closeAccount: (account: string) => state.closeAccount(account),
  dispute(payment: string, type: 'created' | 'closed', status: string): void {
    const { amount, currency, latest_charge: charge } = state.intents.get(payment) ?? {};
    const about = { id: `du_${payment}`, object: 'dispute', payment_intent: payment, reason: 'fraudulent', status };
    state.emit(`charge.dispute.${type}`, { ...about, amount, currency, charge });
  },
  trouble: (path: string, ...met: StripeTrouble[]) => void troubles.push(...met.map((trouble) => ({ path, trouble }))),
  /** Sets the webhooks, to which the stand-in sends each later event once. `deliver` sends a past event to them. */
  hooks: (...named: StripeHook[]) => void (hooks = named),
  async deliver(id: string): Promise<number[]> {
    const event = events.find((each) => each.id === id);
    return event === undefined ? [] : deliver(event);
  },
  advance: (seconds: number) => void (ahead += seconds),
  events: () => events,
  hookStatuses: () => statusCounts,
};
export type StripeOrders = typeof orders;
export type StripeOrder = { id: number; name: keyof StripeOrders; given: unknown[] };
export type StripeReply = { id: number; value?: unknown; error?: string };

async function reply({ id, name, given }: StripeOrder): Promise<StripeReply> {
  try {
    const execute = orders[name] as (...args: unknown[]) => unknown;
    return { id, value: structuredClone(await execute(...given)) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

process.on('message', (order: StripeOrder) => {
  void reply(order).then((answer) => process.send?.(answer));
});

const server = createServer((request, response) => void serve(request, response));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  origin = `http://127.0.0.1:${port}`;
  process.send?.({ port, names: Object.keys(orders) });
});
process.once('disconnect', () => process.exit());
