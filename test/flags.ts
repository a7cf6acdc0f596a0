import { recordOf } from '../src/kernel/records.ts';
import { FLAG_FIELDS } from '../src/strutture/rules/flag-fields.ts';

/** Every question that a home answers by yes or no, answered. */
export const flags = (answer: boolean) => recordOf(FLAG_FIELDS, () => answer);
