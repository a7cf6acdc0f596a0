import { z } from 'zod';

/** `migration`: the newest of the saved database; `database`: which one it is (`null` in archives from before such a mark). */
export const archiveHeaderSchema = z.object({
  format: z.literal('ospitalia-1'),
  created_at: z.string(),
  migration: z.string(),
  database: z.string().nullable().default(null),
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
