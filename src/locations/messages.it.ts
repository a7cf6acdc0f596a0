import { formatCount } from '../kernel/format-count.ts';

const NESSUNO = 'ancora nessun comune con case';
const comuni = (count: number) => (count === 1 ? '1 comune' : `${formatCount(count)} comuni`);

export const locationsMessages = {
  provinceNonCaricate: 'Non riusciamo a caricare le province. Riprova.',
  cittaNonCaricate: 'Non riusciamo a caricare le città. Riprova.',
  caseNonCaricate: 'Non riusciamo a caricare le case. Riprova.',
  cittaDisponibili: (count: number) =>
    count === 1 ? '1 città disponibile' : `${formatCount(count)} città disponibili`,
  /** After `cittaDisponibili`. */
  diCuiConCase: (count: number) => (count === 0 ? `, ${NESSUNO}` : `, ${comuni(count)} con case`),
  cittaConCase: (count: number, without: number) => {
    if (count === 0) return NESSUNO;
    const known = `${comuni(count)} con case`;
    return without === 0 ? known : `${known}, ${formatCount(without)} ancora senza`;
  },
  altreCitta: (count: number, before: number) => {
    if (before === 0) return `${comuni(count)} ancora senza case`;
    return `${count === 1 ? 'Un altro comune' : `Altri ${formatCount(count)} comuni`}, ancora senza case`;
  },
  case: (count: number) => {
    if (count === 0) return 'nessuna casa';
    return count === 1 ? '1 casa' : `${formatCount(count)} case`;
  },
} as const;
