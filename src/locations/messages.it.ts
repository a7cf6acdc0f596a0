import { formatCount } from '../kernel/format-count.ts';

export const locationsMessages = {
  provinceNonCaricate: 'Non riusciamo a caricare le province. Riprova.',
  cittaNonCaricate: 'Non riusciamo a caricare le città. Riprova.',
  caseNonCaricate: 'Non riusciamo a caricare le case. Riprova.',
  cittaDisponibili: (count: number) =>
    count === 1 ? '1 città disponibile' : `${formatCount(count)} città disponibili`,
  /** After `cittaDisponibili`. */
  diCuiConCase: (count: number) => (count === 0 ? ', ancora nessuna con case' : `, ${formatCount(count)} con case`),
  cittaConCase: (count: number, without: number) => {
    if (count === 0) return 'ancora nessuna con case';
    const known = `${formatCount(count)} città con case`;
    return without === 0 ? known : `${known}, ${formatCount(without)} ancora senza`;
  },
  altreCitta: (count: number, before: number) => {
    const others = count === 1 ? '1 città' : `${formatCount(count)} città`;
    return before === 0 ? `${others} ancora senza case` : `Altre ${others}, ancora senza case`;
  },
  case: (count: number) => {
    if (count === 0) return 'nessuna casa';
    return count === 1 ? '1 casa' : `${formatCount(count)} case`;
  },
} as const;
