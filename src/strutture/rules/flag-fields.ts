/** Separate from `listing-fields.ts`, so that visitors' pages do not load the table of all fields. */
export const FLAG_FIELDS = ['ha_cucina'] as const;
export type FlagField = (typeof FLAG_FIELDS)[number];
