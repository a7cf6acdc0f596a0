import { createS3Storage } from '../../media/server/s3-storage.ts';
import { createDiskStorage, type PhotoStorage } from '../../media/server/storage.ts';
import { openBucket } from '../../platform/bucket/open-bucket.ts';
import type { Config } from './config.ts';

/** Disk space in bytes that uploads must leave free for the database and everything else: 1 GB. */
const RESERVE = 1_000_000_000;

export function openPhotos({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): PhotoStorage {
  return s3 === undefined ? createDiskStorage(dataDir, { reserve: RESERVE }) : createS3Storage(openBucket(s3));
}
