/**
 * Yes-or-no questions of the form. They have their own file so that visitors' pages do not load the table of all fields
 * (`listing-fields.ts`).
 */
export const FLAG_FIELDS = ['ha_cucina'] as const;
export type FlagField = (typeof FLAG_FIELDS)[number];
