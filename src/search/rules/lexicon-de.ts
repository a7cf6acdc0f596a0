import type { Lexicon, Sayings } from './lexicon-of-language.ts';
import { inflected } from './lexicon-access.ts';

const SOMETHING = ['was', 'etwas']
  .flatMap((some) => ['kleines', 'größeres', 'ruhiges', 'besonderes', 'gemütliches'].map((kind) => `${some} ${kind}`))
  .join(', ');

const GERMAN_TALK: Sayings = {
  cerco:
    `habt ihr, haben sie, hast du, bei euch, bei ihnen, kennt ihr, kennt jemand, könnt ihr, könntet ihr, können sie, könnten sie, zeig mir, zeigt mir, gibt s, gibt, geben, legen wert auf, willkommen, keine ahnung, keine ahnung wo, angebot, angebote, schnäppchen, auf der durchreise, empfehlen, empfehlung, tipp, tipps, träumen von, freuen uns auf, freue mich auf, interessiere mich für, interessieren uns für, lust auf, wäre, wären, wär, ein traum, hätte, hätten, hab, ${inflected('schön, schönst, möbliert, toll, nett, hübsch, gut, ideal')}, super, perfekt, am besten, möchten, möchte, italiens, dabei, davon, dafür, direkt, mitten, kommt mit, bringen, bringe, nehmen, preis, preisrahmen, ` +
    'wünschen, wünsche, gewünscht, erwünscht, wünschenswert, bevorzugt, vorzugsweise, hauptsache, möglichst, eventuell, vielleicht, wichtig, unbedingt, zwingend, dringend, vorhanden, lieben tiere, tiere lieben, tiere füttern, tiere streicheln, ' +
    'sucht, miete, kosten, kostet, ausgeben, zahlen, reisen, verreisen, fahren, bleiben, bleibe, verbringen, schulferien, planen, geplant, für uns, nur für uns, für uns allein, für uns alleine, zur alleinnutzung, zur alleinigen nutzung, ' +
    `${['am', 'beim', 'direkt am', 'direkt beim', 'vor dem', 'direkt vor dem'].map((by) => `${by} haus`).join(', ')}, vor der tür, direkt vor der tür, ${SOMETHING}`,
  'cordiali saluti':
    'hallo zusammen, servus, moin, grüezi, grüß gott, grüße, liebe grüße, viele grüße, schöne grüße, mit freundlichen grüßen, mfg, lg, vielen dank, danke im voraus, vielen dank im voraus',
  indispensabile: 'nötig, notwendig, erforderlich',
  basta: 'reicht, reichen, genügt',
  ma: 'ja aber',
};

function each(stem: string, nouns: string): string {
  const adjectives = ['e', 'er', 'es', 'en', 'em'].map((ending) => `${stem}${ending}`);
  return adjectives.flatMap((adjective) => nouns.split(', ').map((noun) => `${adjective} ${noun}`)).join(', ');
}

const WHOLE_HOMES =
  'haus, häuser, wohnung, wohnungen, ferienhaus, ferienwohnung, ferienwohnungen, apartment, apartments, unterkunft';

/** These phrases mean a farm's own animals rather than guests' pets, as in "Hof mit vielen Tieren". */
const WITH_ANIMALS = ['bauernhof', 'bauernhöfe', 'hof', 'ferienhof', 'biobauernhof', 'agriturismo', 'weingut']
  .flatMap((farm) => ['', 'vielen ', 'eigenen ', 'kleinen '].map((many) => `${farm} mit ${many}tieren`))
  .join(', ');

const PETS_OF_FARMS = 'katzen, katze, hunde, hunden, hund'
  .split(', ')
  .flatMap((pet) =>
    'hühner, hühnern, ziegen, pferde, pferden, ponys, esel, eseln, kühe, kühen, schafe, schafen, kaninchen'
      .split(', ')
      .flatMap((other) => [`${pet} und ${other}`, `mit ${pet} und ${other}`, `${other} und ${pet}`]),
  )
  .join(', ');

