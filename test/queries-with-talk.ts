import type { Language } from '../src/kernel/language.ts';
import type { QueryMeaning } from './query-meaning.ts';
import { QUERIES_WITH_TALK_FR } from './queries-with-talk-fr.ts';

type Query = readonly [typed: string, QueryMeaning];

export const QUERIES_WITH_TALK: Record<Language, readonly Query[]> = {
  it: [
    [
      'una settimana bianca a Livigno a febbraio per 4 persone',
      { dove: 'lombardia/sondrio/livigno', flexible: ['2027-02-01', '2027-03-01', 7], guests: 4 },
    ],
    ['qualsiasi cosa sul lago di Como con balcone', { dove: 'lago-di-como', servizi: ['Balcone'] }],
    ['nonni con nipotino di 7 anni, mare in Abruzzo', { dove: 'abruzzo', ambiente: 'mare', guests: 3 }],
    [
      'dove dormo a Verona con meno di cento euro il 14 febbraio',
      { dove: 'veneto/verona/verona', stay: ['2027-02-14', '2027-02-15'], prezzo: [null, 100] },
    ],
    [
      'tre notti a Torino sotto i 250 in tutto',
      { dove: 'piemonte/torino/torino', flexible: ['2026-11-26', '2027-01-25', 3], prezzo: [null, 84] },
    ],
    ['il cane resta con i nonni, Umbria', { dove: 'umbria', testo: 'nonni' }],
    ['animali della fattoria per i bimbi, Trentino', { dove: 'trentino-alto-adige/trento', tipi: ['agriturismo'] }],
    ['va bene anche senza piscina, Puglia', { dove: 'puglia' }],
    ['mia madre non cammina bene, Genova', { dove: 'liguria/genova/genova', gradini: 'nessuno' }],
    ['arrivo a Fiumicino a mezzanotte, mi serve una stanza vicina', { dove: 'lazio/roma/fiumicino' }],
    [
      'un mese intero a Siracusa da metà gennaio',
      { dove: 'sicilia/siracusa/siracusa', flexible: ['2027-01-10', '2027-02-09', 30] },
    ],
    [
      'una notte di passaggio a Bologna il 3 gennaio',
      { dove: 'emilia-romagna/bologna/bologna', stay: ['2027-01-03', '2027-01-04'] },
    ],
    ['regione Marche, casa con vista mare', { dove: 'marche', servizi: ['Vista Mare'] }],
    ['no ostelli no hotel, solo appartamenti, Roma', { dove: 'lazio/roma/roma', tipi: ['casa_vacanza'] }],
    [
      'lavatrice indispensabile, wifi superfluo, Cagliari',
      { dove: 'sardegna/cagliari/cagliari', servizi: ['Lavatrice'] },
    ],
    [
      'vicino piazza del campo per il palio di luglio',
      { dove: 'toscana/siena/siena', km: 20, flexible: ['2027-06-30', '2027-07-04', 3] },
    ],
    [
      'Genova, al massimo una cinquantina di euro a testa',
      { dove: 'liguria/genova/genova', prezzo: [null, 50], a_persona: 50 },
    ],
    ["dormire in una casa sull'albero", { testo: 'casa sull albero' }],
    [
      'un sabato di maggio a Napoli in 9',
      { dove: 'campania/napoli/napoli', flexible: ['2027-05-01', '2027-06-01', 1], guests: 9 },
    ],
    [
      'giro in bici sul Mincio, Peschiera',
      { dove: 'veneto/verona/peschiera-del-garda', testo: 'giro in bici sul Mincio' },
    ],
    ['Vorrei andare in Sicilia, però non a Palermo', { dove: 'sicilia', esclusi: ['non a Palermo'] }],
    [
      'la settimana che viene a Trento',
      { dove: 'trentino-alto-adige/trento/trento', flexible: ['2026-11-30', '2026-12-07', 3] },
    ],
    [
      'weekend di tre giorni a Lecce in aprile',
      { dove: 'puglia/lecce/lecce', flexible: ['2027-04-01', '2027-05-01', 3, true] },
    ],
    ['a due passi dal Ponte Vecchio', { dove: 'toscana/firenze/firenze' }],
    [
      'vorrei partire il 26 dicembre e tornare il 2 gennaio, roma, noi due e i suoceri',
      { dove: 'lazio/roma/roma', stay: ['2026-12-26', '2027-01-02'], guests: 4 },
    ],
    [
      'con i miei genitori e mia sorella a Firenze per natale',
      { dove: 'toscana/firenze/firenze', flexible: ['2026-12-22', '2026-12-27', 3], guests: 4 },
    ],
    ['Palermo 800 €/mese', { dove: 'sicilia/palermo/palermo', prezzo: [null, 27] }],
    [
      'Bolzano da venerdì 11 a domenica 13',
      { dove: 'trentino-alto-adige/bolzano/bolzano', stay: ['2026-12-11', '2026-12-13'] },
    ],
    ['da sabato 30 a sabato 6 Livigno', { dove: 'lombardia/sondrio/livigno', stay: ['2027-01-30', '2027-02-06'] }],
    ['appartamento Lago Maggiore, la piscina non è indispensabile', { dove: 'lago-maggiore', tipi: ['casa_vacanza'] }],
    [
      '25 ragazzi e 3 prof a Firenze, metà maggio',
      { dove: 'toscana/firenze/firenze', flexible: ['2027-05-10', '2027-05-20', 3], guests: 28 },
    ],
    ['casa per 5, 2 bagni, Elba', { dove: 'isola-d-elba', guests: 5, testo: 'casa 2 bagni' }],
  ],
  en: [
    ['somewhere on the Adriatic coast with a cot', { dove: 'costa-adriatica', testo: 'cot' }],
    ['house on the Tyrrhenian coast', { dove: 'costa-tirrenica', tipi: ['casa_vacanza'] }],
    [
      'budget 1,500 for the week, Sardinia late August',
      { dove: 'sardegna', flexible: ['2027-08-20', '2027-09-01', 7], prezzo: [null, 215] },
    ],
    [
      'ski chalet Cortina Feb half term 8 beds',
      {
        dove: 'veneto/belluno/cortina-d-ampezzo',
        flexible: ['2027-02-12', '2027-02-22', 7],
        guests: 8,
        tipi: ['casa_vacanza'],
        testo: 'chalet',
      },
    ],
    [
      'no shared bathrooms please, single room in Milan',
      { dove: 'lombardia/milano/milano', esclusi: ['no shared bathrooms'] },
    ],
    ['somewhere quiet near Rome, no wifi needed', { dove: 'lazio/roma/roma', km: 20, testo: 'quiet' }],
    [
      'Fly into Bergamo late, need a bed close to the airport for one night',
      { dove: 'lombardia/bergamo/bergamo', flexible: ['2026-11-26', '2027-01-25', 1], servizi: ['Vicino Aeroporto'] },
    ],
    [
      'ischia thermal spa long weekend in april',
      { dove: 'isola-d-ischia', flexible: ['2027-04-01', '2027-05-01', 3, true], servizi: ['Spa'] },
    ],
    [
      'total spend no more than €400, 4 nights, Puglia, May',
      { dove: 'puglia', flexible: ['2027-05-01', '2027-06-01', 4], prezzo: [null, 100] },
    ],
    [
      'Elba house with fenced yard for three dogs',
      { dove: 'isola-d-elba', tipi: ['casa_vacanza'], servizi: ['Giardino', 'Pet Friendly'] },
    ],
    [
      'traveling with two cats, apartment in Turin',
      { dove: 'piemonte/torino/torino', tipi: ['casa_vacanza'], servizi: ['Pet Friendly'] },
    ],
    [
      "girls' trip, six of us, Capri, August bank holiday weekend",
      { dove: 'isola-di-capri', stay: ['2027-08-27', '2027-08-30'], guests: 6 },
    ],
    ['twins aged 3 and us two, Jesolo', { dove: 'veneto/venezia/jesolo', guests: 4 }],
    ['a couple with a newborn, Bolzano', { dove: 'trentino-alto-adige/bolzano/bolzano', guests: 3 }],
    ['single mum with a teen, Naples', { dove: 'campania/napoli/napoli', guests: 2 }],
    [
      'no more than sixty quid each per night, Sorrento',
      { dove: 'campania/napoli/sorrento', prezzo: [null, 60], a_persona: 60 },
    ],
    [
      "place with lift as I can't do stairs, Genoa",
      { dove: 'liguria/genova/genova', servizi: ['Ascensore'], gradini: 'nessuno' },
    ],
    ['three generations: grandparents, parents and two toddlers, Sardinia', { dove: 'sardegna', guests: 6 }],
    [
      'house in the Dolomites, not too fussed where, fireplace a must',
      { dove: 'dolomiti', tipi: ['casa_vacanza'], servizi: ['Camino'] },
    ],
    ['agriturismo in Chianti that does dinner', { dove: 'chianti', tipi: ['agriturismo'], testo: 'dinner' }],
    [
      'My husband and I, our 3 year old and newborn twins are looking for a flat in Pesaro',
      { dove: 'marche/pesaro-e-urbino/pesaro', guests: 5, tipi: ['casa_vacanza'] },
    ],
    [
      'cottage in Liguria where cats are welcome',
      { dove: 'liguria', tipi: ['casa_vacanza'], servizi: ['Pet Friendly'] },
    ],
    [
      'secure parking for two motorbikes, Bormio',
      { dove: 'lombardia/sondrio/bormio', servizi: ['Parcheggio'], testo: 'two motorbikes' },
    ],
    [
      'three-day weekend in march, Aosta valley',
      { dove: 'valle-d-aosta', flexible: ['2027-03-01', '2027-04-01', 3, true] },
    ],
    ['Alghero or Bosa, 5 of us, spring half term end of May', { flexible: ['2027-05-27', '2027-06-07', 7], guests: 5 }],
    ['us two and a 6 month old, Lake Como', { dove: 'lago-di-como', guests: 3 }],
    ['me and my 70 year old mother, Florence', { dove: 'toscana/firenze/firenze', guests: 2 }],
    ['a Saturday in May in Naples', { dove: 'campania/napoli/napoli', flexible: ['2027-05-01', '2027-06-01', 1] }],
    ['near the Trevi fountain for two nights', { dove: 'lazio/roma/roma', flexible: ['2026-11-26', '2027-01-25', 2] }],
    [
      'not bothered about a pool, but we do need AC. Sicily, August',
      { dove: 'sicilia', flexible: ['2027-08-01', '2027-09-01', 7], servizi: ['Aria Condizionata'] },
    ],
    [
      'a long weekend in Bologna, four girlfriends, budget 400 euros total',
      {
        dove: 'emilia-romagna/bologna/bologna',
        flexible: ['2026-11-26', '2027-01-25', 3, true],
        guests: 4,
        prezzo: [null, 134],
      },
    ],
    ['with my boyfriend and his parents, Lake Orta', { dove: 'lago-d-orta', guests: 4 }],
    ['New Year in Rome until 3 January', { dove: 'lazio/roma/roma', flexible: ['2026-12-29', '2027-01-03', 3] }],
    [
      'anything but a hotel in Assisi 19-20 December',
      { dove: 'umbria/perugia/assisi', stay: ['2026-12-19', '2026-12-20'] },
    ],
    [
      'Amalfi coast budget 200 to 250 a night for two in September',
      { dove: 'costiera-amalfitana', flexible: ['2027-09-01', '2027-10-01', 7], guests: 2, prezzo: [200, 250] },
    ],
    [
      "don't want shared bathrooms or hostels, Milan city centre",
      { dove: 'lombardia/milano/milano', servizi: ['Centro Storico'], esclusi: ['don’t want shared bathrooms'] },
    ],
    [
      'Elba Island by ferry, apartment for 5, two bathrooms',
      { dove: 'isola-d-elba', guests: 5, tipi: ['casa_vacanza'], testo: 'ferry two bathrooms' },
    ],
    ['half a dozen of us, Rimini', { dove: 'emilia-romagna/rimini/rimini', guests: 6 }],
  ],
  de: [
    [
      'Ferienwohnung Meran KW 30, 4 Pers.',
      {
        dove: 'trentino-alto-adige/bolzano/merano',
        stay: ['2027-07-26', '2027-08-02'],
        guests: 4,
        tipi: ['casa_vacanza'],
      },
    ],
    [
      'Bauernhof in Südtirol mit Tieren für die Kleinen',
      { dove: 'trentino-alto-adige/bolzano', tipi: ['agriturismo'] },
    ],
    [
      '1 Woche im Juni unter fünfhundert Euro, Tropea',
      { dove: 'calabria/vibo-valentia/tropea', flexible: ['2027-06-01', '2027-07-01', 7], prezzo: [null, 72] },
    ],
    ['2. Woche August Sardinien zu dritt', { dove: 'sardegna', stay: ['2027-08-08', '2027-08-15'], guests: 3 }],
    [
      'Semesterferien Skifahren in den Dolomiten zu viert',
      { dove: 'dolomiti', ambiente: 'montagna', flexible: ['2027-02-06', '2027-02-14', 7], guests: 4 },
    ],
    ['Neapel übers Wochenende vom 15. Jänner', { dove: 'campania/napoli/napoli', stay: ['2027-01-15', '2027-01-17'] }],
    ['Auffahrtswochenende am Lago Maggiore', { dove: 'lago-maggiore', stay: ['2027-05-06', '2027-05-09'] }],
    ['Ab 20 Euro bis 50 Euro, Zimmer in Mailand, ich allein', { dove: 'lombardia/milano/milano', prezzo: [20, 50] }],
    ['Molise, einen ganzen Monat ab Mitte Jänner', { dove: 'molise', flexible: ['2027-01-10', '2027-03-01', 30] }],
    ['2. Wochenende im Mai Venedig', { dove: 'veneto/venezia/venezia', stay: ['2027-05-07', '2027-05-09'] }],
    ['Silvester in Rom bis 3. Januar', { dove: 'lazio/roma/roma', flexible: ['2026-12-29', '2027-01-03', 3] }],
    ['alles außer ein Hotel in Assisi', { dove: 'umbria/perugia/assisi' }],
    ['Kamin 2 Familien je 4 Pers. Aostatal', { dove: 'valle-d-aosta', guests: 8, servizi: ['Camino'] }],
    [
      'Wellnesswochenende zu zweit Meran im Jänner',
      {
        dove: 'trentino-alto-adige/bolzano/merano',
        flexible: ['2027-01-01', '2027-02-01', 2, true],
        guests: 2,
        servizi: ['Spa'],
      },
    ],
    ['am Reschensee mit Hund', { dove: 'trentino-alto-adige/bolzano/curon-venosta', servizi: ['Pet Friendly'] }],
  ],
  fr: QUERIES_WITH_TALK_FR,
};
