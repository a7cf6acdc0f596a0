import type { QueryMeaning } from './query-meaning.ts';

export const UNSEEN_EN: readonly (readonly [typed: string, QueryMeaning])[] = [
  [
    'step-free apartment in verona for 2, max 130',
    { dove: 'veneto/verona/verona', guests: 2, tipi: ['casa_vacanza'], prezzo: [null, 130], gradini: 'nessuno' },
  ],
  [
    'my husband uses a mobility scooter, b&b near taormina with parking',
    {
      dove: 'sicilia/messina/taormina',
      km: 20,
      tipi: ['bb'],
      servizi: ['Parcheggio'],
      testo: 'uses',
      gradini: 'nessuno',
    },
  ],
  [
    'ground floor flat lucca no stairs please',
    { dove: 'toscana/lucca/lucca', tipi: ['casa_vacanza'], gradini: 'nessuno' },
  ],
  [
    'accessible holiday home sardinia near beach sleeps 6',
    { ambiente: 'mare', dove: 'sardegna', guests: 6, tipi: ['casa_vacanza'], gradini: 'nessuno' },
  ],
  [
    'disabled friendly farm stay umbria w pool',
    { dove: 'umbria', tipi: ['agriturismo'], servizi: ['Piscina'], gradini: 'nessuno' },
  ],
  [
    's. gimignano farmhouse sept 4 adults',
    {
      dove: 'toscana/siena/san-gimignano',
      flexible: ['2027-09-01', '2027-10-01', 7],
      guests: 4,
      tipi: ['agriturismo'],
    },
  ],
  ['sta maria di leuca sea view', { dove: 'puglia/lecce/castrignano-del-capo', servizi: ['Vista Mare'] }],
  ['53024 b&b two people', { dove: 'toscana/siena/montalcino', guests: 2, tipi: ['bb'] }],
  ['samone TO cheap room', { dove: 'piemonte/torino/samone', ordina: 'prezzo' }],
  [
    'near ciampino airport one night tonight',
    { dove: 'aeroporto-roma-ciampino', km: 20, stay: ['2026-11-26', '2026-11-27'] },
  ],
  [
    'walking distance from venice santa lucia station, breakfast',
    {
      dove: 'stazione-venezia-santa-lucia',
      km: 2,
      servizi: ['Prima Colazione Inclusa', 'Vicino Stazione'],
    },
  ],
  [
    'cave house matera for our anniversary, 2 ppl',
    { dove: 'basilicata/matera/matera', guests: 2, testo: 'cave house anniversary' },
  ],
  [
    'conero riviera villa w dishwasher',
    { dove: 'riviera-del-conero', tipi: ['casa_vacanza'], servizi: ['Lavastoviglie'], testo: 'villa' },
  ],
  [
    'cortona without a car, close to the train, not a farm stay',
    { dove: 'toscana/arezzo/cortona', tipi: ['casa_vacanza', 'bb', 'affittacamere'], testo: 'train' },
  ],
  ['anywhere in sicily except palermo, pool', { dove: 'sicilia', servizi: ['Piscina'], esclusi: ['except palermo'] }],
  [
    'no pets please (allergic), florence, aircon',
    { dove: 'toscana/firenze/firenze', servizi: ['Aria Condizionata'], testo: 'allergic', esclusi: ['no pets'] },
  ],
  ['dont need breakfast just a room in naples under 60', { dove: 'campania/napoli/napoli', prezzo: [null, 60] }],
  [
    'whole house, not shared, not by the sea, tuscany, 8 of us',
    { dove: 'toscana', guests: 8, tipi: ['casa_vacanza'], esclusi: ['not shared', 'not by the sea'] },
  ],
  [
    'rome but not in the historic centre, with lift',
    { dove: 'lazio/roma/roma', servizi: ['Ascensore'], esclusi: ['not in the historic centre'] },
  ],
  [
    'february half term dolomites family of five fireplace',
    { dove: 'dolomiti', flexible: ['2027-02-12', '2027-02-22', 7], guests: 5, servizi: ['Camino'] },
  ],
  ['st patricks day in bari 3 nights', { dove: 'puglia/bari/bari', flexible: ['2027-03-15', '2027-03-19', 3] }],
  [
    'christmas eve to twelfth night, bressanone, 4 people',
    { dove: 'trentino-alto-adige/bolzano/bressanone', stay: ['2026-12-24', '2027-01-06'], guests: 4 },
  ],
  [
    'august bank holiday weekend puglia villa pool',
    {
      dove: 'puglia',
      stay: ['2027-08-27', '2027-08-30'],
      tipi: ['casa_vacanza'],
      servizi: ['Piscina'],
      testo: 'villa',
    },
  ],
  ['good friday to easter monday assisi', { dove: 'umbria/perugia/assisi', stay: ['2027-03-26', '2027-03-29'] }],
  [
    'fourth of july week positano couple',
    { dove: 'campania/salerno/positano', flexible: ['2027-07-02', '2027-07-09', 7], guests: 2 },
  ],
  [
    'two couples and a toddler, orvieto, less than a hundred and eighty a night',
    { dove: 'umbria/terni/orvieto', guests: 5, prezzo: [null, 180] },
  ],
  [
    'half a dozen mates, turin, thirty five euros each',
    { dove: 'piemonte/torino/torino', guests: 6, prezzo: [null, 210], a_persona: 35 },
  ],
  [
    'between seventy and ninety euro double room modena',
    { dove: 'emilia-romagna/modena/modena', guests: 2, prezzo: [70, 90] },
  ],
  [
    'just me, one week in palermo, up to fifty a night',
    { dove: 'sicilia/palermo/palermo', flexible: ['2026-11-26', '2027-01-25', 7], prezzo: [null, 50] },
  ],
  ['the weekend after next in siena', { dove: 'toscana/siena/siena', stay: ['2026-12-04', '2026-12-06'] }],
  ['a fortnight in sept lake orta', { dove: 'lago-d-orta', flexible: ['2027-09-01', '2027-10-01', 14] }],
  [
    'last weekend of jan cervinia area 2 adults 2 kids',
    { dove: 'valtournenche', stay: ['2027-01-29', '2027-01-31'], guests: 4, testo: 'area' },
  ],
  [
    '3rd to 10th oct trapani washing machine',
    { dove: 'sicilia/trapani/trapani', stay: ['2027-10-03', '2027-10-10'], servizi: ['Lavatrice'] },
  ],
  ['in 10 days for 4 nights, parma', { dove: 'emilia-romagna/parma/parma', flexible: ['2026-12-06', '2026-12-10', 4] }],
  [
    'cottage with log burner and enclosed garden for the dog le marche',
    { dove: 'marche', tipi: ['casa_vacanza'], servizi: ['Camino', 'Giardino', 'Pet Friendly'] },
  ],
  [
    'working remotely from bologna for a month from 1 feb',
    { dove: 'emilia-romagna/bologna/bologna', stay: ['2027-02-01', '2027-03-03'], servizi: ['WiFi'] },
  ],
  [
    'place for me my sister and grandma with a cot, cefalu, hot tub',
    { dove: 'sicilia/palermo/cefalu', guests: 3, servizi: ['Spa'], testo: 'place cot' },
  ],
  ['rome, i hate dogs', { dove: 'lazio/roma/roma', esclusi: ['i hate dogs'] }],
  ['allergic to cats and dogs, rome', { dove: 'lazio/roma/roma', esclusi: ['allergic to cats', 'and dogs'] }],
  ['pet-free flat milan', { dove: 'lombardia/milano/milano', tipi: ['casa_vacanza'], esclusi: ['pet free'] }],
  [
    "house that doesn't allow dogs in tuscany",
    { dove: 'toscana', tipi: ['casa_vacanza'], esclusi: ['doesn’t allow dogs'] },
  ],
  ['pool is not a must, como', { dove: 'lombardia/como/como' }],
  ['breakfast unnecessary, como', { dove: 'lombardia/como/como' }],
  ['we could do without a garden, como', { dove: 'lombardia/como/como' }],
  ['any month but august, puglia', { dove: 'puglia', esclusi: ['any month but august'] }],
  ['rome not over christmas', { dove: 'lazio/roma/roma', esclusi: ['not over christmas'] }],
  ['anywhere but rome, with parking', { servizi: ['Parcheggio'], esclusi: ['anywhere but rome'] }],
  ["isn't near the station, rome", { dove: 'lazio/roma/roma', esclusi: ['isn’t near the station'] }],
  ['dog stays home, rome', { dove: 'lazio/roma/roma' }],
  ['no need to be by the sea, puglia', { dove: 'puglia' }],
  ['hates stairs, rome', { dove: 'lazio/roma/roma', gradini: 'nessuno' }],
  ['no ground floor flat, rome', { dove: 'lazio/roma/roma', tipi: ['casa_vacanza'], esclusi: ['no ground floor'] }],
  ['quiet place w/out wifi in the casentino', { dove: 'casentino', testo: 'quiet place', esclusi: ['w out wifi'] }],
  [
    'holiday let lake maggiore excl stresa',
    { dove: 'lago-maggiore', tipi: ['casa_vacanza'], esclusi: ['excl stresa'] },
  ],
  [
    'sicily, taormina excluded, aug 5-15, 4pax',
    { dove: 'sicilia', stay: ['2027-08-05', '2027-08-15'], guests: 4, esclusi: ['taormina excluded'] },
  ],
  ['next weekend but one florence', { dove: 'toscana/firenze/firenze', stay: ['2026-12-04', '2026-12-06'] }],
  ['saturday week, rome, 2 nights', { dove: 'lazio/roma/roma', stay: ['2026-12-05', '2026-12-07'] }],
  [
    'cabin in the dolomites with a fireplace, week 7',
    { dove: 'dolomiti', stay: ['2027-02-15', '2027-02-22'], tipi: ['casa_vacanza'], servizi: ['Camino'] },
  ],
  [
    'somewhere by the sea for the bank holiday in may, family of 5',
    { ambiente: 'mare', stay: ['2027-04-30', '2027-05-03'], guests: 5 },
  ],
  [
    'party of twelve, milan, 1st weekend in june',
    { dove: 'lombardia/milano/milano', stay: ['2027-06-04', '2027-06-06'], guests: 12 },
  ],
  [
    '7 nights from the last saturday in august, vieste',
    { dove: 'puglia/foggia/vieste', stay: ['2027-08-28', '2027-09-04'] },
  ],
  [
    'long weekend from thursday 13 may bergamo',
    { dove: 'lombardia/bergamo/bergamo', stay: ['2027-05-13', '2027-05-16'] },
  ],
  [
    'st stephens day to epiphany in ortisei',
    { dove: 'trentino-alto-adige/bolzano/ortisei', stay: ['2026-12-26', '2027-01-06'] },
  ],
  [
    'day after tomorrow 2 nights trieste',
    { dove: 'friuli-venezia-giulia/trieste/trieste', stay: ['2026-11-28', '2026-11-30'] },
  ],
  [
    'cheap room milan fri night',
    { dove: 'lombardia/milano/milano', stay: ['2026-11-27', '2026-11-28'], ordina: 'prezzo' },
  ],
  [
    'lipari, 5 days, end sept, 2p',
    { dove: 'sicilia/messina/lipari', flexible: ['2027-09-20', '2027-10-01', 4], guests: 2 },
  ],
  [
    '26.12-2.1, bormio, 2 families of 4',
    { dove: 'lombardia/sondrio/bormio', stay: ['2026-12-26', '2027-01-02'], guests: 8 },
  ],
  ['5 ppl catania 7 nts 10 aug', { dove: 'sicilia/catania/catania', stay: ['2027-08-10', '2027-08-17'], guests: 5 }],
  ['ten of us plus two babies near siena', { dove: 'toscana/siena/siena', km: 20, guests: 12 }],
  [
    '16 aug - 23 aug, puglia coast, 2a 2c',
    { ambiente: 'mare', dove: 'puglia', stay: ['2027-08-16', '2027-08-23'], guests: 4 },
  ],
  ['3 kids (4, 7 and 11) and us two, orvieto', { dove: 'umbria/terni/orvieto', guests: 5 }],
  [
    '2 dbl rooms b&b near lucca under 150',
    { dove: 'toscana/lucca/lucca', km: 20, guests: 4, tipi: ['bb'], prezzo: [null, 150] },
  ],
  ['house in the veneto, sleeps at least 10', { dove: 'veneto', guests: 10, tipi: ['casa_vacanza'] }],
  [
    'palermo apt, 2 people, <90',
    { dove: 'sicilia/palermo/palermo', guests: 2, tipi: ['casa_vacanza'], prezzo: [null, 90] },
  ],
  [
    '150€ for the whole weekend, parma',
    { dove: 'emilia-romagna/parma/parma', flexible: ['2026-11-26', '2027-01-25', 2, true], prezzo: [null, 75] },
  ],
  [
    'bellaggio lake como 3 nights easter',
    { dove: 'lombardia/como/bellagio', flexible: ['2027-03-26', '2027-03-30', 3] },
  ],
  ['flat near tiburtina rome', { dove: 'stazione-roma-tiburtina', km: 2, tipi: ['casa_vacanza'] }],
  ['alpine hut with sauna', { ambiente: 'montagna', tipi: ['casa_vacanza'], servizi: ['Spa'] }],
  ['BO province agriturismo', { dove: 'emilia-romagna/bologna', tipi: ['agriturismo'] }],
  [
    'avoid easter and 1 may, amalfi, spring',
    {
      dove: 'campania/salerno/amalfi',
      flexible: ['2027-04-01', '2027-06-01', 3],
      esclusi: ['avoid easter', 'and 1 may'],
    },
  ],
  [
    'not june, july is fine, elba',
    { dove: 'isola-d-elba', flexible: ['2027-07-01', '2027-08-01', 7], esclusi: ['not june'] },
  ],
  ['rather a flat than a b&b, bari', { dove: 'puglia/bari/bari', tipi: ['casa_vacanza'] }],
  [
    'smoking not allowed, trieste flat',
    { dove: 'friuli-venezia-giulia/trieste/trieste', tipi: ['casa_vacanza'], esclusi: ['smoking not allowed'] },
  ],
  ['hotel not needed, flat in rome', { dove: 'lazio/roma/roma', tipi: ['casa_vacanza'] }],
  [
    "don't want to be near the airport in catania",
    { dove: 'sicilia/catania/catania', esclusi: ['don’t want to be near the airport'] },
  ],
  ['a party of seven incl. an infant, lake como', { dove: 'lago-di-como', guests: 7 }],
  [
    'tuscan villa for 3 families, each with 2 kids, august',
    { dove: 'toscana', flexible: ['2027-08-01', '2027-09-01', 7], guests: 12, tipi: ['casa_vacanza'], testo: 'villa' },
  ],
  [
    'i want to stay in rome with my gf for valentines',
    { dove: 'lazio/roma/roma', stay: ['2027-02-13', '2027-02-15'], guests: 2 },
  ],
  ['hen party of 8, april, rome', { dove: 'lazio/roma/roma', flexible: ['2027-04-01', '2027-05-01', 3], guests: 8 }],
  ['a party of five adults and four children near orvieto', { dove: 'umbria/terni/orvieto', km: 20, guests: 9 }],
  [
    'b&b palermo, fri 9 jan till mon',
    { dove: 'sicilia/palermo/palermo', stay: ['2027-01-09', '2027-01-11'], tipi: ['bb'] },
  ],
  ['republic day weekend, amalfi', { dove: 'campania/salerno/amalfi', flexible: ['2027-05-29', '2027-06-06', 4] }],
  [
    'mid week break 2 nights modena february',
    { dove: 'emilia-romagna/modena/modena', flexible: ['2027-02-01', '2027-03-01', 2], testo: 'mid week break' },
  ],
  ['2 adults 1 infant, garda lake', { dove: 'lago-di-garda', guests: 3 }],
  ['quarter of an hour from alberobello, pool', { dove: 'puglia/bari/alberobello', km: 15, servizi: ['Piscina'] }],
];
