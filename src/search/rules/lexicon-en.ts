import type { Lexicon } from './lexicon-of-language.ts';

function ofMonth(ordinals: string, unit: string): string {
  return ordinals
    .split(', ')
    .flatMap((ordinal) => ['of', 'in', 'of the month of'].map((joiner) => `${ordinal} ${unit} ${joiner}`))
    .join(', ');
}

const HOMES = {
  'casa vacanze':
    'holiday home, holiday homes, holiday house, holiday houses, holiday cottage, holiday cottages, vacation home, vacation homes, ' +
    'holiday let, holiday lets, self catering',
  appartamento:
    'apartment, apartments, flat, flats, condo, holiday apartment, holiday apartments, holiday flat, self catering apartment',
  'bed and breakfast':
    'b bs, bed and breakfast, bed breakfast, bed n breakfast, b n b, b and b, bnbs, bed and breakfasts',
  affittacamere: 'guest house, guest houses, guesthouse, guesthouses, private room, private rooms, rooms to let',
  agriturismo:
    'farmhouse, farmhouses, farm house, farm stay, farm stays, farmstay, farm, farms, farm holiday, agritourism, working farm',
  colazione: 'breakfast, including breakfast, breakfast included',
  wifi: 'wifi, wi fi, free wifi, free wi fi, good wifi, wifi included',
  'aria condizionata': 'air conditioning, air conditioned, air con, aircon, aircondition, ac, a c',
  riscaldamento: 'heating, central heating',
  cucina: 'kitchen, own kitchen, equipped kitchen, kitchenette',
  balcone: 'balcony, balconies',
  terrazza: 'terrace, terraces, roof terrace',
  giardino: 'garden, gardens',
  'giardino recintato': 'fenced garden, enclosed garden, secure garden, walled garden',
  parcheggio:
    'parking, free parking, parking included, car park, parking space, private parking, parking spot, off street parking, off road parking, ' +
    'on site parking, car parking',
  garage: 'garage',
  ascensore: 'lift, elevator',
  'smart tv': 'television',
  lavatrice: 'washing machine',
  lavastoviglie: 'dishwasher, dish washer',
  barbecue: 'barbeque',
  piscina:
    'swim pool, swiming pool, pool, pools, swimming pool, swimming pools, private pool, own pool, shared pool, heated pool, private swimming pool',
  spa: 'spa, wellness area, thermal spa',
  palestra: 'gym, fitness room',
  'sul mare': 'beachfront, beach front, seafront, sea front, on the beach, right on the beach, oceanfront',
  'vista mare': 'sea view, sea views, ocean view, ocean views, view of the sea, views of the sea, overlooking the sea',
  'vista montagna': 'mountain view, mountain views, view of the mountains, views of the mountains',
  'centro storico':
    'old town, historic centre, historic center, city centre, city center, town centre, town center, in the centre, in the center, ' +
    'in the city centre, in the old town, in the historic centre',
  'vicino alla stazione': 'near the station, near the train station, close to the station, near train station',
  'vicino all aeroporto': 'near the airport, close to the airport, near airport',
  'animali ammessi':
    'dog friendly, pet friendly, pets allowed, dogs allowed, dogs are welcome, cats are welcome, pets are welcome, cats welcome, pets welcome, dogs welcome, pets, pet, dog, dogs, a dog, our dog, my dog, ' +
    'with dog, with dogs, for # dogs, with a dog, with our dog, with my dog, with pets, # dogs, with # dogs, # cats, with # cats, family with dog, family with a dog',
  camino: 'fireplace, fire place, log fire, open fire, wood burner, log burner, wood burning stove',
  mare: 'sea',
  spiaggia: 'beach',
  'al mare':
    'by the sea, near the sea, at the sea, seaside, near the beach, near a beach, close to the beach, close to the sea, ' +
    'by the beach, at the beach, on the coast, by the coast, walking distance to the beach, walking distance of the beach, ' +
    'walking distance from the beach, walk to the beach',
  'in montagna':
    'mountain, mountains, in the mountains, in the alps, the alps, ski, skiing, ski resort, near the slopes, close to the slopes, by the slopes, on the slopes, ski in ski out, ' +
    'ski in, ski holiday, skiing holiday, ski trip',
  'al lago': 'by the lake, at the lake, near the lake, lakeside, lakefront, lake front, close to the lake',
  'sul lago': 'on the lake, on a lake',
  laghi: 'lake, lakes',
  'dal lago': 'from the lake',
  'vista lago': 'lake view, lake views, view of the lake, views of the lake, overlooking the lake',
  casa: 'house, houses, home, homes, place to stay',
  camera: 'room, rooms, bedroom',
};

