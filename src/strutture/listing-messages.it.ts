import { FLAG_FIELDS, type FlagField } from './rules/flag-fields.ts';

export const flagNames: Record<FlagField, string> = { ha_cucina: 'Cucina' };

export const flagQuestions: Record<FlagField, string> = { ha_cucina: 'Gli ospiti possono usare la cucina' };

export const flagDescriptions: Record<FlagField, string> = { ha_cucina: 'cucina a disposizione degli ospiti' };

const flagSpaces: Record<FlagField, string> = { ha_cucina: 'cucina' };

export function spacesOf(home: Record<FlagField, boolean>): string[] {
  return FLAG_FIELDS.filter((field) => home[field]).map((field) => flagSpaces[field]);
}