const HOMES = {
  'casa vacanze': `ferienwohnung, ferienwohnungen, ferienhaus, ferienhäuser, ferienhäusern, ferienhäuschen, fewo, ferienunterkunft, ferienapartment, ferienappartement, ${each('ganz', WHOLE_HOMES)}, ${each('komplett', WHOLE_HOMES)}, # zimmer wohnung, # zimmer apartment, # zimmer ferienwohnung, haus zur alleinnutzung, haus zur alleinigen nutzung`,
  appartamento: 'apartment, apartments, appartement, appartements',
  'bed and breakfast': 'frühstückspension, zimmer mit frühstück',
  affittacamere: 'gästezimmer, fremdenzimmer, privatzimmer, gästehaus, zimmervermietung',
  agriturismo:
    `bauernhof, bauernhöfe, bauernhaus, weingut, agritourismus, urlaub auf dem bauernhof, ferien auf dem bauernhof, urlaub am bauernhof, bauernhofurlaub, landgut, ${WITH_ANIMALS}, ${PETS_OF_FARMS}, ` +
    'tiere am hof, tiere auf dem hof, tiere am bauernhof, tiere auf dem bauernhof, tiere zum anfassen, streicheltiere, streicheltieren, streichelzoo, tieren für kinder, mit tieren für kinder, mit tieren für die kinder, tieren für die kleinen, mit tieren für die kleinen, mit tieren zum anfassen, mit tieren zum streicheln',
  colazione: 'üf, ü f, frühstück, inklusive frühstück, frühstück inklusive, inkl frühstück',
  wifi: 'wlan, w lan, internetzugang, kostenloses wlan, gratis wlan',
  'aria condizionata': 'klimaanlage, klimatisiert, klimatisierte, klimatisiertes, klima',
  riscaldamento: 'heizung, beheizt',
  cucina: 'küche, kochnische, küchenzeile, kochgelegenheit, eigene küche, eigener küche',
  balcone: 'balkon, balkone',
  terrazza: 'terrasse, terrassen, dachterrasse',
  'giardino recintato': each('eingezäunt', 'garten, grundstück'),
  giardino: `${each('groß', 'garten')}, ${each('schön', 'garten')}, ${each('eigen', 'garten')}`,
  parcheggio: `parkplatz, parkplätze, stellplatz, parkmöglichkeit, parken, ${each('kostenlos', 'parkplatz')}, ${each('eigen', 'parkplatz')}, parkplatz kostenlos, parkplatz inklusive, kostenlos parken`,
  'colonnina di ricarica':
    'ladestation, e ladestation, ladesäule, wallbox, ladestation fürs e auto, ladestation für e auto, lademöglichkeit fürs e auto',
  garage: 'tiefgarage, motorradgarage, fahrradgarage, einzelgarage',
  ascensore: 'aufzug, fahrstuhl, lift',
  'smart tv': 'fernseher, fernsehen, smart tv',
  lavatrice: 'waschmaschine',
  lavastoviglie: 'spülmaschine, geschirrspüler, geschirrspülmaschine',
  barbecue: 'grill, grillplatz, grillmöglichkeit, holzkohlegrill',
  piscina: `pool, swimmingpool, schwimmbad, privatpool, außenpool, ${each('privat', 'pool')}, ${each('eigen', 'pool')}, ${each('beheizt', 'pool')}, eigenem pool`,
  spa: 'wellness, wellnessbereich, spabereich',
  palestra: 'fitnessraum, fitnessstudio',
  'sul mare': 'direkt am meer, direkt am strand, direkte strandlage, erste reihe am meer, in erster reihe, strandlage',
  'vista mare': 'meerblick, meeresblick, blick aufs meer, blick auf das meer',
  'vista montagna': 'bergblick, blick auf die berge, bergpanorama',
  'centro storico':
    'altstadt, stadtzentrum, innenstadt, in der altstadt, im stadtzentrum, in der innenstadt, im zentrum, zentrum, zentral, zentrumsnah',
  'vicino alla stazione':
    'bahnhofsnähe, in bahnhofsnähe, am bahnhof, nähe bahnhof, in der nähe vom bahnhof, beim bahnhof',
  'vicino all aeroporto': 'flughafennähe, in flughafennähe, am flughafen, nähe flughafen, beim flughafen',
  'animali ammessi':
    'hund, hunde, hunden, mit hund, mit hunden, mit dem hund, mit einem hund, mit unserem hund, wegen hund, wegen unserem hund, # hund, # hunde, # hunden, mit # hunden, # kleine hunde, # kleinen hunden, mit # kleinen hunden, # große hunde, # großen hunden, mit # großen hunden, haustier, haustiere, haustiere erlaubt, ' +
    'hunde erlaubt, hund erlaubt, hundefreundlich, hundefreundliche, hundefreundliches, hundefreundlicher, haustierfreundlich, tierfreundlich, mit katze, katze, # katze, # katzen, kater, ' +
    'urlaub mit hund, familie mit hund, hunde willkommen, haustiere willkommen',
  camino: 'kamin, kaminofen, offenem kamin, offener kamin, offenen kamin',
  'al mare':
    'am meer, ans meer, am strand, nahe strand, nahe am strand, nahe dem strand, nah am strand, nah am meer, nahe am meer, strandnah, strandnahe, strandnahes, strandnähe, in strandnähe, in der nähe vom strand, meernah, nähe strand, fußläufig zum strand, fußläufig zum meer, strandurlaub, badeurlaub, an der küste, direkt am wasser',
  mare: 'meer',
  'in montagna':
    'in den bergen, in die berge, gebirge, im gebirge, alpen, in den alpen, skiurlaub, skifahren, skiferien, ski fahren, zum skifahren, an der piste, nähe piste, pistennah, nahe der piste, pistennähe, skigebiet, im skigebiet, im schnee, wanderurlaub',
  aeroporto: 'flughafen',
  stazione: 'bahnhof',
  'sul lago': 'seezugang, direktem seezugang, direkter seezugang, mit seezugang',
  'al lago': 'am see, an einem see, seenähe, in seenähe, direkt am see, seeufer, am seeufer',
  'vista lago': 'seeblick, blick auf den see',
  casetta: 'häuschen',
  cerco: 'urlaub',
  spiaggia: 'strand',
  alloggio: 'unterkunft, unterkünfte, übernachtung, übernachten, übernachtungsmöglichkeit, nächtigung, herberge',
};

