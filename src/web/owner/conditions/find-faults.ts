import { conditionFaults } from '../../../strutture/conditions-messages.it.ts';
import type { OwnConditions } from '../../../strutture/prices-contract.ts';
import { readConditions } from '../../../strutture/rules/read-conditions.ts';
import { conditionsBody, type TypedConditions } from './typed-conditions.ts';

/** A sentence for each field that is at fault, by wire name. */
export type FieldFaults = Readonly<Record<string, string>>;

/** A season that is typed without a date: the rule would take it for the price of the year. */
function missingDates({ rates }: TypedConditions): FieldFaults {
  const missing = rates.flatMap((rate, index) => {
    if (!rate.isSeason) return [];
    const fields = (['dal', 'al'] as const).filter((field) => rate[field].trim() === '');
    return fields.map((field) => [`tariffe.${index}.${field}`, conditionFaults.dateMissing]);
  });
  return Object.fromEntries(missing);
}

/** What is wrong with prices and conditions, by the rule that the server goes by, too; `null`: nothing. */
export function findFaults(typed: TypedConditions, struttura: OwnConditions): FieldFaults | null {
  const reading = readConditions(conditionsBody(typed), struttura);
  const faults = reading.ok ? {} : reading.faults;
  // Only a season has a field for it: one whose dates are still missing.
  const told = Object.entries(faults).filter(([, fault]) => fault !== 'prezzoOfTheYear');
  const sentences = told.map(([name, fault]) => [name, conditionFaults[fault]]);
  const all = { ...Object.fromEntries(sentences), ...missingDates(typed) };
  return Object.keys(all).length === 0 ? null : all;
}
