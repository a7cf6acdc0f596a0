import type { IsTranslation } from '../kernel/translation.ts';
import { formatPrice, toCents } from '../kernel/cents.ts';
import { formatCount } from '../kernel/format-count.ts';
import type { Servizio } from '../strutture/rules/servizi.ts';
import type { PointKind } from './rules/read-points.ts';
import type { Ambiente, Ordine } from './rules/search-criteria.ts';

function price(euros: number): string {
  return formatPrice(toCents(euros));
}

/** What a search is without, by what is stored. The article says that the wish goes, not that the home must not have it. */
const wishes = {
  'Prima Colazione Inclusa': 'breakfast',
  WiFi: 'the Wi-Fi',
  'Aria Condizionata': 'the air conditioning',
  Riscaldamento: 'the heating',
  Cucina: 'the kitchen',
  Balcone: 'the balcony',
  Terrazza: 'the terrace',
  Giardino: 'the garden',
  Parcheggio: 'the parking',
  Garage: 'the garage',
  Ascensore: 'the lift',
  'Smart TV': 'the smart TV',
  Netflix: 'Netflix',
  Lavatrice: 'the washing machine',
  Lavastoviglie: 'the dishwasher',
  Barbecue: 'the barbecue',
  Piscina: 'the pool',
  Spa: 'the spa',
  Palestra: 'the gym',
  'Accesso Mare': 'access to the sea',
  'Vista Mare': 'the sea view',
  'Vista Montagna': 'the mountain view',
  'Centro Storico': 'the old town',
  'Vicino Stazione': '“near the station”',
  'Vicino Aeroporto': '“near the airport”',
  'Pet Friendly': '“pets welcome”',
  Camino: 'the fireplace',
} satisfies Record<Servizio, string>;

const wishOf = new Map<string, string>(Object.entries(wishes));

/** `gender`, of the Italian word, says nothing in English. `hasFilters`: something else was asked for, and is kept. */
type WithoutWords = { where: string; gender: 'f' | 'm' | null; hasFilters: boolean };

const quoted = (words: readonly string[]) => words.map((each) => `“${each}”`).join(' and ');

const point = {
  aeroporto: (nome: string) => `${nome} airport`,
  stazione: (nome: string) => `${nome} station`,
  porto: (nome: string) => `the port of ${nome}`,
} satisfies Record<PointKind, (nome: string) => string>;

export const searchPageMessages = {
  /** As long in every order, so that no list moves when it is put in another. */
  onesto: {
    giorno: 'Today’s order: the same for everyone, new tomorrow, nobody can buy it.',
    prezzo: 'Cheapest first: the order is the same for everyone, nobody can buy it.',
    posti: 'Largest first: the order is the same for everyone, nobody can buy it.',
    recenti: 'Newest first: the order is the same for everyone, nobody can buy it.',
  } satisfies Record<Ordine, string>,
  caseItalia: 'Places to stay all over Italy',
  casePer: (testo: string) => `Places to stay for “${testo}”`,
  letta: (word: string, instead: readonly string[]) => `We read “${word}” as ${quoted(instead)}.`,
  nonEscluso: (words: string) => `The search can’t take “${words}” into account: please check on each page.`,
  cercaInvece: (text: string) => `Search instead for “${text}”`,
  /** Of times that were said together, and that one search cannot hold. */
  unPeriodoAllaVolta: 'We can search one period at a time. Or try:',
  quantiSiete: (euros: number) => `${price(euros)} per person per night: how many of you are there?`,
  inQuanti: (guests: number, euros: number) => `For ${formatCount(guests)}, up to ${price(euros)}`,
  zonaDellaMappa: 'Map area',
  entro: (km: number, nome: string) => `Within ${km} km of ${nome}`,
  entroPunto: (km: number, nome: string, kind: PointKind) => `Within ${km} km of ${point[kind](nome)}`,
  entroPuntoTesto: (km: number, nome: string, kind: PointKind) => `within ${km} km of ${point[kind](nome)}`,
  entroTesto: (km: number, nome: string) => `within ${km} km of ${nome}`,
  nellaZonaDellaMappa: 'in the area of this map',
  ambienti: { mare: 'By the sea', montagna: 'In the mountains', lago: 'By a lake' } satisfies Record<Ambiente, string>,
  /** Words that no home of a place has; others may. `where`: "in Venice"; '' in all Italy. */
  senzaParole: (words: string, { where, hasFilters }: WithoutWords) => {
    const there = where === '' ? '' : ` ${where}`;
    return `No places${hasFilters ? ' like this' : ''}${there} match “${words}”: here are the others.`;
  },
  inTuttaItalia: (words: string) => `“${words}” all over Italy`,
  libere: (total: number) =>
    total === 1 ? 'It is available on your dates.' : 'All available on your dates, with the total for the stay.',
  colazione: 'Breakfast',
  da: (euros: number) => `From ${price(euros)}`,
  fino: (euros: number) => `Up to ${price(euros)}`,
  traPrezzi: (least: number, most: number) => `From ${price(least)} to ${price(most)}`,
  dalMenoCaro: 'Cheapest first',
  parole: (testo: string) => `“${testo}”`,
  posizione: (from: number, to: number, total: number) =>
    `${from === to ? 'Place' : 'Places'} ${formatCount(from)}${from === to ? '' : `–${formatCount(to)}`} of ${formatCount(total)}`,
  posizioneAlmeno: (from: number, to: number, total: number) =>
    `Places ${formatCount(from)}–${formatCount(to)} of more than ${formatCount(total)}`,
  corretta: (word: string, instead: readonly string[]) =>
    `No places match “${word}”: here are those for ${quoted(instead)}.`,
  cercata: (word: string, instead: readonly string[]) => `No places match “${word}”: we looked for ${quoted(instead)}.`,
  /** What may be taken back of a search that found nothing, and where else to look: "in Tuscany". */
  senza: (what: string) => `Without ${what}`,
  altroveSenza: (where: string, senza: string) => `${where}, w${senza.slice(1)}`,
  /** After "without". */
  servizio: (servizio: string) => wishOf.get(servizio) ?? `“${servizio}”`,
  tipo: (tipo: string) => `the “${tipo}” filter`,
  ilBadge: 'the “Sicura” badge',
  ilFiltro: (filtro: string) => `the “${filtro}” filter`,
  gradiniNonDetti: (total: number, isAtLeast: boolean) => {
    if (total === 1 && !isAtLeast) return '1 place doesn’t state its steps: ask the owner';
    return `${isAtLeast ? 'More than ' : ''}${formatCount(total)} places don’t state their steps: ask the owner`;
  },
  gradiniDaChiedere: 'These places don’t say how many steps lead up to the door: ask the owner before you book.',
  ilMinimo: (euros: number) => `the minimum of ${price(euros)}`,
  ilLimite: (euros: number) => `the limit of ${price(euros)}`,
  iLimiti: (least: number, most: number) => `the limits of ${price(least)} and ${price(most)}`,
  altrove: (where: string) => where.charAt(0).toUpperCase() + where.slice(1),
  quale: (nome: string) => `Which ${nome}?`,
  /** Of places that people call alike, and whose names differ. */
  qualeLuogo: 'Which of these places?',
  cercaviIlLuogo: 'Did you mean the place?',
  unAltroLuogo: 'Were you looking for another place?',
  tutteLe: (where: string) => `All places to stay ${where}`,
};

true satisfies IsTranslation<typeof import('./page-messages.it.ts'), typeof import('./page-messages.en.ts')>;
