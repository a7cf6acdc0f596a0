import { UNSEEN_DE_TALK } from './unseen-queries-de-talk.ts';
import type { QueryMeaning } from './query-meaning.ts';

export const UNSEEN_DE: readonly (readonly [typed: string, QueryMeaning])[] = [
  [
    'rollstuhlgerechte ferienwohnung südtirol 4 personen',
    { dove: 'trentino-alto-adige/bolzano', guests: 4, tipi: ['casa_vacanza'], gradini: 'nessuno' },
  ],
  ['ohne stufen bitte, oma hat rollator, jesolo', { dove: 'veneto/venezia/jesolo', gradini: 'nessuno' }],
  [
    'ebenerdiges haus toskana mit pool für 6',
    { dove: 'toscana', guests: 6, tipi: ['casa_vacanza'], servizi: ['Piscina'], gradini: 'nessuno' },
  ],
  [
    'erdgeschoss, keine treppen, bari, hund dabei',
    { dove: 'puglia/bari/bari', servizi: ['Pet Friendly'], gradini: 'nessuno' },
  ],
  [
    's. candido ferienwohnung im feb 2 erwachsene 2 kinder',
    {
      dove: 'trentino-alto-adige/bolzano/san-candido',
      flexible: ['2027-02-01', '2027-03-01', 3],
      guests: 4,
      tipi: ['casa_vacanza'],
    },
  ],
  [
    'sta. teresa gallura meerblick',
    { dove: 'sardegna/gallura-nord-est-sardegna/santa-teresa-gallura', servizi: ['Vista Mare'] },
  ],
  ['70011 trullo für zwei', { dove: 'puglia/bari/alberobello', guests: 2, tipi: ['casa_vacanza'], testo: 'trullo' }],
  [
    'flughafen treviso übernachtung morgen parkplatz',
    { dove: 'aeroporto-treviso-canova', km: 20, stay: ['2026-11-27', '2026-11-28'], servizi: ['Parcheggio'] },
  ],
  ['zimmer nahe hauptbahnhof verona unter 80 euro', { dove: 'stazione-verona-porta-nuova', km: 2, prezzo: [null, 80] }],
  [
    'kalterer see wohnung mit balkon',
    { dove: 'trentino-alto-adige/bolzano/caldaro-sulla-strada-del-vino', tipi: ['casa_vacanza'], servizi: ['Balcone'] },
  ],
  [
    'sandstrand apulien ferienhaus direkt am meer juli',
    {
      dove: 'puglia',
      flexible: ['2027-07-01', '2027-08-01', 7],
      tipi: ['casa_vacanza'],
      servizi: ['Accesso Mare'],
      testo: 'sandstrand',
    },
  ],
  ['peruggia bauernhof mit garten', { dove: 'umbria/perugia/perugia', tipi: ['agriturismo'], servizi: ['Giardino'] }],
  [
    'bibione appartement nähe strand klima',
    { dove: 'veneto/venezia/san-michele-al-tagliamento', tipi: ['casa_vacanza'], servizi: ['Aria Condizionata'] },
  ],
  [
    'alles außer bauernhof in der nähe von meran',
    { dove: 'trentino-alto-adige/bolzano/merano', km: 20, tipi: ['casa_vacanza', 'bb', 'affittacamere'] },
  ],
  [
    'haus ohne pool wegen kleinkind, umbrien, eingezäunter garten',
    { dove: 'umbria', tipi: ['casa_vacanza'], servizi: ['Giardino'], testo: 'wegen kleinkind', esclusi: ['ohne pool'] },
  ],
  [
    'keine haustiere, nichtraucher, bozen zimmer',
    { dove: 'trentino-alto-adige/bolzano/bolzano', testo: 'nichtraucher zimmer', esclusi: ['keine haustiere'] },
  ],
  [
    'sizilien aber nicht catania, ferienhaus, 5 leute',
    { dove: 'sicilia', guests: 5, tipi: ['casa_vacanza'], esclusi: ['nicht catania'] },
  ],
  [
    'brauche kein frühstück, neapel zentrum, max. 70',
    { dove: 'campania/napoli/napoli', servizi: ['Centro Storico'], prezzo: [null, 70] },
  ],
  [
    'nicht am meer sondern in den bergen, abruzzen',
    { ambiente: 'montagna', dove: 'abruzzo', esclusi: ['nicht am meer'] },
  ],
  [
    'weiberfastnacht bis aschermittwoch am lago maggiore',
    { dove: 'lago-maggiore', stay: ['2027-02-04', '2027-02-10'] },
  ],
  [
    'christi himmelfahrt langes wochenende triest 2 pers',
    { dove: 'friuli-venezia-giulia/trieste/trieste', stay: ['2027-05-06', '2027-05-09'], guests: 2 },
  ],
  ['zwischen weihnachten und neujahr gröden', { dove: 'val-gardena', flexible: ['2026-12-26', '2027-01-02', 4] }],
  [
    'drittes adventswochenende weihnachtsmarkt trient',
    { dove: 'trentino-alto-adige/trento/trento', stay: ['2026-12-11', '2026-12-13'] },
  ],
  ['pfingsten eine woche sirmione', { dove: 'lombardia/brescia/sirmione', flexible: ['2027-05-14', '2027-05-21', 7] }],
  [
    'festino santa rosalia palermo vier nächte',
    { dove: 'sicilia/palermo/palermo', flexible: ['2027-07-12', '2027-07-16', 4], testo: 'festino' },
  ],
  [
    'höchstens einhundertfünfzig euro pro nacht zu fünft in lucca',
    { dove: 'toscana/lucca/lucca', guests: 5, prezzo: [null, 150] },
  ],
  ['wir sind zu zehnt, großes haus in der maremma', { dove: 'maremma', guests: 10, testo: 'großes haus' }],
  [
    'zwei familien mit je drei personen kalabrien ferienwohnung',
    { dove: 'calabria', guests: 6, tipi: ['casa_vacanza'] },
  ],
  [
    'vierzig euro pro kopf, drei freunde, bergamo',
    { dove: 'lombardia/bergamo/bergamo', guests: 3, prezzo: [null, 120], a_persona: 40 },
  ],
  [
    'von achtzig bis hundertzwanzig euro ligurien meerblick',
    { dove: 'liguria', servizi: ['Vista Mare'], prezzo: [80, 120] },
  ],
  ['übernächstes wochenende mantua', { dove: 'lombardia/mantova/mantova', stay: ['2026-12-04', '2026-12-06'] }],
  ['vom 3. bis 10. okt. cinque terre', { dove: 'cinque-terre', stay: ['2027-10-03', '2027-10-10'] }],
  [
    'in drei wochen für 4 nächte florenz',
    { dove: 'toscana/firenze/firenze', flexible: ['2026-12-17', '2026-12-24', 4] },
  ],
  [
    'anfang mrz 10 tage sizilien mietwagen parkplatz',
    { dove: 'sicilia', flexible: ['2027-03-01', '2027-03-10', 9], servizi: ['Parcheggio'], testo: 'mietwagen' },
  ],
  [
    'hütte mit kamin und bergblick dolomiten',
    { dove: 'dolomiti', tipi: ['casa_vacanza'], servizi: ['Camino', 'Vista Montagna'] },
  ],
  [
    'eingezäuntes grundstück für 2 hunde, ferienhaus piemont',
    { dove: 'piemonte', tipi: ['casa_vacanza'], servizi: ['Giardino', 'Pet Friendly'] },
  ],
  [
    'dienstreise modena 3 nächte ab montag schnelles internet',
    { dove: 'emilia-romagna/modena/modena', stay: ['2026-11-30', '2026-12-03'], servizi: ['WiFi'] },
  ],
  [
    'babybett und whirlpool, oma und opa kommen mit, abano terme',
    { dove: 'veneto/padova/abano-terme', guests: 2, servizi: ['Spa'], testo: 'babybett kommen' },
  ],
  ['hundeallergie, rom', { dove: 'lazio/roma/roma', esclusi: ['hundeallergie'] }],
  ['allergisch gegen katzen, rom', { dove: 'lazio/roma/roma', esclusi: ['allergisch gegen katzen'] }],
  ['tierfreie wohnung mailand', { dove: 'lombardia/milano/milano', tipi: ['casa_vacanza'], esclusi: ['tierfreie'] }],
  ['hunde nicht erwünscht, como', { dove: 'lombardia/como/como', esclusi: ['hunde nicht erwünscht'] }],
  ['auf einen pool können wir verzichten, como', { dove: 'lombardia/como/como' }],
  ['pool ist kein muss, como', { dove: 'lombardia/como/como' }],
  ['garten wäre nicht so wichtig, como', { dove: 'lombardia/como/como' }],
  ['august vermeiden, apulien', { dove: 'puglia', esclusi: ['august vermeiden'] }],
  ['nicht über weihnachten, rom', { dove: 'lazio/roma/roma', esclusi: ['nicht über weihnachten'] }],
  ['überall außer rom, mit parkplatz', { servizi: ['Parcheggio'], esclusi: ['überall außer rom'] }],
  ['nicht in der nähe vom bahnhof, rom', { dove: 'lazio/roma/roma', esclusi: ['nicht in der nähe vom bahnhof'] }],
  ['der hund bleibt zu hause, rom', { dove: 'lazio/roma/roma' }],
  ['darf keine treppen haben, rom', { dove: 'lazio/roma/roma', gradini: 'nessuno' }],
  [
    'alles nur kein erdgeschoss, genua, aufzug',
    { dove: 'liguria/genova/genova', servizi: ['Ascensore'], esclusi: ['alles nur kein erdgeschoss'] },
  ],
  [
    'lago maggiore aber bitte nicht stresa, ferienhaus',
    { dove: 'lago-maggiore', tipi: ['casa_vacanza'], esclusi: ['bitte nicht stresa'] },
  ],
  ['samstag in einer woche, rom, 2 nächte', { dove: 'lazio/roma/roma', stay: ['2026-12-05', '2026-12-07'] }],
  [
    'ferienwohnung rom nähe termini kw 7',
    { dove: 'stazione-roma-termini', km: 2, stay: ['2027-02-15', '2027-02-22'], tipi: ['casa_vacanza'] },
  ],
  [
    'skiurlaub livigno weihnachtswoche 6 personen',
    { dove: 'lombardia/sondrio/livigno', flexible: ['2026-12-22', '2026-12-29', 7], guests: 6 },
  ],
  ['valentinswochenende portofino', { dove: 'liguria/genova/portofino', stay: ['2027-02-13', '2027-02-15'] }],
  [
    'stefanstag bis dreikönig, st. ulrich',
    { dove: 'trentino-alto-adige/bolzano/ortisei', stay: ['2026-12-26', '2027-01-06'] },
  ],
  [
    'langes wochenende ab donnerstag 13. mai bergamo',
    { dove: 'lombardia/bergamo/bergamo', stay: ['2027-05-13', '2027-05-16'] },
  ],
  [
    '7 nächte ab dem letzten samstag im august, vieste',
    { dove: 'puglia/foggia/vieste', stay: ['2027-08-28', '2027-09-04'] },
  ],
  ['heute in drei wochen, lucca, 3 nächte', { dove: 'toscana/lucca/lucca', flexible: ['2026-12-17', '2026-12-24', 3] }],
  [
    '3 nächte ab karfreitag, syrakus altstadt',
    { dove: 'sicilia/siracusa/siracusa', flexible: ['2027-03-26', '2027-03-30', 3], servizi: ['Centro Storico'] },
  ],
  [
    'ganzer november, padua, 2 erwachsene',
    { dove: 'veneto/padova/padova', flexible: ['2027-11-01', '2027-12-01', 28], guests: 2 },
  ],
  [
    'letzte zwei juliwochen, cortona, für 14 personen',
    { dove: 'toscana/arezzo/cortona', flexible: ['2027-07-15', '2027-08-01', 14], guests: 14 },
  ],
  [
    'billiges zimmer mailand freitagnacht',
    { dove: 'lombardia/milano/milano', stay: ['2026-11-27', '2026-11-28'], ordina: 'prezzo' },
  ],
  [
    'ferrara, unter der woche, erste märzwoche',
    { dove: 'emilia-romagna/ferrara/ferrara', flexible: ['2027-03-01', '2027-03-08', 3], testo: 'unter der woche' },
  ],
  ['von freitag bis sonntag lucca allein', { dove: 'toscana/lucca/lucca', stay: ['2026-11-27', '2026-11-29'] }],
  ['ischia, wir 2, ende juni', { dove: 'isola-d-ischia', flexible: ['2027-06-20', '2027-07-01', 7], guests: 2 }],
  ['apulien küste, 2 erw. 2 ki.', { ambiente: 'mare', dove: 'puglia', guests: 4 }],
  ['drei kinder (4, 7 und 11) und wir zwei, orvieto', { dove: 'umbria/terni/orvieto', guests: 5 }],
  ['wir sind sieben inkl. baby, comer see', { dove: 'lago-di-como', guests: 7 }],
  ['9 jungs bergamo billig', { dove: 'lombardia/bergamo/bergamo', guests: 9, ordina: 'prezzo' }],
  [
    'zwei doppelzimmer b&b bei lucca unter 150',
    { dove: 'toscana/lucca/lucca', km: 20, guests: 4, tipi: ['bb'], prezzo: [null, 150] },
  ],
  [
    '150€ fürs ganze wochenende, parma',
    { dove: 'emilia-romagna/parma/parma', flexible: ['2026-11-26', '2027-01-25', 2, true], prezzo: [null, 75] },
  ],
  ['bellaggio comer see 3 nächte', { dove: 'lombardia/como/bellagio', flexible: ['2026-11-26', '2027-01-25', 3] }],
  ['zimmer in der nähe vom petersdom', { dove: 'lazio/roma/roma' }],
  ['raum ostuni, trullo', { dove: 'puglia/brindisi/ostuni', km: 20, tipi: ['casa_vacanza'], testo: 'trullo' }],
  [
    'ostern und 1. mai vermeiden, amalfi im frühling',
    {
      dove: 'campania/salerno/amalfi',
      flexible: ['2027-04-01', '2027-06-01', 3],
      esclusi: ['ostern und', '1 mai vermeiden'],
    },
  ],
  [
    'nicht juni, juli passt, elba',
    { dove: 'isola-d-elba', flexible: ['2027-07-01', '2027-08-01', 7], esclusi: ['nicht juni'] },
  ],
  ['lieber wohnung als b&b, bari', { dove: 'puglia/bari/bari', tipi: ['casa_vacanza'] }],
  [
    'rauchen nicht erlaubt, triest wohnung',
    { dove: 'friuli-venezia-giulia/trieste/trieste', tipi: ['casa_vacanza'], esclusi: ['rauchen nicht erlaubt'] },
  ],
  ['hotel nicht nötig, wohnung in rom', { dove: 'lazio/roma/roma', tipi: ['casa_vacanza'] }],
  [
    'sizilien im august, ausgenommen taormina',
    { dove: 'sicilia', flexible: ['2027-08-01', '2027-09-01', 7], esclusi: ['ausgenommen taormina'] },
  ],
  [
    'toskanische villa für 3 familien mit je 2 kindern, august',
    { dove: 'toscana', flexible: ['2027-08-01', '2027-09-01', 7], guests: 12, tipi: ['casa_vacanza'], testo: 'villa' },
  ],
  [
    'mit meiner freundin über valentinstag nach rom',
    { dove: 'lazio/roma/roma', stay: ['2027-02-13', '2027-02-15'], guests: 2 },
  ],
  ['romreise zu zweit, 8.-12. märz', { dove: 'lazio/roma/roma', stay: ['2027-03-08', '2027-03-12'], guests: 2 }],
  [
    'weinwochenende chianti im oktober',
    { dove: 'chianti', flexible: ['2027-10-01', '2027-11-01', 2, true], testo: 'wein' },
  ],
  ['drittes septemberwochenende im chianti', { dove: 'chianti', stay: ['2027-09-17', '2027-09-19'] }],
  ['langes oktoberwochenende am comer see', { dove: 'lago-di-como', flexible: ['2027-10-01', '2027-11-01', 3, true] }],
  [
    'b&b palermo, fr 9. jan bis mo',
    { dove: 'sicilia/palermo/palermo', stay: ['2027-01-09', '2027-01-11'], tipi: ['bb'] },
  ],
  [
    '2 nächte unter der woche, modena, februar',
    { dove: 'emilia-romagna/modena/modena', flexible: ['2027-02-01', '2027-03-01', 2], testo: 'unter der woche' },
  ],
  ...UNSEEN_DE_TALK,
];
