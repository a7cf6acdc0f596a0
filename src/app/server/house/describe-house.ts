import type { Finding, HouseReport } from '../../../admin/house-contract.ts';
import type { HouseState } from '../../../admin/rules/house-verdict.ts';

const MARKS: Record<HouseState, string> = { bene: '✓', attenzione: '!', guasto: '✗' };
/** As monitors read them (Nagios' plugins): well, a warning, critical. */
const EXIT_CODES: Record<HouseState, number> = { bene: 0, attenzione: 1, guasto: 2 };
const TITLES: Record<HouseState, string> = {
  bene: 'Va tutto bene.',
  attenzione: 'Il portale lavora; c’è qualcosa da guardare.',
  guasto: 'C’è qualcosa da riparare adesso.',
};

function describeFinding({ stato, frase, rimedio }: Finding): string {
  return `${MARKS[stato]} ${frase}${rimedio === null ? '' : `\n    ${rimedio}`}`;
}

/** A report as lines of a terminal. */
export function describeHouse({ stato, voci }: HouseReport): string {
  return [...voci.map(describeFinding), '', TITLES[stato]].join('\n');
}

export function exitCodeOf({ stato }: Pick<HouseReport, 'stato'>): number {
  return EXIT_CODES[stato];
}