/** These nouns are translated only in German contexts, because they are also parts of names in South Tyrol. */
const HOMES_AT_HOME = {
  appartamento: 'wohnung, wohnungen',
  agriturismo: 'hof, höfe',
  casa: 'haus, häuser, landhaus',
  camera: 'zimmer, schlafzimmer',
  giardino: 'garten',
  laghi: 'see, seen',
  'dal lago': 'vom see, zum see',
  'al mare': 'küste, mittelmeer',
  'in montagna': 'berge, bergen, berg, ski, schnee',
  wifi: 'internet',
  'bed and breakfast': 'pension, b b',
};

const COUNTED = {
  due: 'zwei',
  tre: 'drei',
  quattro: 'vier',
  cinque: 'fünf',
  sei: 'sechs',
  sette: 'sieben',
  otto: 'acht',
  nove: 'neun',
  dieci: 'zehn',
  undici: 'elf',
  dodici: 'zwölf',
  notte: 'nacht',
  notti: 'nächte, nächten, übernachtungen, nächtigungen',
  giorni: 'tage, tagen',
  'qualche giorno': 'ein paar tage, paar tage, ein paar tagen',
  'qualche notte': 'ein paar nächte, paar nächte',
  settimana: 'woche',
  settimane: 'wochen',
  mesi: 'monate, monaten',
  mese: 'monat',
  'un mese': 'einen ganzen monat, ein ganzer monat, einen vollen monat',
  mensile: 'monatsmiete, monatsweise',
  'lungo periodo': 'langzeitmiete, langzeitaufenthalt, langzeiturlaub, überwintern',
  minuti: 'minuten',
  'a # minuti':
    'weniger als # minuten, in # minuten, nur # minuten, maximal # minuten, max # minuten, höchstens # minuten',
  'a # m': 'weniger als # m, weniger als # meter, nur # m, nur # meter, maximal # m',
  ora: 'stunde',
  'minuti a piedi': 'gehminuten, minuten fußweg',
  ore: 'stunden',
  km: 'kilometer, kilometern',
  metri: 'meter, metern',
  camere: 'schlafzimmern, badezimmer',
  'mezz ora da': 'eine halbe stunde von, halbe stunde von, einer halben stunde von',
  sotto: 'unter, weniger als, billiger als',
  'prezzo massimo':
    'maximalpreis, preis max, preis maximal, preis bis, preis bis ca, preis unter, budget liegt bei, budget von, budget ca, budget bis, budget ist, budget sind',
  'fino a': 'bis zu, bis max, bis maximal, bis ca, bis circa, bis etwa',
  'al massimo': 'höchstens, maximal, nicht mehr als, nichts über, nicht teurer als, max',
  'al massimo #': 'nicht über #',
  almeno: 'mindestens, wenigstens',
  'piu di': 'mehr als',
  'da # a # euro': 'von # bis # euro, # bis # euro, ab # euro bis # euro, ab # bis # euro, budget # bis #',
  '# a # persone': '# bis # personen, # oder # personen',
  '# o # notti': '# bis # nächte',
  'a notte': 'pro nacht, die nacht, je nacht, pro tag, am tag, pro übernachtung',
  'a settimana': 'pro woche, die woche, je woche',
  'al mese': 'pro monat, im monat, monatlich',
  'a persona': 'pro person, pro kopf, p p, je person, pro nase',
  'a persona a notte': 'pro person und nacht, pro nacht und person, pro person pro nacht',
  'in totale': 'insgesamt, gesamt, alles inklusive, für den ganzen aufenthalt',
  'in totale weekend': 'fürs ganze wochenende, für das ganze wochenende',
  economico:
    'günstig, günstige, günstiger, günstiges, günstigen, günstigste, preiswert, preiswerte, preiswertes, preiswerter, billig, billige, billiges, billigen, billigste, ' +
    'billigstes, preisgünstig, nicht teuer, nicht so teuer, nicht allzu teuer, bezahlbar, erschwinglich, nicht zu teuer, nicht zu teures, nicht zu teure, nicht zu teuren, kostengünstig, am günstigsten, am billigsten, günstigste zuerst, low budget, so günstig wie möglich, so billig wie möglich',
};

