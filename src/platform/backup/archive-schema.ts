import { z } from 'zod';

/**
 * `ospitalia-1` has no manifest and is not signed. `migration`: the newest of the saved database; `database`: which one it is
 * (`null` in archives from before such a mark).
 */
export const archiveHeaderSchema = z.object({
  format: z.enum(['ospitalia-1', 'ospitalia-2']),
  created_at: z.string(),
  migration: z.string(),
  database: z.string().nullable().default(null),
  /** By which erasures after this archive are known again; `null` in archives from before there was one. */
  erasure_key: z.string().nullable().default(null),
  tables: z.array(z.string()),
});
export type ArchiveHeader = z.infer<typeof archiveHeaderSchema>;

/** The frame before a table's rows. `sequence`: where the numbering of its rows had arrived. */
export const archiveTableSchema = z.object({
  table: z.string(),
  columns: z.array(z.string()),
  sequence: z.object({ name: z.string(), last_value: z.int(), is_called: z.boolean() }).nullable(),
});
export type ArchiveTable = z.infer<typeof archiveTableSchema>;

/** The last frame: what was written of each table, counted while it was written (`row-tally.ts`). */
export const archiveManifestSchema = z.object({
  manifest: z.record(z.string(), z.object({ rows: z.int(), hash: z.string() })),
});
export type ArchiveManifest = z.infer<typeof archiveManifestSchema>['manifest'];
