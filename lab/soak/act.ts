import { type FuzzAnswer, sendRequest } from '../fuzz/send-request.ts';

export type Outcome = { status: number; ms: number; fault: string | null };

export type Act = () => Promise<Outcome>;

export type SoakRequest = { method: string; path: string; address: string; cookie?: string; body?: unknown };

export type SendRequest = (request: SoakRequest) => Promise<FuzzAnswer>;

/** Request timeout, longer than the portal's own timeouts even on a slow machine. */
export const HANG_MS = 60_000;
const FAILURE = 500;
const FOR_NOW = 503;
const OURS = /^\{"success":false,"codice":"\w+"|Ospitalia<\/title>|^$/;

export function createClient(port: number): SendRequest {
  return ({ method, path, address, cookie, body }) => {
    const headers = {
      Accept: '*/*',
      'Accept-Encoding': 'gzip, deflate, br',
      'X-Forwarded-For': address,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    };
    const sent = { operation: path, isPage: false, method, target: path, headers };
    const role = cookie === undefined ? 'anonymous' : 'owner';
    const cookies = cookie === undefined ? {} : { owner: cookie };
    return sendRequest(
      { ...sent, role, body: body === undefined ? null : JSON.stringify(body) },
      { port, cookies },
      HANG_MS,
    );
  };
}

/** Returns whether an overloaded portal itself rejected the request. Such rejections are counted but are not faults. */
export function isRefusedForNow({ status, text }: Pick<FuzzAnswer, 'status' | 'text'>): boolean {
  return status === FOR_NOW && OURS.test(text);
}

export function outcomeOf(what: string, answer: FuzzAnswer): Outcome {
  const { status, ms, text } = answer;
  const isFault = (status === 0 || status >= FAILURE) && !isRefusedForNow(answer);
  return { status, ms, fault: isFault ? `${what}: ${status} ${text.slice(0, 200)}` : null };
}

/** Number of returning visitors. Each has its own IP address in 198.18.0.0/15, which RFC 2544 reserves for benchmarks. */
const VISITORS = 400;
const IN_A_NETWORK = 250;

export function visitorAt(nth: number): string {
  const visitor = nth % VISITORS;
  return `198.18.${Math.floor(visitor / IN_A_NETWORK)}.${1 + (visitor % IN_A_NETWORK)}`;
}
