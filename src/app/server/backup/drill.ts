import PQueue from 'p-queue';
import { photoFiles, type StoredPhoto } from '../../../media/rules/photo-files.ts';
import type { PhotoStorage } from '../../../media/server/storage.ts';
import type { ArchiveTrust } from '../../../platform/backup/archive-bytes.ts';
import type { ArchiveHeader, ArchiveManifest } from '../../../platform/backup/archive-schema.ts';
import { compareManifest, type TableDifference } from '../../../platform/backup/row-tally.ts';
import { readHeader } from '../../../platform/backup/read-archive.ts';
import { hasTable } from '../../../platform/database/has-table.ts';
import { NO_LIMITS, openDatabase } from '../../../platform/database/open-database.ts';
import { withScratchDatabase } from '../../../platform/database/scratch-database.ts';
import type { Database, Tables } from '../database.ts';
import type { ErasurePlace, ReappliedErasures } from '../../../privacy/server/erasures.ts';
import { eraseAgain, fillNew } from './restore-backup.ts';

export type DrillReport = {
  header: ArchiveHeader;
  /** Age of the archive in seconds. */
  age: number;
  /** Duration of the drill in seconds, including migrations and repeated erasures. */
  seconds: number;
  rows: number;
  strutture: number;
  differences: TableDifference[];
  erasures: ReappliedErasures;
  photos: { named: number; missing: number };
};

type DrillParts = {
  file: string;
  trust: ArchiveTrust;
  /** URL of a database server. Its role must have the right to create databases. */
  url: string;
  photos: Pick<PhotoStorage, 'has'>;
  places: readonly ErasurePlace[];
  /**
   * The portal's current database. Photos that it no longer contains are not checked, because their files may be gone. If it
   * contains no photos, all archived photos are checked.
   */
  current: Database;
};

const CONCURRENT_CHECKS = 16;
const MS = 1000;

async function readPhotos({ pool }: Database): Promise<StoredPhoto[]> {
  if (!(await hasTable(pool, 'photos'))) return [];
  return (await pool.query<StoredPhoto>('select hash, width, height from photos where ready_at is not null')).rows;
}

/** Checks only the largest file of each photo, because the files of all sizes are written together. */
async function countMissing(photos: readonly StoredPhoto[], storage: DrillParts['photos']): Promise<number> {
  const queue = new PQueue({ concurrency: CONCURRENT_CHECKS });
  const found = await queue.addAll(
    photos.map((photo) => () => storage.has(photoFiles(photo, 'webp').at(-1)?.name ?? '')),
  );
  return found.filter((isThere) => !isThere).length;
}

async function checkPhotos(restored: Database, { photos, current }: DrillParts): Promise<DrillReport['photos']> {
  const [archived, today] = await Promise.all([readPhotos(restored), readPhotos(current)]);
  const still = new Set(today.map(({ hash }) => hash));
  const named = archived.filter(({ hash }) => still.size === 0 || still.has(hash));
  return { named: named.length, missing: await countMissing(named, photos) };
}

const countRows = (manifest: ArchiveManifest) => Object.values(manifest).reduce((sum, { rows }) => sum + rows, 0);

async function restoreAndCompare(
  scratch: Database,
  header: ArchiveHeader,
  parts: DrillParts,
): Promise<Pick<DrillReport, 'rows' | 'differences'>> {
  let compared: Pick<DrillReport, 'rows' | 'differences'> = { rows: 0, differences: [] };
  await fillNew(scratch, header, parts, async (client, entries, manifest) => {
    compared = { rows: countRows(manifest), differences: await compareManifest(client, entries, manifest) };
  });
  return compared;
}

/**
 * Restores an archive into a scratch database and compares the row count and hash of each table with the manifest. Reports
 * differences instead of throwing.
 */
export async function drill(parts: DrillParts): Promise<DrillReport> {
  const start = performance.now();
  const header = await readHeader(parts.file, parts.trust);
  const age = (Date.now() - Date.parse(header.created_at)) / MS;
  return withScratchDatabase(parts.url, async (url) => {
    const scratch = openDatabase<Tables>(url, { timeLimits: NO_LIMITS });
    try {
      const compared = await restoreAndCompare(scratch, header, parts);
      const erasures = await eraseAgain(scratch, parts.places);
      const seconds = (performance.now() - start) / MS;
      const { rows } = await scratch.pool.query<{ count: number }>('select count(*)::integer as count from strutture');
      const photos = await checkPhotos(scratch, parts);
      return { header, age, seconds, ...compared, strutture: rows[0]?.count ?? 0, erasures, photos };
    } finally {
      await scratch.close();
    }
  });
}
