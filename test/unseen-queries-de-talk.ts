import type { QueryMeaning } from './query-meaning.ts';

const ROME = 'lazio/roma/roma';
const BARI = 'puglia/bari/bari';
const GRADO = 'friuli-venezia-giulia/gorizia/grado';
const JESOLO = 'veneto/venezia/jesolo';
const ELBA = 'isola-d-elba';
const SOUTH_TYROL = 'trentino-alto-adige/bolzano';
const PENTECOST = ['2027-05-15', '2027-05-30', 7] as const;
const EASTER = ['2027-03-20', '2027-04-04', 7] as const;
const SUMMER = ['2027-07-01', '2027-09-01', 7] as const;

type Queries = readonly (readonly [typed: string, QueryMeaning])[];

const TALK: Queries = [
  ['suche was kleines am Meer in Ligurien, nur für mich', { ambiente: 'mare', dove: 'liguria' }],
  [
    'Südtirol, Skiurlaub in der ersten Februarwoche, Sauna wär toll',
    { ambiente: 'montagna', dove: SOUTH_TYROL, flexible: ['2027-02-01', '2027-02-08', 3], servizi: ['Spa'] },
  ],
  [
    'Zimmer mit Frühstück in Verona fürs nächste Wochenende',
    { dove: 'veneto/verona/verona', stay: ['2026-11-27', '2026-11-29'], tipi: ['bb'] },
  ],
  ['Sizilien ja, aber nicht Palermo', { dove: 'sicilia', esclusi: ['nicht Palermo'] }],
  ['Valentinstag, Whirlpool gewünscht', { stay: ['2027-02-13', '2027-02-15'], servizi: ['Spa'] }],
  ['Turin Stadtmitte ohne Auto erreichbar', { dove: 'piemonte/torino/torino', servizi: ['Centro Storico'] }],
  ['habt ihr auch was auf Procida für unter 70 €?', { dove: 'campania/napoli/procida', prezzo: [null, 70] }],
  [
    'Ladestation fürs E-Auto muss sein, Raum Meran',
    { dove: 'trentino-alto-adige/bolzano/merano', km: 20, testo: 'Ladestation fürs E Auto' },
  ],
  ['Ein Schlafzimmer reicht, Küche wäre wichtig, Trapani', { dove: 'sicilia/trapani/trapani', servizi: ['Cucina'] }],
  [
    'Lago Maggiore Parkplatz direkt beim Haus, Seeblick',
    { ambiente: 'lago', dove: 'lago-maggiore', servizi: ['Parcheggio'] },
  ],
  ['Klimaanlage muss unbedingt vorhanden sein, Rom', { dove: ROME, servizi: ['Aria Condizionata'] }],
  ['Sauna wäre ein Traum, Südtirol, zu zweit', { dove: SOUTH_TYROL, guests: 2, servizi: ['Spa'] }],
  ['Angebote Ferienwohnung Bari', { dove: BARI, tipi: ['casa_vacanza'] }],
  ['Hallo zusammen, kennt jemand was Schönes in Rom?', { dove: ROME }],
  ['Wir legen Wert auf eine gute Küche, Rom', { dove: ROME, servizi: ['Cucina'] }],
  ['mit freundlichen Grüßen, Haus in Umbrien', { dove: 'umbria', tipi: ['casa_vacanza'] }],
  ['auf der Durchreise, 1 Nacht am 5.8., Rom', { dove: ROME, stay: ['2027-08-05', '2027-08-06'] }],
  ['ein paar Tage im März, Rom', { dove: ROME, flexible: ['2027-03-01', '2027-04-01', 3] }],
  ['Wir suchen noch kurzfristig etwas für morgen in Rom', { dove: ROME, stay: ['2026-11-27', '2026-11-28'] }],
];

