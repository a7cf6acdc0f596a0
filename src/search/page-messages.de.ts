import { formatPrice, toCents } from '../kernel/cents.ts';
import { formatCount } from '../kernel/format-count.ts';
import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { Servizio } from '../strutture/rules/servizi.ts';
import type { PointKind } from './rules/read-points.ts';
import type { Ambiente, Ordine } from './rules/search-criteria.ts';

function price(euros: number): string {
  return formatPrice(toCents(euros));
}

/** What stands after «ohne»; services are named in Italian where they are asked for. */
const withoutService: Readonly<Record<string, string>> = {
  'Prima Colazione Inclusa': 'Frühstück',
  WiFi: 'WLAN',
  'Aria Condizionata': 'Klimaanlage',
  Riscaldamento: 'Heizung',
  Cucina: 'Küche',
  Balcone: 'Balkon',
  Terrazza: 'Terrasse',
  Giardino: 'Garten',
  Parcheggio: 'Parkplatz',
  Garage: 'Garage',
  Ascensore: 'Aufzug',
  'Smart TV': 'Smart-TV',
  Netflix: 'Netflix',
  Lavatrice: 'Waschmaschine',
  Lavastoviglie: 'Geschirrspüler',
  Barbecue: 'Grill',
  Piscina: 'Pool',
  Spa: 'Wellnessbereich',
  Palestra: 'Fitnessraum',
  'Accesso Mare': 'Zugang zum Meer',
  'Vista Mare': 'Meerblick',
  'Vista Montagna': 'Bergblick',
  'Centro Storico': '„Altstadt“',
  'Vicino Stazione': '„Bahnhof in der Nähe“',
  'Vicino Aeroporto': '„Flughafen in der Nähe“',
  'Pet Friendly': '„Haustiere willkommen“',
  Camino: 'Kamin',
} satisfies Record<Servizio, string>;

/** `hasFilters`: something else was asked for, and is kept. */
type WithoutWords = { where: string; hasFilters: boolean };

const point = {
  aeroporto: 'den Flughafen',
  stazione: 'den Bahnhof',
  porto: 'den Hafen von',
} satisfies Record<PointKind, string>;

