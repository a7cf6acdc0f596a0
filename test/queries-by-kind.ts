import type { Language } from '../src/kernel/language.ts';
import type { QueryMeaning } from './query-meaning.ts';

type Query = readonly [typed: string, QueryMeaning];

const ROMA = 'lazio/roma/roma';
const NAPOLI = 'campania/napoli/napoli';
const BUT_BB = { tipi: ['casa_vacanza', 'affittacamere', 'agriturismo'] } as const;
const BUT_FARMS = { tipi: ['casa_vacanza', 'bb', 'affittacamere'] } as const;
const JULY = ['2027-07-01', '2027-08-01', 7] as const;

/** Queries with exclusions, some with idioms that only resemble exclusions. An excluded feature must not become a requirement. */
const UNWANTED: Record<Language, readonly Query[]> = {
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
    ['Roma wifi e tv non ci servono', { dove: ROMA }],
    ['cani non ammessi, Roma', { dove: ROMA, esclusi: ['cani non ammessi'] }],
    ['Sicilia tranne luglio e agosto', { dove: 'sicilia', esclusi: ['tranne luglio', 'e agosto'] }],
    ['Roma niente sopra i 100 euro', { dove: ROMA, prezzo: [null, 100] }],
    ['Roma non troppo lontano dal centro', { dove: ROMA, servizi: ['Centro Storico'] }],
    ['Roma piscina no', { dove: ROMA, esclusi: ['piscina no'] }],
    ['Roma, spa e palestra anche no', { dove: ROMA }],
    [
      'Roma non il prossimo weekend ma quello dopo',
      { dove: ROMA, stay: ['2026-12-04', '2026-12-06'], esclusi: ['non il prossimo weekend'] },
    ],
  ],
  en: [
    ['house without a pool in Rome', { dove: ROMA, tipi: ['casa_vacanza'], esclusi: ['without a pool'] }],
    ['anything but a b&b in Rome', { dove: ROMA, ...BUT_BB }],
    ['Tuscany but not Florence', { dove: 'toscana', esclusi: ['not Florence'] }],
    ["Rome, we don't need parking", { dove: ROMA }],
    ['b&b in Rome, not in August', { dove: ROMA, tipi: ['bb'], esclusi: ['not in August'] }],
    ['no more than 100 euros in Rome', { dove: ROMA, prezzo: [null, 100] }],
    ['Rome, not less than 100 euros a night', { dove: ROMA, prezzo: [100, null] }],
    ['Puglia not far from the beach', { dove: 'puglia', ambiente: 'mare' }],
    ['2 adults, no children, Rome', { dove: ROMA, guests: 2 }],
    ['nothing over 100 euros, Rome', { dove: ROMA, prezzo: [null, 100] }],
    ["we're not bringing the dog, Rome", { dove: ROMA, esclusi: ['we’re not bringing the dog'] }],
    ["Rome, gym doesn't matter", { dove: ROMA }],
    ["gym don't care, Rome", { dove: ROMA }],
    ['Rome, pets no', { dove: ROMA, esclusi: ['pets no'] }],
    ['pool would be nice but not essential, Rome', { dove: ROMA }],
    ['Tuscany, leaving out Florence', { dove: 'toscana', esclusi: ['leaving out Florence'] }],
    ['not before 10 August in Rome', { dove: ROMA, flexible: ['2027-08-10', '2027-09-09', 7] }],
  ],
  de: [
    ['Ferienhaus Toskana, kein Pool', { dove: 'toscana', tipi: ['casa_vacanza'], esclusi: ['kein Pool'] }],
    ['alles außer B&B in Rom', { dove: ROMA, ...BUT_BB }],
    ['Sardinien, nur nicht im August', { dove: 'sardegna', esclusi: ['nur nicht im August'] }],
    ['Rom, wir brauchen keinen Parkplatz', { dove: ROMA }],
    ['Rom, WLAN und Fernseher brauchen wir nicht', { dove: ROMA }],
    ['Rom nicht teurer als 90 Euro', { dove: ROMA, prezzo: [null, 90] }],
    ['Rom, Sauna wäre nett aber kein Muss', { dove: ROMA }],
    ['Toskana ja, Florenz nein', { dove: 'toscana', esclusi: ['Florenz nein'] }],
    ['Mietwagen haben wir nicht, Rom', { dove: ROMA }],
    ['Toskana bis auf Florenz', { dove: 'toscana', esclusi: ['bis auf Florenz'] }],
    ['Apulien nicht weit vom Meer', { dove: 'puglia', ambiente: 'mare' }],
    ['Neapel nicht mehr als 100 Euro', { dove: NAPOLI, prezzo: [null, 100] }],
  ],
  fr: [
    ['maison sans piscine à Rome', { dove: ROMA, tipi: ['casa_vacanza'], esclusi: ['sans piscine'] }],
    ['tout sauf un b&b à Rome', { dove: ROMA, ...BUT_BB }],
    ["pas de chambres d'hôtes, Rome", { dove: ROMA, ...BUT_BB }],
    ['Sardaigne mais pas en août', { dove: 'sardegna', esclusi: ['pas en août'] }],
    ['Rome, pas besoin de parking', { dove: ROMA }],
    ['Sicile hors juillet août', { dove: 'sicilia', esclusi: ['hors juillet', 'août'] }],
    ['Rome, ni piscine ni jardin', { dove: ROMA, esclusi: ['ni piscine', 'ni jardin'] }],
    ["Rome, le spa on s'en fiche", { dove: ROMA }],
    ['Toscane, surtout pas Florence centre', { dove: 'toscana', esclusi: ['surtout pas Florence', 'centre'] }],
    ['Pouilles pas loin de la mer', { dove: 'puglia', ambiente: 'mare' }],
  ],
};

