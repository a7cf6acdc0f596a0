import type { QueryMeaning } from './query-meaning.ts';

const SNOW = ['2027-01-07', '2027-03-08', 7] as const;
const SOON = ['2026-11-26', '2027-01-25'] as const;

/** Queries written by travellers who had not seen the earlier queries in `queries.ts`. */
export const QUERIES_OF_NOVEMBER: readonly (readonly [typed: string, QueryMeaning])[] = [
  // A «settimana bianca» implies the mountains, unless the query names a place smaller than a province.
  ['settimana bianca', { ambiente: 'montagna', flexible: SNOW }],
  ['settimana bianca trentino', { ambiente: 'montagna', dove: 'trentino-alto-adige/trento', flexible: SNOW }],
  ['settimana bianca dolomiti 4 persone', { dove: 'dolomiti', flexible: SNOW, guests: 4 }],
  [
    'alta badia ski apartment 6 people',
    { dove: 'alta-badia', ambiente: 'montagna', tipi: ['casa_vacanza'], guests: 6 },
  ],
  ['puglia agosto fine settimana', { dove: 'puglia', flexible: ['2027-08-01', '2027-09-01', 2, true] }],
  [
    'puglia agosto tutto incluso',
    { dove: 'puglia', flexible: ['2027-08-01', '2027-09-01', 7], testo: 'tutto incluso' },
  ],
  ['casa in 4 rimini', { dove: 'emilia-romagna/rimini/rimini', guests: 4 }],
  ['casa economica mare puglia', { dove: 'puglia', ambiente: 'mare', ordina: 'prezzo' }],
  ['b&b low cost firenze', { dove: 'toscana/firenze/firenze', tipi: ['bb'], ordina: 'prezzo' }],
  ['cheap room Rome 2 nights', { dove: 'lazio/roma/roma', flexible: [...SOON, 2], ordina: 'prezzo' }],
  // Fellow travellers and means of transport do not restrict the search.
  ['con bambini rimini', { dove: 'emilia-romagna/rimini/rimini' }],
  ['per famiglie lago di garda', { dove: 'lago-di-garda' }],
  ['nonni con nipoti in montagna in estate', { ambiente: 'montagna', flexible: ['2027-07-01', '2027-09-01', 7] }],
  ['casa a 5 minuti dal mare salento a piedi', { dove: 'salento', ambiente: 'mare' }],
  ['cinque terre senza auto', { dove: 'cinque-terre' }],
  [
    'sardinia by car with 2 dogs in september',
    { dove: 'sardegna', flexible: ['2027-09-01', '2027-10-01', 7], servizi: ['Pet Friendly'] },
  ],
  [
    'affitto estivo riviera romagnola 2 settimane a luglio',
    { dove: 'riviera-romagnola', flexible: ['2027-07-01', '2027-08-01', 14] },
  ],
  ["fuga con piscina val d'orcia", { dove: 'val-d-orcia', servizi: ['Piscina'] }],
  [
    'gargano mare 4 posti agosto seconda settimana',
    { dove: 'gargano', ambiente: 'mare', stay: ['2027-08-08', '2027-08-15'], guests: 4 },
  ],
  ['puglia giugno fine', { dove: 'puglia', flexible: ['2027-06-20', '2027-07-01', 7] }],
  ['terme saturnia', { dove: 'toscana/grosseto/manciano' }],
  ['matera sassi due notti', { dove: 'basilicata/matera/matera', flexible: [...SOON, 2] }],
  ['casa rural toscana 4 personas', { dove: 'toscana', tipi: ['agriturismo'], guests: 4 }],
  ['maison de vacances lac majeur 4 personnes', { dove: 'lago-maggiore', tipi: ['casa_vacanza'], guests: 4 }],
  ['ponte del 2 giugno in agriturismo', { flexible: ['2027-05-29', '2027-06-06', 4], tipi: ['agriturismo'] }],
  ['2 coppie toscana', { dove: 'toscana', guests: 4 }],
  ['3 adulti e 2 bambini sardegna mare', { dove: 'sardegna', ambiente: 'mare', guests: 5 }],
  ['dal 27 dicembre al 3 gennaio', { stay: ['2026-12-27', '2027-01-03'] }],
  [
    'casa con piscina vicino arezzo max 120 euro',
    { dove: 'toscana/arezzo/arezzo', km: 20, servizi: ['Piscina'], prezzo: [null, 120] },
  ],
  [
    'agriturismo a lecce per stasera',
    { dove: 'puglia/lecce/lecce', tipi: ['agriturismo'], stay: ['2026-11-26', '2026-11-27'] },
  ],
];
