import type { Ambiente } from '../src/search/rules/search-criteria.ts';
import type { Servizio } from '../src/strutture/rules/servizi.ts';
import type { TipoStruttura } from '../src/strutture/rules/tipi.ts';

/** A Thursday. */
export const WISHED_ON = '2026-11-26';

/** What a traveller means; what is left out asks nothing. Dates as [arrival, departure]; flexible ones as [from, until, nights, is it a weekend]. */
export type WishMeaning = {
  dove?: string;
  km?: number;
  ambiente?: Ambiente;
  stay?: readonly [string, string];
  flexible?: readonly [string, string, number, boolean?];
  guests?: number;
  tipi?: readonly TipoStruttura[];
  servizi?: readonly Servizio[];
  prezzo?: readonly [number | null, number | null];
  testo?: string;
};

/** Two months from `WISHED_ON` on: when somebody says how long, and not when. */
const SOON = ['2026-11-26', '2027-01-25'] as const;
const NEXT_WEEKEND = ['2026-11-27', '2026-11-29'] as const;
const FERRAGOSTO = ['2027-08-09', '2027-08-22', 7] as const;
const CAPODANNO = ['2026-12-29', '2027-01-03', 3] as const;
const PASQUA = ['2027-03-26', '2027-03-30', 3] as const;
/** The holiday is a Wednesday: from the Saturday before it, or up to the Sunday after. */
const DUE_GIUGNO = ['2027-05-29', '2027-06-06', 4] as const;

const SIENA = 'toscana/siena/siena';
const VENEZIA = 'veneto/venezia/venezia';
const ROMA = 'lazio/roma/roma';

