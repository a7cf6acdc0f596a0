/** Facts that the operator must publish, each with the law that requires it. */
export const OPERATOR_DUTIES = [
  ['forma_giuridica', 'civile'],
  ['indirizzo', 'ecommerce'],
  ['email', 'ecommerce'],
  ['telefono', 'ecommerce'],
  ['pec', 'pec'],
  ['partita_iva', 'iva'],
  ['rea', 'ecommerce'],
  ['contatto_dsa', 'dsa'],
  ['lingue_dsa', 'dsa'],
] as const;

export type OperatorField = (typeof OPERATOR_DUTIES)[number][0];
export type Duty = (typeof OPERATOR_DUTIES)[number][1];

type MissingFact = { field: OperatorField; duty: Duty };

/** @example fieldsByDuty([{ field: 'pec', duty: 'pec' }]) // [['pec', ['pec']]] */
export function fieldsByDuty(missing: readonly MissingFact[]): [Duty, OperatorField[]][] {
  const groups = Map.groupBy(missing, ({ duty }) => duty);
  return [...groups].map(([duty, facts]) => [duty, facts.map(({ field }) => field)]);
}
