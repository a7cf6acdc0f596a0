import type { IsTranslation } from '../kernel/translation.ts';
import { formatCount } from '../kernel/format-count.ts';
import { formatPrice, toCents } from '../kernel/cents.ts';
import type { PointKind } from './rules/read-points.ts';
import type { Servizio } from '../strutture/rules/servizi.ts';
import type { Ambiente, Ordine } from './rules/search-criteria.ts';

function price(euros: number): string {
  return formatPrice(toCents(euros));
}

/** « de Sienne », « d’Assise ». */
function of(nome: string): string {
  return /^[aeiouyàâéèêîôh]/i.test(nome) ? `d’${nome}` : `de ${nome}`;
}

function lowerFirst(words: string): string {
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** Inside of a sentence; what is a name stays one. */
function lower(words: string): string {
  return /^(?:Wi-?Fi|Smart TV|Netflix|B&B)$/i.test(words) ? words : lowerFirst(words);
}

const each = (words: readonly string[]) => words.map((word) => `« ${word} »`).join(' et ');

/** What a search is without, by what is stored: not every name can follow « sans ». */
const without = {
  'Prima Colazione Inclusa': 'petit-déjeuner',
  WiFi: 'Wi-Fi',
  'Aria Condizionata': 'climatisation',
  Riscaldamento: 'chauffage',
  Cucina: 'cuisine',
  Balcone: 'balcon',
  Terrazza: 'terrasse',
  Giardino: 'jardin',
  Parcheggio: 'parking',
  Garage: 'garage',
  Ascensore: 'ascenseur',
  'Smart TV': 'Smart TV',
  Netflix: 'Netflix',
  Lavatrice: 'lave-linge',
  Lavastoviglie: 'lave-vaisselle',
  Barbecue: 'barbecue',
  Piscina: 'piscine',
  Spa: 'spa',
  Palestra: 'salle de sport',
  'Accesso Mare': 'accès à la mer',
  'Vista Mare': 'vue mer',
  'Vista Montagna': 'vue montagne',
  'Centro Storico': '« centre historique »',
  'Vicino Stazione': '« près de la gare »',
  'Vicino Aeroporto': '« près de l’aéroport »',
  'Pet Friendly': '« animaux bienvenus »',
  Camino: 'cheminée',
} satisfies Record<Servizio, string>;

const withoutService = new Map<string, string>(Object.entries(without));

type WithoutWords = { where: string; hasFilters: boolean };

const fromPoint = {
  aeroporto: 'de l’aéroport',
  stazione: 'de la gare',
  porto: 'du port',
} satisfies Record<PointKind, string>;

export const searchPageMessages = {
  /** As long in every order, so that no list moves when it is put in another. */
  onesto: {
    giorno: 'Classement du jour : le même pour tous, un autre demain, personne ne peut l’acheter.',
    prezzo: 'Les moins chers d’abord : le même ordre pour tous, personne ne peut l’acheter.',
    posti: 'Les plus grands d’abord : le même ordre pour tous, personne ne peut l’acheter.',
    recenti: 'Les derniers ajoutés d’abord : le même ordre pour tous, personne ne peut l’acheter.',
  } satisfies Record<Ordine, string>,
  caseItalia: 'Hébergements dans toute l’Italie',
  casePer: (testo: string) => `Hébergements pour « ${testo} »`,
  letta: (word: string, instead: readonly string[]) => `Nous avons lu ${each(instead)} pour « ${word} ».`,
  nonEscluso: (words: string) =>
    `La recherche ne peut pas tenir compte de « ${words} » : vérifiez sur la page de chaque hébergement.`,
  cercaInvece: (text: string) => `Rechercher plutôt « ${text} »`,
  /** Of times that were said together, and that one search cannot hold. */
  unPeriodoAllaVolta: 'Nous cherchons une période à la fois. Ou bien :',
  quantiSiete: (euros: number) => `${price(euros)} par personne et par nuit : combien êtes-vous ?`,
  inQuanti: (guests: number, euros: number) => `Pour ${formatCount(guests)}, jusqu’à ${price(euros)}`,
  zonaDellaMappa: 'Zone de la carte',
  entro: (km: number, nome: string) => `À moins de ${km} km ${of(nome)}`,
  entroPunto: (km: number, nome: string, kind: PointKind) => `À moins de ${km} km ${fromPoint[kind]} ${of(nome)}`,
  entroPuntoTesto: (km: number, nome: string, kind: PointKind) => `à moins de ${km} km ${fromPoint[kind]} ${of(nome)}`,
  entroTesto: (km: number, nome: string) => `à moins de ${km} km ${of(nome)}`,
  nellaZonaDellaMappa: 'dans la zone de la carte',
  ambienti: { mare: 'En bord de mer', montagna: 'À la montagne', lago: 'Au bord d’un lac' } satisfies Record<
    Ambiente,
    string
  >,
  /** Words that no home of a place has; others may. `where`: « à Venise », « dans le Salento »; '' in all Italy. */
  senzaParole: (words: string, { where, hasFilters }: WithoutWords) => {
    const there = where === '' ? '' : ` ${where}`;
    const wishes = hasFilters ? ' avec vos autres critères' : '';
    return `Aucun hébergement${there} pour « ${words} »${wishes} : voici les autres.`;
  },
  inTuttaItalia: (words: string) => `« ${words} » dans toute l’Italie`,
  libere: (total: number) =>
    total === 1 ? 'Il est disponible à vos dates.' : 'Tous disponibles à vos dates, avec le total du séjour.',
  colazione: 'Petit-déjeuner',
  da: (euros: number) => `Dès ${price(euros)}`,
  fino: (euros: number) => `Jusqu’à ${price(euros)}`,
  traPrezzi: (least: number, most: number) => `De ${price(least)} à ${price(most)}`,
  dalMenoCaro: 'Les moins chers d’abord',
  parole: (testo: string) => `« ${testo} »`,
  posizione: (from: number, to: number, total: number) =>
    from === to
      ? `Hébergement ${formatCount(from)} sur ${formatCount(total)}`
      : `Hébergements ${formatCount(from)}–${formatCount(to)} sur ${formatCount(total)}`,
  posizioneAlmeno: (from: number, to: number, total: number) =>
    `Hébergements ${formatCount(from)}–${formatCount(to)} sur plus de ${formatCount(total)}`,
  corretta: (word: string, instead: readonly string[]) =>
    `Aucun hébergement pour « ${word} » : voici ceux pour ${each(instead)}.`,
  cercata: (word: string, instead: readonly string[]) =>
    `Aucun hébergement pour « ${word} » : nous avons cherché ${each(instead)}.`,
  /** What may be taken back of a search that found nothing, and where else to look: « en Toscane ». */
  senza: (what: string) => `Sans ${what}`,
  altroveSenza: (where: string, senza: string) => `${where}, ${lowerFirst(senza)}`,
  /** After « sans ». */
  servizio: (servizio: string) => withoutService.get(servizio) ?? servizio,
  tipo: lower,
  ilBadge: 'le badge « Sicura »',
  ilFiltro: (filtro: string) => `le filtre « ${filtro} »`,
  gradiniNonDetti: (total: number, isAtLeast: boolean) => {
    if (total === 1 && !isAtLeast) return '1 hébergement n’indique pas ses marches : demandez au propriétaire';
    return `${isAtLeast ? 'Plus de ' : ''}${formatCount(total)} hébergements n’indiquent pas leurs marches : demandez au propriétaire`;
  },
  gradiniDaChiedere:
    'Ces hébergements n’indiquent pas combien de marches mènent à la porte : demandez-le au propriétaire avant de réserver.',
  ilMinimo: (euros: number) => `le minimum de ${price(euros)}`,
  ilLimite: (euros: number) => `le plafond de ${price(euros)}`,
  iLimiti: (least: number, most: number) => `les limites de ${price(least)} et ${price(most)}`,
  altrove: (where: string) => where.charAt(0).toUpperCase() + where.slice(1),
  quale: (nome: string) => `Quel ${nome} cherchez-vous ?`,
  /** Of places that people call alike, and whose names differ. */
  qualeLuogo: 'Lequel de ces lieux ?',
  cercaviIlLuogo: 'Vous cherchiez plutôt le lieu ?',
  unAltroLuogo: 'Vous cherchiez un autre lieu ?',
  tutteLe: (where: string) => `Tous les hébergements ${where}`,
};

true satisfies IsTranslation<typeof import('./page-messages.it.ts'), typeof import('./page-messages.fr.ts')>;