const COUNTED = {
  un: 'one',
  due: 'two',
  tre: 'three',
  quattro: 'four',
  cinque: 'five',
  sei: 'six',
  sette: 'seven',
  otto: 'eight',
  nove: 'nine',
  dieci: 'ten',
  undici: 'eleven',
  dodici: 'twelve',
  '14 notti': 'a fortnight, fortnight',
  notte: 'night, nite',
  notti: 'nights, nts, nites',
  giorni: 'days',
  giorno: 'day',
  settimana: 'week',
  settimane: 'weeks, wks',
  mesi: 'months',
  mese: 'month',
  minuti: 'minutes, minute, mins',
  'a # minuti':
    'less than # minutes, under # minutes, within # minutes, max # minutes, maximum # minutes, at most # minutes, no more than # minutes, # minutes walk, # minute walk, # min walk, max # minutes walk',
  'a # m': 'less than # m, less than # metres, within # m, within # metres',
  ore: 'hours, hour',
  km: 'kilometres, kilometers, kilometre',
  metri: 'metres, meters',
  camere: 'bedrooms, bathrooms, bathroom',
  'mezz ora da': 'half an hour from, half hour from',
  euro: 'euros, euro, quid',
  sotto: 'under, below',
  'meno di': 'less than, cheaper than',
  'fino a': 'up to',
  'oltre #': 'over #',
  circa: 'about, approximately, roughly',
  'da # a # euro': 'budget # to #, budget of # to #, from # to # euro, from # to # euros, # to # euro, # to # euros',
  '# a # persone': '# to # people, # to # persons, # to # guests, # or # people',
  '# o # notti': '# to # nights',
  'al massimo': 'tops, at most, maximum of, max of, a maximum of',
  almeno: 'at least, minimum of',
  'piu di': 'more than, above',
  'a partire da': 'starting from, starting at',
  'a partire da # euro': 'from # euro, from # euros',
  'prezzo massimo': 'max price, maximum price',
  budget: 'budget around, budget about, budget is, budget of around, budget of, our budget is, my budget is',
  '# a settimana': '# a week',
  'a notte': 'per night, a night, each night, nightly, pn, p n, per day',
  'a settimana': 'per week',
  'euro a settimana': 'euros a week, euro a week',
  'al mese': 'per month',
  'euro al mese': 'euros a month, euro a month',
  'a persona': 'per person, pp, p p, each, per head, per guest',
  'in totale': 'in total, total, altogether, all in, for the whole stay, for the stay',
  'in totale weekend': 'for the whole weekend, for the entire weekend',
  economico:
    'cheap, cheapest, the cheapest, cheaper, inexpensive, affordable, good value, not too expensive, not expensive, not so expensive, not too pricey, not pricey, not too dear, ' +
    'low price, cheap and cheerful, on a budget, budget friendly, reasonably priced, cheapest first',
};