const NEEDLESS: Queries = [
  ['Kalabrien günstig, Haustiere sind nicht dabei', { dove: 'calabria', ordina: 'prezzo' }],
  ['unser Hund ist leider nicht dabei, Ligurien', { dove: 'liguria' }],
  ['Die Katze bleibt bei Oma, Wohnung in Rom', { dove: ROME, tipi: ['casa_vacanza'] }],
  ['Wir reisen ohne Haustiere, Elba', { dove: ELBA }],
  ['Kein Haustier dabei, Elba', { dove: ELBA }],
  ['den Hund lassen wir daheim, Elba', { dove: ELBA }],
  ['Ferienhof mit vielen Tieren in Südtirol', { dove: SOUTH_TYROL, tipi: ['agriturismo'] }],
  ['unsere Kinder lieben Tiere, Bauernhof Toskana', { dove: 'toscana', tipi: ['agriturismo'] }],
  ['Hof mit Katzen und Hühnern, Südtirol', { dove: SOUTH_TYROL, tipi: ['agriturismo'] }],
  ['wir bringen unseren Hund mit, Elba', { dove: ELBA, servizi: ['Pet Friendly'] }],
  ['Haustiere nicht gewünscht, Elba', { dove: ELBA, esclusi: ['Haustiere nicht gewünscht'] }],
  ['Hund leider nicht möglich, Elba', { dove: ELBA, esclusi: ['Hund leider nicht möglich'] }],
  ['unser Hund darf nicht mit, Elba', { dove: ELBA }],
  ['wir haben zwei Katzen, die zu Hause bleiben, Elba', { dove: ELBA }],
  ['Internet ist uns nicht so wichtig, Elba', { dove: ELBA }],
  ['auf Klimaanlage verzichten wir gern, Elba', { dove: ELBA }],
  ['Sauna nicht dringend, Elba', { dove: ELBA }],
  ['mit oder ohne Pool, Elba', { dove: ELBA }],
  ['keine Lust auf Hotel, Elba', { dove: ELBA }],
  ['kein WLAN nötig, Elba', { dove: ELBA }],
  ['kein Handyempfang nötig, Elba', { dove: ELBA }],
  ['Pool brauchen wir keinen, Elba', { dove: ELBA }],
  ['auf Pool kann verzichtet werden, Elba', { dove: ELBA }],
  ['Fernseher egal, Balkon wichtig, Rom', { dove: ROME, servizi: ['Balcone'] }],
  ['Gerne mit Pool, muss aber nicht sein, Umbrien', { dove: 'umbria' }],
  ['Frühstück nicht zwingend nötig, Rom', { dove: ROME }],
  ['nach Apulien, bloß nicht nach Bari', { dove: 'puglia', esclusi: ['bloß nicht nach Bari'] }],
  ['weder Pool noch Garten, Umbrien', { dove: 'umbria', esclusi: ['weder Pool', 'noch Garten'] }],
  ['Haus ohne Nachbarn in den Abruzzen', { dove: 'abruzzo', tipi: ['casa_vacanza'], esclusi: ['ohne Nachbarn'] }],
  [
    'Keine Zimmer, nur ganze Wohnungen in Neapel',
    { dove: 'campania/napoli/napoli', tipi: ['casa_vacanza'], esclusi: ['Keine Zimmer'] },
  ],
];

const PEOPLE: Queries = [
  [
    'Oma, Opa, wir zwei und die Zwillinge – Platz für 6 in Cervia',
    { dove: 'emilia-romagna/ravenna/cervia', guests: 6 },
  ],
  ['Eltern mit zwei Teenagern, Rom', { dove: ROME, guests: 4 }],
  ['zwei Erwachsene und zwei Kleinkinder, Jesolo', { dove: JESOLO, guests: 4 }],
  ['zwei Erwachsene und ein Säugling, Jesolo', { dove: JESOLO, guests: 3 }],
  ['Mutter mit Kind, Grado', { dove: GRADO, guests: 2 }],
  ['alleinreisende Frau, Rom', { dove: ROME }],
  ['Alleinerziehende mit 2 Kindern, Rom', { dove: ROME, guests: 3 }],
  ['wir zwei, unser Sohn (5) und der Hund, Elba', { dove: ELBA, guests: 3, servizi: ['Pet Friendly'] }],
  ['zwei befreundete Paare mit je einem Kind, Jesolo', { dove: JESOLO, guests: 6 }],
  ['Ehepaar mit Schwiegermutter, Jesolo', { dove: JESOLO, guests: 3 }],
  ['zwei Omas und ein Enkel, Grado', { dove: GRADO, guests: 3 }],
  ['mit drei Kindern nach Grado', { dove: GRADO, guests: 5 }],
  ['4 Erwachsene, 1 Baby, 1 Hund, Rom', { dove: ROME, guests: 5, servizi: ['Pet Friendly'] }],
  ['zwei Erwachsene und ein zweijähriges Kind, Rom', { dove: ROME, guests: 3 }],
  ['zehnköpfige Gruppe, Rom', { dove: ROME, guests: 10 }],
  ['wir sind eine 4köpfige Familie und möchten nach Rom', { dove: ROME, guests: 4 }],
  ['Familie mit 9 Leuten, Rom', { dove: ROME, guests: 9 }],
  ['2 Familien à 4 Personen, Rom', { dove: ROME, guests: 8 }],
  ['zwei Familien mit insgesamt 5 Kindern, Rom', { dove: ROME, guests: 9 }],
  ['meine Schwester und ihre zwei Kinder, Rom', { dove: ROME, guests: 3 }],
  ['4-Bett-Zimmer, Rom', { dove: ROME, guests: 4 }],
  ['mit zwei kleinen Hunden, Rom', { dove: ROME, servizi: ['Pet Friendly'] }],
  ['vier Frauen, Rom', { dove: ROME, guests: 4 }],
  ['Ferienwohnung mit 6 Schlafplätzen, Jesolo', { dove: JESOLO, guests: 6, tipi: ['casa_vacanza'] }],
  ['Schlafplätze für 7, Jesolo', { dove: JESOLO, guests: 7 }],
];

