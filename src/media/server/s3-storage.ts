import { photoFormat } from '../rules/photo-files.ts';
import { type PhotoStorage, storageFailure } from './storage.ts';

type BucketMessage = {
  method: 'HEAD' | 'GET' | 'PUT' | 'DELETE';
  body?: Buffer<ArrayBuffer>;
  headers?: Readonly<Record<string, string>>;
};
type Bucket = { request(key: string, message: BucketMessage): Promise<{ body: Buffer } | null> };

function keyOf(name: string): string {
  return `foto/${name.slice(0, 2)}/${name}`;
}

/** Creates a photo storage in an S3 bucket. The bucket's access key needs permission to get, put, delete and list objects. */
export function createS3Storage(bucket: Bucket): PhotoStorage {
  async function request(name: string, message: BucketMessage) {
    try {
      return await bucket.request(keyOf(name), message);
    } catch (error) {
      throw storageFailure(error);
    }
  }
  return {
    has: async (name) => (await request(name, { method: 'HEAD' })) !== null,
    async read(name) {
      const answer = await request(name, { method: 'GET' });
      return answer === null ? null : new Uint8Array(answer.body);
    },
    async write(name, contents) {
      const headers = { 'Content-Type': `image/${photoFormat(name) ?? 'jpeg'}` };
      await request(name, { method: 'PUT', body: Buffer.from(contents), headers });
    },
    // Does nothing, because the provider enforces the quota of a bucket by rejecting writes.
    ensureRoom: async () => undefined,
    async remove(name) {
      await request(name, { method: 'DELETE' });
    },
  };
}
