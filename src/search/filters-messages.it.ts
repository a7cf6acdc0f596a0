import { formatPrice, toCents } from '../kernel/cents.ts';
import { formatCount } from '../kernel/format-count.ts';
import type { Gradini } from './rules/search-criteria.ts';

const homes = (count: number) => (count === 1 ? '1 casa' : `${formatCount(count)} case`);

export const filtersMessages = {
  titolo: 'Filtri',
  tipo: 'Tipo di casa',
  ospiti: 'In quanti siete',
  inTanti: (guests: number) => `In ${formatCount(guests)}`,
  prezzo: 'Prezzo a notte',
  finoAPrezzo: (euros: number) => `Fino a ${formatPrice(toCents(euros))}`,
  minimo: 'Da',
  massimo: 'Fino a',
  /** After each of the two, for who does not see the sign. */
  inEuro: ', in euro',
  min: 'min',
  max: 'max',
  prezzoNonValido: 'Scrivi un prezzo in euro, come 80 o 1.200.',
  prezziInvertiti: 'Il massimo è più basso del minimo: scambiali o cancellane uno.',
  garanzia: 'Garanzia',
  sicura: 'Solo case con il badge «Sicura»',
  sicuraSpiega: 'Il proprietario ha completato la verifica dei pagamenti: paghi con carta, il portale garantisce.',
  accessibilita: 'Accessibilità',
  gradini: { nessuno: 'Senza gradini', 'non-detti': 'Gradini non indicati' } satisfies Record<Gradini, string>,
  gradiniSpiega: 'Nessun gradino fino alla porta, come lo dichiara il proprietario. L’ascensore è tra i servizi.',
  togliTutti: 'Togli tutti',
  mostra: 'Mostra le case',
  mostraQuante: (count: number) => `Mostra ${homes(count)}`,
  mostraMolte: (count: number) => `Mostra oltre ${formatCount(count)} case`,
  nessuna: 'Nessuna casa così',
  /** Homes that an option of the filters would leave, behind its name: as it is seen, and as it is heard. */
  quante: (count: number, isAtLeast: boolean) => `${formatCount(count)}${isAtLeast ? '+' : ''}`,
  conQuante: (option: string, count: number, isAtLeast: boolean) =>
    `${option}, ${isAtLeast ? `oltre ${formatCount(count)} case` : homes(count)}`,
} as const;