const WHERE_AND_WHEN: Queries = [
  [
    'Lecce oder Umgebung, Anreise 2. Juni, zehn Nächte',
    { dove: 'puglia/lecce/lecce', km: 20, stay: ['2027-06-02', '2027-06-12'] },
  ],
  ['Umgebung Rom, Agriturismo mit Pool', { dove: ROME, km: 20, tipi: ['agriturismo'], servizi: ['Piscina'] }],
  ['Hinterland von Rom, Pool', { dove: ROME, km: 20, servizi: ['Piscina'] }],
  ['südlich von Bari', { dove: BARI, km: 20 }],
  ['mitten in Rom', { dove: ROME }],
  ['Haus am Trasimenischen See', { dove: 'lago-trasimeno', tipi: ['casa_vacanza'] }],
  ['Großraum Bari, Parkplatz', { dove: BARI, km: 20, servizi: ['Parcheggio'] }],
  [
    'Villa mit Privatpool und Klimaanlage, 10 Pers., Region Marken',
    { dove: 'marche', guests: 10, tipi: ['casa_vacanza'], servizi: ['Piscina', 'Aria Condizionata'], testo: 'Villa' },
  ],
  ['Haus zur Alleinnutzung, Toskana', { dove: 'toscana', tipi: ['casa_vacanza'] }],
  ['3-Zimmer-Wohnung für 4 Personen in Rom', { dove: ROME, guests: 4, tipi: ['casa_vacanza'] }],
  ['Monatsmiete Oktober Cinque Terre', { dove: 'cinque-terre', flexible: ['2027-10-01', '2027-11-01', 30] }],
  ['Mitte bis Ende September, 9 Nächte, Bari', { dove: BARI, flexible: ['2027-09-15', '2027-10-01', 9] }],
  ['in den großen Ferien nach Grado', { dove: GRADO, flexible: SUMMER }],
  ['Pfingstferien Baden-Württemberg, Elba', { dove: ELBA, flexible: PENTECOST }],
  ['Osterferien in NRW, Elba', { dove: ELBA, flexible: EASTER }],
  ['bayerische Pfingstferien, Elba', { dove: ELBA, flexible: PENTECOST }],
  ['am langen Wochenende im Mai, Rom', { dove: ROME, flexible: ['2027-05-01', '2027-06-01', 3, true] }],
  ['nicht zu weit vom Strand, Jesolo', { dove: JESOLO }],
];

const PRICES: Queries = [
  [
    'zw. 60 und 100 Euro die Nacht, Bologna, 2 P.',
    { dove: 'emilia-romagna/bologna/bologna', guests: 2, prezzo: [60, 100] },
  ],
  ['Preis bis ca. 80 Euro, Rom', { dove: ROME, prezzo: [null, 80] }],
  ['unser Budget liegt bei 150 Euro pro Nacht, Rom', { dove: ROME, prezzo: [null, 150] }],
  ['bis 100 Euro am Tag, Rom', { dove: ROME, prezzo: [null, 100] }],
  ['Wohnung in Rom, 900 € monatlich', { dove: ROME, tipi: ['casa_vacanza'], prezzo: [null, 30] }],
  ['so billig wie möglich, Rom', { dove: ROME, ordina: 'prezzo' }],
];

/** Queries in colloquial German, all of which were misinterpreted at first. */
export const UNSEEN_DE_TALK: Queries = [...TALK, ...NEEDLESS, ...PEOPLE, ...WHERE_AND_WHEN, ...PRICES];
