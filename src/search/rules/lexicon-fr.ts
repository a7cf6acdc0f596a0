import { FRENCH_TALK } from './lexicon-talk-fr.ts';
import type { Lexicon } from './lexicon-of-language.ts';

/** Homes, their features and their surroundings. */
const HOMES = {
  'casa vacanze':
    'maison de vacances, maisons de vacances, gîte, gîtes, gîte rural, gîtes ruraux, location de vacances, location vacances, location saisonnière, locations saisonnières, locations de vacances, locations vacances, meublé de tourisme, maison de location, maison à louer',
  appartamento: 'appartement, appartements, apparts, appartement de vacances, appartement à louer',
  'bed and breakfast':
    'chambre d hôtes, chambres d hôtes, chambre d hôte, chambres d hôte, maison d hôtes, maisons d hôtes',
  affittacamere: 'chambre chez l habitant, chambres chez l habitant, chambre à louer, chambres à louer',
  agriturismo:
    'agritourisme, agrotourisme, ferme auberge, gîte à la ferme, vacances à la ferme, séjour à la ferme, domaine viticole, corps de ferme',
  colazione: 'petit déjeuner, petit déj, petit déjeuner inclus, petit déjeuner compris',
  wifi: 'wi fi gratuit, wifi gratuit, connexion internet',
  'aria condizionata': 'climatisation, climatisé, climatisée, clim, air conditionné',
  riscaldamento: 'chauffage',
  cucina: 'cuisine équipée, coin cuisine, kitchenette, cuisine',
  balcone: 'balcon, balcons',
  terrazza: 'terrasse, terrasses, toit terrasse',
  'giardino recintato': 'jardin clos, jardin clôturé, terrain clos, terrain clôturé',
  parcheggio:
    'parking clos, parking couvert, parking gratuit, place de parking, stationnement, parking privé, stationnement gratuit',
  ascensore: 'ascenseur',
  'smart tv': 'télévision, télé, téléviseur',
  lavatrice: 'lave linge, machine à laver',
  lavastoviglie: 'lave vaisselle',
  barbecue: 'barbecue, plancha',
  piscina: 'piscines, piscine privée, piscine chauffée, piscine privative',
  spa: 'bien être, espace bien être, spa',
  palestra: 'salle de sport, salle de fitness, salle de gym',
  'in riva al mare':
    'pieds dans l eau, les pieds dans l eau, sur la plage, accès direct à la plage, accès direct à la mer, front de mer, en front de mer, en première ligne',
  'vista mare': 'vue mer, vue sur la mer, vue sur mer, vue sur l océan',
  'vista montagna': 'vue montagne, vue sur la montagne, vue sur les montagnes, vue montagnes',
  'centro storico':
    'centre historique, centre ville, vieille ville, hypercentre, plein centre, au centre, dans le centre, en centre ville, en plein centre, coeur de ville',
  'vicino alla stazione': 'près de la gare, proche de la gare, proche gare, à côté de la gare, à proximité de la gare',
  'vicino all aeroporto': 'près de l aéroport, proche de l aéroport, proche aéroport, à proximité de l aéroport',
  'animali ammessi':
    'chien, chiens, avec chien, avec chiens, avec un chien, avec mon chien, avec notre chien, # chiens, avec # chiens, animaux acceptés, animaux admis, animaux bienvenus, chiens acceptés, ' +
    'chien accepté, chien admis, chiens admis, animal de compagnie, animaux de compagnie, animaux, avec un chat, famille avec chien, famille avec un chien',
  camino: 'cheminée, feu de cheminée, poêle à bois',
  'al mare':
    'bord de mer, en bord de mer, au bord de la mer, à la mer, près de la mer, proche de la mer, pas loin de la mer, non loin de la mer, pas loin de la plage, non loin de la plage, près de la plage, proche de la plage, proche plage, à deux pas de la plage, à deux pas de la mer, ' +
    'à pied de la plage, plage à pied, à la plage, sur la côte, littoral, station balnéaire, proche mer',
  spiaggia: 'plage',
  'dal mare': 'de la mer',
  'dalla spiaggia': 'de la plage, des plages',
  'dalla stazione': 'de la gare',
  'dall aeroporto': 'de l aéroport',
  aeroporto: 'aéroport',
  'in montagna':
    'à la montagne, en montagne, dans les montagnes, alpes, dans les alpes, au ski, faire du ski, aux pieds des pistes, au pied des pistes, près des pistes, station de ski, à la neige',
  'al lago': 'au bord du lac, bord de lac, près du lac, proche du lac, au lac, au bord d un lac',
  'sul lago': 'sur le lac',
  'vista lago': 'vue lac, vue sur le lac, vue sur lac',
  alloggio: 'logement, logements, hébergement, hébergements, où dormir, où loger',
};

