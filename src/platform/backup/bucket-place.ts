import { type BucketOptions, openBucket, type Bucket } from '../bucket/open-bucket.ts';
import { putStream } from '../bucket/put-stream.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { ArchivePlace } from './archive-place.ts';
import * as operatorMessages from '../messages/operator.ts';

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function unescapeXml(text: string): string {
  return text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

function readAll(xml: string, name: string): string[] {
  return Array.from(xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g')), ([, text = '']) => unescapeXml(text));
}

async function listKeys(bucket: Bucket, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  let token: string | undefined;
  do {
    const more = token === undefined ? {} : { 'continuation-token': token };
    const query = { 'list-type': '2', delimiter: '/', prefix, ...more };
    const answer = await bucket.request('', { method: 'GET', query });
    if (answer === null) throw new Error('the bucket does not exist');
    const xml = answer.body.toString();
    keys.push(...readAll(xml, 'Key'));
    [token] = readAll(xml, 'NextContinuationToken');
  } while (token !== undefined);
  return keys.map((key) => key.slice(prefix.length)).filter((name) => name !== '');
}

const FOLDER = 'archivi/';
/** Milliseconds per attempt, enough for a part of 16 MB at half a megabit per second. */
const TRY_TIMEOUT = 300_000;

type PlaceOptions = BucketOptions & { partBytes?: number };

function describeFailures(place: string) {
  const explain = (cause: unknown) => {
    if (cause instanceof OperatorError) return cause;
    const reason = cause instanceof Error ? [cause.message, cause.cause].filter(Boolean).join(', ') : String(cause);
    return new OperatorError(operatorMessages.bucketFails(place, reason), { cause });
  };
  return {
    async explained<T>(work: Promise<T>): Promise<T> {
      return work.catch((cause: unknown) => {
        throw explain(cause);
      });
    },
    async *explainedStream(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      try {
        yield* bytes;
      } catch (cause) {
        throw explain(cause);
      }
    },
  };
}

function watchSource(bytes: AsyncIterable<Buffer>) {
  const watched: { fault: unknown; bytes(): AsyncGenerator<Buffer> } = {
    fault: undefined,
    async *bytes() {
      try {
        yield* bytes;
      } catch (error) {
        watched.fault = error;
        throw error;
      }
    },
  };
  return watched;
}

/** The access key needs permission to get, put, delete and list objects. */
export function bucketPlace(options: PlaceOptions): ArchivePlace {
  const brief = openBucket(options);
  const patient = openBucket({ tryTimeout: TRY_TIMEOUT, ...options });
  const name = `${options.endpoint.replace(/\/+$/, '')}/${options.bucket}`;
  const { explained, explainedStream } = describeFailures(name);
  return {
    name,
    list: (folder) => explained(listKeys(brief, folder === '' ? FOLDER : `${FOLDER}${folder}/`)),
    async *read(file) {
      const bytes = await explained(patient.open(`${FOLDER}${file}`));
      if (bytes === null) throw new OperatorError(operatorMessages.archiveNotFound(name, file));
      yield* explainedStream(bytes);
    },
    async write(file, bytes) {
      const source = watchSource(bytes);
      await explained(putStream(patient, `${FOLDER}${file}`, source.bytes(), options.partBytes)).catch(
        (error: unknown) => {
          throw source.fault ?? error;
        },
      );
    },
    async remove(file) {
      await explained(brief.request(`${FOLDER}${file}`, { method: 'DELETE' }));
    },
  };
}
