import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../../src/app/server/database.ts';
import { everyPhotoFile, masterFile, photoFiles } from '../../src/media/rules/photo-files.ts';
import { sharedFile } from '../../src/media/rules/shared-photo.ts';
import type { Environment } from './environment.ts';

const UNFINISHED = ['in-arrivo', 'foto/.incompleti'];

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** Lists the files in several requests, because the S3 API returns at most a thousand files per request. */
async function filesOfBucket(url: string): Promise<string[]> {
  const names: string[] = [];
  for (let after = ''; ; ) {
    const answer = await fetch(`${url}?list-type=2&start-after=${encodeURIComponent(after)}`);
    const page = [...(await answer.text()).matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key);
    names.push(...page.map((key) => key.split('/').at(-1) ?? ''));
    after = page.at(-1) ?? '';
    if (page.length < 1000) return names;
  }
}

export async function comparePhotos(db: Db, { dataDir, bucketUrl }: Pick<Environment, 'dataDir' | 'bucketUrl'>) {
  const files = bucketUrl === null ? filesIn(join(dataDir, 'foto')) : await filesOfBucket(bucketUrl);
  const unfinished = UNFINISHED.flatMap((folder) => filesIn(join(dataDir, folder)));
  const photos = await db.selectFrom('photos').select(['hash', 'width', 'height', 'ready_at']).execute();
  const needed = photos.filter(({ ready_at }) => ready_at !== null).flatMap((photo) => photoFiles(photo, 'webp'));
  const possible = new Set(
    photos.flatMap((photo) => [masterFile(photo), sharedFile(photo), ...everyPhotoFile(photo).map(({ name }) => name)]),
  );
  const there = new Set(files);
  const orphans = files.filter((name) => !possible.has(name) && !unfinished.includes(name));
  const missing = needed.filter(({ name }) => !there.has(name));
  return [
    ...orphans.map((name) => `a file without a row: ${name}`),
    ...missing.map(({ name }) => `a row without its file: ${name}`),
    ...unfinished.map((name) => `left behind: ${name}`),
  ];
}
