import { recordOf } from '../src/kernel/records.ts';
import { FLAG_FIELDS } from '../src/strutture/rules/flag-fields.ts';

export const flags = (answer: boolean) => recordOf(FLAG_FIELDS, () => answer);