/** Nouns that are also parts of homes' names. */
const HOMES_AT_HOME = {
  casa: 'maison, maisons',
  camera: 'chambre, chambres',
  agriturismo: 'ferme, fermes, mas',
  giardino: 'jardin, jardins',
  mare: 'mer',
  'al mare': 'océan, méditerranée',
  'in montagna': 'montagne, montagnes, ski, neige',
  laghi: 'lac, lacs',
  'dal lago': 'du lac',
  'dal centro': 'du centre',
  'lago di': 'lac de',
  'lago d': 'lac d',
  'centro storico': 'centre',
  wifi: 'internet',
  stazione: 'gare',
  parcheggio: 'parking',
};

/** Phrases for the number of guests, length of stay, price and distance. */
const COUNTED = {
  due: 'deux',
  tre: 'trois',
  quattro: 'quatre',
  cinque: 'cinq',
  otto: 'huit',
  dieci: 'dix',
  undici: 'onze',
  dodici: 'douze',
  '7 notti': 'huit jours, 8 jours',
  '14 notti': '15 jours, quinzaine, une quinzaine',
  notte: 'nuit, nuitée',
  notti: 'nuits, nuitées',
  giorni: 'jours',
  giorno: 'jour',
  settimana: 'semaine',
  settimane: 'semaines',
  mese: 'mois',
  ore: 'heures',
  ora: 'heure',
  km: 'kilomètres, kilomètre',
  metri: 'mètres',
  camere: 'salles de bain, salle de bain, salles de bains',
  'una notte': 'un soir',
  '45 notti': 'un mois et demi, 1 mois et demi',
  'mezz ora da': 'une demi heure de, demi heure de, à une demi heure de',
  'prezzo massimo': 'prix max, prix maxi, prix maximum',
  'meno di': 'moins de, à moins de, moins d, à moins d, inférieur à',
  'fino a': 'jusqu à',
  'al massimo':
    'au maximum, au plus, pas plus de, rien au dessus de, pas au dessus de, pas plus cher que, maxi, maximum, max',
  almeno: 'au moins, au minimum',
  minimo: 'minimum',
  'piu di': 'plus de',
  spendere: 'dépenser, payer',
  'a partire da': 'à partir de',
  'da # a # euro': 'de # à # euros, de # à # euro, # à # euros, # à # euro',
  '# a # persone': 'entre # et # personnes, # à # personnes, # ou # personnes',
  '# o # notti': '# à # nuits',
  'a notte': 'par nuit, la nuit, par jour, par nuitée, la nuitée',
  'a settimana': 'par semaine, la semaine',
  'al mese': 'par mois',
  mensile: 'location au mois, loué au mois, au mois, location mensuelle, mensuel',
  'a persona': 'par personne, par tête, chacun, chacune, par pers',
  'a persona a notte':
    'par personne et par nuit, par nuit et par personne, par personne par nuit, par nuit par personne',
  'in totale': 'au total, en tout, tout compris, pour le séjour, pour tout le séjour',
  economico:
    'bon plan, bons plans, pas cher, pas chère, pas chers, pas chères, pas trop cher, pas trop chère, moins cher, le moins cher, la moins chère, moins chère, les moins chers, bon marché, économique, petit prix, à petit prix, ' +
    'petit budget, budget serré, budget limité, le moins cher possible, au meilleur prix, prix raisonnable, prix raisonnables, à prix raisonnable, prix correct, bon rapport qualité prix, à prix doux, prix bas, abordable, abordables, les moins chères',
};

