import { readConfig } from '../src/app/server/config.ts';
import { checkSystem } from '../src/app/server/system/check-system.ts';
import { SEAL } from './archive-keys.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileTransport } from '../src/mail/server/create-file-transport.ts';
import { createDiskStorage } from '../src/media/server/storage.ts';
import { folderPlace } from '../src/platform/backup/archive-place.ts';
import { findAddresses, listAllTables } from '../src/platform/database/find-addresses.ts';
import { writeBackup } from '../src/platform/backup/write-backup.ts';
import { composeModules, type Modules } from '../src/app/server/compose.ts';
import type { Dependencies } from '../src/app/server/dependencies.ts';
import type { StripeConfig } from '../src/app/server/config.ts';
import { readDbOf } from '../src/platform/replica/open-read-db.ts';
import { openJobs } from '../src/app/server/jobs/open-jobs.ts';
import type { Database, Db } from '../src/app/server/database.ts';
import type { LimiterOptions } from '../src/search/server/search-limiter.ts';
import { createMemoryLimits } from './memory-limits.ts';

export const TEST_SECRET = 'a secret that only the tests know, 32 characters long';

/** The modules of a portal in a test. Jobs are queued but not run. */
export type TestModules = Modules & { folder: string; remove(): void };

type TestModulesOptions = {
  feedAllow?: readonly string[];
  publicUrl?: string;
  stripe?: StripeConfig;
  /** Database for visitors' reads, normally a replica. Defaults to `db`. */
  readDb?: Db;
  metrics?: Dependencies['metrics'];
  searchLimits?: LimiterOptions;
  searchMs?: number;
  /** Settings of inbound mail. Without them, inbound mail triggers are disabled. */
  inboundMail?: Dependencies['inboundMail'];
};

/** Composes the modules of a portal. `feedAllow` lists the hosts from which calendars may be fetched. */
export function composeTestModules(
  { db, pool }: Database,
  now: Date,
  {
    feedAllow = [],
    publicUrl = 'http://127.0.0.1',
    stripe,
    readDb = readDbOf({ pool }).db,
    metrics,
    searchLimits,
    searchMs,
    inboundMail = null,
  }: TestModulesOptions = {},
): TestModules {
  const folder = mkdtempSync(join(tmpdir(), 'ospitalia-modules-'));
  const report = (error: unknown) => console.error(error);
  const mail = createFileTransport(join(folder, 'mail'), 'Ospitalia <prova@example.it>');
  const modules = composeModules({
    db,
    readDb,
    clock: { now: () => now },
    publicUrl,
    secret: TEST_SECRET,
    jobs: openJobs(pool, { onError: report }),
    photos: createDiskStorage(folder),
    feedAllow,
    writeArchive: async () => {
      const file = join(folder, 'archivio.backup');
      await writeBackup(pool, file, SEAL);
      return file;
    },
    restoration: {
      pool,
      url: pool.options.connectionString ?? '',
      config: readConfig({ OSPITALIA_DATA_DIR: folder, OSPITALIA_SECRET: TEST_SECRET }),
    },
    writeNightlyArchive: async () => undefined,
    erasures: {
      places: [folderPlace(folder)],
      findAddresses: async () => findAddresses(pool, await listAllTables(pool)),
    },
    mail,
    hasMailServer: false,
    checkSystem: () =>
      checkSystem({
        config: readConfig({ OSPITALIA_DATA_DIR: folder, PUBLIC_URL: publicUrl }),
        envFile: null,
        url: pool.options.connectionString ?? '',
        mail,
        clock: { now: () => now },
      }),
    contact: 'prova@example.it',
    stripe,
    analytics: null,
    tiles: null,
    inboundMail,
    limits: createMemoryLimits(),
    ...(metrics && { metrics }),
    ...(searchLimits && { searchLimits }),
    ...(searchMs !== undefined && { searchMs }),
    report,
    warn: (message) => console.warn(message),
  });
  return { ...modules, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
