import { formatCount } from '../kernel/format-count.ts';

export const filtersMessages = {
  titolo: 'Filtri',
  tipo: 'Tipo di casa',
  prezzo: 'Prezzo a notte',
  minimo: 'Da, in euro',
  massimo: 'Fino a, in euro',
  prezzoNonValido: 'Scrivi un prezzo in euro, come 80 o 1.200.',
  prezziInvertiti: 'Il prezzo massimo è più basso del minimo.',
  garanzia: 'Garanzia',
  sicura: 'Solo case con il badge «Sicura»',
  sicuraSpiega: 'Il proprietario ha completato la verifica dei pagamenti: prenoti con carta, in modo garantito.',
  togliTutti: 'Togli tutti',
  mostra: 'Mostra le case',
  mostraQuante: (count: number) => (count === 1 ? 'Mostra 1 casa' : `Mostra ${formatCount(count)} case`),
  mostraMolte: (count: number) => `Mostra più di ${formatCount(count)} case`,
  nessuna: 'Nessuna casa così',
} as const;
