import type { Language } from '../src/kernel/language.ts';
import type { WishMeaning } from './wish-meaning.ts';

type Wish = readonly [typed: string, WishMeaning];

const ROMA = 'lazio/roma/roma';
const NAPOLI = 'campania/napoli/napoli';
const BUT_BB = { tipi: ['casa_vacanza', 'affittacamere', 'agriturismo'] } as const;
const BUT_FARMS = { tipi: ['casa_vacanza', 'bb', 'affittacamere'] } as const;
const JULY = ['2027-07-01', '2027-08-01', 7] as const;

/** What is not wanted: excluded where a search can, named where it cannot, never its contrary; and idioms that only look like it. */
const UNWANTED: Record<Language, readonly Wish[]> = {
  it: [
    ['casa senza piscina a Roma', { dove: ROMA, esclusi: ['senza piscina'] }],
    ['qualsiasi cosa tranne un b&b a Roma', { dove: ROMA, ...BUT_BB }],
    ['tutto tranne agriturismi in Toscana', { dove: 'toscana', ...BUT_FARMS }],
    ['Umbria, non un agriturismo', { dove: 'umbria', ...BUT_FARMS }],
    ['Toscana, né b&b né agriturismi', { dove: 'toscana', tipi: ['casa_vacanza', 'affittacamere'] }],
    ['Roma ma niente hotel', { dove: ROMA }],
    ['Toscana ma non a Firenze', { dove: 'toscana', esclusi: ['non a Firenze'] }],
    ['casa in Puglia lontano dal mare', { dove: 'puglia', esclusi: ['lontano dal mare'] }],
    ['casa in Puglia non lontano dal mare', { dove: 'puglia', ambiente: 'mare' }],
    ['Roma senza wifi o parcheggio', { dove: ROMA, esclusi: ['senza wifi', 'o parcheggio'] }],
    ['Roma, non serve il parcheggio', { dove: ROMA }],
    ['Sardegna ma non ad agosto', { dove: 'sardegna', esclusi: ['non ad agosto'] }],
    ['estate in Sardegna tranne agosto', { dove: 'sardegna', flexible: JULY }],
    ['Roma 2 adulti, niente bambini', { dove: ROMA, guests: 2 }],
    ['Roma senza moquette', { dove: ROMA, esclusi: ['senza moquette'] }],
    ['casa non troppo cara a Roma', { dove: ROMA, ordina: 'prezzo' }],
    ['Roma non meno di 100 euro a notte', { dove: ROMA, prezzo: [100, null] }],
    ['Roma piscina no', { dove: ROMA, esclusi: ['piscina no'] }],
  ],
  en: [
    ['house without a pool in Rome', { dove: ROMA, esclusi: ['without a pool'] }],
    ['anything but a b&b in Rome', { dove: ROMA, ...BUT_BB }],
    ['Tuscany but not Florence', { dove: 'toscana', esclusi: ['not Florence'] }],
    ["Rome, we don't need parking", { dove: ROMA }],
    ['b&b in Rome, not in August', { dove: ROMA, tipi: ['bb'], esclusi: ['not in August'] }],
    ['no more than 100 euros in Rome', { dove: ROMA, prezzo: [null, 100] }],
    ['Rome, not less than 100 euros a night', { dove: ROMA, prezzo: [100, null] }],
    ['Puglia not far from the beach', { dove: 'puglia', ambiente: 'mare' }],
    ['2 adults, no children, Rome', { dove: ROMA, guests: 2 }],
    ['not before 10 August in Rome', { dove: ROMA, flexible: ['2027-08-10', '2027-09-09', 7] }],
  ],
  de: [
    ['Ferienhaus Toskana, kein Pool', { dove: 'toscana', tipi: ['casa_vacanza'], esclusi: ['kein Pool'] }],
    ['alles außer B&B in Rom', { dove: ROMA, ...BUT_BB }],
    ['Sardinien, nur nicht im August', { dove: 'sardegna', esclusi: ['nur nicht im August'] }],
    ['Rom, wir brauchen keinen Parkplatz', { dove: ROMA }],
    ['Apulien nicht weit vom Meer', { dove: 'puglia', ambiente: 'mare' }],
    ['Neapel nicht mehr als 100 Euro', { dove: NAPOLI, prezzo: [null, 100] }],
  ],
  fr: [
    ['maison sans piscine à Rome', { dove: ROMA, esclusi: ['sans piscine'] }],
    ['tout sauf un b&b à Rome', { dove: ROMA, ...BUT_BB }],
    ["pas de chambres d'hôtes, Rome", { dove: ROMA, ...BUT_BB }],
    ['Sardaigne mais pas en août', { dove: 'sardegna', esclusi: ['pas en août'] }],
    ['Rome, pas besoin de parking', { dove: ROMA }],
    ['Pouilles pas loin de la mer', { dove: 'puglia', ambiente: 'mare' }],
  ],
};

/** Prices and people in words. */
const COUNTED: Record<Language, readonly Wish[]> = {
  it: [
    ['Firenze non più di centoventi euro a notte', { dove: 'toscana/firenze/firenze', prezzo: [null, 120] }],
    ['una dozzina di amici a Roma', { dove: ROMA, guests: 12 }],
    ['due famiglie da quattro a Roma', { dove: ROMA, guests: 8 }],
    ['Roma nonni, due genitori e due bimbi', { dove: ROMA, guests: 6 }],
    ['una trentina di euro a testa, Roma, siamo in sei', { dove: ROMA, guests: 6, prezzo: [null, 180], a_persona: 30 }],
  ],
  en: [
    ['Rome under a hundred and fifty', { dove: ROMA, prezzo: [null, 150] }],
    ['half a dozen friends in Rome', { dove: ROMA, guests: 6 }],
    ['two families of four in Rome', { dove: ROMA, guests: 8 }],
    ['my wife, our two kids and me in Rome', { dove: ROMA, guests: 4 }],
  ],
  de: [
    ['Rom höchstens hundertzwanzig Euro', { dove: ROMA, prezzo: [null, 120] }],
    ['ein Dutzend Freunde in Rom', { dove: ROMA, guests: 12 }],
    ['zwei Familien mit je zwei Kindern in Rom', { dove: ROMA, guests: 8 }],
    ['Oma, Opa, zwei Eltern und zwei Kinder in Rom', { dove: ROMA, guests: 6 }],
  ],
  fr: [
    ['Rome moins de cent vingt euros', { dove: ROMA, prezzo: [null, 120] }],
    ["une dizaine d'amis à Rome", { dove: ROMA, guests: 10 }],
    ['deux familles de quatre à Rome', { dove: ROMA, guests: 8 }],
    ['ma femme, moi et nos deux enfants à Rome', { dove: ROMA, guests: 4 }],
  ],
};

const KINDS = [UNWANTED, COUNTED];

function wishesIn(language: Language): Wish[] {
  return KINDS.flatMap((wishes) => wishes[language]);
}

/** Wishes of each language by what they are examples of. */
export const WISHES_BY_KIND: Record<Language, readonly Wish[]> = {
  it: wishesIn('it'),
  en: wishesIn('en'),
  de: wishesIn('de'),
  fr: wishesIn('fr'),
};