const TIMES = {
  con: 'avec',
  per: 'pour, pendant, durant',
  tra: 'entre',
  'vicino a':
    'aux portes de, près de, proche de, près d, proche d, près des, proche des, à proximité des, à côté de, à proximité de, proche, non loin de, non loin d, pas loin de, pas loin d, pas très loin de, pas trop loin de, pas très loin d, pas trop loin d',
  'vicino al':
    'aux environs du, aux alentours du, près du, proche du, à côté du, à proximité du, non loin du, pas loin du',
  'nei dintorni di':
    'environs de, environs d, à l extérieur de, à l extérieur d, en dehors de, banlieue de, en banlieue de, périphérie de, autour de, aux alentours de, aux environs de, dans les environs de, alentours de, région de, dans la région de, dans le coin de, du côté de, secteur de, dans le secteur de, aux abords de, autour d, aux alentours d, aux environs d, dans les environs d, alentours d',
  'e dintorni':
    'et sa région, et la région, et région, et alentours, et environs, et ses environs, ou alentours, ou environs, ou aux alentours',
  entro: 'dans un rayon de, à maximum, pas plus loin que, pas plus loin de, pas à plus de',
  'questo weekend': 'ce week end, ce weekend, ce we',
  'prossimo weekend':
    'week end prochain, weekend prochain, le week end prochain, le weekend prochain, prochain week end',
  'quello dopo': 'le suivant, mais le suivant, celui d après, mais celui d après',
  'weekend dopo il prossimo': 'week end d après, weekend d après, week end suivant',
  'settimana dopo la prossima': 'la semaine d après, semaine d après',
  'weekend lungo': 'week end prolongé, weekend prolongé, long week end, un week end prolongé, grand week end',
  weekend: 'week end, week ends, wkd, un we, le we, we de, we en',
  'weekend del #': 'week end du #, weekend du #, we du #, wkd du #',
  'primo weekend di':
    '1er week end de, 1er week end d, premier week end de, premier week end d, premier weekend de, premier weekend d',
  'secondo weekend di': 'deuxième week end de, deuxième week end d, second week end de',
  'terzo weekend di': 'troisième week end de, troisième week end d',
  'quarta settimana di': 'quatrième semaine de, quatrième semaine d',
  'prima meta di': 'première moitié de, première moitié d',
  'seconda meta di': 'deuxième moitié de, deuxième moitié d, seconde moitié de, seconde moitié d',
  'fine di settembre': 'fin sept',
  'inizio di settembre': 'début sept',
  'meta di settembre': 'mi sept',
  'a settembre': 'en sept',
  'settimana di settembre': 'semaine de sept',
  'weekend di settembre': 'week end de sept, weekend de sept',
  'ultimo weekend di': 'dernier week end de, dernier week end d, dernier weekend de, dernier weekend d',
  'prossima settimana': 'semaine prochaine, la semaine prochaine',
  'prossimo mese': 'mois prochain, le mois prochain',
  'questo mese': 'ce mois ci',
  'last minute': 'dernière minute',
  stanotte: 'ce soir, cette nuit, aujourd hui',
  domani: 'demain, demain soir',
  dopodomani: 'après demain',
  'inizio di': 'début',
  'meta di': 'milieu de, milieu',
  'prima settimana di':
    'première semaine de, première semaine d, la première semaine de, la première semaine d, 1ère semaine de, 1ère semaine d, 1re semaine de, 1re semaine d',
  'seconda settimana di':
    'deuxième semaine de, deuxième semaine d, la deuxième semaine de, la deuxième semaine d, 2e semaine de, 2e semaine d, 2ème semaine de, 2ème semaine d',
  'terza settimana di':
    'troisième semaine de, troisième semaine d, la troisième semaine de, la troisième semaine d, 3e semaine de, 3e semaine d, 3ème semaine de, 3ème semaine d',
  'ultima settimana di': 'dernière semaine de, dernière semaine d, la dernière semaine de, la dernière semaine d',
  'tutto il mese di': 'tout le mois de, tout le mois d',
  prossima: 'prochain, prochaine',
  dopo: 'après',
  'prima di': 'avant, avant le',
  arrivo: 'arrivée, arrivée le, arrivons le, nous arrivons le, on arrive le, j arrive le, arrivant le',
  partenza:
    'départ, départ le, retour, retour le, repartons le, nous repartons le, on repart le, on part le, je repars le, partons le',
};

