import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { photoFormat } from '../rules/photo-files.ts';
import { type PhotoStorage, storageFailure } from './storage.ts';

/** A bucket of Amazon S3 or of any server that speaks its language; addressed by path, which all of them know. */
export type S3Options = {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Absent: what the endpoint's name says of Amazon, R2 and Backblaze, else `us-east-1`. A wrong one is refused. */
  region?: string | undefined;
  tryTimeout?: number;
};

/** In milliseconds: a photo's files are some hundred kilobytes. */
const TRY_TIMEOUT = 10_000;
const TRIES = 3;
/** Before the second try, in milliseconds; doubled, with chance, before the third. */
const FIRST_PAUSE = 100;

function isPassing(status: number): boolean {
  return status >= 500 || status === 429 || status === 408;
}

function keyOf(name: string): string {
  return `foto/${name.slice(0, 2)}/${name}`;
}

type Bucket = { client: AwsClient; base: string; tryTimeout: number };
type Message = { method: string; body?: Buffer<ArrayBuffer>; headers?: Record<string, string> };

/** Sends a request up to three times, as long as what fails may pass. `null` when there is no such file; throws on any other answer. */
async function ask({ client, base, tryTimeout }: Bucket, name: string, message: Message) {
  let failure: unknown;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (attempt > 0) await pause(FIRST_PAUSE * 2 ** attempt * Math.random());
    try {
      const answer = await fetch(await client.sign(`${base}/${keyOf(name)}`, message), {
        signal: AbortSignal.timeout(tryTimeout),
      });
      const body = new Uint8Array(await answer.arrayBuffer());
      if (answer.ok) return body;
      if (answer.status === 404 && message.method !== 'PUT') return null;
      failure = new Error(
        `S3 answered ${answer.status} to ${message.method}: ${Buffer.from(body).toString().slice(0, 500)}`,
      );
      if (!isPassing(answer.status)) break;
    } catch (error) {
      failure = error;
    }
  }
  throw storageFailure(failure);
}

export function createBucketClient({ accessKeyId, secretAccessKey, region }: S3Options): AwsClient {
  return new AwsClient({ accessKeyId, secretAccessKey, service: 's3', ...(region !== undefined && { region }) });
}

/** Photos in a bucket, under `foto/`. The key needs the rights to get, put, delete and list. */
export function createS3Storage(options: S3Options): PhotoStorage {
  const { endpoint, tryTimeout = TRY_TIMEOUT } = options;
  const bucket: Bucket = {
    client: createBucketClient(options),
    base: `${new URL(endpoint).href.replace(/\/+$/, '')}/${encodeURIComponent(options.bucket)}`,
    tryTimeout,
  };
  return {
    has: async (name) => (await ask(bucket, name, { method: 'HEAD' })) !== null,
    read: (name) => ask(bucket, name, { method: 'GET' }),
    async write(name, contents) {
      const headers = { 'Content-Type': `image/${photoFormat(name) ?? 'jpeg'}` };
      await ask(bucket, name, { method: 'PUT', body: Buffer.from(contents), headers });
    },
    // How much a bucket may hold is its provider's to say, by refusing.
    ensureRoom: async () => undefined,
    async remove(name) {
      await ask(bucket, name, { method: 'DELETE' });
    },
  };
}
