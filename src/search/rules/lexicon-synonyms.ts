import type { ForeignLanguage } from '../../kernel/language.ts';
import { ACCESS_ABROAD, inflected } from './lexicon-access.ts';
import { FRENCH_SYNONYMS, FRENCH_SYNONYMS_AT_HOME } from './lexicon-synonyms-fr.ts';
import type { Lexicon } from './lexicon-of-language.ts';

const ENGLISH = {
  'casa vacanze':
    'log cabin, log cabins, wooden cabin, tiny house, town house, townhouse, detached house, whole house, entire house, whole home, entire home, whole place, entire place, house to ourselves, ' +
    'whole apartment, entire apartment, stone house, country house, beach house, holiday villa, holiday villas, holiday bungalow, studio apartment, studio flat',
  agriturismo:
    'farm with animals, farms with animals, farmstays, farm stays, farm accommodation, on a farm, stay on a farm, winery stay, wine estate, country estate',
  affittacamere: 'guest room, guest rooms, private bedroom, rooms for rent',
  wifi:
    'remote work, remote working, working remotely, work remotely, workcation, home office, homeoffice, work from home, working from home, wfh, fast internet, fast wifi, fast wi fi, reliable wifi, good internet, ' +
    'strong wifi, broadband, fibre, fiber, internet access, internet connection, business trip, work trip, business travel, for work, for business, on business, workspace, work space, place to work, digital nomad, digital nomads',
  spa: 'saunas, hot tub, hot tubs, hottub, private hot tub, jacuzzis, private jacuzzi, whirlpools, whirlpool bath, whirlpool tub, steam room, steam bath, turkish bath, spa bath, wellness centre, wellness center, massages',
  giardino:
    'fully fenced, fenced in, fenced in yard, enclosed yard, enclosed outdoor space, fenced area, gated garden, private garden, big garden, large garden, outdoor space, backyard, back yard, lawn, dog proof garden',
  'aria condizionata': 'airconditioning, air conditioner, air conditioners, airco, aircon in the bedrooms',
  riscaldamento: 'heater, heaters, underfloor heating',
  cucina:
    'full kitchen, fully equipped kitchen, well equipped kitchen, big kitchen, cooking facilities, facilities to cook, place to cook',
  terrazza: 'rooftop terrace, roof deck, sun terrace, deck',
  parcheggio:
    'place to park, somewhere to park, space to park, place to park the car, somewhere to park the car, secure parking, covered parking, parking place, parking spaces, # parking spaces, parking for # cars, street parking, parking lot',
  garage: 'private garage, garages',
  ascensore: 'with lift, lift access, elevator access, elevators',
  'smart tv': 'satellite tv, cable tv, tvs, televisions',
  lavatrice:
    'washing machines, laundry facilities, laundry room, washer dryer, clothes washer, do laundry, to do laundry, place to wash clothes',
  lavastoviglie: 'dishwashers',
  barbecue: 'barbecue grill, bbq area, bbq grill, gas grill, barbecue area, barbecues, bbqs, grilling',
  piscina:
    'indoor pool, outdoor pool, infinity pool, plunge pool, swimmingpool, childrens pool, children s pool, kids pool, paddling pool',
  palestra: 'fitness center, fitness centre, workout room, exercise room, gyms, work out',
  'sul mare':
    'private beach, beach access, direct beach access, access to the beach, direct access to the beach, sea access, access to the sea, direct access to the sea, steps from the beach, steps to the beach, right by the beach, right on the sea',
  'vista mare': 'seaview, seaviews, sea facing, view over the sea, views over the sea, view of the ocean',
  'vista montagna':
    'alpine view, alpine views, view of the alps, views of the alps, views over the mountains, mountain panorama, mountain vista',
  'centro storico':
    'central location, centrally located, heart of the city, heart of the old town, in the heart of the city, in the heart of the old town, right in the centre, right in the center, walking distance to the centre, close to the centre, close to the center, ' +
    'near the centre, near the center, near the city centre, historical centre, historical center, historic district, old city, city center location',
  'animali ammessi':
    'puppies, cats, with cat, with a cat, with our cat, animals, animals allowed, animals welcome, accepts dogs, accept dogs, accepting dogs, takes dogs, allows dogs, allow dogs, accepts pets, accept pets, allows pets, dogs ok, dog ok, dog coming, dog coming too, dogs coming too, dog comes too, dog coming with us, pets ok, bring our dog, bring my dog, ' +
    'bring the dog, bring a dog, bringing a dog, bringing our dog, travelling with a dog, traveling with a dog, small dog, small dogs, large dog, large dogs, big dog, big dogs, a small dog, a large dog, a big dog, with a small dog, with a large dog, with a big dog, ' +
    '# small dogs, # big dogs, # large dogs, doggy, furry friend, four legged friend, cat friendly',
  camino:
    'fireplaces, wood stove, woodstove, wood burning fireplace, wood fired stove, log burning stove, pellet stove',
  colazione: 'breakfast included in the price, breakfasts, free breakfast',
  'con bambini':
    'with a toddler, with toddlers, with an infant, with a newborn, with newborn, with a small child, with small children, with little ones, with young children, with a baby, with our baby, family holiday, family vacation, family trip, family home, family stay, ' +
    'family friendly place, child friendly place, good for families, great for families, good for kids, great for kids, suitable for families, suitable for kids, families with children, families with kids, baby friendly, toddler friendly',
  culla: 'cot, cots, crib, cribs, baby cot, baby crib, baby bed, travel cot, cot bed, bassinet',
  seggiolone: 'high chair, highchair, baby chair',
  'mia madre': 'my mother, my mum, my mom, elderly mother',
  'mio padre': 'my father, my dad, elderly father',
  'mio marito': 'my husband',
  'mia moglie': 'my wife',
  'mio partner': 'my partner',
  'mia nonna': 'my grandmother, my grandma',
  'mio nonno': 'my grandfather, my grandad, my grandpa',
  'i miei genitori': 'my parents, our parents',
  'genitori anziani': 'elderly parents',
  'mia suocera': 'my mother in law',
  'mio suocero': 'my father in law',
  'mio figlio': 'my son',
  'mia figlia': 'my daughter',
};