const TIMES = {
  con: 'mit',
  per: 'für, fürs, übers, platz für, schlafplätze für, schlafmöglichkeit für, schlafmöglichkeiten für',
  e: 'und',
  tra: 'zwischen, zwischen dem, zw',
  o: 'oder',
  'vicino a':
    'in der nähe von, in der nähe vom, in der nähe der, nähe, nahe, nicht weit von, nicht weit vom, nicht weit von der, nicht zu weit von, nicht zu weit vom, unweit von, unweit vom, in der nähe des',
  'nei dintorni di':
    'in der umgebung von, umgebung von, umgebung, großraum, im großraum, umland von, rund um, im umkreis von, region um, hinterland von, südlich von, nördlich von, östlich von, westlich von',
  'e dintorni': 'und umgebung, und umland',
  'o dintorni': 'oder umgebung, oder umland',
  zona: 'region',
  entro: 'innerhalb von',
  'questo weekend':
    'dieses wochenende, an diesem wochenende, am wochenende, übers wochenende, fürs wochenende, kommendes wochenende, am kommenden wochenende',
  'prossimo weekend': 'nächstes wochenende, am nächsten wochenende, nächsten wochenende, nächste wochenende',
  'weekend dopo il prossimo':
    'übernächstes wochenende, am übernächsten wochenende, übernächsten wochenende, übernächste wochenende, wochenende in zwei wochen, in zwei wochen am wochenende',
  'settimana dopo la prossima': 'übernächste woche, in der übernächsten woche, übernächsten woche',
  'weekend lungo':
    'langes wochenende, langen wochenende, verlängertes wochenende, ein langes wochenende, ein verlängertes wochenende, verlängerten wochenende',
  weekend:
    'wochenende, wochenenden, übers wochenende, über das wochenende, übers wochenende vom, wochenendtrip, wochenendausflug',
  'primo weekend di': 'erstes wochenende im, ersten wochenende im',
  'secondo weekend di': 'zweites wochenende im, zweiten wochenende im, 2 wochenende im',
  'terzo weekend di': 'drittes wochenende im, dritten wochenende im, 3 wochenende im',
  'quarto weekend di': 'viertes wochenende im, vierten wochenende im, 4 wochenende im',
  'ultimo weekend di': 'letztes wochenende im, letzten wochenende im',
  gennaio: 'jänner',
  febbraio: 'feber',
  sabato: 'sonnabend',
  'prossima settimana': 'nächste woche, kommende woche',
  'prossimo mese': 'nächsten monat, im nächsten monat',
  'questo mese': 'diesen monat',
  'last minute': 'kurzfristig',
  stanotte: 'heute, heut, heut nacht, heut abend, heute nacht, heute abend',
  domani: 'morgen, morgen nacht, morgen abend',
  dopodomani: 'übermorgen',
  'inizio di': 'anfang',
  'meta di': 'mitte',
  'fine di': 'ende',
  'prima settimana di': 'erste woche, erste woche im, ersten woche im, in der ersten woche im, erste woche in',
  'seconda settimana di': 'zweite woche, zweite woche im, zweiten woche im, in der zweiten woche im',
  'terza settimana di': 'dritte woche, dritte woche im, dritten woche im, in der dritten woche im',
  'ultima settimana di': 'letzte woche im, letzten woche im, in der letzten woche im',
  'quarta settimana di': 'vierte woche, vierte woche im, vierten woche im',
  'prima meta': 'erste hälfte, ersten hälfte, in der ersten hälfte, anfang bis mitte',
  'seconda meta': 'zweite hälfte, zweiten hälfte, in der zweiten hälfte, mitte bis ende',
  prossima: 'nächster, nächste, nächstes, nächsten, kommenden, kommende, kommendes',
  questa: 'diesen, diesem, dieser, dieses, diese',
  dopo: 'nach dem',
  'prima di': 'vor dem',
  arrivo: 'anreise, ankunft, anreise am, ankunft am, wir kommen am, kommen am, ankommen am',
  partenza: 'abreise, abreise am, fahren am, fahren wieder am, reisen am, abfahrt am, abreisen am',
};

