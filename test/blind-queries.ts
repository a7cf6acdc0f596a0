import type { Language } from '../src/kernel/language.ts';
import type { QueryMeaning } from './query-meaning.ts';

type Query = readonly [typed: string, QueryMeaning];

/** Queries written by an author who had seen neither the lexicons nor any other queries. */
export const BLIND_QUERIES: Record<Language, readonly Query[]> = {
  it: [
    [
      'bilocale chioggia capodanno 4 pers no sottomarina',
      {
        dove: 'veneto/venezia/chioggia',
        flexible: ['2026-12-29', '2027-01-03', 3],
        guests: 4,
        tipi: ['casa_vacanza'],
        testo: 'bilocale',
        esclusi: ['no sottomarina'],
      },
    ],
    [
      "ponte dell'immacolata mercatini bressanone due notti in due",
      { dove: 'trentino-alto-adige/bolzano/bressanone', flexible: ['2026-12-05', '2026-12-08', 2], guests: 2 },
    ],
    [
      'matrimoniale max sessanta euro a matera niente sassi',
      { dove: 'basilicata/matera/matera', prezzo: [null, 60], testo: 'matrimoniale', esclusi: ['niente sassi'] },
    ],
    [
      'masseria salento colazione compresa no villaggi turistici',
      { dove: 'salento', servizi: ['Prima Colazione Inclusa'], testo: 'masseria', esclusi: ['no villaggi turistici'] },
    ],
    [
      'tra due weekend cortina con camino',
      { dove: 'veneto/belluno/cortina-d-ampezzo', stay: ['2026-12-04', '2026-12-06'], servizi: ['Camino'] },
    ],
    [
      'pantelleria dammuso per coppia settembre',
      {
        dove: 'sicilia/trapani/pantelleria',
        flexible: ['2027-09-01', '2027-10-01', 7],
        guests: 2,
        tipi: ['casa_vacanza'],
        testo: 'dammuso',
      },
    ],
    [
      '3 camere da letto 2 bagni finale ligure pasqua',
      {
        dove: 'liguria/savona/finale-ligure',
        flexible: ['2027-03-26', '2027-03-30', 3],
        testo: '3 camere da letto 2 bagni',
      },
    ],
    [
      'non al piano terra, con vista mare, a camogli',
      { dove: 'liguria/genova/camogli', servizi: ['Vista Mare'], esclusi: ['non al piano terra'] },
    ],
    [
      'stanza bologna fiera 2-4 febb solo pernotto niente colazione',
      {
        dove: 'emilia-romagna/bologna/bologna',
        stay: ['2027-02-02', '2027-02-04'],
        testo: 'stanza fiera pernotto',
        esclusi: ['niente colazione'],
      },
    ],
    [
      'livigno dopo la befana prezzi bassi',
      { dove: 'lombardia/sondrio/livigno', flexible: ['2027-01-07', '2027-02-06', 3], ordina: 'prezzo' },
    ],
    [
      'mare in basilicata tirrenica non oltre ottanta a notte',
      { ambiente: 'mare', dove: 'basilicata', prezzo: [null, 80], testo: 'tirrenica' },
    ],
    [
      'cascina langhe piscina non condivisa',
      { dove: 'langhe', servizi: ['Piscina'], testo: 'cascina', esclusi: ['non condivisa'] },
    ],
  ],
  en: [
    [
      'anywhere in Tuscany except Florence, pool essential',
      { dove: 'toscana', servizi: ['Piscina'], esclusi: ['except Florence'] },
    ],
    [
      'hen do Sorrento coast twelve girls late may',
      { dove: 'penisola-sorrentina', flexible: ['2027-05-20', '2027-06-01', 3], guests: 12 },
    ],
    ['weekend after next, Siena, just me', { dove: 'toscana/siena/siena', stay: ['2026-12-04', '2026-12-06'] }],
    [
      "ground floor or lift only, mum can't do stairs, Verona",
      { dove: 'veneto/verona/verona', servizi: ['Ascensore'], gradini: 'nessuno' },
    ],
    ['seaside but not Rimini or Riccione', { ambiente: 'mare', esclusi: ['not Rimini', 'or Riccione'] }],
    [
      'Easter in Calabria, sea view terrace, without hills to climb',
      {
        dove: 'calabria',
        flexible: ['2027-03-26', '2027-03-30', 3],
        servizi: ['Terrazza', 'Vista Mare'],
        esclusi: ['without hills to climb'],
      },
    ],
    [
      'long let Jan to March Ortigia Syracuse',
      {
        dove: 'sicilia/siracusa/siracusa',
        flexible: ['2027-01-01', '2027-03-01', 3],
        testo: 'long let',
        oppure: [['2027-03-01', '2027-04-01', 3]],
      },
    ],
    [
      'New Years Eve Venice Giudecca or Lido not San Marco',
      {
        dove: 'veneto/venezia/venezia',
        flexible: ['2026-12-29', '2027-01-03', 3],
        testo: 'Lido',
        esclusi: ['not San Marco'],
      },
    ],
    [
      'pet free house Abruzzo mountains, asthma',
      { ambiente: 'montagna', dove: 'abruzzo', tipi: ['casa_vacanza'], testo: 'asthma', esclusi: ['pet free'] },
    ],
    [
      'Sardinia last two weeks of june near Olbia ferry',
      { dove: 'porto-olbia', km: 5, flexible: ['2027-06-15', '2027-07-01', 14] },
    ],
    [
      'Monte Argentario anything with AC + washer, aug 3rd-9th',
      {
        dove: 'toscana/grosseto/monte-argentario',
        stay: ['2027-08-03', '2027-08-09'],
        servizi: ['Aria Condizionata', 'Lavatrice'],
      },
    ],
    [
      "St Patrick's weekend Bologna lads trip five beds",
      { dove: 'emilia-romagna/bologna/bologna', flexible: ['2027-03-15', '2027-03-19', 2], guests: 5 },
    ],
  ],
  de: [
    [
      'FeWo Gardasee Westufer KW 28 mit Hund',
      {
        dove: 'lago-di-garda',
        stay: ['2027-07-12', '2027-07-19'],
        tipi: ['casa_vacanza'],
        servizi: ['Pet Friendly'],
        testo: 'Westufer',
      },
    ],
    [
      'Ferienhaus Toskana, aber bitte nicht Chianti',
      { dove: 'toscana', tipi: ['casa_vacanza'], esclusi: ['bitte nicht Chianti'] },
    ],
    [
      'ruhig, keine Kinder, Wellness, Montegrotto',
      { dove: 'veneto/padova/montegrotto-terme', servizi: ['Spa'], testo: 'ruhig' },
    ],
    [
      'Neapel ja, Altstadt nein, Lift muss sein',
      { dove: 'campania/napoli/napoli', servizi: ['Ascensore'], esclusi: ['Altstadt nein'] },
    ],
    [
      'Rimini Anfang Juni Halbpension brauchen wir nicht',
      { dove: 'emilia-romagna/rimini/rimini', flexible: ['2027-06-01', '2027-06-10', 7] },
    ],
    [
      'über Fronleichnam Cinque Terre, Auto bleibt zuhause',
      { dove: 'cinque-terre', stay: ['2027-05-27', '2027-05-30'], testo: 'Auto bleibt zuhause' },
    ],
    [
      'suche wohnung in lignano kein erdgeschoss',
      { dove: 'friuli-venezia-giulia/udine/lignano-sabbiadoro', tipi: ['casa_vacanza'], esclusi: ['kein erdgeschoss'] },
    ],
    [
      'für unseren Kegelklub: 14 Mann, Kaltern, Törggelen',
      { dove: 'trentino-alto-adige/bolzano/caldaro-sulla-strada-del-vino', guests: 14, testo: 'Kegelklub Törggelen' },
    ],
    [
      'Mariä Empfängnis Grado vier Tage Meerblick',
      {
        dove: 'friuli-venezia-giulia/gorizia/grado',
        flexible: ['2026-12-05', '2026-12-08', 3],
        servizi: ['Vista Mare'],
      },
    ],
    [
      'Brückentag Christi Himmelfahrt Comer See hundefrei',
      { dove: 'lago-di-como', stay: ['2027-05-06', '2027-05-09'], testo: 'Brückentag', esclusi: ['hundefrei'] },
    ],
    [
      'Herbstferien nächstes Jahr Gargano, 2 Erw 2 Ki',
      { dove: 'gargano', flexible: ['2027-10-01', '2027-11-01', 7], guests: 4, testo: 'Jahr' },
    ],
    [
      'ein Doppel und ein Dreibettzimmer Pisa Mitte Mai',
      { dove: 'toscana/pisa/pisa', flexible: ['2027-05-10', '2027-05-20', 3], guests: 5 },
    ],
  ],
  fr: [
    [
      "pont de l'Ascension lac d'Iseo en amoureux",
      { dove: 'lago-d-iseo', stay: ['2027-05-06', '2027-05-09'], guests: 2 },
    ],
    [
      'surtout pas Milan centre, plutôt Monza',
      { dove: 'lombardia/monza-e-della-brianza/monza', esclusi: ['surtout pas Milan', 'centre'] },
    ],
    [
      'Noël chez les Italiens, 8 couchages, cheminée, Piémont',
      {
        dove: 'piemonte',
        flexible: ['2026-12-22', '2026-12-27', 3],
        guests: 8,
        servizi: ['Camino'],
        testo: 'Italiens',
      },
    ],
    [
      'agritourisme Toscane mais ni Sienne ni Florence',
      { dove: 'toscana', tipi: ['agriturismo'], esclusi: ['ni Sienne', 'ni Florence'] },
    ],
    ['pas plus de soixante-dix euros la nuit à Lecce', { dove: 'puglia/lecce/lecce', prezzo: [null, 70] }],
    [
      '14 juillet prolongé Alassio, clim obligatoire',
      {
        dove: 'liguria/savona/alassio',
        flexible: ['2027-07-10', '2027-07-18', 4],
        servizi: ['Aria Condizionata'],
        testo: 'prolongé',
      },
    ],
    [
      'petit déj inclus non-fumeur animaux interdits Mantoue',
      {
        dove: 'lombardia/mantova/mantova',
        servizi: ['Prima Colazione Inclusa'],
        esclusi: ['non fumeur', 'animaux interdits'],
      },
    ],
    [
      'maison à la Maddalena accès mer direct une dizaine de pers',
      {
        dove: 'sardegna/gallura-nord-est-sardegna/la-maddalena',
        guests: 10,
        tipi: ['casa_vacanza'],
        servizi: ['Accesso Mare'],
        testo: 'direct',
      },
    ],
    [
      'tout sauf un B&B, Florence, mi-mai',
      {
        dove: 'toscana/firenze/firenze',
        flexible: ['2027-05-10', '2027-05-20', 3],
        tipi: ['casa_vacanza', 'affittacamere', 'agriturismo'],
      },
    ],
    ['bord de mer Marches pas côté Ancône', { ambiente: 'mare', dove: 'marche', esclusi: ['pas côté Ancône'] }],
  ],
};
