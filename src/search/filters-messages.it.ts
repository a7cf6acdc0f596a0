import { formatCount } from '../kernel/format-count.ts';

export const filtersMessages = {
  titolo: 'Filtri',
  tipo: 'Tipo di casa',
  prezzo: 'Prezzo a notte',
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
  sicuraSpiega: 'Il proprietario ha completato la verifica dei pagamenti: prenoti con carta, in modo garantito.',
  togliTutti: 'Togli tutti',
  mostra: 'Mostra le case',
  mostraQuante: (count: number) => (count === 1 ? 'Mostra 1 casa' : `Mostra ${formatCount(count)} case`),
  mostraMolte: (count: number) => `Mostra oltre ${formatCount(count)} case`,
  nessuna: 'Nessuna casa così',
} as const;