const FILLERS = {
  cerco:
    'suche, wir suchen, ich suche, suchen, gesucht, wir möchten, wir wollen, ich möchte, brauchen, wir brauchen, mieten, zu mieten, buchen, finden, ferien, reise, kurzurlaub, ' +
    'kurztrip, städtetrip, städtereise, auszeit, bitte, hallo, danke, gibt es, italien, in italien, nach italien, frei, verfügbar, noch frei, entfernt, gelegen, irgendwo, gelegenes, gelegene, gelegener, inklusive, inkl, ' +
    'etwas, was, wo, vermietung, familienurlaub, guten tag, guten morgen, wir sind, ich bin, wir, überall, egal wo, ist, sein, hat, haben, muss, müsste, soll, sollte, gern, gerne, am liebsten, idealerweise, auch, gibts, nur, lang, sind',
  'date flessibili':
    'flexibel, flexible daten, flexibler zeitraum, flexible reisedaten, termin flexibel, zeitlich flexibel, wir sind flexibel, egal wann',
  'con bambino': 'mit kind, mit baby',
  'con bambini':
    'kinderfreundlich, kinderfreundliche, kinderfreundliches, familienfreundlich, familienfreundliche, familienfreundliches, mit kindern, mit unseren kindern, ' +
    'mit den kindern, mit der familie, mit familie, für familien, für kinder, für die ganze familie',
  'senza auto':
    'ohne auto, mit dem auto, mit dem zug, mit der bahn, mit dem bus, zu fuß, zu fuss, erreichbar, gut erreichbar, mit öffentlichen verkehrsmitteln, mit den öffentlichen, mit öffis, mit den öffis',
};