const GERMAN = {
  'casa vacanze':
    'holzhütte, blockhütte, blockhaus, holzhaus, ferienbungalow, ferienvilla, ferienhütte, steinhaus, natursteinhaus, strandhaus, stadthaus, einfamilienhaus, ' +
    'haus für uns allein, haus nur für uns, alleinstehendes haus, freistehendes haus, tiny house, einzimmerwohnung, zweizimmerwohnung, dreizimmerwohnung, dachgeschosswohnung, feriendomizil, ferienobjekt',
  'casa vacanze in montagna':
    'alpenhütte, alpenhütten, alpenchalet, berghütte, berghütten, almhütte, almhütten, skihütte, skihütten, almhaus',
  agriturismo:
    'biobauernhof, reiterhof, ferienhof, gutshof, bauernhöfe, winzerhof, weinhof, auf dem bauernhof, auf einem bauernhof, auf dem weingut, bio bauernhof',
  affittacamere: 'zimmer zu vermieten, pensionszimmer, privates zimmer, gästezimmern',
  wifi: `homeoffice, home office, remote arbeit, remote arbeiten, remote work, mobiles arbeiten, mobil arbeiten, zum arbeiten, fürs arbeiten, arbeitsplatz, geschäftsreise, dienstreise, geschäftlich, dienstlich, beruflich, schnelles internet, schnellem internet, gutes internet, gutem internet, stabiles internet, stabilem internet, schnelles wlan, schnellem wlan, gutes wlan, gutem wlan, internetanschluss, internetverbindung, glasfaser, wifi`,
  spa: 'saunen, whirlpools, whirlwanne, jacuzzis, dampfbad, dampfsauna, hamam, infrarotkabine, infrarotsauna, hot tub, hottub, wellnessurlaub, wellnessoase, massagen, eigener sauna, eigene sauna, privatsauna',
  'giardino recintato': `${inflected('eingezäunt')}, ${inflected('umzäunt')}, eingezäuntes gelände, zaun, umzäunter garten, umzäunten garten, umzäuntem garten, umzäuntes grundstück, umzäuntem grundstück`,
  giardino: 'gartenanteil, gartenmitbenutzung, gartennutzung, liegewiese, privatgarten',
  'aria condizionata': 'klimatisierter, klimatisierten, klimatisierung, klimagerät',
  riscaldamento: 'fußbodenheizung, zentralheizung',
  cucina:
    'voll ausgestattete küche, voll ausgestatteter küche, gut ausgestattete küche, einbauküche, wohnküche, selbstversorger, selbstversorgung, selbstverpflegung, kochmöglichkeit, zum kochen, große küche, großer küche',
  terrazza: 'sonnenterrasse, große terrasse, großer terrasse, eigene terrasse, eigener terrasse',
  parcheggio:
    'carport, abstellplatz, parkmöglichkeiten, stellplätze, privatparkplatz, parkplatz am haus, auto abstellen',
  garage: 'garagenstellplatz, garagen',
  ascensore: 'personenaufzug, aufzüge',
  'smart tv': 'sat tv, satellitenfernsehen, flachbildfernseher',
  lavatrice: 'waschtrockner, wäsche waschen, waschküche, waschmaschinen, waschgelegenheit',
  lavastoviglie: 'spülmaschinen, abwaschmaschine',
  barbecue: 'grillstelle, grillen, zum grillen, gasgrill, grillterrasse, grillecke',
  piscina:
    'pools, infinity pool, infinitypool, gemeinschaftspool, hallenbad, innenpool, schwimmbecken, planschbecken, swimming pool, poolhaus',
  palestra: 'fitnessbereich, fitnesscenter, kraftraum, gym',
  'sul mare':
    'privatstrand, privatem strand, eigener strand, eigenem strand, meerzugang, zugang zum meer, strandzugang, direktem strandzugang, direkter strandzugang, direkter zugang zum meer, direkt an der küste, direkt am mittelmeer',
  'vista mare': 'meersicht, meeressicht',
  'vista montagna': 'alpenblick, bergsicht, alpenpanorama, blick auf die alpen',
  'centro storico':
    'zentrale lage, zentraler lage, in zentraler lage, zentral gelegen, mitten in der stadt, mitten im zentrum, im herzen der altstadt, im herzen der stadt, historisches zentrum, historischen zentrum, im historischen zentrum, historische altstadt, historischen altstadt, ' +
    'ortskern, im ortskern, ortszentrum, stadtmitte, zentrumsnähe, in zentrumsnähe',
  'animali ammessi':
    'vierbeiner, vierbeinern, hündchen, welpe, welpen, tiere erlaubt, tiere willkommen, tiere, mit tieren, mit tier, katzen, mit katzen, mit kleinem hund, mit großem hund, kleiner hund, großer hund, kleinem hund, großem hund, haustier erlaubt, mit haustier, mit haustieren, hund willkommen, ' +
    'unser hund, mein hund, für den hund, für hunde, mit meinem hund, mit zwei hunden, hund dabei, hunde dabei',
  camino: 'holzofen, schwedenofen, kachelofen, kaminfeuer, offenes feuer, pelletofen, offenem feuer',
  colazione: 'frühstücksbuffet, frühstück im preis, frühstück inbegriffen',
  'con bambini': `${inflected('familiengerecht')}, ${inflected('kindgerecht')}, ${inflected('babyfreundlich')}, ${inflected('kinderfreundlich')}, ${inflected('familienfreundlich')}, mit kleinkindern, mit neugeborenem, mit kleinen kindern, familienferien, familienwohnung, familienhaus, geeignet für familien, geeignet für kinder, für familie, für die familie, mit der ganzen familie`,
  culla: 'babybett, babybetten, kinderbett, kinderbettchen, gitterbett, beistellbett, reisebett, babyreisebett, wiege',
  seggiolone: 'hochstuhl, kinderhochstuhl, babystuhl',
  'mia madre': 'meine mutter',
  'con mia madre': 'mit meiner mutter',
  'mio padre': 'mein vater',
  'con mio padre': 'mit meinem vater',
  'mio marito': 'mein mann',
  'con mio marito': 'mit meinem mann',
  'mia moglie': 'meine frau',
  'con mia moglie': 'mit meiner frau',
  'i miei genitori': 'meine eltern, unsere eltern',
  'con i miei genitori': 'mit meinen eltern',
  'genitori anziani': 'ältere eltern',
  'mia nonna': 'meine oma, meine großmutter',
  'mio nonno': 'mein opa, mein großvater',
  'mia suocera': 'meine schwiegermutter',
  'mio figlio': 'mein sohn',
  'mia figlia': 'meine tochter',
};

