/**
 * What a home has or has not: questions of the form that are answered by yes or no. In a file of its own: who looks at homes does not load
 * the table of all fields (`listing-fields.ts`).
 */
export const FLAG_FIELDS = ['ha_cucina'] as const;
export type FlagField = (typeof FLAG_FIELDS)[number];