const COUNTED: Record<Language, readonly Query[]> = {
  it: [
    ['Firenze non più di centoventi euro a notte', { dove: 'toscana/firenze/firenze', prezzo: [null, 120] }],
    ['mezza dozzina di amici a Roma', { dove: ROMA, guests: 6 }],
    ['due famiglie da quattro a Roma', { dove: ROMA, guests: 8 }],
    ['Roma nonni, due genitori e due bimbi', { dove: ROMA, guests: 6 }],
    ['una trentina di euro a testa, Roma, siamo in sei', { dove: ROMA, guests: 6, prezzo: [null, 180], a_persona: 30 }],
  ],
  en: [
    ['Rome under a hundred and fifty', { dove: ROMA, prezzo: [null, 150] }],
    ['half a dozen friends in Rome', { dove: ROMA, guests: 6 }],
    ['five of us in Rome: two adults and three kids', { dove: ROMA, guests: 5 }],
    ['two families of four in Rome', { dove: ROMA, guests: 8 }],
    ['my wife, our two kids and me in Rome', { dove: ROMA, guests: 4 }],
  ],
  de: [
    ['Rom höchstens hundertzwanzig Euro', { dove: ROMA, prezzo: [null, 120] }],
    ['ein halbes Dutzend Freunde in Rom', { dove: ROMA, guests: 6 }],
    ['zwei Familien mit je zwei Kindern in Rom', { dove: ROMA, guests: 8 }],
    ['Oma, Opa, zwei Eltern und zwei Kinder in Rom', { dove: ROMA, guests: 6 }],
  ],
  fr: [
    ['Rome 150 euros pour deux nuits', { dove: ROMA, flexible: ['2026-11-26', '2027-01-25', 2], prezzo: [null, 75] }],
    ['Rome 5 au 12 sept', { dove: ROMA, stay: ['2027-09-05', '2027-09-12'] }],
    ['Rome moins de cent vingt euros', { dove: ROMA, prezzo: [null, 120] }],
    ["une dizaine d'amis à Rome", { dove: ROMA, guests: 10 }],
    ['deux familles de quatre à Rome', { dove: ROMA, guests: 8 }],
    ['ma femme, moi et nos deux enfants à Rome', { dove: ROMA, guests: 4 }],
  ],
};

