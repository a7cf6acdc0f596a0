/** An answer of the portal's own API, as whoever asked shows it. */
export type JsonAnswer =
  | { ok: true; data: unknown }
  | {
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

/** The status of an answer to who is not signed in, or no longer. */
export const SIGNED_OUT = 401;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What an error answer says (`docs/ARCHITECTURE.md`, "Answers and errors"), as far as it is one of ours. */
function readFault(status: number, answer: unknown): JsonAnswer {
  const { codice, detail, campi } = isRecord(answer) ? answer : {};
  const fields = Object.entries(isRecord(campi) ? campi : {});
  return {
    ok: false,
    status,
    codice: typeof codice === 'string' ? codice : undefined,
    detail: typeof detail === 'string' ? detail : '',
    campi: Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string')),
  };
}

async function readJson(answer: Response): Promise<unknown> {
  const text = await answer.text();
  if (text === '') return undefined;
  const value: unknown = JSON.parse(text);
  return value;
}

type Sent = Omit<RequestInit, 'body' | 'headers'> & { body: unknown; headers?: Record<string, string> };

async function send(path: string, { body, headers = {}, ...request }: Sent) {
  const content =
    body === undefined
      ? { headers }
      : { body: JSON.stringify(body), headers: { ...headers, 'Content-Type': 'application/json' } };
  try {
    const answer = await fetch(path, { ...request, ...content });
    if (answer.ok) return { ok: true, data: await readJson(answer) } as const;
    const fault = readFault(answer.status, await readJson(answer).catch(() => undefined));
    return { ...fault, retryAfter: Number(answer.headers.get('Retry-After')) || undefined };
  } catch {
    return readFault(0, undefined);
  }
}

/**
 * Calls the portal's own API with a JSON body. Never throws: whatever goes wrong, the network included, is an answer with
 * `ok: false`. `data` is the whole body of a good answer, `undefined` when it has none.
 */
export async function sendJson(
  method: Method,
  path: string,
  body?: unknown,
  signal: AbortSignal | null = null,
): Promise<JsonAnswer> {
  return send(path, { method, signal, body });
}

/** The same for a change that must arrive although the page goes away meanwhile; browsers take up to 64 KB so. */
export async function sendJsonSurely(method: Method, path: string, body?: unknown): Promise<JsonAnswer> {
  return send(path, { method, keepalive: true, body });
}

/** The same for a request that must be done once, however often it arrives: those with one `key` are one. */
export async function sendJsonOnce(path: string, body: unknown, key: string): Promise<JsonAnswer> {
  return send(path, { method: 'POST', body, headers: { 'Idempotency-Key': key } });
}
