import type { QueryMeaning } from './query-meaning.ts';

const SOON = ['2026-11-26', '2027-01-25'] as const;
const NEXT_WEEKEND = ['2026-11-27', '2026-11-29'] as const;
const EASTER = ['2027-03-26', '2027-03-30', 3] as const;
const NEW_YEAR = ['2026-12-29', '2027-01-03', 3] as const;
const SIENA = 'toscana/siena/siena';
const ROME = 'lazio/roma/roma';
const FLORENCE = 'toscana/firenze/firenze';
const RIMINI = 'emilia-romagna/rimini/rimini';

export const QUERIES_EN: readonly (readonly [typed: string, QueryMeaning])[] = [
  [
    'farmhouse with pool in Tuscany from 3 to 10 August for 4',
    { dove: 'toscana', tipi: ['agriturismo'], servizi: ['Piscina'], stay: ['2027-08-03', '2027-08-10'], guests: 4 },
  ],
  [
    'holiday home near Siena with a pool, sleeps 6',
    { dove: SIENA, km: 20, tipi: ['casa_vacanza'], servizi: ['Piscina'], guests: 6 },
  ],
  [
    'dog-friendly cottage by the sea in Puglia',
    { dove: 'puglia', ambiente: 'mare', servizi: ['Pet Friendly'], tipi: ['casa_vacanza'] },
  ],
  [
    'villa with private pool in Umbria for 8 people 14/08/2027 to 21/08/2027',
    {
      dove: 'umbria',
      servizi: ['Piscina'],
      stay: ['2027-08-14', '2027-08-21'],
      guests: 8,
      testo: 'villa',
      tipi: ['casa_vacanza'],
    },
  ],
  [
    'apartment in Florence city centre with air conditioning and wifi',
    { dove: FLORENCE, tipi: ['casa_vacanza'], servizi: ['Centro Storico', 'Aria Condizionata', 'WiFi'] },
  ],
  [
    'guest house in Matera with breakfast included',
    { dove: 'basilicata/matera/matera', tipi: ['affittacamere'], servizi: ['Prima Colazione Inclusa'] },
  ],
  [
    'flat in Milan near the station with lift and washing machine',
    {
      dove: 'lombardia/milano/milano',
      tipi: ['casa_vacanza'],
      servizi: ['Vicino Stazione', 'Ascensore', 'Lavatrice'],
    },
  ],
  [
    'house for 6 with parking and bbq within 10 km of Perugia',
    { dove: 'umbria/perugia/perugia', km: 10, servizi: ['Parcheggio', 'Barbecue'], guests: 6, tipi: ['casa_vacanza'] },
  ],
  ["We're travelling with our dog to Lake Maggiore", { dove: 'lago-maggiore', servizi: ['Pet Friendly'] }],
  [
    'lakeside apartment with terrace, Lake Maggiore',
    { dove: 'lago-maggiore', ambiente: 'lago', tipi: ['casa_vacanza'], servizi: ['Terrazza'] },
  ],
  [
    'farm stay with spa and gym near Merano',
    { dove: 'trentino-alto-adige/bolzano/merano', km: 20, tipi: ['agriturismo'], servizi: ['Spa', 'Palestra'] },
  ],
  [
    'house with netflix, smart tv and dishwasher in Bergamo',
    { dove: 'lombardia/bergamo/bergamo', servizi: ['Netflix', 'Smart TV', 'Lavastoviglie'], tipi: ['casa_vacanza'] },
  ],
  [
    'near the airport in Catania with free parking tomorrow night',
    {
      dove: 'aeroporto-catania-fontanarossa',
      km: 20,
      servizi: ['Parcheggio'],
      stay: ['2026-11-27', '2026-11-28'],
    },
  ],
  [
    'mountain views, garage and fenced garden in Abruzzo',
    { dove: 'abruzzo', servizi: ['Vista Montagna', 'Garage', 'Giardino'] },
  ],
  [
    'romantic getaway in Capri with sea view for 2',
    { dove: 'isola-di-capri', servizi: ['Vista Mare'], guests: 2, testo: 'romantic' },
  ],
  ['beachfront apartment Jesolo', { dove: 'veneto/venezia/jesolo', tipi: ['casa_vacanza'], servizi: ['Accesso Mare'] }],
  [
    'a house with a garden and no pool in Umbria',
    { dove: 'umbria', servizi: ['Giardino'], tipi: ['casa_vacanza'], esclusi: ['no pool'] },
  ],
  ['B&B in Rome under 100 euros a night', { dove: ROME, tipi: ['bb'], prezzo: [null, 100] }],
  [
    'Chianti agriturismo with pool, max €120 per night',
    { dove: 'chianti', tipi: ['agriturismo'], servizi: ['Piscina'], prezzo: [null, 120] },
  ],
  ['between 80 and 120 euros per night in Florence', { dove: FLORENCE, prezzo: [80, 120] }],
  ['less than 700 euros a week in Abruzzo', { dove: 'abruzzo', prezzo: [null, 100] }],
  [
    '50 euros per person per night in Pisa for 3',
    { dove: 'toscana/pisa/pisa', guests: 3, prezzo: [null, 150], a_persona: 50 },
  ],
  [
    'cheap rooms in Naples for a weekend in May',
    { dove: 'campania/napoli/napoli', flexible: ['2027-05-01', '2027-06-01', 2, true], ordina: 'prezzo' },
  ],
  ['the cheapest b&b in Palermo', { dove: 'sicilia/palermo/palermo', tipi: ['bb'], ordina: 'prezzo' }],
  ['not too expensive farmhouse in Molise', { dove: 'molise', tipi: ['agriturismo'], ordina: 'prezzo' }],
  ['10-17 July Rimini family of four', { dove: RIMINI, stay: ['2027-07-10', '2027-07-17'], guests: 4 }],
  [
    'Lake Garda 2 adults 2 children first week of August',
    { dove: 'lago-di-garda', stay: ['2027-08-01', '2027-08-08'], guests: 4 },
  ],
  [
    'family with 3 kids in Jesolo 24 July - 7 August',
    { dove: 'veneto/venezia/jesolo', stay: ['2027-07-24', '2027-08-07'], guests: 5 },
  ],
  [
    'my wife and I, 4 nights in Lecce in April',
    { dove: 'puglia/lecce/lecce', flexible: ['2027-04-01', '2027-05-01', 4], guests: 2 },
  ],
  [
    'there are six of us, Ostuni, early September',
    { dove: 'puglia/brindisi/ostuni', flexible: ['2027-09-01', '2027-09-10', 7], guests: 6 },
  ],
  ['two couples and a dog in Lucca', { dove: 'toscana/lucca/lucca', guests: 4, servizi: ['Pet Friendly'] }],
  ['July 10th to 17th Lake Como', { dove: 'lago-di-como', stay: ['2027-07-10', '2027-07-17'] }],
  ['from the 3rd to the 10th of September in Tuscany', { dove: 'toscana', stay: ['2027-09-03', '2027-09-10'] }],
  ['14 August 2027 for 7 nights in Puglia', { dove: 'puglia', stay: ['2027-08-14', '2027-08-21'] }],
  ['Sat 5 June - Sat 12 June Salento', { dove: 'salento', stay: ['2027-06-05', '2027-06-12'] }],
  ['in Siena on 5 March for one night', { dove: SIENA, stay: ['2027-03-05', '2027-03-06'] }],
  ['arriving 12/06/2027 leaving 19/06/2027 Elba', { dove: 'isola-d-elba', stay: ['2027-06-12', '2027-06-19'] }],
  ['Friday to Sunday in Parma', { dove: 'emilia-romagna/parma/parma', stay: NEXT_WEEKEND }],
  ['tonight in Turin', { dove: 'piemonte/torino/torino', stay: ['2026-11-26', '2026-11-27'] }],
  ['somewhere to stay in Verona next weekend', { dove: 'veneto/verona/verona', stay: NEXT_WEEKEND }],
  [
    'late August in Sicily, sea view',
    { dove: 'sicilia', servizi: ['Vista Mare'], flexible: ['2027-08-20', '2027-09-01', 7] },
  ],
  [
    'mid-July house with garden near Lucca',
    {
      dove: 'toscana/lucca/lucca',
      km: 20,
      servizi: ['Giardino'],
      flexible: ['2027-07-10', '2027-07-20', 7],
      tipi: ['casa_vacanza'],
    },
  ],
  [
    'two weeks in July in Sardinia near the beach',
    { dove: 'sardegna', ambiente: 'mare', flexible: ['2027-07-01', '2027-08-01', 14] },
  ],
  [
    'a week in June or September in Puglia',
    { dove: 'puglia', flexible: ['2027-06-01', '2027-07-01', 7], oppure: [['2027-09-01', '2027-10-01', 7]] },
  ],
  ['around 20 August, Elba, one week', { dove: 'isola-d-elba', flexible: ['2027-08-15', '2027-09-01', 7] }],
  ['after 15 September in Cilento', { dove: 'cilento', flexible: ['2027-09-15', '2027-10-15', 7] }],
  ['flexible dates in June, 10 nights in Sicily', { dove: 'sicilia', flexible: ['2027-06-01', '2027-07-01', 10] }],
  [
    'the last two weeks of August in Gallipoli',
    { dove: 'puglia/lecce/gallipoli', flexible: ['2027-08-15', '2027-09-01', 14] },
  ],
  [
    'long weekend in Bergamo in March',
    { dove: 'lombardia/bergamo/bergamo', flexible: ['2027-03-01', '2027-04-01', 3, true] },
  ],
  [
    'is there anything available in Ischia for the weekend of 20 March',
    { dove: 'isola-d-ischia', stay: ['2027-03-19', '2027-03-21'] },
  ],
  ['Cinque Terre without a car 2 nights', { dove: 'cinque-terre', flexible: [...SOON, 2] }],
  ['over Easter in Sicily, 5 nights', { dove: 'sicilia', flexible: ['2027-03-26', '2027-03-31', 5] }],
  ['Easter in Rome for two', { dove: ROME, flexible: EASTER, guests: 2 }],
  [
    'Christmas in the mountains with a fireplace',
    { ambiente: 'montagna', servizi: ['Camino'], flexible: ['2026-12-22', '2026-12-27', 3] },
  ],
  [
    "ski in ski out apartment in Val Gardena for New Year's",
    { dove: 'val-gardena', ambiente: 'montagna', tipi: ['casa_vacanza'], flexible: NEW_YEAR },
  ],
  [
    'October half term in Umbria for a family of 5',
    { dove: 'umbria', flexible: ['2027-10-22', '2027-11-02', 7], guests: 5 },
  ],
  [
    'Easter hols in Rome with a log burner',
    { dove: ROME, flexible: ['2027-03-20', '2027-04-04', 7], servizi: ['Camino'] },
  ],
  ['summer half term, car parking', { servizi: ['Parcheggio'], flexible: ['2027-05-27', '2027-06-07', 7] }],
  ['May bank holiday weekend in Verona', { dove: 'veneto/verona/verona', stay: ['2027-04-30', '2027-05-03'] }],
  ['summer holidays in Calabria with the kids', { dove: 'calabria', flexible: ['2027-07-01', '2027-09-01', 7] }],
  ['Ferragosto in Sardinia', { dove: 'sardegna', flexible: ['2027-08-09', '2027-08-22', 7] }],
  ['half an hour from Rimini, walking distance to the beach', { dove: RIMINI, km: 30, ambiente: 'mare' }],
];
