import { z } from 'zod';

/** Format version of archives. Earlier versions predate the first release. */
export const ARCHIVE_FORMAT = 3;

export const archiveHeaderSchema = z.object({
  format: z.literal(`ospitalia-${ARCHIVE_FORMAT}`),
  created_at: z.string(),
  migration: z.string(),
  database: z.string(),
  /** Key (hexadecimal) for hashing email addresses in erasure records. A restored database needs it to repeat the erasures. */
  erasure_key: z.string(),
  tables: z.array(z.string()),
});
export type ArchiveHeader = z.infer<typeof archiveHeaderSchema>;

export const archiveTableSchema = z.object({
  table: z.string(),
  columns: z.array(z.string()),
  sequence: z.object({ name: z.string(), last_value: z.int(), is_called: z.boolean() }).nullable(),
});
export type ArchiveTable = z.infer<typeof archiveTableSchema>;

export const archiveManifestSchema = z.object({
  manifest: z.record(z.string(), z.object({ rows: z.int(), hash: z.string() })),
});
export type ArchiveManifest = z.infer<typeof archiveManifestSchema>['manifest'];
