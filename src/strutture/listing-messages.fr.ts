import type { IsTranslation } from '../kernel/translation.ts';
import { FLAG_FIELDS, type FlagField } from './rules/flag-fields.ts';

export const flagNames: Record<FlagField, string> = { ha_cucina: 'Cuisine' };

export const flagQuestions: Record<FlagField, string> = { ha_cucina: 'Les voyageurs peuvent utiliser la cuisine' };

export const flagDescriptions: Record<FlagField, string> = { ha_cucina: 'cuisine à la disposition des voyageurs' };

const flagSpaces: Record<FlagField, string> = { ha_cucina: 'cuisine' };

export function spacesOf(home: Record<FlagField, boolean>): string[] {
  return FLAG_FIELDS.filter((field) => home[field]).map((field) => flagSpaces[field]);
}

true satisfies IsTranslation<typeof import('./listing-messages.it.ts'), typeof import('./listing-messages.fr.ts')>;