/** These words are translated only in German contexts, because they mean something else in other languages. */
const AT_HOME = {
  ma: 'aber, sondern',
  o: 'noch',
  un: 'ein, eine, einen, einem, einer, eines',
  uno: 'eins',
  il: 'der, die, das, den, dem, des',
  'il #': 'am #, den #, der #',
  al: 'am, an, ans, auf, zum, zur, beim, auf der, auf dem',
  nel: 'im, ins',
  a: 'nach, zu',
  da: 'von, aus',
  'dal #': 'vom #, von #, ab #, ab dem #',
  dal: 'vom',
  'a partire da': 'ab',
  'a partire da # euro': 'ab # euro, von # euro an',
  '# km da': '# km um',
  'al #': 'zum #',
  'fino a': 'bis',
  'fino al #': 'bis #, bis zum #',
  'vicino a': 'bei, um',
  'intorno al #': 'über den #, um den #, um #, gegen den #',
  'circa # euro': 'um # euro, um die # euro, circa # euro, ca # euro, ungefähr # euro, etwa # euro, rund # euro',
  'tra # settimane': 'in # wochen, heute in # wochen',
  'tra una settimana': 'in einer woche, heute in einer woche, heute in 8 tagen',
  'tra due settimane': 'heute in 14 tagen',
  'tra un mese': 'in einem monat',
  'tra # mesi': 'in # monaten',
  'tra # giorni': 'in # tagen',
  dopo: 'nach',
  'in poi': 'aufwärts',
  adulti: 'erw',
  bambini: 'ki, kd',
  scale: 'treppen, treppe, treppenstufen',
  'settimana numero #': 'kw #, # kw, kalenderwoche #, # kalenderwoche',
  piu: 'plus',
  'anziche bed and breakfast': 'als b b, als ein b b, als pension',
  'anziche appartamento': 'als wohnung, als eine wohnung, als apartment, als ferienwohnung',
  'anziche agriturismo': 'als bauernhof, als agriturismo',
  vaticano: 'petersdom, petersplatz, vatikan',
  colosseo: 'kolosseum',
  'una persona':
    'allein, alleine, nur ich, ich allein, nur für mich, für mich allein, für mich alleine, alleinreisend, alleinreisende, alleinreisender, alleinreisende frau, alleinreisender mann, einzelperson, solo reisende, solo reisender',
  'mamma single': 'alleinerziehende mutter, alleinerziehende mama, alleinerziehende, alleinerziehend',
  'papa single': 'alleinerziehender vater, alleinerziehender',
  'noi #': 'wir #',
  'siamo in #': 'für uns #',
  febbraio: 'feb',
  marzo: 'mrz, mär',
  gennaio: 'jän',
  bambino: 'kind',
};

export const GERMAN: Lexicon = {
  anywhere: [HOMES, COUNTED, TIMES],
  atHome: [HOMES_AT_HOME, FILLERS, GERMAN_TALK, AT_HOME],
  wellSpelled:
    'ruhig ruhige ruhiges ruhiger ruhigen ruhiger schön schöne schönes schöner romantisch romantische romantisches romantischer gemütlich gemütliche gemütliches ' +
    'groß große großes großer klein kleine kleines kleiner modern moderne modernes luxus luxuriös luxuriöse sauna whirlpool villa hütte berghütte almhütte ' +
    'chalet schloss burg mühle turm weinberg weinberge wein weinprobe restaurant essen abgelegen abgeschieden alleinlage naturnah natur landschaft hügel grenze ' +
    'dorf stadt fluss wald insel strand barrierefrei rollstuhl rollstuhlgerecht erdgeschoss kinderbett hochstuhl spielplatz fahrrad fahrräder radfahren wandern ' +
    'klettern reiten golf tennis hochzeit hochzeitsreise geburtstag flitterwochen camping campingplatz wohnmobil zelt hotel pension hostel jugendherberge ' +
    'therme thermen thermalbad olivenhain sonnenuntergang warm sonnig schatten gepäck fähre bus zug auto aussicht ausblick panorama authentisch typisch ' +
    'traditionell alt historisch neu sauber freundlich toll beste besten gut gute gutes empfehlung tipp geheimtipp',
};
