import type { AnswerOf, CallKey, FileKey, PartsOf, CallOptions } from './calls.ts';

/** Why a call was not answered well. */
export type Fault = {
  ok: false;
  /** The HTTP status; 0 when no answer came. */
  status: number;
  /** The server's code of what went wrong, where it says one. */
  codice?: string | undefined;
  /** The server's sentence; empty when it sent none, and the caller says its own. */
  detail: string;
  /** A sentence for each field that is at fault, by wire name. */
  campi: Record<string, string>;
  /** Seconds after which it makes sense to ask again, where the server says so. */
  retryAfter?: number | undefined;
};

/** What came of a call. */
export type Reply<Data> = { ok: true; data: Data } | Fault;

/** The status of an answer to a caller who is not signed in, or no longer. */
export const SIGNED_OUT = 401;

const NO_CONTENT = 204;

type Parts = CallOptions & { params?: Record<string, string | number>; query?: Record<string, string>; body?: unknown };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What an error answer says, as far as it is one of the portal's. */
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

/** Throws on what is no answer of the portal's: every body of its is an object or a list. */
async function readJson(answer: Response): Promise<unknown> {
  if (answer.status === NO_CONTENT) return undefined;
  const value: unknown = await answer.json();
  if (typeof value !== 'object' || value === null) throw new TypeError('no body');
  return value;
}

async function send<Data>(key: string, parts: Parts, read: (answer: Response) => Promise<Data>): Promise<Reply<Data>> {
  const [method = '', path = ''] = key.split(' ');
  const { params = {}, query = {}, body, headers = {}, ...request } = parts;
  const search = new URLSearchParams(query).toString();
  const address = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  try {
    const answer = await fetch(address + (search && `?${search}`), {
      method,
      ...request,
      headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.ok) return { ok: true, data: await read(answer) };
    const retryAfter = Number(answer.headers.get('Retry-After')) || undefined;
    return readFault(answer.status, await readJson(answer).catch(() => undefined), retryAfter);
  } catch {
    return readFault(0);
  }
}

/** Parts may be left out where none is required. */
export type Arguments<Given> = Partial<Given> extends Given ? [parts?: Given] : [parts: Given];

/**
 * Makes a call of the portal's own API. Never throws: whatever goes wrong, the network and a call that was aborted included, is
 * a reply with `ok: false`.
 * @example await call('GET /api/citta/{citta_id}', { params: { citta_id: 52015 } })
 */
export function call<Key extends CallKey>(
  key: Key,
  ...[parts]: Arguments<PartsOf<Key>>
): Promise<Reply<AnswerOf<Key>>> {
  return send(key, (parts ?? {}) as Parts, (answer) => readJson(answer) as Promise<AnswerOf<Key>>);
}

/** The same for a call that is answered with a file: the whole of it. */
export function callForFile<Key extends FileKey>(key: Key, ...[parts]: Arguments<PartsOf<Key>>): Promise<Reply<Blob>> {
  return send(key, (parts ?? {}) as Parts, (answer) => answer.blob());
}

/** The same for what fails as a whole when a call does: throws an error with the status. */
export async function callOrThrow<Key extends CallKey>(
  key: Key,
  ...parts: Arguments<PartsOf<Key>>
): Promise<AnswerOf<Key>> {
  const reply = await call(key, ...parts);
  if (reply.ok) return reply.data;
  throw new Error(`${key}: ${reply.status}`);
}
