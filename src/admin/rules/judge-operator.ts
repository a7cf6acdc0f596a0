import type { Verdict } from './house-verdict.ts';
import { OPERATOR_DUTIES, type OperatorField } from './operator-duties.ts';

export type OperatorFacts = { denominazione: string } & { [Field in OperatorField]?: string | null | undefined };

/** Of whom there may be none: an association without a trade has no number of these. The others everybody has. */
const MAY_BE_NONE: readonly OperatorField[] = ['forma_giuridica', 'pec', 'partita_iva', 'rea'];

/**
 * Whether a portal says who runs it. While payments are a demonstration what is missing is worth a look; where money moves it is
 * broken.
 * @example judgeOperator(null, false) // { kind: 'gestore.nessuno' }
 */
export function judgeOperator(operator: OperatorFacts | null, takesMoney: boolean): Verdict {
  if (operator === null) return { kind: takesMoney ? 'gestore.ignoto' : 'gestore.nessuno' };
  const missing = OPERATOR_DUTIES.filter(([field]) => {
    const fact = operator[field];
    return fact === undefined || (fact === null && !MAY_BE_NONE.includes(field));
  });
  if (missing.length === 0) return { kind: 'gestore.bene', name: operator.denominazione };
  const facts = missing.map(([field, duty]) => ({ field, duty }));
  return { kind: takesMoney ? 'gestore.incompleto' : 'gestore.manca', facts };
}
