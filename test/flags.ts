import { recordOf } from '../src/kernel/records.ts';
import { FLAG_FIELDS } from '../src/strutture/rules/flag-fields.ts';

/** Returns an answer for every yes/no question about a struttura. */
export const flags = (answer: boolean) => recordOf(FLAG_FIELDS, () => answer);
