import { FLAG_FIELDS, type FlagField } from './rules/flag-fields.ts';

/** What each yes-or-no field is called where it has a value beside it. */
export const flagNames: Record<FlagField, string> = { ha_cucina: 'Cucina' };

/** What the form says beside its box. */
export const flagQuestions: Record<FlagField, string> = { ha_cucina: 'Gli ospiti possono usare la cucina' };

/** What the documentation of the API says of it. */
export const flagDescriptions: Record<FlagField, string> = { ha_cucina: 'cucina a disposizione degli ospiti' };

const flagSpaces: Record<FlagField, string> = { ha_cucina: 'cucina' };

/** What a home has beside rooms and baths, as a list goes on. */
export function spacesOf(home: Record<FlagField, boolean>): string[] {
  return FLAG_FIELDS.filter((field) => home[field]).map((field) => flagSpaces[field]);
}
