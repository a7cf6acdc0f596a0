import type { Bucket, BucketRequest } from './open-bucket.ts';

/** Size of a part. An upload holds one part in memory. S3 allows 10,000 parts of at least 5 MB each. */
const PART_BYTES = 16 * 1024 * 1024;
const XML = { 'Content-Type': 'application/xml' };

function tagOf(xml: Buffer, name: string): string | null {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml.toString())?.[1] ?? null;
}

/** Sends a request that belongs to an upload. Throws on 404, which means that the upload no longer exists. */
async function demand(bucket: Bucket, key: string, message: BucketRequest) {
  const answer = await bucket.request(key, message);
  if (answer === null) throw new Error(`S3 no longer has ${key}`);
  return answer;
}

/** Begins a multipart upload. The file does not exist until `finish` has succeeded. */
async function beginUpload(bucket: Bucket, key: string) {
  const begun = await demand(bucket, key, { method: 'POST', query: { uploads: '' } });
  const uploadId = tagOf(begun.body, 'UploadId');
  if (uploadId === null) throw new Error('S3 returned no upload id');
  const tags: string[] = [];
  return {
    async put(part: Buffer<ArrayBuffer>): Promise<void> {
      const query = { partNumber: String(tags.length + 1), uploadId };
      const { headers } = await demand(bucket, key, { method: 'PUT', query, body: part });
      tags.push(headers.get('ETag') ?? '');
    },
    async finish(): Promise<void> {
      const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
      const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
      const answer = await bucket.request(key, { method: 'POST', query: { uploadId }, body, headers: XML });
      // S3 sends status 200 before it assembles the parts, so the body may contain an error. A retry after a success gets a 404,
      // so `checkSize` verifies the result.
      const fault = answer === null ? null : tagOf(answer.body, 'Code');
      if (fault !== null) throw new Error(`S3 failed to assemble the parts: ${fault}`);
    },
    /** Discards the uploaded parts. If the request fails, the bucket's lifecycle rule for incomplete uploads removes them. */
    async abort(): Promise<void> {
      await bucket.request(key, { method: 'DELETE', query: { uploadId } }).catch(() => undefined);
    },
  };
}

async function checkSize(bucket: Bucket, key: string, bytes: number): Promise<void> {
  const answer = await bucket.request(key, { method: 'HEAD' });
  const there = Number(answer?.headers.get('Content-Length') ?? Number.NaN);
  if (there !== bytes) throw new Error(`S3 stored ${there} of ${bytes} bytes of ${key}`);
}

export async function putStream(
  bucket: Bucket,
  key: string,
  bytes: AsyncIterable<Buffer>,
  partBytes = PART_BYTES,
): Promise<void> {
  let upload: Awaited<ReturnType<typeof beginUpload>> | null = null;
  let pending: Buffer[] = [];
  let [waiting, total] = [0, 0];
  try {
    for await (const chunk of bytes) {
      pending.push(chunk);
      waiting += chunk.length;
      total += chunk.length;
      if (waiting < partBytes) continue;
      upload ??= await beginUpload(bucket, key);
      await upload.put(Buffer.concat(pending));
      [pending, waiting] = [[], 0];
    }
    const last = Buffer.concat(pending);
    if (upload === null) await demand(bucket, key, { method: 'PUT', body: last });
    else if (last.length > 0) await upload.put(last);
    await upload?.finish();
  } catch (error) {
    await upload?.abort();
    throw error;
  }
  await checkSize(bucket, key, total);
}