const TIMES = {
  con: 'with',
  per: 'for',
  il: 'the',
  e: 'and',
  di: 'of',
  da: 'from',
  tra: 'between',
  vicino:
    'near, walking distance to, walking distance of, walking distance from, within walking distance of, within walking distance to, near to, close to, not far from, not too far from, not far away from, next to',
  'nei dintorni di': 'around, in the area of, in the countryside around, in the hills around',
  'e dintorni': 'close by, and surroundings, and around, and surrounding area, or nearby, and nearby',
  entro: 'within',
  ma: 'but',
  'questo weekend': 'this weekend, this coming weekend',
  'prossimo weekend': 'next weekend, next week end',
  'weekend dopo il prossimo':
    'weekend after next, the weekend after next, week end after next, in two weekends, next weekend but one, weekend but one, next but one weekend, weekend after that',
  'quello dopo': 'the one after, but the one after, the one after that',
  'settimana dopo la prossima': 'week after next, the week after next, next week but one',
  'weekend lungo':
    'long weekend, a long weekend, bank holiday weekend, 3 day weekend, three day weekend, 4 day weekend, four day weekend',
  weekend: 'weekend, weekends, week end',
  'primo weekend di': ofMonth('first, 1st', 'weekend'),
  'secondo weekend di': ofMonth('second, 2nd', 'weekend'),
  'terzo weekend di': ofMonth('third, 3rd', 'weekend'),
  'quarto weekend di': ofMonth('fourth, 4th', 'weekend'),
  'prima meta di': 'first half of, the first half of',
  'seconda meta di': 'second half of, the second half of',
  'ultimo weekend di': ofMonth('last', 'weekend'),
  'prossima settimana': 'next week',
  'prossimo mese': 'next month',
  'questo mese': 'this month',
  'last minute': 'last minute',
  stanotte: 'tonight, tonite, today',
  domani: 'tomorrow, tomorrow night, tmrw, tmr',
  dopodomani: 'day after tomorrow, the day after tomorrow',
  'inizio di': 'early, beginning of, the beginning of, start of, the start of',
  'meta di': 'mid, middle of, the middle of',
  'fine di': 'late, end of, the end of',
  'prima settimana di': ofMonth('first, 1st', 'week'),
  'seconda settimana di': ofMonth('second, 2nd', 'week'),
  'terza settimana di': ofMonth('third, 3rd', 'week'),
  'quarta settimana di': ofMonth('fourth, 4th', 'week'),
  'ultima settimana di': ofMonth('last', 'week'),
  'tutto il mese di': 'whole of, all of, whole month of, the whole of',
  'in poi': 'onwards, onward',
  '#': 'late #, early #',
  'per #': 'for #',
  'il #': 'on #, on the #',
  'intorno al #': 'around #, around the #',
  'circa # euro': 'around # euro, around # euros, about # euro, about # euros, roughly # euros',
  'circa euro': 'around euro, about euro',
  'entro il #': 'by #, by the #',
  'tra # settimane': 'in # weeks, in # weeks time, # weeks from now',
  'settimana del #': 'week commencing #, w c #, week of #, week of the #, week beginning #',
  'tra una settimana': 'in a week s time, a week from now, a week from today',
  'tra due settimane': 'in a fortnight, in a fortnight s time, a fortnight from now',
  'tra un mese': 'in a month, in a month s time, a month from now, in one month',
  'tra # mesi': 'in # months, # months from now',
  'fine del': 'end of the',
  'tra # giorni': 'in # days, in # days time',
  'dal #': 'from #, from the #, starting #, starting on #, starting the #',
  'dal # al #': 'from # to #, from the # to the #, from # until #',
  '# al #': '# to #, # until #',
  prossima: 'next, this coming',
  questa: 'this',
  dopo: 'after',
  'prima di': 'before',
  'fino a': 'until, till',
  'fino al #': 'until #, till #, until the #, till the #',
  arrivo:
    'arr, arriving, arriving on, we arrive, we arrive on, we re arriving, we are arriving, arrival, arrive, coming on, check in, checkin, checking in',
  partenza:
    'dep, leaving, leaving on, leave, we leave, we leave on, we re leaving, we are leaving, departure, depart, check out, checkout, checking out, returning, going home, flying home',
  o: 'or',
};

const FILLERS = {
  cerco:
    'to come, to come and see, to come and stay, coming to, we re coming to, we are coming to, looking for, we are looking for, we re looking for, i m looking for, i am looking for, accommodation, somewhere to stay, places to stay, ' +
    'where to stay, please, find, book, rent, to rent, for rent, rental, rentals, vacation, holiday, holidays, italy, in italy',
  'date flessibili': 'flexible dates, dates are flexible',
  'con bambini':
    'family friendly, with kids, with children, with the kids, with the children, with our kids, with our children, kid friendly, ' +
    'child friendly, suitable for children, for families',
  'senza auto': 'without a car, by train, by car',
};

