import type { IsTranslation } from '../kernel/translation.ts';
import { FLAG_FIELDS, type FlagField } from './rules/flag-fields.ts';

export const flagNames: Record<FlagField, string> = { ha_cucina: 'Kitchen' };

export const flagQuestions: Record<FlagField, string> = { ha_cucina: 'Guests can use the kitchen' };

export const flagDescriptions: Record<FlagField, string> = { ha_cucina: 'kitchen for guests to use' };

const flagSpaces: Record<FlagField, string> = { ha_cucina: 'kitchen' };

export function spacesOf(home: Record<FlagField, boolean>): string[] {
  return FLAG_FIELDS.filter((field) => home[field]).map((field) => flagSpaces[field]);
}

true satisfies IsTranslation<typeof import('./listing-messages.it.ts'), typeof import('./listing-messages.en.ts')>;
