import type { QueryMeaning } from './query-meaning.ts';

const SOON = ['2026-11-26', '2027-01-25'] as const;
const PASQUA = ['2027-03-26', '2027-03-30', 3] as const;
const SIENA = 'toscana/siena/siena';
const ROMA = 'lazio/roma/roma';
const FIRENZE = 'toscana/firenze/firenze';
const RIMINI = 'emilia-romagna/rimini/rimini';
const VIESTE = 'puglia/foggia/vieste';

/**
 * Queries that were added later: parts of Italy, several periods, prices per guest, abbreviations, streets, and typing errors in
 * longer names.
 */
export const LATER_QUERIES: readonly (readonly [typed: string, QueryMeaning])[] = [
  // Parts of Italy, islands, and words that add nothing if a smaller place is named.
  ['nord Italia', { dove: 'nord-italia' }],
  ['sud', { dove: 'sud-italia' }],
  ['centro Italia', { dove: 'centro-italia' }],
  ['isole', { dove: 'isole-italiane' }],
  ['sud Italia al mare a luglio', { dove: 'sud-italia', ambiente: 'mare', flexible: ['2027-07-01', '2027-08-01', 7] }],
  ['Italia del nord in montagna', { dove: 'nord-italia', ambiente: 'montagna' }],
  ['isole minori settembre', { dove: 'isole-minori', flexible: ['2027-09-01', '2027-10-01', 7] }],
  ['sud della Sardegna ad agosto', { dove: 'sud-sardegna', flexible: ['2027-08-01', '2027-09-01', 7] }],
  ['sicilia orientale mare', { dove: 'sicilia-orientale', ambiente: 'mare' }],
  ['laghi lombardi', { dove: 'lombardia', ambiente: 'lago' }],
  ['Milano nord', { dove: 'lombardia/milano/milano' }],
  // Several periods, and spans of months.
  [
    'casa al mare giugno o settembre',
    { ambiente: 'mare', flexible: ['2027-06-01', '2027-07-01', 7], oppure: [['2027-09-01', '2027-10-01', 7]] },
  ],
  [
    'Natale o Capodanno in Alto Adige',
    {
      dove: 'trentino-alto-adige/bolzano',
      flexible: ['2026-12-22', '2026-12-27', 3],
      oppure: [['2026-12-29', '2027-01-03', 3]],
    },
  ],
  [
    'da giugno a settembre Puglia',
    { dove: 'puglia', flexible: ['2027-06-01', '2027-08-01', 7], oppure: [['2027-08-01', '2027-10-01', 7]] },
  ],
  ['tra giugno e luglio in Puglia', { dove: 'puglia', flexible: ['2027-06-01', '2027-08-01', 7] }],
  ['a cavallo tra luglio e agosto in Puglia', { dove: 'puglia', flexible: ['2027-07-20', '2027-08-13', 7] }],
  ['tra metà luglio e fine agosto Elba', { dove: 'isola-d-elba', flexible: ['2027-07-10', '2027-09-01', 7] }],
  ['lug/ago Calabria', { dove: 'calabria', flexible: ['2027-07-01', '2027-09-01', 7] }],
  ['settimana bianca febbraio Val di Fassa', { dove: 'val-di-fassa', flexible: ['2027-02-01', '2027-03-01', 7] }],
  // Prices per guest, and totals of the stay.
  ['150 € a persona', { prezzo: [null, 150], a_persona: 150 }],
  ['80 euro a notte a testa siamo in 4 Firenze', { dove: FIRENZE, guests: 4, prezzo: [null, 320], a_persona: 80 }],
  [
    'Puglia fine settembre una settimana max 700',
    { dove: 'puglia', flexible: ['2027-09-20', '2027-10-01', 7], prezzo: [null, 100] },
  ],
  [
    'dal 10 al 17 agosto Vieste max 900 euro',
    { dove: VIESTE, stay: ['2027-08-10', '2027-08-17'], prezzo: [null, 129] },
  ],
  [
    '4 amici Vieste 7-14 agosto max 400 a testa',
    { dove: VIESTE, stay: ['2027-08-07', '2027-08-14'], guests: 4, prezzo: [null, 232], a_persona: 58 },
  ],
  ['ca. 100 € Perugia', { dove: 'umbria/perugia/perugia', prezzo: [null, 100] }],
  ['tra 500 e 700 euro a settimana Puglia', { dove: 'puglia', prezzo: [71, 100] }],
  // Abbreviations.
  ['dal 3 al 10 Rimini', { dove: RIMINI, stay: ['2026-12-03', '2026-12-10'] }],
  ['dal 28 al 4 Rimini', { dove: RIMINI, stay: ['2026-11-28', '2026-12-04'] }],
  ['luglio dal 3 al 10 Rimini', { dove: RIMINI, stay: ['2027-07-03', '2027-07-10'] }],
  ['1 sett. in Sicilia', { dove: 'sicilia', flexible: [...SOON, 7] }],
  ['2 sett. ad agosto in Calabria', { dove: 'calabria', flexible: ['2027-08-01', '2027-09-01', 14] }],
  ['il 2 sett Roma', { dove: ROMA, stay: ['2027-09-02', '2027-09-03'] }],
  ['ultima sett. di giugno Elba', { dove: 'isola-d-elba', flexible: ['2027-06-23', '2027-07-01', 7] }],
  ['4gg/3notti Napoli', { dove: 'campania/napoli/napoli', flexible: [...SOON, 3] }],
  ['20-12 / 27-12 Trento', { dove: 'trentino-alto-adige/trento/trento', stay: ['2026-12-20', '2026-12-27'] }],
  ['ven 12 - dom 14 febbraio Siena', { dove: SIENA, stay: ['2027-02-12', '2027-02-14'] }],
  ['S. Maria di Leuca', { dove: 'puglia/lecce/castrignano-del-capo' }],
  ['s.ta Margherita ligure', { dove: 'liguria/genova/santa-margherita-ligure' }],
  ['Porto S. Stefano', { dove: 'toscana/grosseto/monte-argentario' }],
  // Numbers of guests.
  ['famiglia 2+2 Sardegna luglio', { dove: 'sardegna', flexible: ['2027-07-01', '2027-08-01', 7], guests: 4 }],
  ['siamo 2 adulti e 2 bimbi di 3 e 6 anni, cerchiamo casa a Rimini', { dove: RIMINI, guests: 4 }],
  [
    'Vorrei una casetta al mare per me e mio marito, prima metà di giugno, budget 80 euro a notte',
    { ambiente: 'mare', flexible: ['2027-06-01', '2027-06-16', 7], guests: 2, prezzo: [null, 80] },
  ],
  ['camera doppia a Matera', { dove: 'basilicata/matera/matera', guests: 2 }],
  ['con 2 cani in Umbria', { dove: 'umbria', servizi: ['Pet Friendly'] }],
  // Places: streets, sights, homonyms, quarters.
  ['via Roma Torino', { dove: 'piemonte/torino/torino', testo: 'via Roma' }],
  ['zona Porta Venezia Milano', { dove: 'lombardia/milano/milano', testo: 'Porta Venezia' }],
  ['vicino alla Reggia di Caserta', { dove: 'campania/caserta/caserta', km: 20 }],
  ['casa vicino alle terme di Saturnia', { dove: 'toscana/grosseto/manciano', km: 20 }],
  ['vicino al lago di Bolsena', { dove: 'lago-di-bolsena' }],
  ['Castro al mare', { dove: 'puglia/lecce/castro' }],
  ['zona Trastevere', { dove: ROMA }],
  [
    'agriturismo accessibile in sedia a rotelle in Toscana',
    { dove: 'toscana', tipi: ['agriturismo'], gradini: 'nessuno' },
  ],
  [
    'baita sulla neve a febbraio',
    { ambiente: 'montagna', flexible: ['2027-02-01', '2027-03-01', 3], testo: 'baita', tipi: ['casa_vacanza'] },
  ],
  // Capital letters, several lines, emoji, typing errors.
  [
    'CASA AL MARE IN SALENTO DAL 3 AL 10 AGOSTO',
    { dove: 'salento', ambiente: 'mare', stay: ['2027-08-03', '2027-08-10'] },
  ],
  ['Toscana\ndal 10 al 17 luglio\n4 persone', { dove: 'toscana', stay: ['2027-07-10', '2027-07-17'], guests: 4 }],
  ['☀️ Sardegna ad agosto in 4 😍', { dove: 'sardegna', flexible: ['2027-08-01', '2027-09-01', 7], guests: 4 }],
  ['milano marittma', { dove: 'emilia-romagna/ravenna/cervia' }],
  ['san benedetto del trontto', { dove: 'marche/ascoli-piceno/san-benedetto-del-tronto' }],
  ['sicilia a pasqa', { dove: 'sicilia', flexible: PASQUA }],
  ['cas al mare in pulia', { dove: 'puglia', ambiente: 'mare', testo: 'cas' }],
  // The meaning of numbers, and names that begin with one.
  ['casa in 5 terre', { dove: 'cinque-terre' }],
  ['weekend in 5 terre', { dove: 'cinque-terre', flexible: [...SOON, 2, true] }],
  ['per 10gg in Puglia', { dove: 'puglia', flexible: [...SOON, 9] }],
  ['casa per 1 mese a Roma', { dove: ROMA, flexible: [...SOON, 30] }],
  ['per due weekend a maggio', { flexible: ['2027-05-01', '2027-06-01', 2, true] }],
  ['Siena per 4, 3 notti', { dove: SIENA, flexible: [...SOON, 3], guests: 4 }],
  ['siamo in 6, 7 giorni a Rimini', { dove: RIMINI, flexible: [...SOON, 6], guests: 6 }],
  ['per due, due notti a Roma', { dove: ROMA, flexible: [...SOON, 2], guests: 2 }],
  ['sabato 5, 2 notti a Siena', { dove: SIENA, stay: ['2026-12-05', '2026-12-07'] }],
  [
    'constructor notti a Roma il 10 agosto',
    { dove: ROMA, stay: ['2027-08-10', '2027-08-11'], testo: 'constructor notti' },
  ],
  // Abbreviated months, and the same days in each of several months.
  ['andiamo giù in Puglia', { dove: 'puglia' }],
  ['fine giu Puglia', { dove: 'puglia', flexible: ['2027-06-20', '2027-07-01', 7] }],
  ['a lug dal 3 al 10 Rimini', { dove: RIMINI, stay: ['2027-07-03', '2027-07-10'] }],
  [
    'Rimini a giugno o luglio dal 3 al 10',
    { dove: RIMINI, stay: ['2027-06-03', '2027-06-10'], oppure: [['2027-07-03', '2027-07-10', 7]] },
  ],
  // Names that are not places, and directions.
  ['Villa Lombardi Roma', { dove: ROMA, testo: 'Villa Lombardi' }],
  ['cucina siciliana Puglia', { dove: 'puglia', servizi: ['Cucina'], testo: 'siciliana' }],
  ['masserie pugliesi', { dove: 'puglia', testo: 'masserie' }],
  ['zona costiera in Toscana', { dove: 'toscana', ambiente: 'mare' }],
  ['villa esposta a sud con piscina', { servizi: ['Piscina'], testo: 'villa esposta a sud' }],
  ['b&b Cento 150 euro', { dove: 'emilia-romagna/ferrara/cento', tipi: ['bb'], prezzo: [null, 150] }],
  [
    'a Cento la notte di capodanno',
    { dove: 'emilia-romagna/ferrara/cento', flexible: ['2026-12-29', '2027-01-03', 3] },
  ],
  ['porta Roma', { dove: ROMA, testo: 'porta' }],
  ['Toscana Sicilia', { dove: 'toscana', testo: 'Sicilia' }],
  // Queries that no earlier author had tried.
  ['da settembre in poi Puglia', { dove: 'puglia', flexible: ['2027-09-01', '2027-11-01', 7] }],
  ['entro giugno Roma', { dove: ROMA, flexible: ['2027-05-01', '2027-07-01', 7] }],
  ['prima di luglio Rimini', { dove: RIMINI, flexible: ['2027-06-01', '2027-07-01', 7] }],
  ['da oggi a domenica Siena', { dove: SIENA, stay: ['2026-11-26', '2026-11-29'] }],
  ['tra 3 giorni Roma', { dove: ROMA, stay: ['2026-11-29', '2026-12-01'] }],
  ['per 2-3 notti a Roma', { dove: ROMA, flexible: [...SOON, 3] }],
  ['2/3 notti a Roma', { dove: ROMA, flexible: [...SOON, 3] }],
  ['siamo in 3 con un cane a Rimini', { dove: RIMINI, guests: 3, servizi: ['Pet Friendly'] }],
  ['2 adulti 1 neonato Rimini', { dove: RIMINI, guests: 3 }],
  ['b&b aeroporto', { tipi: ['bb'], servizi: ['Vicino Aeroporto'] }],
  ['3000 euro al mese Roma', { dove: ROMA, prezzo: [null, 100] }],
  [
    'last week of August in Puglia for 8 people',
    { dove: 'puglia', flexible: ['2027-08-23', '2027-09-01', 7], guests: 8 },
  ],
  [
    'una settimana a cavallo di ferragosto in Sardegna',
    { dove: 'sardegna', flexible: ['2027-08-09', '2027-08-22', 7] },
  ],
  ['mercatini Bolzano', { dove: 'trentino-alto-adige/bolzano/bolzano', flexible: ['2026-11-26', '2027-01-06', 2] }],
  ['non al mare Puglia', { dove: 'puglia', esclusi: ['non al mare'] }],
  ['a sud di Roma', { dove: ROMA, km: 20 }],
  ['Toscana, Sicilia e Sardegna', {}],
  ['mare sardo a settembre', { dove: 'sardegna', ambiente: 'mare', flexible: ['2027-09-01', '2027-10-01', 7] }],
  ['Pasquetta in coppia a Ischia', { dove: 'isola-d-ischia', flexible: PASQUA, guests: 2 }],
  ['cascina piemontese', { dove: 'piemonte', testo: 'cascina' }],
  ['minimo 3 notti a Roma', { dove: ROMA, flexible: [...SOON, 3] }],
];