const ENGLISH_AT_HOME = {
  cottage:
    'house, houses, cottages, cabin, cabins, chalets, bungalow, bungalows, lodge, lodges, hut, huts, studio, penthouse, duplex',
  wifi: 'internet, working, desk',
  giardino: 'fenced, enclosed, fence, fenced in',
  'tra amici':
    'girls trip, girls weekend, girls holiday, girls getaway, lads trip, boys trip, hen do, hen party, stag do, stag party, three generations',
  'bagno in comune': 'shared bathroom, shared bathrooms, shared bath',
  'centro storico': 'central',
  cerco:
    'there, hi there, hello there, itself, allowed, accept, essential, a must, is a must, a plus, preferred, if possible, would be nice, would be great, would be lovely, rather, very, sometime, some time, at some point, wanna, wanna go, long stay, long term, to crash, flight, early flight, late flight, does anyone have, does anyone have a place, has anyone got',
  vicino: 'nr',
  'fontana di trevi': 'trevi fountain',
  'piazza di spagna': 'spanish steps',
  'piazza san marco': 'st mark s square, st marks square',
  moto: 'motorbikes, motorbike, motorcycles',
  auto: 'cars',
  vaticano:
    'vatican, the vatican, st peter s, st peters, st peter s square, st peters square, st peter s basilica, st peters basilica',
  colosseo: 'colosseum, the colosseum, coliseum',
  'lago di garda': 'garda lake',
  'lago di como': 'como lake',
  'lago maggiore': 'maggiore lake',
  'lago d orta': 'orta lake',
  'lago d iseo': 'iseo lake',
  'lago di bolsena': 'bolsena lake',
  'lago trasimeno': 'trasimeno lake',
  '15 minuti da': 'a quarter of an hour from, quarter of an hour from',
  toscana: 'tuscan',
  sicilia: 'sicilian',
  sardegna: 'sardinian',
  umbria: 'umbrian',
  puglia: 'apulian, puglian',
  liguria: 'ligurian',
  piemonte: 'piedmontese',
  calabria: 'calabrian',
  feriale: 'mid week, midweek, mid week break, midweek break',
  'va bene': 'is fine, is ok, is okay, are fine, works, would work',
  'mia nonna': 'grandma, granny',
  'mio nonno': 'grandpa',
  'mia mamma': 'mum, mom',
  'mio papa': 'dad',
};

