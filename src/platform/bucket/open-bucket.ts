import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';

export type BucketOptions = {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** If absent, the region is derived from the endpoint. The server rejects a wrong region. */
  region?: string | undefined;
  tryTimeout?: number;
};

export type BucketRequest = {
  method: 'HEAD' | 'GET' | 'PUT' | 'POST' | 'DELETE';
  query?: Readonly<Record<string, string>>;
  body?: Buffer<ArrayBuffer>;
  headers?: Readonly<Record<string, string>>;
};
export type BucketResponse = { body: Buffer; headers: Headers };

/** Retries temporary failures up to twice. Except for `PUT`, calls return `null` if the file does not exist. */
export type Bucket = {
  /** The key `''` addresses the bucket itself. */
  request(key: string, message: BucketRequest): Promise<BucketResponse | null>;
  /** Does not retry once the first bytes have arrived. */
  open(key: string): Promise<AsyncIterable<Buffer> | null>;
};

/** Milliseconds per attempt, enough for the files of a photo (a few hundred kilobytes each). */
const TRY_TIMEOUT = 10_000;
const TRIES = 3;
/** Mean of the random pause before the second attempt, in milliseconds. The mean doubles before the third. */
const FIRST_PAUSE = 100;
const SHOWN_CHARACTERS = 500;

function isPassing(status: number): boolean {
  return status >= 500 || status === 429 || status === 408;
}

export function createBucketClient({ accessKeyId, secretAccessKey, region }: BucketOptions): AwsClient {
  return new AwsClient({ accessKeyId, secretAccessKey, service: 's3', ...(region !== undefined && { region }) });
}

/** Signs the hash of the body, so that the bucket rejects a body that was altered in transit. */
function signable({ method, body, headers = {} }: BucketRequest) {
  if (body === undefined) return { method, headers: { ...headers } };
  return { method, body, headers: { ...headers, 'X-Amz-Content-Sha256': hash('sha256', body, 'hex') } };
}

async function* buffersOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const { buffer, byteOffset, length } of stream) yield Buffer.from(buffer, byteOffset, length);
}

/** Returns an error that quotes only the `<Code>` of an S3 error response, because its other elements contain the object key. */
async function refusalOf(answer: Response, method: string): Promise<Error> {
  const text = await answer.text();
  const reason = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? text.slice(0, SHOWN_CHARACTERS);
  return new Error(`S3 answered ${answer.status} to ${method}: ${reason}`);
}

/** The timeout covers the response head and what `read` consumes, not a body that is read later. */
async function tryOnce<T>(request: Request, timeout: number, read: (answer: Response) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error(`S3 did not answer within ${timeout} ms`)), timeout);
  try {
    return await read(await fetch(request, { signal: controller.signal }));
  } finally {
    clearTimeout(timer);
  }
}

type Reading<T> = { refusal: Error; mayPass: boolean } | { value: T | null };

export function openBucket(options: BucketOptions): Bucket {
  const { endpoint, bucket, tryTimeout = TRY_TIMEOUT } = options;
  const client = createBucketClient(options);
  const base = `${new URL(endpoint).href.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;

  async function send<T>(key: string, message: BucketRequest, take: (answer: Response) => Promise<T>) {
    const url = new URL(key === '' ? base : `${base}/${key}`);
    for (const [name, value] of Object.entries(message.query ?? {})) url.searchParams.set(name, value);
    const read = async (answer: Response): Promise<Reading<T>> => {
      if (answer.ok) return { value: await take(answer) };
      const refusal = await refusalOf(answer, message.method);
      if (answer.status === 404 && message.method !== 'PUT') return { value: null };
      return { refusal, mayPass: isPassing(answer.status) };
    };
    let failure: unknown;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      if (attempt > 0) await pause(FIRST_PAUSE * 2 ** attempt * Math.random());
      try {
        const reading = await tryOnce(await client.sign(url.href, signable(message)), tryTimeout, read);
        if ('value' in reading) return reading.value;
        failure = reading.refusal;
        if (!reading.mayPass) break;
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  return {
    request: (key, message) =>
      send(key, message, async (answer) => ({
        body: Buffer.from(await answer.arrayBuffer()),
        headers: answer.headers,
      })),
    open: (key) => send(key, { method: 'GET' }, async ({ body }) => (body === null ? none() : buffersOf(body))),
  };
}

async function* none(): AsyncGenerator<Buffer> {
  // An empty file has no chunks.
}
