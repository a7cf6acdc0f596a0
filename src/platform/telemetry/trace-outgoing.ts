import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { currentSpan, errorClass, type Span } from './spans.ts';

/** undici sets `origin`; `node:http` sets `host`. */
type OutgoingRequest = { method: string; origin?: string | URL | null; host?: string | null };
type Message = { request: OutgoingRequest; response?: { statusCode: number }; error?: unknown };

const FAILED = 400;

/** Records only hosts from the settings, because the host of a calendar may be an owner's website. */
function nameOf({ method, origin, host: nodeHost }: OutgoingRequest, known: Hosts): string {
  const host = origin ? new URL(origin).hostname : (nodeHost ?? '');
  return known.has(host) ? `${method} ${host}` : method;
}

type Hosts = ReadonlySet<string>;

/** Records requests until the response begins. Covers `fetch` and undici (calendars, buckets) as well as `node:http` (Stripe). */
export function traceOutgoing(known: Hosts): () => void {
  const spans = new WeakMap<object, Span>();
  const begin = ({ request }: Message) => {
    const attributes = { 'http.request.method': request.method };
    const span = currentSpan()?.begin({ name: nameOf(request, known), kind: 'client', attributes });
    if (span !== undefined) spans.set(request, span);
  };
  const end = ({ request, response, error }: Message) => {
    const status = response?.statusCode;
    const attributes = status === undefined ? {} : { 'http.response.status_code': status };
    const failure = status === undefined ? errorClass(error) : status >= FAILED ? String(status) : undefined;
    spans.get(request)?.end({ attributes, ...(failure !== undefined && { error: failure }) });
    spans.delete(request);
  };
  const channels = [
    ['undici:request:create', begin],
    ['undici:request:headers', end],
    ['undici:request:error', end],
    ['http.client.request.start', begin],
    ['http.client.response.finish', end],
    ['http.client.request.error', end],
  ] as const;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- Node types no message of its channels
  const listeners = channels.map(([name, note]) => [name, (message: unknown) => note(message as Message)] as const);
  for (const [name, listener] of listeners) subscribe(name, listener);
  return () => listeners.forEach(([name, listener]) => unsubscribe(name, listener));
}
