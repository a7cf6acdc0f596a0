import type { QueryMeaning } from './query-meaning.ts';

const SOON = ['2026-11-26', '2027-01-25'] as const;
const NEXT_WEEKEND = ['2026-11-27', '2026-11-29'] as const;
const EASTER = ['2027-03-26', '2027-03-30', 3] as const;
const NEW_YEAR = ['2026-12-29', '2027-01-03', 3] as const;
const ROME = 'lazio/roma/roma';
const FLORENCE = 'toscana/firenze/firenze';
const VENICE = 'veneto/venezia/venezia';
const RIMINI = 'emilia-romagna/rimini/rimini';

export const QUERIES_DE: readonly (readonly [typed: string, QueryMeaning])[] = [
  ['Ferienwohnung am Gardasee mit Hund', { dove: 'lago-di-garda', tipi: ['casa_vacanza'], servizi: ['Pet Friendly'] }],
  [
    'Ferienhaus Toskana mit Pool vom 3. bis 10. August für 4 Personen',
    { dove: 'toscana', tipi: ['casa_vacanza'], servizi: ['Piscina'], stay: ['2027-08-03', '2027-08-10'], guests: 4 },
  ],
  [
    'Bauernhof in Südtirol mit Frühstück',
    { dove: 'trentino-alto-adige/bolzano', tipi: ['agriturismo'], servizi: ['Prima Colazione Inclusa'] },
  ],
  ['Urlaub auf dem Bauernhof in Umbrien', { dove: 'umbria', tipi: ['agriturismo'] }],
  [
    'Ferienwohnung Venedig Zentrum Klimaanlage WLAN',
    { dove: VENICE, tipi: ['casa_vacanza'], servizi: ['Centro Storico', 'Aria Condizionata', 'WiFi'] },
  ],
  [
    'Wohnung in Mailand in Bahnhofsnähe mit Aufzug und Waschmaschine',
    { dove: 'lombardia/milano/milano', tipi: ['casa_vacanza'], servizi: ['Vicino Stazione', 'Ascensore', 'Lavatrice'] },
  ],
  [
    'Haus für 8 Personen mit Parkplatz und Grill, max. 10 km von Perugia entfernt',
    { dove: 'umbria/perugia/perugia', km: 10, servizi: ['Parcheggio', 'Barbecue'], guests: 8, tipi: ['casa_vacanza'] },
  ],
  ['hundefreundliche Unterkunft in Lucca', { dove: 'toscana/lucca/lucca', servizi: ['Pet Friendly'] }],
  ['eingezäunter Garten, 2 Hunde, Monferrato', { dove: 'monferrato', servizi: ['Giardino', 'Pet Friendly'] }],
  [
    'Balkon mit Meerblick in Taormina 3 Nächte im Juni',
    { dove: 'sicilia/messina/taormina', servizi: ['Balcone', 'Vista Mare'], flexible: ['2027-06-01', '2027-07-01', 3] },
  ],
  [
    'Ferienwohnung direkt am Meer Jesolo',
    { dove: 'veneto/venezia/jesolo', tipi: ['casa_vacanza'], servizi: ['Accesso Mare'] },
  ],
  [
    'Zimmer mit Heizung und Küche in Trento',
    { dove: 'trentino-alto-adige/trento/trento', servizi: ['Riscaldamento', 'Cucina'] },
  ],
  [
    'Gästezimmer in Bergamo, Flughafennähe',
    { dove: 'lombardia/bergamo/bergamo', tipi: ['affittacamere'], servizi: ['Vicino Aeroporto'] },
  ],
  ['Seeblick und Terrasse am Comer See', { dove: 'lago-di-como', ambiente: 'lago', servizi: ['Terrazza'] }],
  ['Häuschen am See in der Lombardei', { dove: 'lombardia', ambiente: 'lago', tipi: ['casa_vacanza'] }],
  [
    'Wohnung mit Spülmaschine, Fernseher und Bergblick',
    { tipi: ['casa_vacanza'], servizi: ['Lavastoviglie', 'Smart TV', 'Vista Montagna'] },
  ],
  ['Kurzurlaub auf Ischia mit Wellness', { dove: 'isola-d-ischia', servizi: ['Spa'] }],
  [
    'Haus mit Garten, ohne Pool, in der Toskana',
    { dove: 'toscana', servizi: ['Giardino'], tipi: ['casa_vacanza'], esclusi: ['ohne Pool'] },
  ],
  ['Zimmer in Rom bis 80 € pro Nacht', { dove: ROME, prezzo: [null, 80] }],
  [
    'Agriturismo mit Pool in den Langhe höchstens 120 Euro pro Nacht',
    { dove: 'langhe', tipi: ['agriturismo'], servizi: ['Piscina'], prezzo: [null, 120] },
  ],
  ['zwischen 80 und 120 Euro die Nacht in Florenz', { dove: FLORENCE, prezzo: [80, 120] }],
  ['unter 700 € pro Woche in Umbrien', { dove: 'umbria', prezzo: [null, 100] }],
  [
    '50 Euro pro Person und Nacht in Pisa zu dritt',
    { dove: 'toscana/pisa/pisa', guests: 3, prezzo: [null, 150], a_persona: 50 },
  ],
  ['günstige Unterkunft in Neapel', { dove: 'campania/napoli/napoli', ordina: 'prezzo' }],
  ['billigste Ferienwohnung in Palermo', { dove: 'sicilia/palermo/palermo', tipi: ['casa_vacanza'], ordina: 'prezzo' }],
  [
    'B&B Verona 2 Personen nächstes Wochenende',
    { dove: 'veneto/verona/verona', tipi: ['bb'], stay: NEXT_WEEKEND, guests: 2 },
  ],
  [
    'Familie mit 3 Kindern Jesolo 24. Juli bis 7. August',
    { dove: 'veneto/venezia/jesolo', stay: ['2027-07-24', '2027-08-07'], guests: 5 },
  ],
  [
    'vom 10.07.2027 bis 17.07.2027 Elba 2 Erwachsene 2 Kinder',
    { dove: 'isola-d-elba', stay: ['2027-07-10', '2027-07-17'], guests: 4 },
  ],
  [
    'meine Frau und ich, 4 Nächte in Lecce im April',
    { dove: 'puglia/lecce/lecce', flexible: ['2027-04-01', '2027-05-01', 4], guests: 2 },
  ],
  [
    'wir sind zu sechst und suchen ein Haus mit Pool am Gardasee im Juli',
    {
      dove: 'lago-di-garda',
      servizi: ['Piscina'],
      flexible: ['2027-07-01', '2027-08-01', 7],
      guests: 6,
      tipi: ['casa_vacanza'],
    },
  ],
  ['4-köpfige Familie, Bauernhof bei Siena', { dove: 'toscana/siena/siena', km: 20, tipi: ['agriturismo'], guests: 4 }],
  ['3.–10. August Rimini', { dove: RIMINI, stay: ['2027-08-03', '2027-08-10'] }],
  [
    '14.08. bis 21.08. Sardinien Haus am Meer',
    { dove: 'sardegna', ambiente: 'mare', stay: ['2027-08-14', '2027-08-21'], tipi: ['casa_vacanza'] },
  ],
  ['14.8.-28.8. Apulien', { dove: 'puglia', stay: ['2027-08-14', '2027-08-28'] }],
  ['Samstag 5. Juni bis Samstag 12. Juni Salento', { dove: 'salento', stay: ['2027-06-05', '2027-06-12'] }],
  ['von Freitag bis Sonntag in Parma', { dove: 'emilia-romagna/parma/parma', stay: NEXT_WEEKEND }],
  ['heute Nacht in Turin', { dove: 'piemonte/torino/torino', stay: ['2026-11-26', '2026-11-27'] }],
  ['ab dem 15. September 10 Tage Cilento', { dove: 'cilento', stay: ['2027-09-15', '2027-09-24'] }],
  ['am 5. März für eine Nacht in Siena', { dove: 'toscana/siena/siena', stay: ['2027-03-05', '2027-03-06'] }],
  ['Wochenende vom 12. bis 14. März in Florenz', { dove: FLORENCE, stay: ['2027-03-12', '2027-03-14'] }],
  [
    'morgen in Catania mit kostenlosem Parkplatz',
    { dove: 'sicilia/catania/catania', servizi: ['Parcheggio'], stay: ['2026-11-27', '2026-11-28'] },
  ],
  [
    'Ende August Ligurien mit Meerblick',
    { dove: 'liguria', servizi: ['Vista Mare'], flexible: ['2027-08-20', '2027-09-01', 7] },
  ],
  [
    'Mitte Juli Haus mit Garten bei Lucca',
    {
      dove: 'toscana/lucca/lucca',
      km: 20,
      servizi: ['Giardino'],
      flexible: ['2027-07-10', '2027-07-20', 7],
      tipi: ['casa_vacanza'],
    },
  ],
  [
    'zwei Wochen im Juli in Kalabrien am Strand',
    { dove: 'calabria', ambiente: 'mare', flexible: ['2027-07-01', '2027-08-01', 14] },
  ],
  ['erste Augustwoche Rimini', { dove: RIMINI, stay: ['2027-08-01', '2027-08-08'] }],
  [
    'eine Woche im Juni oder September in Apulien',
    { dove: 'puglia', flexible: ['2027-06-01', '2027-07-01', 7], oppure: [['2027-09-01', '2027-10-01', 7]] },
  ],
  ['um den 20. August eine Woche Elba', { dove: 'isola-d-elba', flexible: ['2027-08-15', '2027-09-01', 7] }],
  ['flexibel im Juni, 10 Nächte Sizilien', { dove: 'sicilia', flexible: ['2027-06-01', '2027-07-01', 10] }],
  [
    'verlängertes Wochenende in Bergamo im Mai',
    { dove: 'lombardia/bergamo/bergamo', flexible: ['2027-05-01', '2027-06-01', 3, true] },
  ],
  ['eine halbe Stunde von Bologna', { dove: 'emilia-romagna/bologna/bologna', km: 30 }],
  [
    'romantisches Wochenende in Verona',
    { dove: 'veneto/verona/verona', flexible: [...SOON, 2, true], testo: 'romantisches' },
  ],
  ['an Pfingsten am Gardasee', { dove: 'lago-di-garda', flexible: ['2027-05-14', '2027-05-18', 3] }],
  [
    'Pfingstferien Lago Maggiore Ferienwohnung für 5',
    { dove: 'lago-maggiore', tipi: ['casa_vacanza'], flexible: ['2027-05-15', '2027-05-30', 7], guests: 5 },
  ],
  ['über Ostern nach Rom', { dove: ROME, flexible: EASTER }],
  ['Silvester in Venedig zu zweit', { dove: VENICE, flexible: NEW_YEAR, guests: 2 }],
  [
    'Weihnachten in den Bergen mit Kamin',
    { ambiente: 'montagna', servizi: ['Camino'], flexible: ['2026-12-22', '2026-12-27', 3] },
  ],
  [
    'Skiurlaub Dolomiten im Februar 6 Personen',
    { dove: 'dolomiti', ambiente: 'montagna', flexible: ['2027-02-01', '2027-03-01', 3], guests: 6 },
  ],
  ['Himmelfahrt am Comer See', { dove: 'lago-di-como', stay: ['2027-05-06', '2027-05-09'] }],
  ['Ferragosto auf Sardinien', { dove: 'sardegna', flexible: ['2027-08-09', '2027-08-22', 7] }],
  [
    'Bozen Weihnachtsmarkt 2 Nächte',
    { dove: 'trentino-alto-adige/bolzano/bolzano', flexible: ['2026-11-26', '2027-01-06', 2] },
  ],
  [
    '3 Nächtigungen in Meran im Jänner',
    { dove: 'trentino-alto-adige/bolzano/merano', flexible: ['2027-01-01', '2027-02-01', 3] },
  ],
  ['14. bis 21. Jänner Brixen', { dove: 'trentino-alto-adige/bolzano/bressanone', stay: ['2027-01-14', '2027-01-21'] }],
  [
    'Bozen im Feber 2 Nächte',
    { dove: 'trentino-alto-adige/bolzano/bolzano', flexible: ['2027-02-01', '2027-03-01', 2] },
  ],
];
