import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type Message = Map<number, (Buffer | bigint)[]>;
export type AttributeValues = Record<string, string | number | boolean | null>;
export type CollectedSpan = {
  traceId: string;
  spanId: string;
  parentId: string;
  name: string;
  kind: number;
  start: bigint;
  end: bigint;
  attributes: AttributeValues;
  isError: boolean;
  resource: AttributeValues;
};
export type CollectedMetric = {
  name: string;
  type: 'gauge' | 'counter' | 'histogram';
  points: { attributes: AttributeValues; value: number; count?: number; buckets?: number[]; bounds?: number[] }[];
  resource: AttributeValues;
};

function readVarint(bytes: Buffer, start: number): [value: bigint, next: number] {
  const length = bytes.subarray(start).findIndex((byte) => byte < 0x80) + 1;
  const digits = [...bytes.subarray(start, start + length)];
  return [
    digits.reduce((value, byte, index) => value | (BigInt(byte & 0x7f) << BigInt(7 * index)), 0n),
    start + length,
  ];
}

const FIXED: Readonly<Record<number, number>> = { 1: 8, 5: 4 };

function readField(bytes: Buffer, type: number, at: number): [value: Buffer | bigint, next: number] {
  if (type === 0) return readVarint(bytes, at);
  const fixed = FIXED[type];
  if (fixed !== undefined) return [bytes.subarray(at, at + fixed), at + fixed];
  if (type !== 2) throw new Error(`wire type ${type}`);
  const [length, start] = readVarint(bytes, at);
  return [bytes.subarray(start, start + Number(length)), start + Number(length)];
}

function decode(bytes: Buffer): Message {
  const message: Message = new Map();
  for (let at = 0; at < bytes.length; ) {
    const [tag, start] = readVarint(bytes, at);
    const [value, next] = readField(bytes, Number(tag & 7n), start);
    const field = Number(tag >> 3n);
    message.set(field, [...(message.get(field) ?? []), value]);
    at = next;
  }
  return message;
}

const bytesOf = (message: Message, field: number): Buffer[] =>
  (message.get(field) ?? []).filter((value) => typeof value !== 'bigint');
const messagesOf = (message: Message, field: number) => bytesOf(message, field).map(decode);
const textOf = (message: Message, field: number) => bytesOf(message, field)[0]?.toString() ?? '';
const hexOf = (message: Message, field: number) => bytesOf(message, field)[0]?.toString('hex') ?? '';
const doublesOf = (bytes: Buffer = Buffer.alloc(0)) =>
  Array.from({ length: bytes.length / 8 }, (_, index) => bytes.readDoubleLE(index * 8));
const wholesOf = (bytes: Buffer = Buffer.alloc(0)) =>
  Array.from({ length: bytes.length / 8 }, (_, index) => Number(bytes.readBigUInt64LE(index * 8)));

function readValue(value: Message): string | number | boolean | null {
  if (value.has(1)) return textOf(value, 1);
  if (value.has(2)) return value.get(2)?.[0] === 1n;
  if (value.has(3)) return Number(value.get(3)?.[0]);
  return doublesOf(bytesOf(value, 4)[0])[0] ?? null;
}

function readAttributes(holder: Message, field: number): AttributeValues {
  return Object.fromEntries(
    messagesOf(holder, field).map((pair) => {
      const [value = new Map()] = messagesOf(pair, 2);
      return [textOf(pair, 1), readValue(value)];
    }),
  );
}

function readSpan(span: Message, resource: AttributeValues): CollectedSpan {
  const [status = new Map()] = messagesOf(span, 15);
  return {
    traceId: hexOf(span, 1),
    spanId: hexOf(span, 2),
    parentId: hexOf(span, 4),
    name: textOf(span, 5),
    kind: Number(span.get(6)?.[0] ?? 0),
    start: bytesOf(span, 7)[0]?.readBigUInt64LE() ?? 0n,
    end: bytesOf(span, 8)[0]?.readBigUInt64LE() ?? 0n,
    attributes: readAttributes(span, 9),
    isError: status.get(3)?.[0] === 2n,
    resource,
  };
}

const TYPES = [
  ['gauge', 5],
  ['counter', 7],
  ['histogram', 9],
] as const;

function readMetric(metric: Message, resource: AttributeValues): CollectedMetric {
  const [type, field] = TYPES.find(([, number]) => metric.has(number)) ?? ['gauge', 5];
  const points = messagesOf(metric, field).flatMap((kind) => messagesOf(kind, 1));
  const readPoint = (point: Message) =>
    type === 'histogram'
      ? {
          attributes: readAttributes(point, 9),
          count: wholesOf(bytesOf(point, 4)[0])[0] ?? 0,
          value: doublesOf(bytesOf(point, 5)[0])[0] ?? 0,
          buckets: wholesOf(bytesOf(point, 6)[0]),
          bounds: doublesOf(bytesOf(point, 7)[0]),
        }
      : { attributes: readAttributes(point, 7), value: doublesOf(bytesOf(point, 4)[0])[0] ?? 0 };
  return { name: textOf(metric, 1), type, points: points.map(readPoint), resource };
}

/** Reads the spans or metrics of a request. Both are nested below a resource and a scope. */
function readItems<Item>(body: Buffer, readItem: (item: Message, resource: AttributeValues) => Item): Item[] {
  return messagesOf(decode(body), 1).flatMap((part) => {
    const [resource = new Map()] = messagesOf(part, 1);
    const attributes = readAttributes(resource, 1);
    return messagesOf(part, 2).flatMap((scope) => messagesOf(scope, 2).map((item) => readItem(item, attributes)));
  });
}

/** Receives OTLP as protobuf over HTTP. `answer` returns the response status, or `hang` to send no response. */
export async function openOtlpCollector(answer: () => number | 'hang' = () => 200) {
  const spans: CollectedSpan[] = [];
  const metrics = new Map<string, CollectedMetric>();
  const bodies: Buffer[] = [];
  let requests = 0;
  async function take(incoming: IncomingMessage, outgoing: ServerResponse) {
    requests += 1;
    const body = await buffer(incoming);
    const status = answer();
    if (status === 'hang') return;
    outgoing.writeHead(status, { 'Content-Type': 'application/x-protobuf' }).end();
    if (status !== 200) return;
    bodies.push(body);
    if (incoming.url === '/v1/traces') spans.push(...readItems(body, readSpan));
    if (incoming.url === '/v1/metrics') for (const one of readItems(body, readMetric)) metrics.set(one.name, one);
  }
  const server = createServer((incoming, outgoing) => void take(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    metrics,
    text: () => Buffer.concat(bodies).toString('latin1'),
    requests: () => requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
