import type { RateField } from './typed-conditions.ts';

/** The id of one field of a row of prices. */
export function rateFieldId(key: number, name: RateField): string {
  return `tariffa-${key}-${name}`;
}
