import { conditionFaults } from '../../../../strutture/conditions-messages.it.ts';
import type { OwnConditions } from '../../../../strutture/prices-contract.ts';
import { readConditions } from '../../../../strutture/rules/read-conditions.ts';
import { conditionsBody, type TypedConditions } from './typed-conditions.ts';

/** A sentence for each field that is at fault, by wire name. */
export type FieldFaults = Readonly<Record<string, string>>;

/** What is wrong with prices and conditions, by the rule that the server goes by, too; `null`: nothing. */
export function findFaults(typed: TypedConditions, struttura: OwnConditions): FieldFaults | null {
  const reading = readConditions(conditionsBody(typed), struttura);
  if (reading.ok) return null;
  return Object.fromEntries(Object.entries(reading.faults).map(([name, fault]) => [name, conditionFaults[fault]]));
}
