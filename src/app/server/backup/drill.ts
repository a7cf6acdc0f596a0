import PQueue from 'p-queue';
import { photoFiles, type StoredPhoto } from '../../../media/rules/photo-files.ts';
import type { PhotoStorage } from '../../../media/server/storage.ts';
import type { ArchiveTrust } from '../../../platform/backup/archive-bytes.ts';
import type { ArchiveHeader, ArchiveManifest } from '../../../platform/backup/archive-schema.ts';
import { compareManifest, type TableDifference } from '../../../platform/backup/compare-manifest.ts';
import { readHeader } from '../../../platform/backup/read-archive.ts';
import { NO_LIMITS, openDatabase } from '../../../platform/database/open-database.ts';
import { withScratchDatabase } from '../../../platform/database/scratch-database.ts';
import type { Database } from '../database.ts';
import { fillNew } from './restore-backup.ts';

/** What a drill has found. */
export type DrillReport = {
  header: ArchiveHeader;
  /** Of the whole restoration, to the schema of today. */
  seconds: number;
  rows: number;
  strutture: number;
  /** `null`: the archive is of a release that did not count what it wrote. */
  differences: TableDifference[] | null;
  photos: { named: number; missing: number };
};

type DrillParts = {
  file: string;
  trust: ArchiveTrust;
  /** A server on which a database may be made. */
  url: string;
  photos: Pick<PhotoStorage, 'has'>;
  /** The portal's own database: a photo that it does not name any more was taken away since. */
  current: Database;
};

const QUESTIONS_AT_ONCE = 16;

async function readPhotos({ pool }: Database): Promise<StoredPhoto[]> {
  const { rows: found } = await pool.query(`select where to_regclass('photos') is not null`);
  if (found.length === 0) return [];
  return (await pool.query<StoredPhoto>('select hash, width, height from photos where ready_at is not null')).rows;
}

/** The largest file of a photo: the others were made together with it. */
async function countMissing(photos: readonly StoredPhoto[], storage: DrillParts['photos']): Promise<number> {
  const queue = new PQueue({ concurrency: QUESTIONS_AT_ONCE });
  const found = await queue.addAll(
    photos.map((photo) => () => storage.has(photoFiles(photo, 'webp').at(-1)?.name ?? '')),
  );
  return found.filter((isThere) => !isThere).length;
}

/** Of the photos that an archive names, those that nobody has taken away since. */
async function checkPhotos(restored: Database, { photos, current }: DrillParts): Promise<DrillReport['photos']> {
  const [archived, today] = await Promise.all([readPhotos(restored), readPhotos(current)]);
  const still = new Set(today.map(({ hash }) => hash));
  const named = archived.filter(({ hash }) => still.size === 0 || still.has(hash));
  return { named: named.length, missing: await countMissing(named, photos) };
}

const countRows = (manifest: ArchiveManifest | null) =>
  Object.values(manifest ?? {}).reduce((sum, { rows }) => sum + rows, 0);

/**
 * Restores an archive into a database that is made for it and dropped afterwards, reads every row again, and looks for the photos.
 * Throws as `restoreBackup` does; what it finds wrong with an archive that can be restored stands in the report.
 */
export async function drill(parts: DrillParts): Promise<DrillReport> {
  const header = await readHeader(parts.file, parts.trust);
  return withScratchDatabase(parts.url, async (url) => {
    const scratch = openDatabase(url, { timeLimits: NO_LIMITS });
    try {
      let read = 0;
      let differences: DrillReport['differences'] = null;
      const start = performance.now();
      await fillNew(scratch, header, parts, async (client, entries, manifest) => {
        if (manifest === null) return;
        read = countRows(manifest);
        differences = await compareManifest(client, entries, manifest);
      });
      const seconds = (performance.now() - start) / 1000;
      const { rows } = await scratch.pool.query<{ count: number }>('select count(*)::integer as count from strutture');
      return {
        header,
        seconds,
        rows: read,
        strutture: rows[0]?.count ?? 0,
        differences,
        photos: await checkPhotos(scratch, parts),
      };
    } finally {
      await scratch.close();
    }
  });
}