const NEW_YEAR = ['2026-12-26', '2027-01-02', 4] as const;
const EASTER = ['2027-03-26', '2027-03-30', 3] as const;
const CARNIVAL = ['2027-02-04', '2027-02-10', 3] as const;
const VENEZIA = 'veneto/venezia/venezia';

const FEASTS: Record<Language, readonly Query[]> = {
  it: [
    ['Roma dal 26 dicembre alla Befana', { dove: ROMA, stay: ['2026-12-26', '2027-01-06'] }],
    ["Roma da Santo Stefano all'Epifania", { dove: ROMA, stay: ['2026-12-26', '2027-01-06'] }],
    ['Roma da Natale a Capodanno', { dove: ROMA, flexible: NEW_YEAR }],
    ['San Gennaro a Napoli', { dove: NAPOLI, flexible: ['2027-09-17', '2027-09-21', 2] }],
    ["Roma ponte di Sant'Ambrogio", { dove: ROMA, flexible: ['2026-12-05', '2026-12-09', 2] }],
    ['lunedì di Pasqua a Roma', { dove: ROMA, flexible: EASTER }],
    ['settimana santa a Roma', { dove: ROMA, flexible: ['2027-03-20', '2027-03-30', 7] }],
    ['giovedì grasso a Venezia', { dove: VENEZIA, flexible: CARNIVAL }],
    ["seconda domenica d'Avvento a Roma", { dove: ROMA, stay: ['2026-12-04', '2026-12-06'] }],
    ['festa della mamma a Roma', { dove: ROMA, stay: ['2027-05-07', '2027-05-09'] }],
    ['B&B Santo Stefano a Roma', { dove: ROMA, tipi: ['bb'], testo: 'Santo Stefano' }],
  ],
  en: [
    ["Boxing Day to New Year's Day in Rome", { dove: ROMA, stay: ['2026-12-26', '2027-01-01'] }],
    ['Good Friday to Easter Monday in Rome', { dove: ROMA, stay: ['2027-03-26', '2027-03-29'] }],
    ['between Boxing Day and New Year in Rome', { dove: ROMA, flexible: NEW_YEAR }],
    ['Thanksgiving 2027 in Rome', { dove: ROMA, flexible: ['2027-11-24', '2027-11-28', 3] }],
    ['Fourth of July weekend in Rome', { dove: ROMA, stay: ['2027-07-02', '2027-07-04'] }],
    ['Labor Day weekend in Rome', { dove: ROMA, stay: ['2027-09-03', '2027-09-06'] }],
    ['we would like to come to Rome on Labor Day weekend', { dove: ROMA, stay: ['2027-09-03', '2027-09-06'] }],
    ['first weekend of Advent in Rome', { dove: ROMA, stay: ['2026-11-27', '2026-11-29'] }],
    ['feast of St Mark in Venice', { dove: VENEZIA, flexible: ['2027-04-23', '2027-04-27', 2] }],
  ],
  de: [
    ['Rom Heiligabend bis Dreikönig', { dove: ROMA, stay: ['2026-12-24', '2027-01-06'] }],
    ['Rom von Weihnachten bis Neujahr', { dove: ROMA, flexible: NEW_YEAR }],
    ['Rosenmontag in Venedig', { dove: VENEZIA, flexible: CARNIVAL }],
    ['zweites Adventswochenende in Rom', { dove: ROMA, stay: ['2026-12-04', '2026-12-06'] }],
    ['Pfingstmontag in Rom', { dove: ROMA, flexible: ['2027-05-14', '2027-05-18', 3] }],
    ['Karwoche in Rom', { dove: ROMA, flexible: ['2027-03-20', '2027-03-30', 7] }],
    ['Rom über Christi Himmelfahrt', { dove: ROMA, stay: ['2027-05-06', '2027-05-09'] }],
  ],
  fr: [
    ["Rome du 26 décembre à l'Épiphanie", { dove: ROMA, stay: ['2026-12-26', '2027-01-06'] }],
    ['mardi gras à Venise du samedi au mercredi des Cendres', { dove: VENEZIA, stay: ['2027-02-06', '2027-02-10'] }],
    ['Rome arrivée vendredi saint', { dove: ROMA, flexible: EASTER }],
    ['Rome 14 juillet', { dove: ROMA, flexible: ['2027-07-10', '2027-07-18', 4] }],
    ["Rome pendant l'Avent", { dove: ROMA, flexible: ['2026-11-27', '2026-12-24', 2] }],
    [
      'fête de la Saint-Jean à Florence',
      { dove: 'toscana/firenze/firenze', flexible: ['2027-06-22', '2027-06-26', 2] },
    ],
  ],
};

