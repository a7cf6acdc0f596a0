import { formatCount } from '../kernel/format-count.ts';
import { formatPrice, toCents } from '../kernel/cents.ts';
import type { Ambiente } from './rules/search-criteria.ts';

function price(euros: number): string {
  return formatPrice(toCents(euros));
}

export const searchPageMessages = {
  caseItalia: 'Case in tutta Italia',
  casePer: (testo: string) => `Case per «${testo}»`,
  letta: (word: string, instead: readonly string[]) =>
    `Abbiamo letto «${word}» come ${instead.map((each) => `«${each}»`).join(' e ')}.`,
  zonaDellaMappa: 'Zona della mappa',
  entro: (km: number, nome: string) => `Entro ${km} km da ${nome}`,
  entroTesto: (km: number, nome: string) => `entro ${km} km da ${nome}`,
  nellaZonaDellaMappa: 'nella zona della mappa',
  ambienti: { mare: 'Al mare', montagna: 'In montagna', lago: 'Al lago' } satisfies Record<Ambiente, string>,
  /** Words that no home of a place has; others may. `where`: "di Venezia", "nel Salento"; '' in all Italy. */
  senzaParole: (words: string, where: string) =>
    `Nessuna casa${where === '' ? '' : ` ${where}`} per «${words}»: ecco tutte le altre.`,
  senzaParoleConFiltri: (words: string, where: string) =>
    `Nessuna casa${where === '' ? '' : ` ${where}`} anche per «${words}»: ecco quelle con tutto il resto.`,
  inTuttaItalia: (words: string) => `«${words}» in tutta Italia`,
  libere: (total: number) =>
    total === 1 ? 'È libera per le tue date.' : 'Tutte libere per le tue date, con il totale del soggiorno.',
  colazione: 'Colazione',
  da: (euros: number) => `Da ${price(euros)}`,
  fino: (euros: number) => `Fino a ${price(euros)}`,
  traPrezzi: (least: number, most: number) => `Da ${price(least)} a ${price(most)}`,
  parole: (testo: string) => `«${testo}»`,
  posizione: (from: number, to: number, total: number) =>
    `${from === to ? 'Casa' : 'Case'} ${formatCount(from)}${from === to ? '' : `–${formatCount(to)}`} di ${formatCount(total)}`,
  posizioneAlmeno: (from: number, to: number) => `Case ${formatCount(from)}–${formatCount(to)} di molte`,
  corretta: (word: string, instead: readonly string[]) =>
    `Nessuna casa per «${word}»: ecco ${instead.map((each) => `«${each}»`).join(' e ')}.`,
  cercata: (word: string, instead: readonly string[]) =>
    `Nessuna casa per «${word}»: abbiamo cercato ${instead.map((each) => `«${each}»`).join(' e ')}.`,
  /** What may be taken back of a search that found nothing, and where else to look: "in Toscana". */
  senza: (what: string) => `Senza ${what}`,
  ilMinimo: (euros: number) => `il minimo di ${price(euros)}`,
  ilLimite: (euros: number) => `il limite di ${price(euros)}`,
  iLimiti: (least: number, most: number) => `i limiti di ${price(least)} e ${price(most)}`,
  altrove: (where: string) => where.charAt(0).toUpperCase() + where.slice(1),
  quale: (nome: string) => `Quale ${nome}?`,
  tutteLe: (where: string) => `Tutte le case ${where}`,
} as const;
