import type { QueryMeaning } from './query-meaning.ts';

export const UNSEEN_IT: readonly (readonly [typed: string, QueryMeaning])[] = [
  ['casa a lecce accessibile in carrozzina 4 posti', { dove: 'puglia/lecce/lecce', guests: 4, gradini: 'nessuno' }],
  [
    'mia mamma non fa le scale, cerchiamo qualcosa a spoleto x 3',
    { dove: 'umbria/perugia/spoleto', guests: 3, gradini: 'nessuno' },
  ],
  [
    'b&b pisa camera al pianterreno vicino stazione',
    { dove: 'toscana/pisa/pisa', tipi: ['bb'], servizi: ['Vicino Stazione'], gradini: 'nessuno' },
  ],
  [
    'agriturismo per portatori di handicap maremma con piscina',
    { dove: 'maremma', tipi: ['agriturismo'], servizi: ['Piscina'], gradini: 'nessuno' },
  ],
  [
    "niente gradini all'ingresso e ascensore, trieste, massimo 110",
    {
      dove: 'friuli-venezia-giulia/trieste/trieste',
      servizi: ['Ascensore'],
      prezzo: [null, 110],
      testo: 'ingresso',
      gradini: 'nessuno',
    },
  ],
  [
    's. vito lo capo appartamento vicino al mare giugno 5 persone',
    {
      dove: 'sicilia/trapani/san-vito-lo-capo',
      flexible: ['2027-06-01', '2027-07-01', 7],
      guests: 5,
      tipi: ['casa_vacanza'],
    },
  ],
  [
    'sta margherita ligure vista mare sotto i 150',
    { dove: 'liguria/genova/santa-margherita-ligure', servizi: ['Vista Mare'], prezzo: [null, 150] },
  ],
  ['75100 casa vacanze 2 persone', { dove: 'basilicata/matera/matera', guests: 2, tipi: ['casa_vacanza'] }],
  ['castro (le) con terrazza', { dove: 'puglia/lecce/castro', servizi: ['Terrazza'] }],
  [
    'aeroporto di orio al serio una notte domani, con parcheggio',
    { dove: 'aeroporto-bergamo-orio-al-serio', km: 20, stay: ['2026-11-27', '2026-11-28'], servizi: ['Parcheggio'] },
  ],
  [
    'camera vicino alla stazione di bologna con colazione',
    { dove: 'stazione-bologna-centrale', km: 2, servizi: ['Prima Colazione Inclusa'] },
  ],
  [
    'marzamemi o dintorni casa con giardino e barbecue',
    { dove: 'sicilia/siracusa/pachino', km: 20, servizi: ['Barbecue', 'Giardino'] },
  ],
  [
    'polignano al mare 2 notti per san valentino',
    { dove: 'puglia/bari/polignano-a-mare', flexible: ['2027-02-13', '2027-02-15', 2] },
  ],
  [
    "un posto per vedere l'alba sul mare in abruzzo",
    { dove: 'abruzzo', servizi: ['Accesso Mare'], testo: 'posto per vedere l alba' },
  ],
  [
    'costa dei trabocchi pet friendly lavatrice',
    { dove: 'costa-dei-trabocchi', servizi: ['Lavatrice', 'Pet Friendly'] },
  ],
  ['lago trasimeno no agriturismo, casa intera x 6', { dove: 'lago-trasimeno', guests: 6, tipi: ['casa_vacanza'] }],
  [
    'tutto tranne affittacamere a ravenna',
    { dove: 'emilia-romagna/ravenna/ravenna', tipi: ['casa_vacanza', 'bb', 'agriturismo'] },
  ],
  [
    'appartamento sorrento senza animali, sono allergica',
    { dove: 'campania/napoli/sorrento', tipi: ['casa_vacanza'], testo: 'allergica', esclusi: ['senza animali'] },
  ],
  [
    'non in centro storico, verona, con garage',
    { dove: 'veneto/verona/verona', servizi: ['Garage'], esclusi: ['non in centro storico'] },
  ],
  [
    'puglia ma non salento, trullo con piscina',
    { dove: 'puglia', tipi: ['casa_vacanza'], servizi: ['Piscina'], testo: 'trullo', esclusi: ['non salento'] },
  ],
  [
    'senza colazione va bene, basta una stanza a cagliari max 50',
    { dove: 'sardegna/cagliari/cagliari', prezzo: [null, 50], esclusi: ['senza colazione'] },
  ],
  [
    "catania per sant'agata 3 notti in due",
    { dove: 'sicilia/catania/catania', flexible: ['2027-02-03', '2027-02-07', 3], guests: 2 },
  ],
  [
    'ponte dell immacolata in trentino con camino',
    { dove: 'trentino-alto-adige/trento', stay: ['2026-12-05', '2026-12-08'], servizi: ['Camino'] },
  ],
  [
    'da natale a capodanno cortina 7 persone',
    { dove: 'veneto/belluno/cortina-d-ampezzo', flexible: ['2026-12-26', '2027-01-02', 4], guests: 7 },
  ],
  [
    'siracusa santa lucia weekend',
    { dove: 'sicilia/siracusa/siracusa', flexible: ['2026-12-11', '2026-12-15', 2, true] },
  ],
  [
    'pasquetta fuori porta agriturismo viterbo',
    {
      dove: 'lazio/viterbo/viterbo',
      flexible: ['2027-03-26', '2027-03-30', 3],
      tipi: ['agriturismo'],
      testo: 'fuori porta',
    },
  ],
  ['torino san giovanni 2 notti', { dove: 'piemonte/torino/torino', flexible: ['2027-06-22', '2027-06-26', 2] }],
  [
    'amalfi non oltre duecentocinquanta euro a notte, siamo in quattro',
    { dove: 'campania/salerno/amalfi', guests: 4, prezzo: [null, 250] },
  ],
  [
    'tre coppie e due bimbi, sardegna, trenta euro a testa',
    { dove: 'sardegna', guests: 8, prezzo: [null, 240], a_persona: 30 },
  ],
  [
    'tra gli ottanta e i cento euro, como, colazione',
    { dove: 'lombardia/como/como', servizi: ['Prima Colazione Inclusa'], prezzo: [80, 100] },
  ],
  [
    'mezza dozzina di amici a rimini, budget cento',
    { dove: 'emilia-romagna/rimini/rimini', guests: 6, prezzo: [null, 100] },
  ],
  [
    'fra tre settimane un weekend a ferrara',
    { dove: 'emilia-romagna/ferrara/ferrara', flexible: ['2026-12-17', '2026-12-24', 2, true] },
  ],
  [
    'dal 12 al 19 sett. ischia balcone',
    { dove: 'isola-d-ischia', stay: ['2027-09-12', '2027-09-19'], servizi: ['Balcone'] },
  ],
  [
    'ultima settimana di feb livigno 4 pers',
    { dove: 'lombardia/sondrio/livigno', flexible: ['2027-02-23', '2027-03-01', 3], guests: 4 },
  ],
  [
    'dopodomani per due notti, genova vicino al porto',
    { dove: 'liguria/genova/genova', stay: ['2026-11-28', '2026-11-30'], testo: 'porto' },
  ],
  [
    'masseria fasano con piscina e culla',
    { dove: 'puglia/brindisi/fasano', servizi: ['Piscina'], testo: 'masseria culla' },
  ],
  [
    'trasferta di lavoro a reggio emilia 5 notti da lunedi',
    {
      dove: 'emilia-romagna/reggio-nell-emilia/reggio-nell-emilia',
      stay: ['2026-11-30', '2026-12-05'],
      servizi: ['WiFi'],
    },
  ],
  [
    'casale con camino in sabina, cane e recinto',
    { dove: 'sabina', servizi: ['Camino', 'Giardino', 'Pet Friendly'], testo: 'casale' },
  ],
  [
    'weekend romantico con idromassaggio a perugia per noi e la nonna',
    {
      dove: 'umbria/perugia/perugia',
      flexible: ['2026-11-26', '2027-01-25', 2, true],
      servizi: ['Spa'],
      testo: 'romantico nonna',
    },
  ],
  ['tra due sabati a Bologna', { dove: 'emilia-romagna/bologna/bologna', stay: ['2026-12-05', '2026-12-06'] }],
  ['siamo una decina, casa grande in toscana', { dove: 'toscana', guests: 10, testo: 'casa grande' }],
  [
    'hotel no, appartamento sì, Rimini sul mare',
    { dove: 'emilia-romagna/rimini/rimini', tipi: ['casa_vacanza'], servizi: ['Accesso Mare'] },
  ],
  ['non oltre i cento euro a notte, Palermo', { dove: 'sicilia/palermo/palermo', prezzo: [null, 100] }],
  [
    'non vorremmo spendere più di 90 euro a notte, siamo in 4, Genova',
    { dove: 'liguria/genova/genova', guests: 4, prezzo: [null, 90] },
  ],
  [
    'trenta aprile - due maggio Ravenna',
    { dove: 'emilia-romagna/ravenna/ravenna', stay: ['2027-04-30', '2027-05-02'] },
  ],
  ['senza animali in casa, Lucca', { dove: 'toscana/lucca/lucca', esclusi: ['senza animali'] }],
  [
    'posto tranquillo in campagna, niente vicini, Langhe',
    { dove: 'langhe', testo: 'posto tranquillo in campagna', esclusi: ['niente vicini'] },
  ],
  [
    'milano, max 80 euro, vicino alla stazione centrale',
    { dove: 'stazione-milano-centrale', km: 2, prezzo: [null, 80] },
  ],
  ["weekend dell'8 dicembre a Lucca", { dove: 'toscana/lucca/lucca', stay: ['2026-12-05', '2026-12-08'] }],
  ['settimana 8 a Livigno', { dove: 'lombardia/sondrio/livigno', stay: ['2027-02-22', '2027-03-01'] }],
  ['agriturismo no, b&b sì, Lecce', { dove: 'puglia/lecce/lecce', tipi: ['bb'] }],
  [
    'tutto ma non un b&b a Firenze',
    { dove: 'toscana/firenze/firenze', tipi: ['casa_vacanza', 'affittacamere', 'agriturismo'] },
  ],
  ['siamo in sei più un cane, Arezzo', { dove: 'toscana/arezzo/arezzo', guests: 6, servizi: ['Pet Friendly'] }],
  ['non al piano terra, Napoli', { dove: 'campania/napoli/napoli', esclusi: ['non al piano terra'] }],
  [
    'vacanze di Pasqua dal giovedì al martedì Ostuni',
    { dove: 'puglia/brindisi/ostuni', stay: ['2027-03-25', '2027-03-30'] },
  ],
  [
    'siamo due amiche + un barboncino, Procida, 18-21 maggio',
    { dove: 'campania/napoli/procida', stay: ['2027-05-18', '2027-05-21'], guests: 2, servizi: ['Pet Friendly'] },
  ],
  ['due adulti e due gemelli di 4 anni, Cilento', { dove: 'cilento', guests: 4 }],
  [
    'affitto a Pavia, 2 mesi da febbraio',
    { dove: 'lombardia/pavia/pavia', flexible: ['2027-02-01', '2027-04-02', 60] },
  ],
  [
    'Natale con i nonni, 8 persone, Cortina',
    { dove: 'veneto/belluno/cortina-d-ampezzo', flexible: ['2026-12-22', '2026-12-27', 3], guests: 8 },
  ],
  [
    'allergica ai gatti, Roma 2 notti',
    { dove: 'lazio/roma/roma', flexible: ['2026-11-26', '2027-01-25', 2], esclusi: ['allergica ai gatti'] },
  ],
  ['non mi interessa la piscina, Chianti', { dove: 'chianti', esclusi: ['non mi interessa la piscina'] }],
  ['niente trulli, Alberobello', { dove: 'puglia/bari/alberobello', esclusi: ['niente trulli'] }],
  ['Cilento, mai ad agosto', { dove: 'cilento', esclusi: ['mai ad agosto'] }],
  ['Sicilia, agosto da evitare', { dove: 'sicilia', esclusi: ['agosto da evitare'] }],
  ['non voglio stare in centro a Roma', { dove: 'lazio/roma/roma', esclusi: ['non voglio stare in centro'] }],
  [
    'siamo una famiglia di Torino (2 adulti, 2 ragazzi di 14 e 16 anni) e cerchiamo ad Alassio',
    { dove: 'liguria/savona/alassio', guests: 4 },
  ],
  [
    'arriviamo il 2 e ripartiamo il 7 gennaio, Ortisei',
    { dove: 'trentino-alto-adige/bolzano/ortisei', stay: ['2027-01-02', '2027-01-07'] },
  ],
  [
    'Isola Rossa Sardegna giugno no residence',
    {
      dove: 'sardegna/gallura-nord-est-sardegna/trinita-d-agultu-e-vignola',
      flexible: ['2027-06-01', '2027-07-01', 7],
      esclusi: ['no residence'],
    },
  ],
  [
    'qualcosa sotto i 70 euro vicino a Pompei, no Napoli città',
    { dove: 'campania/napoli/pompei', km: 20, prezzo: [null, 70], esclusi: ['no Napoli'] },
  ],
  ['una notte a Savona porto 8 maggio', { dove: 'porto-savona', km: 5, stay: ['2027-05-08', '2027-05-09'] }],
  [
    'Catania Fontanarossa aeroporto, una notte',
    { dove: 'aeroporto-catania-fontanarossa', km: 20, flexible: ['2026-11-26', '2027-01-25', 1] },
  ],
  ['in 3 più una bimba di pochi mesi a Matera', { dove: 'basilicata/matera/matera', guests: 4 }],
  [
    'no stanze condivise, Bologna, 29 gennaio due notti',
    { dove: 'emilia-romagna/bologna/bologna', stay: ['2027-01-29', '2027-01-31'], esclusi: ['no stanze condivise'] },
  ],
  ['non oltre 30 km da Pisa, agriturismo', { dove: 'toscana/pisa/pisa', km: 30, tipi: ['agriturismo'] }],
  ['spendere il meno possibile, Palermo, 5 ragazzi', { dove: 'sicilia/palermo/palermo', guests: 5, ordina: 'prezzo' }],
  ['il cane resta a casa, siamo in due, Pisa', { dove: 'toscana/pisa/pisa', guests: 2 }],
  ['Tropea, hotel assolutamente no', { dove: 'calabria/vibo-valentia/tropea' }],
  [
    "nell'entroterra ligure, settembre",
    { dove: 'liguria', flexible: ['2027-09-01', '2027-10-01', 7], testo: 'entroterra' },
  ],
  ['mamma single con due bimbi, Caorle', { dove: 'veneto/venezia/caorle', guests: 3 }],
  [
    'vicino Orio, parcheggio, notte del 20 gennaio',
    { dove: 'aeroporto-bergamo-orio-al-serio', km: 20, stay: ['2027-01-20', '2027-01-21'], servizi: ['Parcheggio'] },
  ],
  [
    'una settimana a Lampedusa, non luglio, volo da Bologna',
    {
      dove: 'sicilia/agrigento/lampedusa-e-linosa',
      flexible: ['2026-11-26', '2027-01-25', 7],
      esclusi: ['non luglio'],
    },
  ],
  [
    'Grottammare lavatrice, no tv',
    { dove: 'marche/ascoli-piceno/grottammare', servizi: ['Lavatrice'], esclusi: ['no tv'] },
  ],
  [
    'cane sì fumatori no, Marina di Massa, 1-15 agosto',
    {
      dove: 'toscana/massa-carrara/massa',
      stay: ['2027-08-01', '2027-08-15'],
      servizi: ['Pet Friendly'],
      esclusi: ['fumatori no'],
    },
  ],
];
