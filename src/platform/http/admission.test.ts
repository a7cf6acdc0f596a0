import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { listenApi, PLAIN } from '../../../test/listen-api.ts';
import { defineCall, handle } from '../../kernel/calls/call.ts';
import { createAdmission, retryAfter } from './admission.ts';
import { createEarlyRefusals } from './refuse-early.ts';
import type { RequestClass } from './request-class.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const answer = z.object({ chi: z.string() });
const params = z.object({ chi: z.string() });
const readCall = defineCall({ ...PLAIN, method: 'GET', path: '/api/leggi/{chi}', params, answer });
const paidCall = defineCall({ ...PLAIN, method: 'GET', path: '/api/paga/{chi}', params, answer });
const writeCall = defineCall({
  ...PLAIN,
  method: 'POST',
  path: '/api/scrivi/{chi}',
  params,
  body: z.object({}),
  answer,
});

const begun = new Map<string, () => void>();
const hold = async ({ params: { chi } }: { params: { chi: string } }) => {
  await new Promise<void>((resolve) => begun.set(chi, resolve));
  return { chi };
};

let overload = 0;
const stale = new Map<string, string>();
const PATIENCE = { timeout: 30_000 };
const LIMITS = {
  atOnce: 2,
  atOnceOfOne: 1,
  waiting: 2,
  waitingOfOne: 1,
  timeoutMs: 60_000,
  sameCallerTimeoutMs: 60_000,
};
const { answer: refuse } = createEarlyRefusals({ pageOf: (detail) => `<p>${detail}</p>` });
const admission = createAdmission({
  classOf: (_, url): RequestClass => (url.startsWith('/api/paga') ? 'essential' : 'page'),
  addressOf: ({ headers }) => headers['x-forwarded-for']?.toString() ?? '',
  overload: () => overload,
  refuse,
  answerStale(incoming, outgoing) {
    const text = stale.get(incoming.url ?? '');
    if (text !== undefined) outgoing.end(text);
    return text !== undefined;
  },
  limits: { page: LIMITS },
});
const base = await listenApi(
  { calls: [handle(readCall, hold), handle(paidCall, hold), handle(writeCall, hold)], admission },
  { admission, isBehindProxy: true },
);

type SendOptions = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

function send(path: string, chi: string, init: SendOptions = {}) {
  return fetch(`${base}/api/${path}/${chi}`, {
    ...init,
    headers: { 'X-Forwarded-For': chi.slice(0, 1), ...init.headers },
  });
}

const waitFor = (name: string) => vi.waitFor(() => expect([...begun.keys()]).toContain(name), PATIENCE);
const waiting = (count: number) => vi.waitFor(() => expect(admission.counters()['page_waiting']).toBe(count), PATIENCE);

function end(name: string): void {
  begun.get(name)?.();
  begun.delete(name);
}

async function endAll(held: readonly Promise<Response>[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const one of held) void one.then(({ status }) => statuses.push(status));
  await vi.waitFor(() => {
    for (const name of begun.keys()) end(name);
    expect(statuses).toHaveLength(held.length);
  }, PATIENCE);
  return statuses;
}

/** Waits until all slots are released, which happens shortly after the responses have been sent. */
afterEach(async () => {
  await vi.waitUntil(() => {
    for (const name of begun.keys()) end(name);
    const { page_running, page_waiting, half_sent } = admission.counters();
    return !page_running && !page_waiting && half_sent === 0;
  }, PATIENCE);
});

const JSON_BODY = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };

describe('requests of a class', () => {
  test('run within limits per class and address, starting with addresses that have the fewest running requests', async () => {
    const first = send('leggi', 'a1');
    await waitFor('a1');
    const second = send('leggi', 'a2');
    await waiting(1);
    const third = send('leggi', 'b1');
    await waitFor('b1');
    const fourth = send('leggi', 'c1');
    await waiting(2);
    expect([...begun.keys()]).toEqual(['a1', 'b1']);
    end('b1');
    await waitFor('c1');
    end('a1');
    await waitFor('a2');
    end('a2');
    end('c1');
    expect((await Promise.all([first, second, third, fourth])).map(({ status }) => status)).toEqual([
      200, 200, 200, 200,
    ]);
  });

  test('get 503 with Retry-After immediately if the queue is full', async () => {
    const held = ['a1', 'b1', 'c1', 'd1'].map((name) => send('leggi', name));
    await waiting(2);
    const refused = await send('leggi', 'e1');
    await waiting(2);
    const body = await refused.json();
    expect([refused.status, body.codice, body.success]).toEqual([503, 'SERVIZIO_NON_DISPONIBILE', false]);
    expect(body.detail).toBe('In questo momento ci sono troppe visite. Riprova tra qualche secondo.');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(2);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(refused.headers.get(name)).toBe(value);
    const page = await send('leggi', 'f1', { headers: { Accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(await page.text()).toBe(`<p>${body.detail}</p>`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    await endAll(held);
  });

  test('get 503 if their address has used its share of the queue, even if the class has free slots', async () => {
    const held = [send('leggi', 'a1')];
    await waitFor('a1');
    held.push(send('leggi', 'a2'));
    await waiting(1);
    const before = admission.counters()['page_let_go'] ?? 0;
    expect((await send('leggi', 'a3')).status).toBe(503);
    expect(admission.counters()['page_let_go']).toBe(before + 1);
    held.push(send('leggi', 'b1'));
    await waitFor('b1');
    end('b1');
    end('a1');
    await waitFor('a2');
    end('a2');
    await Promise.all(held);
  });

  test('leave the queue if their client disconnects', async () => {
    const gone = new AbortController();
    const held = [send('leggi', 'a1'), send('leggi', 'b1')];
    await Promise.all(['a1', 'b1'].map(waitFor));
    const leaving = send('leggi', 'c1', { signal: gone.signal });
    await waiting(1);
    gone.abort();
    await expect(leaving).rejects.toThrow('aborted');
    await waiting(0);
    end('a1');
    end('b1');
    await Promise.all(held);
    expect(begun.has('c1')).toBe(false);
  });

  test('do not wait for requests of another class', async () => {
    const held = ['a1', 'b1', 'c1', 'd1'].map((name) => send('leggi', name));
    await waiting(2);
    const paid = send('paga', 'a9');
    await waitFor('a9');
    end('a9');
    expect((await paid).status).toBe(200);
    await endAll(held);
  });
});

describe('a request with a body', () => {
  async function sendHalf(name: string) {
    const socket = connect(Number(new URL(base).port), '127.0.0.1');
    const head = [
      'Host: x',
      `X-Forwarded-For: ${name.slice(0, 1)}`,
      'Content-Type: application/json',
      'Content-Length: 2',
    ];
    socket.write(`POST /api/scrivi/${name} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n{`);
    return socket;
  }

  test('takes a slot only when its body is complete', async () => {
    const slow = [await sendHalf('a1'), await sendHalf('b1'), await sendHalf('c1')];
    const quick = send('scrivi', 'd1', JSON_BODY);
    await waitFor('d1');
    end('d1');
    expect((await quick).status).toBe(200);
    const [first] = slow;
    first?.write('}');
    await waitFor('a1');
    end('a1');
    const [text] = first ? await once(first, 'data') : [];
    expect(String(text)).toMatch(/^HTTP\/1\.1 200 /);
    for (const socket of slow) socket.destroy();
  });

  test('gets 503 if too many requests from its address have an incomplete body', async () => {
    const slow = await Promise.all(Array.from({ length: 32 }, (_, nth) => sendHalf(`x${nth}`)));
    await vi.waitFor(() => expect(admission.counters()['half_sent']).toBe(32), PATIENCE);
    const refused = await send('scrivi', 'x99', JSON_BODY);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('connection')).toBe('close');
    const other = send('scrivi', 'y1', JSON_BODY);
    await waitFor('y1');
    end('y1');
    expect((await other).status).toBe(200);
    for (const socket of slow) socket.destroy();
  });

  test('gets 503 if the queue of its class is full', async () => {
    const held = ['a1', 'b1', 'c1', 'd1'].map((name) => send('scrivi', name, JSON_BODY));
    await waiting(2);
    const refused = await send('scrivi', 'e1', JSON_BODY);
    expect([refused.status, (await refused.json()).codice]).toEqual([503, 'SERVIZIO_NON_DISPONIBILE']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(2);
    await endAll(held);
  });
});

describe('under overload', () => {
  test('rejects low-priority requests, but not critical ones, and serves a stale response if one is cached', async () => {
    overload = 3;
    stale.set('/api/leggi/vecchia', 'di un minuto fa');
    const held = Array.from({ length: 10 }, (_, nth) => send('paga', `${nth}paga`));
    await waitFor('9paga');
    await vi.waitFor(() => expect(begun.size).toBe(10), PATIENCE);
    expect((await send('leggi', 'a1')).status).toBe(503);
    expect(await (await send('leggi', 'vecchia')).text()).toBe('di un minuto fa');
    held.push(send('paga', 'z'));
    await waitFor('z');
    expect(new Set(await endAll(held))).toEqual(new Set([200]));
    overload = 0;
  });

  test('rejects no request while few requests are running', async () => {
    overload = 3;
    expect(await endAll([send('leggi', 'a1')])).toEqual([200]);
    overload = 0;
  });
});

test('Retry-After of rejected requests varies between 2 and 8 s', () => {
  const delays = [0, 0.2, 0.5, 0.8, 0.999].map((random) => retryAfter(random));
  expect(delays).toEqual([2, 3, 5, 7, 8]);
});