/** These phrases are ignored only in English contexts, because elsewhere "Downtown" may be part of a home's name. */
const FILLERS_AT_HOME = {
  cerco:
    'just, near me, around here, im looking for, looking to stay, want, we want, i want, we would like, we d like, i d like, i would like, need, we need, i need, ' +
    'searching for, search, show me, holiday rental, vacation rental, accomodation, lodging, somewhere, stay, hello, hi, thanks, thank you, ' +
    'do you have, do you have anything, where can i stay, where can we stay, can i, can we, anywhere, ' +
    'is there, is there anything, anything, something, available, availability, any, free, trip, getaway, break, short break, city break, ' +
    'mini break, travelling, traveling, we are travelling, we re travelling, we re, we are, i m, i am, going to, we re going to, ' +
    'we are going to, visiting, located, with easy access to, for a holiday, for our holiday, we, it, that, which, where, is, be, must, must have, should, province, region, should be, should have, ideally, preferably, only, pls, plz, hey, looking, looking to book, looking to rent, hoping to, would love, good morning, hoping for, total spend, spending, spend, fly into, flying into, landing at, landing in, fly in, flying in, don t mind where, not fussed where, not too fussed where, not bothered where, no preference, bed, a bed',
  'date flessibili': 'dates flexible, flexible, any dates, any time, anytime, flexible with dates',
  'con bambini': 'with a baby, with baby, with family, with the family, with my family',
  'senza auto': 'without car, no car, by public transport, without driving, at midnight',
};

const HOMES_AT_HOME = {
  giardino: 'yard',
  'giardino recintato': 'fenced yard',
  terrazza: 'patio',
  lavatrice: 'washer, laundry',
  riscaldamento: 'heated',
  barbecue: 'grill',
  'centro storico': 'downtown, in the heart of, central, centrally located',
  spa: 'wellness',
  'animali ammessi': 'puppy, cat, a cat, our cat',
  'al mare': 'beaches, coastal, coast',
  'in montagna': 'alpine',
  scale: 'stairs, staircases',
  posto: 'place',
  centro: 'centre, center',
  sera: 'evening',
  mattina: 'morning',
  'weekend lungo': 'bank holiday',
  'coppia con un bambino':
    'couple with a baby, couple with baby, couple with a newborn, couple with newborn, couple with a child, couple with one child',
  'famiglia di': 'my family of',
  aeroporto: 'airport',
  stazione: 'station, train station, railway station',
  con: 'having, has, w',
  vicino: 'nearby, outside',
};

export const ENGLISH: Lexicon = {
  anywhere: [HOMES, COUNTED, TIMES, FILLERS],
  atHome: [
    HOMES_AT_HOME,
    FILLERS_AT_HOME,
    {
      una: 'a, an',
      senza: 'no, minus',
      io: 'me, i, myself',
      piu: 'plus',
      anziche: 'than, than a, than an',
      'una persona':
        'just me, only me, just myself, on my own, by myself, alone, solo, solo traveller, solo traveler, travelling alone, traveling alone',
      'settimana numero #': 'week number #, calendar week #, week no #',
      nostri: 'my, our, his, her, their',
      amico: 'friend',
      ne: 'nor, neither',
      al: 'at',
      a: 'to, through, thru',
      'al #': 'to #, to the #',
      su: 'on',
      ad: 'over',
    },
  ],
  wellSpelled:
    'quiet view views sauna romantic hot tub jacuzzi private luxury luxurious cosy cozy remote rural countryside vineyard winery hills hill ' +
    'castle cottage villa barn cabin lodge hostel hotel resort campsite camping glamping treehouse beautiful lovely nice charming traditional ' +
    'modern small large big spacious authentic local food wine cooking class restaurant market shops walking hiking cycling bike bikes horse riding ' +
    'golf tennis wedding honeymoon anniversary birthday accessible unfenced unheated unfurnished wheelchair stairs ground floor cot high chair safe peaceful secluded historic ' +
    'history museum beach resort sunset sunny warm weather best great good perfect amazing friendly luggage storage shuttle train bus ferry island ' +
    'coast village town city country river forest wood woods national park thermal springs hot baths olive oil grove medieval tower stone',
};
