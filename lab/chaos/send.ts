import { setTimeout as pause } from 'node:timers/promises';
import type { Outcome } from './journal.ts';

/** `status` is 0 if no response arrived. `isHit` is set if the requested fault was injected (`fail-at-call.mjs`). */
export type Answer = { outcome: Outcome; status: number; codice: string; body: Body; isHit: boolean };
type Body = {
  codice?: string;
  detail?: string;
  checkout_url?: string;
  data?: { url?: string; immagine?: string; cancellation?: { refund_cents: number } | null; status?: string };
  event?: { event_id: string };
};

export type Call = {
  method: string;
  path: string;
  body?: object | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
};

export type AnswerCounts = {
  byStatus: Record<string, number>;
  /** Responses with status 500 or above, excluding 503 and, while the payment provider was unreachable, 502. */
  failures: string[];
  /** Response time of the slowest 503, in seconds. */
  slowest503: number;
};

export type Sender = { send(call: Call): Promise<Answer>; counts: AnswerCounts };

const PATIENCE_MS = 45_000;
const UNREACHABLE_PAUSE_MS = 60;
const MADE_BY_PROVIDER = 'PAGAMENTO_NON_DISPONIBILE';

function outcomeOf(status: number, codice: string): Outcome {
  if (status >= 200 && status < 300) return 'ok';
  // The first request with this key is still running, so a later retry may find it completed.
  if (codice === 'IN_CORSO') return 'unknown';
  return status >= 400 && status < 500 ? 'refused' : 'unknown';
}

function readBody(text: string): Body {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

function isFailure(status: number, codice: string): boolean {
  return status >= 500 && status !== 503 && codice !== MADE_BY_PROVIDER;
}

function encode(body: NonNullable<Call['body']>): { type: string; body: string | Uint8Array<ArrayBuffer> } {
  return body instanceof Uint8Array
    ? { type: 'image/jpeg', body }
    : { type: 'application/json', body: JSON.stringify(body) };
}

let callers = 0;

function nextAddress(): string {
  callers += 1;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
}

export function createSender(port: () => number): Sender {
  const counts: AnswerCounts = { byStatus: {}, failures: [], slowest503: 0 };
  const note = ({ method, path }: Call, { status, codice, body }: Answer, seconds: number) => {
    counts.byStatus[status] = (counts.byStatus[status] ?? 0) + 1;
    if (status === 503) counts.slowest503 = Math.max(counts.slowest503, seconds);
    if (isFailure(status, codice))
      counts.failures.push(`${method} ${path} returned ${status} ${codice} ${body.detail}`);
  };
  async function request({ method, path, body, headers }: Call): Promise<Answer> {
    const sent = body === undefined ? null : encode(body);
    const answer = await fetch(`http://127.0.0.1:${port()}${path}`, {
      method,
      headers: { 'X-Forwarded-For': nextAddress(), ...(sent && { 'Content-Type': sent.type }), ...headers },
      ...(sent && { body: sent.body }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const read = readBody(await answer.text());
    const { status } = answer;
    const codice = status < 400 ? '' : (read.codice ?? '');
    const isHit = answer.headers.get('X-Chaos-Hit') === 'true';
    return { outcome: outcomeOf(status, codice), status, codice, body: read, isHit };
  }
  return {
    counts,
    async send(call) {
      const start = performance.now();
      try {
        const answer = await request(call);
        note(call, answer, (performance.now() - start) / 1000);
        return answer;
      } catch {
        const none: Answer = { outcome: 'unknown', status: 0, codice: '', body: {}, isHit: false };
        note(call, none, 0);
        await pause(UNREACHABLE_PAUSE_MS);
        return none;
      }
    },
  };
}