/** Function words, and words that mean something else in other languages. */
const AT_HOME = {
  ma: 'mais',
  ne: 'ni',
  vicino: 'vers',
  'fino al #': 'jusqu au #',
  'nel mese di': 'au mois de, au mois d',
  'vicino alle piste': 'pas loin des pistes, non loin des pistes, proche des pistes, à côté des pistes',
  io: 'moi',
  nostri: 'mon, ma, mes, notre, nos, son, sa, ses, leur, leurs',
  un: 'un',
  una: 'une',
  sei: 'six',
  sette: 'sept',
  nove: 'neuf',
  e: 'et',
  o: 'ou',
  di: 'de, d',
  del: 'du',
  dei: 'des',
  in: 'au coeur de, au coeur du, au coeur des, au milieu de, au milieu du, au milieu des, en, dans, dans les, dans le, dans la, dans l, chez',
  al: 'au, aux',
  su: 'sur',
  il: 'le, les, ce',
  la: 'la, cette, ces',
  'il #': 'le #',
  1: '1er, premier',
  'dal #': 'du #, dès le #, à partir du #, de #',
  'dal 1': 'du premier',
  'al #': 'au #',
  'intorno al #': 'autour du #, vers le #, aux alentours du #',
  'entro il #': 'avant le #',
  'dopo il #': 'après le #',
  'in #': 'à #, nous sommes #, on est #, nous serons #, on sera #, à # personnes',
  'a # km': 'à # km, à # kilomètres',
  'settimana #': 'sem #',
  sera: 'soir',
  mattina: 'matin',
  pomeriggio: 'après midi',
  'a # minuti':
    'pas plus de # minutes, max # minutes, maximum # minutes, max # min, maximum # min, à moins de # minutes, à moins de # min, à # minutes, à # min, à # mn',
  'a # m': 'à moins de # m, à moins de # mètres',
  'a # metri': 'à # mètres, à # m',
  'a # ore': 'à # heures',
  'a # euro': 'à # euro, à # euros',
  'circa # euro': 'autour de # euros, environ # euros, autour de # euro, environ # euro, dans les # euros',
  'tra # settimane': 'dans # semaines',
  'tra una settimana': 'dans une semaine, dans huit jours',
  'tra un mese': 'dans un mois',
  'tra # mesi': 'dans # mois',
  'ponte del 14 luglio': '14 juillet',
  'tra # giorni': 'dans # jours',
  'meta di': 'mi',
  'fine di': 'fin, la fin, à la fin, fin de',
  'siamo in': 'nous sommes, on est, nous serons, on sera',
  piu: 'plus',
  questa: 'ce, cette',
  'mese di': 'mois de, mois d',
  essere: 'être',
  entroterra: 'arrière pays',
  febbraio: 'fév, fev',
  'volo da': 'vol depuis, vol de',
  'partendo da': 'depuis',
  '# euro al mese': '# euros le mois',
  'veniamo da': 'nous venons de, nous venons d, je viens de, on vient de, au départ de, habitons à, nous habitons à',
  'di pochi mesi': 'de quelques mois',
  minuti: 'mn',
  anni: 'ans',
  // "Tante" and "pere" are other words in Italian, and "salaries" in English.
  zio: 'oncle, tonton',
  zia: 'tante, tata',
  padre: 'père',
  madre: 'mère',
  cugini: 'cousins, cousines',
  persone: 'invités, salariés',
};

export const FRENCH: Lexicon = {
  anywhere: [HOMES, COUNTED, TIMES],
  atHome: [HOMES_AT_HOME, FRENCH_TALK, AT_HOME],
  wellSpelled:
    'calme tranquille romantique charme charmant charmante authentique luxe luxueux luxueuse insolite cosy petit petite grand grande beau belle joli jolie moderne ancien ancienne ' +
    'typique traditionnel sauna jacuzzi bain nordique villa château moulin cabane chalet bungalow mobil-home camping hôtel auberge hostel village ville campagne colline collines ' +
    'vignes vignoble vignobles vin dégustation cuisine restaurant forêt rivière île nature naturel isolé isolée vélo vélos randonnée randonnées marche équitation golf tennis ' +
    'mariage lune miel anniversaire accessible fauteuil roulant handicapé étage rez chaussée lit bébé thermes thermal source oliveraie oliviers coucher soleil chaud ensoleillé ' +
    'ombre bagages animalier match formation internat camion micro ondes frigo four sèche cheveux fer repasser draps serviettes linge ménage ferry bateau bus voiture panorama panoramique belvédère meilleur meilleurs meilleure bon bonne propre sympa top coup coeur avis pierre mas bastide',
};