export const searchPageMessages = {
  /** About as long in every order, so that no list moves when it is put in another. */
  onesto: {
    giorno: 'Reihenfolge von heute: für alle gleich, morgen neu, niemand kann sie kaufen.',
    prezzo: 'Günstigste zuerst: Die Reihenfolge ist für alle gleich, niemand kann sie kaufen.',
    posti: 'Größte zuerst: Die Reihenfolge ist für alle gleich, niemand kann sie kaufen.',
    recenti: 'Neueste zuerst: Die Reihenfolge ist für alle gleich, niemand kann sie kaufen.',
  } satisfies Record<Ordine, string>,
  caseItalia: 'Unterkünfte in ganz Italien',
  casePer: (testo: string) => `Unterkünfte zu „${testo}“`,
  letta: (word: string, instead: readonly string[]) =>
    `Wir haben „${word}“ als ${instead.map((each) => `„${each}“`).join(' und ')} verstanden.`,
  nonEscluso: (words: string) =>
    `„${words}“ kann die Suche nicht berücksichtigen. Bitte prüfen Sie das auf der Seite der Unterkunft.`,
  cercaInvece: (text: string) => `Stattdessen nach „${text}“ suchen`,
  unPeriodoAllaVolta: 'Wir suchen immer nur einen Zeitraum. Oder:',
  quantiSiete: (euros: number) => `${price(euros)} pro Person und Nacht: Wie viele Gäste?`,
  inQuanti: (guests: number, euros: number) =>
    `${pluralDe(guests, { one: '1 Gast', other: `${formatCount(guests)} Gäste` })}, bis ${price(euros)}`,
  zonaDellaMappa: 'Karten\u00adausschnitt',
  entro: (km: number, nome: string) => `Bis ${km} km um ${nome}`,
  entroPunto: (km: number, nome: string, kind: PointKind) => `Bis ${km} km um ${point[kind]} ${nome}`,
  entroPuntoTesto: (km: number, nome: string, kind: PointKind) => `im Umkreis von ${km} km um ${point[kind]} ${nome}`,
  entroTesto: (km: number, nome: string) => `im Umkreis von ${km} km um ${nome}`,
  nellaZonaDellaMappa: 'im Karten\u00adausschnitt',
  ambienti: { mare: 'Am Meer', montagna: 'In den Bergen', lago: 'Am See' } satisfies Record<Ambiente, string>,
  senzaParole: (words: string, { where, hasFilters }: WithoutWords) => {
    const there = where === '' ? '' : ` ${where}`;
    return `Keine Unterkunft${there} passt ${hasFilters ? 'auch ' : ''}zu „${words}“. Hier sehen Sie die anderen.`;
  },
  inTuttaItalia: (words: string) => `„${words}“ in ganz Italien`,
  libere: (total: number) =>
    total === 1 ? 'Frei zu Ihren Reisedaten.' : 'Alle frei zu Ihren Reisedaten, mit Gesamtpreis.',
  colazione: 'Frühstück',
  da: (euros: number) => `Ab ${price(euros)}`,
  fino: (euros: number) => `Bis ${price(euros)}`,
  traPrezzi: (least: number, most: number) => `${price(least)} bis ${price(most)}`,
  dalMenoCaro: 'Günstigste zuerst',
  parole: (testo: string) => `„${testo}“`,
  posizione: (from: number, to: number, total: number) =>
    from === to
      ? `Unterkunft ${formatCount(from)} von ${formatCount(total)}`
      : `Unterkünfte ${formatCount(from)}–${formatCount(to)} von ${formatCount(total)}`,
  posizioneAlmeno: (from: number, to: number, total: number) =>
    `Unterkünfte ${formatCount(from)}–${formatCount(to)} von über ${formatCount(total)}`,
  corretta: (word: string, instead: readonly string[]) =>
    `Keine Unterkunft zu „${word}“. Hier sehen Sie die zu ${instead.map((each) => `„${each}“`).join(' und ')}.`,
  cercata: (word: string, instead: readonly string[]) =>
    `Keine Unterkunft zu „${word}“. Wir haben nach ${instead.map((each) => `„${each}“`).join(' und ')} gesucht.`,
  senza: (what: string) => `Ohne ${what}`,
  altroveSenza: (where: string, senza: string) => `${where}, o${senza.slice(1)}`,
  servizio: (servizio: string) => withoutService[servizio] ?? servizio,
  tipo: (tipo: string) => `„${tipo}“`,
  ilBadge: 'das Siegel „Sicura“',
  ilFiltro: (filtro: string) => `den Filter „${filtro}“`,
  gradiniNonDetti: (total: number, isAtLeast: boolean) => {
    if (total === 1 && !isAtLeast) return '1 Unterkunft macht keine Angabe zu Stufen. Fragen Sie den Gastgeber';
    return `${isAtLeast ? 'Über ' : ''}${formatCount(total)} Unterkünfte machen keine Angabe zu Stufen. Fragen Sie den Gastgeber`;
  },
  gradiniDaChiedere:
    'Diese Unterkünfte geben nicht an, wie viele Stufen zur Tür führen. Fragen Sie den Gastgeber, bevor Sie buchen.',
  ilMinimo: (euros: number) => `die Untergrenze von ${price(euros)}`,
  ilLimite: (euros: number) => `die Grenze von ${price(euros)}`,
  iLimiti: (least: number, most: number) => `die Grenzen von ${price(least)} und ${price(most)}`,
  altrove: (where: string) => where.charAt(0).toUpperCase() + where.slice(1),
  quale: (nome: string) => `Welches ${nome}?`,
  qualeLuogo: 'Welcher dieser Orte?',
  cercaviIlLuogo: 'Meinten Sie den Ort?',
  unAltroLuogo: 'Meinten Sie einen anderen Ort?',
  tutteLe: (where: string) => `Alle Unterkünfte ${where}`,
} as const;

true satisfies IsTranslation<typeof import('./page-messages.it.ts'), typeof import('./page-messages.de.ts')>;
