import { photoFormat } from '../rules/photo-files.ts';
import { type PhotoStorage, storageFailure } from './storage.ts';

type BucketMessage = {
  method: 'HEAD' | 'GET' | 'PUT' | 'DELETE';
  body?: Buffer<ArrayBuffer>;
  headers?: Readonly<Record<string, string>>;
};
/** A bucket, as the platform opens one. `null`: there is no such file. */
type Bucket = { ask(key: string, message: BucketMessage): Promise<{ body: Buffer } | null> };

function keyOf(name: string): string {
  return `foto/${name.slice(0, 2)}/${name}`;
}

/** Photos in a bucket, under `foto/`. The key needs the rights to get, put, delete and list. */
export function createS3Storage(bucket: Bucket): PhotoStorage {
  async function ask(name: string, message: BucketMessage) {
    try {
      return await bucket.ask(keyOf(name), message);
    } catch (error) {
      throw storageFailure(error);
    }
  }
  return {
    has: async (name) => (await ask(name, { method: 'HEAD' })) !== null,
    async read(name) {
      const answer = await ask(name, { method: 'GET' });
      return answer === null ? null : new Uint8Array(answer.body);
    },
    async write(name, contents) {
      const headers = { 'Content-Type': `image/${photoFormat(name) ?? 'jpeg'}` };
      await ask(name, { method: 'PUT', body: Buffer.from(contents), headers });
    },
    // How much a bucket may hold is its provider's to say, by refusing.
    ensureRoom: async () => undefined,
    async remove(name) {
      await ask(name, { method: 'DELETE' });
    },
  };
}
