/** What is sent to a key, or to the bucket itself (`''`). `query`: what stands behind the question mark. */
export type BucketMessage = {
  method: 'HEAD' | 'GET' | 'PUT' | 'POST' | 'DELETE';
  query?: Readonly<Record<string, string>>;
  body?: Buffer<ArrayBuffer>;
  headers?: Readonly<Record<string, string>>;
};
export type BucketAnswer = { body: Buffer; headers: Headers };

/** Each asks up to three times, as long as what fails may pass. `null`: there is no such file. Any other answer throws. */
export type Bucket = {
  ask(key: string, message: BucketMessage): Promise<BucketAnswer | null>;
  /** The bytes of a file as they come; once they have begun, nobody asks again. */
  open(key: string): Promise<AsyncIterable<Buffer> | null>;
};
