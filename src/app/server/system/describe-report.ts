import type { Finding, SystemReport } from '../../../admin/system-status-contract.ts';
import type { SystemState } from '../../../admin/rules/verdict.ts';
import { systemSummaries } from '../../messages/operator.ts';

const MARKS: Record<SystemState, string> = { bene: '✓', attenzione: '!', guasto: '✗' };
/** Exit codes of Nagios plugins: OK, warning, critical. */
const EXIT_CODES: Record<SystemState, number> = { bene: 0, attenzione: 1, guasto: 2 };
function describeFinding({ stato, frase, rimedio }: Finding): string {
  return `${MARKS[stato]} ${frase}${rimedio === null ? '' : `\n    ${rimedio}`}`;
}

export function describeReport({ stato, voci }: SystemReport): string {
  return [...voci.map(describeFinding), '', systemSummaries[stato]()].join('\n');
}

export function exitCodeOf({ stato }: Pick<SystemReport, 'stato'>): number {
  return EXIT_CODES[stato];
}
