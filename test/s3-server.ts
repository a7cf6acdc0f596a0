import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BucketOptions } from '../src/platform/bucket/open-bucket.ts';

const PROGRAM = join(import.meta.dirname, '../node_modules/s3rver/bin/s3rver.js');
const BUCKET = 'foto-di-prova';

/** A server with the S3 API. It checks the access key but not the signatures of requests. */
export type S3Server = { options: BucketOptions; close(): Promise<void> };

export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'ospitalia-s3-'));
  const server = spawn(
    process.execPath,
    [PROGRAM, '-s', '-d', folder, '-a', '127.0.0.1', '-p', '0', '--no-vhost-buckets', '--configure-bucket', BUCKET],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const close = async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit');
    await rm(folder, { recursive: true });
  };
  for await (const line of createInterface(server.stdout)) {
    const address = /listening on (\S+)$/.exec(line)?.[1];
    if (address === undefined) continue;
    // Reads and discards the output, because a full pipe would block the process.
    server.stdout.resume();
    const options = { endpoint: `http://${address}`, bucket: BUCKET, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
    return { options, close };
  }
  await close();
  throw new Error('the S3 server did not start');
}
