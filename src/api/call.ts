import { currentLanguage } from '../kernel/languages/current-language.ts';
import { ITALIAN, LANGUAGE_PARAMETER } from '../kernel/language.ts';
import type { AnswerOf, CallKey, PartsOf, CallOptions } from './calls.ts';

export type Fault = {
  ok: false;
  status: number;
  codice?: string | undefined;
  /** The server's message. If it is empty, the caller shows its own message. */
  detail: string;
  campi: Record<string, string>;
  retryAfter?: number | undefined;
};

/** `isStale` means that the data may be a few minutes old, because the database is unavailable. */
export type Reply<Data> = { ok: true; data: Data; isStale?: true } | Fault;

export const SIGNED_OUT = 401;

const NO_CONTENT = 204;

export type Parts = CallOptions & {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readFault(status: number, answer?: unknown, retryAfter?: number): Fault {
  const { codice, detail, campi } = isRecord(answer) ? answer : {};
  return {
    ok: false,
    status,
    codice: typeof codice === 'string' ? codice : undefined,
    detail: typeof detail === 'string' ? detail : '',
    campi: isRecord(campi) ? (campi as Record<string, string>) : {},
    retryAfter,
  };
}

async function readJson(answer: Response): Promise<unknown> {
  if (answer.status === NO_CONTENT) return undefined;
  const value: unknown = await answer.json();
  if (typeof value !== 'object' || value === null) throw new TypeError('no body');
  return value;
}

export async function send<Data>(
  key: string,
  parts: Parts,
  read: (answer: Response) => Promise<Data>,
): Promise<Reply<Data>> {
  const [method = '', path = ''] = key.split(' ');
  const { params = {}, query = {}, body, headers = {}, ...request } = parts;
  const language = currentLanguage();
  const localizedQuery = language === ITALIAN ? query : { ...query, [LANGUAGE_PARAMETER]: language };
  const search = new URLSearchParams(localizedQuery).toString();
  const address = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  try {
    const answer = await fetch(address + (search && `?${search}`), {
      method,
      ...request,
      headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const isStale = answer.headers.has('Warning');
    if (answer.ok) return { ok: true, data: await read(answer), ...(isStale && { isStale }) };
    const retryAfter = Number(answer.headers.get('Retry-After')) || undefined;
    return readFault(answer.status, await readJson(answer).catch(() => undefined), retryAfter);
  } catch {
    return readFault(0);
  }
}

export type Arguments<Given> = Partial<Given> extends Given ? [parts?: Given] : [parts: Given];

/** Calls the portal's API. Never throws: a network failure or an aborted call also returns `ok: false`. */
export function call<Key extends CallKey>(
  key: Key,
  ...[parts]: Arguments<PartsOf<Key>>
): Promise<Reply<AnswerOf<Key>>> {
  return send(key, (parts ?? {}) as Parts, (answer) => readJson(answer) as Promise<AnswerOf<Key>>);
}

export async function callOrThrow<Key extends CallKey>(
  key: Key,
  ...parts: Arguments<PartsOf<Key>>
): Promise<AnswerOf<Key>> {
  const reply = await call(key, ...parts);
  if (reply.ok) return reply.data;
  throw new Error(`${key}: ${reply.status}`);
}
