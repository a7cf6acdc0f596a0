import { SettingsError } from '../../platform/process/operator-error.ts';
import * as operatorMessages from '../messages/operator.ts';

/** Access to a bucket. `region` is required if the endpoint does not contain it. */
export type S3Config = {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string | undefined;
};

type ReadVariable = (name: string) => string | undefined;

function readEndpoint(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url !== null && ['http:', 'https:'].includes(url.protocol)) return url.href;
  throw new SettingsError(operatorMessages.httpUrlExpected(name));
}

/** Reads the settings of a bucket. Throws if they are incomplete, because otherwise the first upload would fail. */
export function readBucket(read: ReadVariable, prefix: string, purpose: string): S3Config | undefined {
  const names = ['ENDPOINT', 'BUCKET', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'].map((name) => `${prefix}_${name}`);
  const endpoint = readEndpoint(`${prefix}_ENDPOINT`, read(`${prefix}_ENDPOINT`));
  const [, bucket, accessKeyId, secretAccessKey] = names.map(read);
  if (endpoint !== undefined && bucket !== undefined && accessKeyId !== undefined && secretAccessKey !== undefined) {
    return { endpoint, bucket, accessKeyId, secretAccessKey, region: read(`${prefix}_REGION`) };
  }
  const missing = names.filter((name) => read(name) === undefined);
  if (missing.length === names.length) return undefined;
  throw new SettingsError(operatorMessages.bucketIncomplete(purpose, missing.join(', ')));
}