const AFTER_NEXT = ['2026-12-04', '2026-12-06'] as const;
const [JULY_HALF, LATE_AUGUST] = [['2027-07-01', '2027-07-16', 7] as const, ['2027-08-20', '2027-09-01', 7] as const];
const SOON = ['2026-11-26', '2027-01-25'] as const;

const DATES: Record<Language, readonly Query[]> = {
  it: [
    ['Roma il weekend dopo il prossimo', { dove: ROMA, stay: AFTER_NEXT }],
    ['Roma fra due settimane un weekend', { dove: ROMA, flexible: ['2026-12-10', '2026-12-17', 2, true] }],
    ['14 giorni a Roma', { dove: ROMA, flexible: [...SOON, 14] }],
    ['Roma a metà sett', { dove: ROMA, flexible: ['2027-09-10', '2027-09-20', 7] }],
    ['Roma fine mar', { dove: ROMA, flexible: ['2027-03-20', '2027-04-01', 3] }],
    ['Roma fine del mese prossimo', { dove: ROMA, flexible: ['2026-12-20', '2027-01-01', 3] }],
    ['Roma penultimo weekend di maggio', { dove: ROMA, stay: ['2027-05-21', '2027-05-23'] }],
    ['Roma da lunedì a giovedì la prossima settimana', { dove: ROMA, stay: ['2026-11-30', '2026-12-03'] }],
  ],
  en: [
    ['Rome the weekend after next', { dove: ROMA, stay: AFTER_NEXT }],
    ['Rome in a month', { dove: ROMA, flexible: ['2026-12-25', '2027-01-08', 2] }],
    ['end of Aug in Rome', { dove: ROMA, flexible: LATE_AUGUST }],
    ['Rome Mon to Thurs second week of Jan', { dove: ROMA, stay: ['2027-01-11', '2027-01-14'] }],
    ['first half of July in Rome', { dove: ROMA, flexible: JULY_HALF }],
  ],
  de: [
    ['Rom übernächstes Wochenende', { dove: ROMA, stay: AFTER_NEXT }],
    ['14 Tage Rom', { dove: ROMA, flexible: [...SOON, 14] }],
    ['Rom Ende Aug.', { dove: ROMA, flexible: LATE_AUGUST }],
    ['Rom erste Julihälfte', { dove: ROMA, flexible: JULY_HALF }],
    ['Rom Do bis So', { dove: ROMA, stay: ['2026-11-26', '2026-11-29'] }],
    ['Rom Mo bis Mi nächste Woche', { dove: ROMA, stay: ['2026-11-30', '2026-12-02'] }],
  ],
  fr: [
    ["Rome le week-end d'après", { dove: ROMA, stay: AFTER_NEXT }],
    ['Rome dans quinze jours', { dove: ROMA, stay: ['2026-12-11', '2026-12-13'] }],
    ['Rome du 3 au 10 janv.', { dove: ROMA, stay: ['2027-01-03', '2027-01-10'] }],
    ['Rome fin sept.', { dove: ROMA, flexible: ['2027-09-20', '2027-10-01', 7] }],
    ['Rome première moitié de juillet', { dove: ROMA, flexible: JULY_HALF }],
  ],
};

const KINDS = [UNWANTED, COUNTED, FEASTS, DATES];

function queriesIn(language: Language): Query[] {
  return KINDS.flatMap((queries) => queries[language]);
}

export const QUERIES_BY_KIND: Record<Language, readonly Query[]> = {
  it: queriesIn('it'),
  en: queriesIn('en'),
  de: queriesIn('de'),
  fr: queriesIn('fr'),
};