const GERMAN_AT_HOME = {
  cottage:
    'haus, häuser, hütte, hütten, häuschen, landhaus, landhäuser, chalets, bungalow, bungalows, studio, penthouse, cottages, lodge',
  'casa vacanze in montagna': 'alm, berghaus',
  wifi: 'arbeiten, internet, arbeit',
  balcone: 'loggia',
  appartamento: 'whg',
  cerco:
    'selbst, erlaubt, müssen, sehr, pflicht, ist pflicht, ein muss, ist ein muss, wäre schön, wäre toll, wäre super, wenn möglich, falls möglich, von vorteil, lieber, jemand, hat jemand, noch was, irgendwann, kann, können, könnte, brauche, brauch',
  'va bene': 'passt, passt auch, passt gut, geht, ist ok, wäre ok',
  '15 minuti da': 'viertelstunde von, eine viertelstunde von',
  toscana: inflected('toskanisch'),
  sicilia: inflected('sizilianisch'),
  sardegna: inflected('sardisch'),
  umbria: inflected('umbrisch'),
  puglia: inflected('apulisch'),
  liguria: inflected('ligurisch'),
  piemonte: inflected('piemontesisch'),
  'lago trasimeno': 'trasimenischer see, trasimenischen see',
  feriale: 'unter der woche, wochentags, werktags',
  'nei dintorni di': 'raum, im raum, gegend, in der gegend um, in der gegend von',
  'mia nonna': 'oma',
  'mio nonno': 'opa',
  'mia mamma': 'mutter, mama',
  'mio papa': 'vater, papa',
};

type Synonyms = Pick<Lexicon, 'anywhere' | 'atHome'>;

/** Further phrases for each language, applied after its lexicon. */
export const SYNONYMS: Record<ForeignLanguage, Synonyms> = {
  en: { anywhere: [ENGLISH, ACCESS_ABROAD.en], atHome: [ENGLISH_AT_HOME] },
  de: { anywhere: [GERMAN, ACCESS_ABROAD.de], atHome: [GERMAN_AT_HOME] },
  fr: { anywhere: [FRENCH_SYNONYMS, ACCESS_ABROAD.fr], atHome: [FRENCH_SYNONYMS_AT_HOME] },
};
