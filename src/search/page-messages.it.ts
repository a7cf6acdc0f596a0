import { formatCount } from '../kernel/format-count.ts';
import { formatPrice, toCents } from '../kernel/cents.ts';
import type { PointKind } from './rules/read-points.ts';
import type { Ambiente, Ordine } from './rules/search-criteria.ts';

function price(euros: number): string {
  return formatPrice(toCents(euros));
}

/** "Nessuna baita", "nessun trullo", "nessuno chalet". */
function noneOf(word: string, gender: 'f' | 'm'): string {
  if (gender === 'f') return 'Nessuna';
  return /^(?:s[^aeiou]|z|gn|ps|pn|x|y|chalet)/i.test(word) ? 'Nessuno' : 'Nessun';
}

/** Inside of a sentence; what is a name stays one. */
function lower(words: string): string {
  return /^(?:WiFi|Smart TV|Netflix|B&B)$/.test(words) ? words : words.toLowerCase();
}

/** `gender`: of words that are a kind of house. `hasFilters`: something else was asked for, and is kept. */
type WithoutWords = { where: string; gender: 'f' | 'm' | null; hasFilters: boolean };

const fromPoint = {
  aeroporto: 'dall’aeroporto di',
  stazione: 'dalla stazione di',
  porto: 'dal porto di',
} satisfies Record<PointKind, string>;

export const searchPageMessages = {
  /** As long in every order, so that no list moves when it is put in another. */
  onesto: {
    giorno: 'Ordine di oggi: uguale per tutti, domani cambia, nessuno può comprarlo.',
    prezzo: 'Prima le meno care: l’ordine è uguale per tutti, nessuno può comprarlo.',
    posti: 'Prima le più grandi: l’ordine è uguale per tutti, nessuno può comprarlo.',
    recenti: 'Prima le ultime arrivate: uguale per tutti, nessuno può comprarlo.',
  } satisfies Record<Ordine, string>,
  caseItalia: 'Case in tutta Italia',
  casePer: (testo: string) => `Case per «${testo}»`,
  letta: (word: string, instead: readonly string[]) =>
    `Abbiamo letto «${word}» come ${instead.map((each) => `«${each}»`).join(' e ')}.`,
  /** Of what was said not to be wanted: «senza wifi». */
  nonEscluso: (words: string) => `La ricerca non può tenere conto di «${words}»: controlla nella pagina della casa.`,
  /** The way back from words that were read as others. */
  cercaInvece: (text: string) => `Cerca invece «${text}»`,
  /** Of times that were said together, and that one search cannot hold. */
  unPeriodoAllaVolta: 'Cerchiamo un periodo alla volta. Oppure:',
  quantiSiete: (euros: number) => `${price(euros)} a persona per notte: in quanti siete?`,
  inQuanti: (guests: number, euros: number) => `In ${formatCount(guests)}, fino a ${price(euros)}`,
  zonaDellaMappa: 'Zona della mappa',
  entro: (km: number, nome: string) => `Entro ${km} km da ${nome}`,
  entroPunto: (km: number, nome: string, kind: PointKind) => `Entro ${km} km ${fromPoint[kind]} ${nome}`,
  entroPuntoTesto: (km: number, nome: string, kind: PointKind) => `entro ${km} km ${fromPoint[kind]} ${nome}`,
  entroTesto: (km: number, nome: string) => `entro ${km} km da ${nome}`,
  nellaZonaDellaMappa: 'nella zona della mappa',
  ambienti: { mare: 'Al mare', montagna: 'In montagna', lago: 'Al lago' } satisfies Record<Ambiente, string>,
  /** Words that no home of a place has; others may. `where`: "a Venezia", "nel Salento"; '' in all Italy. */
  senzaParole: (words: string, { where, gender, hasFilters }: WithoutWords) => {
    const there = where === '' ? '' : ` ${where}`;
    if (gender === null) return `Nessuna casa${there}${hasFilters ? ' anche' : ''} per «${words}»: ecco le altre.`;
    return `${noneOf(words, gender)} ${words}${hasFilters ? ' così' : ''}${there}: ecco le altre case.`;
  },
  inTuttaItalia: (words: string) => `«${words}» in tutta Italia`,
  libere: (total: number) =>
    total === 1 ? 'È libera per le tue date.' : 'Tutte libere per le tue date, con il totale del soggiorno.',
  colazione: 'Colazione',
  da: (euros: number) => `Da ${price(euros)}`,
  fino: (euros: number) => `Fino a ${price(euros)}`,
  traPrezzi: (least: number, most: number) => `Da ${price(least)} a ${price(most)}`,
  dalMenoCaro: 'Dal meno caro',
  parole: (testo: string) => `«${testo}»`,
  posizione: (from: number, to: number, total: number) =>
    `${from === to ? 'Casa' : 'Case'} ${formatCount(from)}${from === to ? '' : `–${formatCount(to)}`} di ${formatCount(total)}`,
  posizioneAlmeno: (from: number, to: number, total: number) =>
    `Case ${formatCount(from)}–${formatCount(to)} di oltre ${formatCount(total)}`,
  corretta: (word: string, instead: readonly string[]) =>
    `Nessuna casa per «${word}»: ecco ${instead.map((each) => `«${each}»`).join(' e ')}.`,
  cercata: (word: string, instead: readonly string[]) =>
    `Nessuna casa per «${word}»: abbiamo cercato ${instead.map((each) => `«${each}»`).join(' e ')}.`,
  /** What may be taken back of a search that found nothing, and where else to look: "in Toscana". */
  senza: (what: string) => `Senza ${what}`,
  altroveSenza: (where: string, senza: string) => `${where}, s${senza.slice(1)}`,
  /** After "senza". */
  servizio: (servizio: string) => (/^(?:Pet |Vicino )/.test(servizio) ? `«${servizio}»` : lower(servizio)),
  tipo: (tipo: string) => lower(tipo),
  ilBadge: 'il badge «Sicura»',
  ilFiltro: (filtro: string) => `il filtro «${filtro}»`,
  /** Apart from the homes without steps: "12 case non dicono se hanno gradini: chiedi al proprietario". */
  gradiniNonDetti: (total: number, isAtLeast: boolean) => {
    if (total === 1 && !isAtLeast) return '1 casa non dice quanti gradini ha: chiedi al proprietario';
    return `${isAtLeast ? 'Oltre ' : ''}${formatCount(total)} case non dicono quanti gradini hanno: chiedi al proprietario`;
  },
  gradiniDaChiedere:
    'Queste case non dicono quanti gradini ci sono fino alla porta: chiedilo al proprietario prima di prenotare.',
  ilMinimo: (euros: number) => `il minimo di ${price(euros)}`,
  ilLimite: (euros: number) => `il limite di ${price(euros)}`,
  iLimiti: (least: number, most: number) => `i limiti di ${price(least)} e ${price(most)}`,
  altrove: (where: string) => where.charAt(0).toUpperCase() + where.slice(1),
  quale: (nome: string) => `Quale ${nome}?`,
  /** Of places that people call alike, and whose names differ. */
  qualeLuogo: 'Quale di questi luoghi?',
  cercaviIlLuogo: 'Cercavi il luogo?',
  unAltroLuogo: 'Cercavi un altro luogo?',
  tutteLe: (where: string) => `Tutte le case ${where}`,
} as const;
