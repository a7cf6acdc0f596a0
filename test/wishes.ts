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
];