/** As people type, in the order: those that a visitor tried and failed, the same kinds once more, then everything else. */
export const WISHES: readonly (readonly [typed: string, WishMeaning])[] = [
  // The fifteen of the walk.
  ['prossimo weekend toscana', { dove: 'toscana', stay: NEXT_WEEKEND }],
  ['Salento', { dove: 'salento' }],
  ["Val d'Orcia", { dove: 'val-d-orcia' }],
  ['Langhe', { dove: 'langhe' }],
  ['romantic weekend Venice', { dove: VENEZIA, flexible: [...SOON, 2, true], testo: 'romantic' }],
  ['dolomiti', { dove: 'dolomiti' }],
  ['costiera amalfitana', { dove: 'costiera-amalfitana' }],
  [
    'agriturismo vicino siena con colazione per 2',
    { dove: SIENA, km: 20, tipi: ['agriturismo'], servizi: ['Prima Colazione Inclusa'], guests: 2 },
  ],
  ['Toscana dal 10/08 al 17/08 in 5', { dove: 'toscana', stay: ['2027-08-10', '2027-08-17'], guests: 5 }],
  ['con cane in toscana sotto i 100 euro', { dove: 'toscana', servizi: ['Pet Friendly'], prezzo: [null, 100] }],
  [
    'appartamento Milano 3 notti a marzo',
    { dove: 'lombardia/milano/milano', tipi: ['casa_vacanza'], flexible: ['2027-03-01', '2027-04-01', 3] },
  ],
  ['ferragosto in Sardegna', { dove: 'sardegna', flexible: FERRAGOSTO }],
  ['Capodanno in montagna', { ambiente: 'montagna', flexible: CAPODANNO }],
  ['agosto', { flexible: ['2027-08-01', '2027-09-01', 7] }],
  ['casa al mare per il ponte del 2 giugno', { ambiente: 'mare', flexible: DUE_GIUGNO }],
  // The same kinds.
  ['weekend prossimo umbria', { dove: 'umbria', stay: NEXT_WEEKEND }],
  [
    'un weekend di maggio a Firenze',
    { dove: 'toscana/firenze/firenze', flexible: ['2027-05-01', '2027-06-01', 2, true] },
  ],
  ['cinque terre', { dove: 'cinque-terre' }],
  ['gargano', { dove: 'gargano' }],
  ['chianti', { dove: 'chianti' }],
  ['lago di como', { dove: 'lago-di-como' }],
  ["isola d'elba", { dove: 'isola-d-elba' }],
  ['house near Florence with pool', { dove: 'toscana/firenze/firenze', km: 20, servizi: ['Piscina'] }],
  ['Tuscany', { dove: 'toscana' }],
  ['val gardena capodanno', { dove: 'val-gardena', flexible: CAPODANNO }],
  ['costa smeralda', { dove: 'costa-smeralda' }],
  ['b&b vicino a Verona per due', { dove: 'veneto/verona/verona', km: 20, tipi: ['bb'], guests: 2 }],
  ['Puglia dal 3/7 al 10/7', { dove: 'puglia', stay: ['2027-07-03', '2027-07-10'] }],
  ['dal 10/08/2027 al 24/08/2027 Salento', { dove: 'salento', stay: ['2027-08-10', '2027-08-24'] }],
  ['con il cane a Rimini', { dove: 'emilia-romagna/rimini/rimini', servizi: ['Pet Friendly'] }],
  ['massimo 80€ a Napoli', { dove: 'campania/napoli/napoli', prezzo: [null, 80] }],
  ['casa tra 50 e 90 euro a notte in Umbria', { dove: 'umbria', prezzo: [50, 90] }],
  ['7 notti ad agosto in Sicilia', { dove: 'sicilia', flexible: ['2027-08-01', '2027-09-01', 7] }],
  [
    'una settimana a luglio al mare in Calabria',
    { dove: 'calabria', ambiente: 'mare', flexible: ['2027-07-01', '2027-08-01', 7] },
  ],
  ['Pasqua a Roma', { dove: ROMA, flexible: PASQUA }],
  ['natale in montagna', { ambiente: 'montagna', flexible: ['2026-12-22', '2026-12-27', 3] }],
  ["ponte dell'immacolata a Bologna", { dove: 'emilia-romagna/bologna/bologna', stay: ['2026-12-05', '2026-12-08'] }],
  ['ponte del 25 aprile in Liguria', { dove: 'liguria', stay: ['2027-04-23', '2027-04-25'] }],
  ['settembre in maremma', { dove: 'maremma', flexible: ['2027-09-01', '2027-10-01', 7] }],
  ['casa al lago', { ambiente: 'lago' }],
  // Areas, however they are written.
  ['valdorcia', { dove: 'val-d-orcia' }],
  ['le langhe', { dove: 'langhe' }],
  ['nelle Langhe con piscina', { dove: 'langhe', servizi: ['Piscina'] }],
  ['in salento ad agosto', { dove: 'salento', flexible: ['2027-08-01', '2027-09-01', 7] }],
  ['saletno', { dove: 'salento' }],
  ['dolomti', { dove: 'dolomiti' }],
  ['Amalfi Coast', { dove: 'costiera-amalfitana' }],
  ['Lake Garda', { dove: 'lago-di-garda' }],
  ['lago maggiore', { dove: 'lago-maggiore' }],
  ['Cilento', { dove: 'cilento' }],
  ["valle d'itria trullo", { dove: 'valle-d-itria', testo: 'trullo' }],
  ['franciacorta', { dove: 'franciacorta' }],
  ['versilia', { dove: 'versilia' }],
  ['garfagnana agriturismo', { dove: 'garfagnana', tipi: ['agriturismo'] }],
  ['riviera romagnola', { dove: 'riviera-romagnola' }],
  ['val di fassa per 4 persone', { dove: 'val-di-fassa', guests: 4 }],
  ['alta badia', { dove: 'alta-badia' }],
  ['Trasimeno', { dove: 'lago-trasimeno' }],
  ['isole eolie', { dove: 'isole-eolie' }],
  ['Ischia', { dove: 'isola-d-ischia' }],
  ['capri', { dove: 'isola-di-capri' }],
  ['monferrato con il cane', { dove: 'monferrato', servizi: ['Pet Friendly'] }],
  ['roero', { dove: 'roero' }],
  ['lampedusa', { dove: 'sicilia/agrigento/lampedusa-e-linosa' }],
  ['Gallipoli Salento', { dove: 'puglia/lecce/gallipoli' }],
  ['Salento, Puglia', { dove: 'salento' }],
  ['Madonna di Campiglio', { dove: 'trentino-alto-adige/trento/pinzolo' }],
  ['mare in Toscana', { dove: 'toscana', ambiente: 'mare' }],
  ['montagna in Abruzzo', { dove: 'abruzzo', ambiente: 'montagna' }],
  ['sul lago in Lombardia', { dove: 'lombardia', ambiente: 'lago' }],
  // Radii.
  ['vicino a Siena', { dove: SIENA, km: 20 }],
  ['entro 30 km da Lucca', { dove: 'toscana/lucca/lucca', km: 30 }],
  ['nei dintorni di Matera', { dove: 'basilicata/matera/matera', km: 20 }],
  ['agriturismo a 10 km da Perugia', { dove: 'umbria/perugia/perugia', km: 10, tipi: ['agriturismo'] }],
  ['near Rome', { dove: ROMA, km: 20 }],
  // Dates.
  ['prossimo fine settimana a Torino', { dove: 'piemonte/torino/torino', stay: NEXT_WEEKEND }],
  ['questo weekend a Napoli', { dove: 'campania/napoli/napoli', stay: NEXT_WEEKEND }],
  ['fine settimana in Umbria', { dove: 'umbria', flexible: [...SOON, 2, true] }],
  ['Rimini ferragosto', { dove: 'emilia-romagna/rimini/rimini', flexible: FERRAGOSTO }],
  ['capodano a Napoli', { dove: 'campania/napoli/napoli', flexible: CAPODANNO }],
  ['pasquetta in agriturismo', { tipi: ['agriturismo'], flexible: PASQUA }],
  ['epifania a Roma', { dove: ROMA, flexible: ['2027-01-04', '2027-01-07', 2] }],
  ['carnevale a Venezia', { dove: VENEZIA, flexible: ['2027-02-04', '2027-02-10', 3] }],
  ['san valentino a Verona', { dove: 'veneto/verona/verona', stay: ['2027-02-13', '2027-02-15'] }],
  ['ponte del primo maggio in Puglia', { dove: 'puglia', stay: ['2027-04-30', '2027-05-02'] }],
  ['ponte di ognissanti Umbria', { dove: 'umbria', stay: ['2027-10-29', '2027-11-01'] }],
  ['ponte 8 dicembre', { stay: ['2026-12-05', '2026-12-08'] }],
  ['Roma 3/8', { dove: ROMA, stay: ['2027-08-03', '2027-08-04'] }],
  ['Roma dal 12 al 15 marzo', { dove: ROMA, stay: ['2027-03-12', '2027-03-15'] }],
  ['Roma 12/3 - 15/3', { dove: ROMA, stay: ['2027-03-12', '2027-03-15'] }],
  ['dal 20.12 al 27.12 a Trento', { dove: 'trentino-alto-adige/trento/trento', stay: ['2026-12-20', '2026-12-27'] }],
  ['dal 5 luglio per una settimana a Ostuni', { dove: 'puglia/brindisi/ostuni', stay: ['2027-07-05', '2027-07-12'] }],
  ['3 notti a Lecce', { dove: 'puglia/lecce/lecce', flexible: [...SOON, 3] }],
  ['due settimane a luglio in Sardegna', { dove: 'sardegna', flexible: ['2027-07-01', '2027-08-01', 14] }],
  ['fine agosto in Sicilia', { dove: 'sicilia', flexible: ['2027-08-20', '2027-09-01', 7] }],
  ['domani a Bologna', { dove: 'emilia-romagna/bologna/bologna', stay: ['2026-11-27', '2026-11-28'] }],
  ['stanotte Milano', { dove: 'lombardia/milano/milano', stay: ['2026-11-26', '2026-11-27'] }],
  ['da venerdì a domenica a Parma', { dove: 'emilia-romagna/parma/parma', stay: NEXT_WEEKEND }],
  ['weekend di giugno sul lago di Garda', { dove: 'lago-di-garda', flexible: ['2027-06-01', '2027-07-01', 2, true] }],
  ['Florence in May', { dove: 'toscana/firenze/firenze', flexible: ['2027-05-01', '2027-06-01', 3] }],
  ['christmas in Rome', { dove: ROMA, flexible: ['2026-12-22', '2026-12-27', 3] }],
  // Prices and people.
  ['Roma meno di 70 euro', { dove: ROMA, prezzo: [null, 70] }],
  ['fino a 120 euro a Firenze per 2', { dove: 'toscana/firenze/firenze', prezzo: [null, 120], guests: 2 }],
  ['casa da 60 a 100 euro in Molise', { dove: 'molise', prezzo: [60, 100] }],
  ['100€ a notte Verona', { dove: 'veneto/verona/verona', prezzo: [null, 100] }],
  ['almeno 200 euro Cortina', { dove: 'veneto/belluno/cortina-d-ampezzo', prezzo: [200, null] }],
  ['famiglia di 4 a Gardaland', { guests: 4, testo: 'Gardaland' }],
  ['2 adulti e 2 bambini a Lignano', { dove: 'friuli-venezia-giulia/udine/lignano-sabbiadoro', guests: 4 }],
  [
    'casa con piscina e animali ammessi in Umbria per 6',
    { dove: 'umbria', servizi: ['Piscina', 'Pet Friendly'], guests: 6 },
  ],
  // English.
  ['apartment in Venice for 4 people', { dove: VENEZIA, tipi: ['casa_vacanza'], guests: 4 }],
  ['farmhouse in Tuscany with pool', { dove: 'toscana', tipi: ['agriturismo'], servizi: ['Piscina'] }],
  ['dog friendly house by the sea Sardinia', { dove: 'sardegna', ambiente: 'mare', servizi: ['Pet Friendly'] }],
  ['mountain house with sauna', { ambiente: 'montagna', testo: 'sauna' }],
  ['Lake Como next weekend', { dove: 'lago-di-como', stay: NEXT_WEEKEND }],
  // Typing errors, and words that nobody wrote.
  [
    'case vacanza puglia mare agosto',
    { dove: 'puglia', ambiente: 'mare', tipi: ['casa_vacanza'], flexible: ['2027-08-01', '2027-09-01', 7] },
  ],
  ['trulli Alberobello', { dove: 'puglia/bari/alberobello', testo: 'trulli' }],
  ['Sicila', { dove: 'sicilia' }],
  ['agriturizmo toscana con picsina', { dove: 'toscana', tipi: ['agriturismo'], servizi: ['Piscina'] }],
  ['romantico Venezia', { dove: VENEZIA, testo: 'romantico' }],
  ['casa con idromassaggio a Taormina', { dove: 'sicilia/messina/taormina', testo: 'idromassaggio' }],
  // Days of the week beside dates, windows, numbers beside a month.
  ['sabato 5 dicembre roma', { dove: 'lazio/roma/roma', stay: ['2026-12-05', '2026-12-06'] }],
  ['sabato 14 agosto in Puglia per 2', { dove: 'puglia', stay: ['2027-08-14', '2027-08-15'], guests: 2 }],
  ['venerdì 4 dicembre 2 notti roma', { dove: 'lazio/roma/roma', stay: ['2026-12-04', '2026-12-06'] }],
  ['da sabato 5 a sabato 12 dicembre', { stay: ['2026-12-05', '2026-12-12'] }],
  ['tra il 20 e il 27 agosto in Toscana', { dove: 'toscana', stay: ['2027-08-20', '2027-08-27'] }],
  ['casa al mare tra 20 e 27 agosto', { ambiente: 'mare', stay: ['2027-08-20', '2027-08-27'] }],
  ['entro il 15 agosto Rimini', { dove: 'emilia-romagna/rimini/rimini', flexible: ['2027-07-16', '2027-08-15', 7] }],
  ['dopo ferragosto in Sardegna', { dove: 'sardegna', flexible: ['2027-08-22', '2027-09-21', 7] }],
  ['per 4 15 agosto siena', { dove: 'toscana/siena/siena', stay: ['2027-08-15', '2027-08-16'], guests: 4 }],
  ['in 4 15/8 siena', { dove: 'toscana/siena/siena', stay: ['2027-08-15', '2027-08-16'], guests: 4 }],
  ['siamo in 6 10 luglio', { stay: ['2027-07-10', '2027-07-11'], guests: 6 }],
  ['Siena per 4, 15-22 agosto', { dove: 'toscana/siena/siena', stay: ['2027-08-15', '2027-08-22'], guests: 4 }],
  ['puglia dal 10 agosto al 20', { dove: 'puglia', stay: ['2027-08-10', '2027-08-20'] }],
  ['dal venerdì alla domenica a Lucca', { dove: 'toscana/lucca/lucca', stay: ['2026-11-27', '2026-11-29'] }],
  ['sab 5 dic Roma', { dove: 'lazio/roma/roma', stay: ['2026-12-05', '2026-12-06'] }],
  ['10 lug - 17 lug Rimini', { dove: 'emilia-romagna/rimini/rimini', stay: ['2027-07-10', '2027-07-17'] }],
  ['check in 5/7 check out 12/7 Rimini', { dove: 'emilia-romagna/rimini/rimini', stay: ['2027-07-05', '2027-07-12'] }],
  ['2027-08-10 2027-08-17 Rimini', { dove: 'emilia-romagna/rimini/rimini', stay: ['2027-08-10', '2027-08-17'] }],
  [
    "weekend dell'8 dicembre Bolzano",
    { dove: 'trentino-alto-adige/bolzano/bolzano', stay: ['2026-12-05', '2026-12-08'] },
  ],
  ['fine settimana 12-14 marzo Firenze', { dove: 'toscana/firenze/firenze', stay: ['2027-03-12', '2027-03-14'] }],
  ['weekend del 20 marzo Torino', { dove: 'piemonte/torino/torino', stay: ['2027-03-19', '2027-03-21'] }],
  ['le prime due settimane di luglio in Salento', { dove: 'salento', stay: ['2027-07-01', '2027-07-15'] }],
  ['fine maggio inizio giugno Puglia', { dove: 'puglia', flexible: ['2027-05-20', '2027-06-10', 3] }],
  [
    'tra natale e capodanno in Trentino',
    { dove: 'trentino-alto-adige/trento', flexible: ['2026-12-26', '2027-01-02', 4] },
  ],
  [
    'mercatini di natale Bolzano',
    { dove: 'trentino-alto-adige/bolzano/bolzano', flexible: ['2026-11-26', '2027-01-06', 2] },
  ],
  ['il prossimo mese Roma', { dove: 'lazio/roma/roma', flexible: ['2026-12-01', '2027-01-01', 3] }],
  ["quest'estate Puglia", { dove: 'puglia', flexible: ['2027-07-01', '2027-09-01', 7] }],
  ['last minute Puglia', { dove: 'puglia', flexible: ['2026-11-26', '2026-12-10', 2] }],
  ['agosto 2029 toscana', { dove: 'toscana', testo: 'agosto 2029' }],
  [
    '3 notti tra il 20 e il 27 agosto Rimini',
    { dove: 'emilia-romagna/rimini/rimini', flexible: ['2027-08-20', '2027-08-27', 3] },
  ],
  ['Florence May 12 to 15', { dove: 'toscana/firenze/firenze', stay: ['2027-05-12', '2027-05-15'] }],
  [
    'family house Sardinia August 10-20',
    { dove: 'sardegna', stay: ['2027-08-10', '2027-08-20'], testo: 'family house' },
  ],
  // More people and prices.
  ['per 2 adulti e 3 bambini a Rimini', { dove: 'emilia-romagna/rimini/rimini', guests: 5 }],
  ['famiglia con 2 bambini Rimini', { dove: 'emilia-romagna/rimini/rimini', guests: 4 }],
  ['coppia Venezia', { dove: 'veneto/venezia/venezia', guests: 2 }],
  ['io e mia moglie a Lucca', { dove: 'toscana/lucca/lucca', guests: 2 }],
  ['4+2 posti letto in Puglia', { dove: 'puglia', guests: 6 }],
  ['siamo una famiglia di 5 persone', { guests: 5 }],
  ['gruppo di 6 amici Umbria', { dove: 'umbria', guests: 6 }],
  ['Rimini 4pax', { dove: 'emilia-romagna/rimini/rimini', guests: 4 }],
  ['circa 100 euro a notte Torino', { dove: 'piemonte/torino/torino', prezzo: [null, 100] }],
  ['tra i 50 e i 90 euro Pisa', { dove: 'toscana/pisa/pisa', prezzo: [50, 90] }],
  [
    'max 80 euro a notte Rimini agosto',
    { dove: 'emilia-romagna/rimini/rimini', flexible: ['2027-08-01', '2027-09-01', 7], prezzo: [null, 80] },
  ],
  ['a partire da 50 euro Bari', { dove: 'puglia/bari/bari', prezzo: [50, null] }],
  ['700 euro a settimana Umbria', { dove: 'umbria', prezzo: [null, 100] }],
  // Distances.
  ['casa a 10 minuti dal mare Puglia', { ambiente: 'mare', dove: 'puglia' }],
  ['200 metri dal mare Salento', { ambiente: 'mare', dove: 'salento' }],
  ['mare vicino Roma', { ambiente: 'mare', dove: 'lazio/roma/roma', km: 30 }],
  ['lago vicino Milano', { ambiente: 'lago', dove: 'lombardia/milano/milano', km: 40 }],
  ['a 20 minuti da Firenze', { dove: 'toscana/firenze/firenze', km: 20 }],
  ["entro un'ora da Milano", { dove: 'lombardia/milano/milano', km: 50 }],
  ["a mezz'ora da Bologna", { dove: 'emilia-romagna/bologna/bologna', km: 30 }],
  ['Rimini e dintorni', { dove: 'emilia-romagna/rimini/rimini', km: 20 }],
  ['in riva al lago di Garda', { dove: 'lago-di-garda' }],
  ['Livo lago di Como', { dove: 'lombardia/como/livo' }],
  ['lago di Bracciano vicino Roma', { dove: 'lago-di-bracciano' }],
  // More names, and words that are none.
  ['Gardasee', { dove: 'lago-di-garda' }],
  ['Ferienhaus Toskana mit Pool', { dove: 'toscana', tipi: ['casa_vacanza'], servizi: ['Piscina'] }],
  ['Marina di Ragusa', { dove: 'sicilia/ragusa/ragusa' }],
  ['Torre Lapillo', { dove: 'puglia/lecce/porto-cesareo' }],
  ['Isola di Ponza', { dove: 'lazio/latina/ponza' }],
  ['bolonia', { dove: 'emilia-romagna/bologna/bologna' }],
  ['camping Gargano', { dove: 'gargano', testo: 'camping' }],
  [
    'qualcosa di carino a Lecce per il weekend',
    { dove: 'puglia/lecce/lecce', stay: ['2026-11-27', '2026-11-29'], testo: 'carino' },
  ],
  ['Roma centro', { dove: 'lazio/roma/roma', servizi: ['Centro Storico'] }],
  ['animali no Umbria', { dove: 'umbria' }],
  ['a/c wifi parcheggio', { servizi: ['Aria Condizionata', 'WiFi', 'Parcheggio'] }],
  [
    'vorrei andare in Toscana a Pasqua con il cane',
    { dove: 'toscana', flexible: ['2027-03-26', '2027-03-30', 3], servizi: ['Pet Friendly'] },
  ],
  [
    'sto cercando una casa a Lecce dal 12 al 19 luglio',
    { dove: 'puglia/lecce/lecce', stay: ['2027-07-12', '2027-07-19'] },
  ],
];
