import type { QueryMeaning } from './query-meaning.ts';

export const UNSEEN_FR: readonly (readonly [typed: string, QueryMeaning])[] = [
  ['gite accessible pmr toscane 4 pers', { dove: 'toscana', guests: 4, tipi: ['casa_vacanza'], gradini: 'nessuno' }],
  [
    'logement sans marches pour mon pere en deambulateur, turin',
    { dove: 'piemonte/torino/torino', gradini: 'nessuno' },
  ],
  [
    'appartement de plain-pied a naples avec clim',
    { dove: 'campania/napoli/napoli', tipi: ['casa_vacanza'], servizi: ['Aria Condizionata'], gradini: 'nessuno' },
  ],
  [
    "handicapé moteur, chambre d'hotes à sienne, parking",
    { dove: 'toscana/siena/siena', tipi: ['bb'], servizi: ['Parcheggio'], testo: 'moteur', gradini: 'nessuno' },
  ],
  [
    'rez de chaussee sans escaliers bari vieille ville',
    { dove: 'puglia/bari/bari', servizi: ['Centro Storico'], gradini: 'nessuno' },
  ],
  [
    's. remo appart vue mer 2 pers',
    { dove: 'liguria/imperia/sanremo', guests: 2, tipi: ['casa_vacanza'], servizi: ['Vista Mare'] },
  ],
  [
    'sta maria maggiore chalet en montagne',
    { dove: 'piemonte/verbano-cusio-ossola/santa-maria-maggiore', tipi: ['casa_vacanza'], testo: 'chalet' },
  ],
  ['84011 pas plus de 200 la nuit', { dove: 'campania/salerno/amalfi', prezzo: [null, 200] }],
  ['livo CO maison avec jardin', { dove: 'lombardia/como/livo', tipi: ['casa_vacanza'], servizi: ['Giardino'] }],
  [
    "pres de l'aeroport de pise une nuit le 12 janv",
    { dove: 'aeroporto-pisa-galilei', km: 20, stay: ['2027-01-12', '2027-01-13'] },
  ],
  [
    'chambre proche gare de florence smn petit dej',
    { dove: 'stazione-firenze-santa-maria-novella', km: 2, servizi: ['Prima Colazione Inclusa'] },
  ],
  [
    "lac d'iseo appartement balcon juin",
    { dove: 'lago-d-iseo', flexible: ['2027-06-01', '2027-07-01', 7], tipi: ['casa_vacanza'], servizi: ['Balcone'] },
  ],
  [
    'syracusse 5 nuits en avril clim et machine à laver',
    {
      dove: 'sicilia/siracusa/siracusa',
      flexible: ['2027-04-01', '2027-05-01', 5],
      servizi: ['Aria Condizionata', 'Lavatrice'],
    },
  ],
  [
    'plage ou marcher pieds nus en sardaigne, maison pour 5',
    { ambiente: 'mare', dove: 'sardegna', guests: 5, tipi: ['casa_vacanza'], testo: 'marcher pieds nus' },
  ],
  ['mondello avec piscine', { dove: 'sicilia/palermo/palermo', servizi: ['Piscina'] }],
  [
    'tout sauf un b&b à venise, 3 personnes',
    { dove: 'veneto/venezia/venezia', guests: 3, tipi: ['casa_vacanza', 'affittacamere', 'agriturismo'] },
  ],
  [
    'villa sans piscine en ombrie, on a un bébé',
    { dove: 'umbria', tipi: ['casa_vacanza'], testo: 'villa', esclusi: ['sans piscine'] },
  ],
  ['pouilles mais pas lecce, vue mer', { dove: 'puglia', servizi: ['Vista Mare'], esclusi: ['pas lecce'] }],
  [
    "pas d'animaux svp je suis allergique, rome, ascenseur",
    { dove: 'lazio/roma/roma', servizi: ['Ascensore'], testo: 'allergique', esclusi: ['pas d’animaux'] },
  ],
  [
    'pas besoin de wifi ni de télé, agritourisme calme en molise',
    { dove: 'molise', tipi: ['agriturismo'], testo: 'calme' },
  ],
  [
    'surtout pas au bord de la mer, sicile interieur, max 100',
    { dove: 'sicilia', prezzo: [null, 100], testo: 'interieur', esclusi: ['surtout pas au bord de la mer'] },
  ],
  [
    "pont de l'ascension à turin en amoureux",
    { dove: 'piemonte/torino/torino', stay: ['2027-05-06', '2027-05-09'], guests: 2 },
  ],
  ['14 juillet 3 nuits sanremo ou bordighera', { flexible: ['2027-07-10', '2027-07-18', 3] }],
  [
    "du reveillon de noel à l'epiphanie courmayeur 6 pers",
    { dove: 'valle-d-aosta/valle-d-aosta/courmayeur', stay: ['2026-12-24', '2027-01-06'], guests: 6 },
  ],
  [
    'fete de san gennaro naples deux nuits',
    { dove: 'campania/napoli/napoli', flexible: ['2027-09-17', '2027-09-21', 2] },
  ],
  [
    "mardi gras venise week-end d'avant",
    { dove: 'veneto/venezia/venezia', flexible: ['2027-02-04', '2027-02-10', 2, true], testo: 'avant' },
  ],
  [
    'lundi de pentecote week-end prolongé bologne',
    { dove: 'emilia-romagna/bologna/bologna', flexible: ['2027-05-14', '2027-05-18', 3, true] },
  ],
  [
    'moins de cent quatre-vingts euros la nuit à cefalu pour quatre',
    { dove: 'sicilia/palermo/cefalu', guests: 4, prezzo: [null, 180] },
  ],
  [
    'soixante-dix euros par personne, trois couples, capri',
    { dove: 'isola-di-capri', guests: 6, prezzo: [null, 420], a_persona: 70 },
  ],
  [
    'deux adultes et trois enfants, entre quatre-vingt-dix et cent trente, rimini',
    { dove: 'emilia-romagna/rimini/rimini', guests: 5, prezzo: [90, 130] },
  ],
  [
    'budget cinquante euros une personne trieste',
    { dove: 'friuli-venezia-giulia/trieste/trieste', prezzo: [null, 50] },
  ],
  [
    'deuxieme quinzaine de juil. calabre tropea',
    { dove: 'calabria/vibo-valentia/tropea', flexible: ['2027-07-15', '2027-08-01', 14] },
  ],
  [
    'du 5 au 12 févr bormio 4 pers spa',
    { dove: 'lombardia/sondrio/bormio', stay: ['2027-02-05', '2027-02-12'], guests: 4, servizi: ['Spa'] },
  ],
  [
    'dans quinze jours pour trois nuits, parme',
    { dove: 'emilia-romagna/parma/parma', flexible: ['2026-12-11', '2026-12-14', 3] },
  ],
  [
    "jacuzzi et cheminée, chalet vallée d'aoste, mamie vient aussi",
    { dove: 'valle-d-aosta', tipi: ['casa_vacanza'], servizi: ['Camino', 'Spa'], testo: 'chalet' },
  ],
  [
    'deplacement pro à bologne 4 nuits à partir de lundi',
    { dove: 'emilia-romagna/bologna/bologna', stay: ['2026-11-30', '2026-12-04'], servizi: ['WiFi'] },
  ],
  [
    'ferme avec terrain cloturé pour le chien et lit bébé, piemont',
    { dove: 'piemonte', tipi: ['agriturismo'], servizi: ['Giardino', 'Pet Friendly'], testo: 'lit bébé' },
  ],
  ['samedi en huit à Venise', { dove: 'veneto/venezia/venezia', stay: ['2026-12-05', '2026-12-06'] }],
  [
    'vendredi de la semaine prochaine 2 nuits Sienne',
    { dove: 'toscana/siena/siena', stay: ['2026-12-04', '2026-12-06'] },
  ],
  ["une quinzaine d'amis, piscine, Toscane", { dove: 'toscana', guests: 15, servizi: ['Piscina'] }],
  ['on est une quinzaine, Ombrie, fin mai', { dove: 'umbria', flexible: ['2027-05-20', '2027-06-01', 3], guests: 15 }],
  ['nous sommes une dizaine, Ombrie', { dove: 'umbria', guests: 10 }],
  [
    'une quinzaine de jours en juin à Lecce',
    { dove: 'puglia/lecce/lecce', flexible: ['2027-06-01', '2027-07-01', 14] },
  ],
  ["pas de chambre d'hôtes, seulement un appartement à Rome", { dove: 'lazio/roma/roma', tipi: ['casa_vacanza'] }],
  [
    'moins de 80 € la nuit à Milan pres de la gare centrale',
    { dove: 'stazione-milano-centrale', km: 2, prezzo: [null, 80] },
  ],
  ['week end du 8 decembre Lucques', { dove: 'toscana/lucca/lucca', stay: ['2026-12-05', '2026-12-08'] }],
  ['semaine 8 à Livigno', { dove: 'lombardia/sondrio/livigno', stay: ['2027-02-22', '2027-03-01'] }],
  [
    'campagne toscane, sans voisins, piscine',
    { dove: 'toscana', servizi: ['Piscina'], testo: 'campagne', esclusi: ['sans voisins'] },
  ],
  ['BnB Syracuse petit dej non nécessaire', { dove: 'sicilia/siracusa/siracusa', tipi: ['bb'] }],
  [
    'san gimignano ou alentours, septembre',
    { dove: 'toscana/siena/san-gimignano', km: 20, flexible: ['2027-09-01', '2027-10-01', 7] },
  ],
  ['ni airbnb ni hotel, agritourisme dans les langhes', { dove: 'langhe', tipi: ['agriturismo'] }],
  ['on est six plus un chien, lac majeur', { dove: 'lago-maggiore', guests: 6, servizi: ['Pet Friendly'] }],
  ['on ne veut pas dépenser plus de 100 € par nuit, Gênes', { dove: 'liguria/genova/genova', prezzo: [null, 100] }],
  ['sans dépasser 120 euros Gênes', { dove: 'liguria/genova/genova', prezzo: [null, 120] }],
  ['hôtel non, appartement oui, Rimini', { dove: 'emilia-romagna/rimini/rimini', tipi: ['casa_vacanza'] }],
  ['pas au rez de chaussée, Naples', { dove: 'campania/napoli/napoli', esclusi: ['pas au rez de chaussée'] }],
  ['pas plus loin que 30 minutes de Pise', { dove: 'toscana/pisa/pisa', km: 30 }],
  [
    'tout juillet à Cesenatico',
    { dove: 'emilia-romagna/forli-cesena/cesenatico', flexible: ['2027-07-01', '2027-08-01', 28] },
  ],
  [
    'pont du 2 juin à Orvieto, à 5',
    { dove: 'umbria/terni/orvieto', flexible: ['2027-05-29', '2027-06-06', 4], guests: 5 },
  ],
  [
    "Noël au ski avec les grands-parents, 8 pers., Val d'Aoste",
    { ambiente: 'montagna', dove: 'valle-d-aosta', flexible: ['2026-12-22', '2026-12-27', 3], guests: 8 },
  ],
  [
    'deux amies + un caniche, Procida, 18-21 mai',
    { dove: 'campania/napoli/procida', stay: ['2027-05-18', '2027-05-21'], guests: 2, servizi: ['Pet Friendly'] },
  ],
  ['jeudi gras à Venise', { dove: 'veneto/venezia/venezia', flexible: ['2027-02-04', '2027-02-10', 3] }],
  ['jamais en août, Cilento', { dove: 'cilento', esclusi: ['jamais en août'] }],
  [
    'août exclu, Sardaigne, deux semaines, 4 personnes',
    { dove: 'sardegna', flexible: ['2026-11-26', '2027-01-25', 14], guests: 4, esclusi: ['août exclu'] },
  ],
  ['tout sauf un studio, Turin', { dove: 'piemonte/torino/torino', esclusi: ['tout sauf un studio'] }],
  [
    "quelque chose qui ne soit pas en Lombardie, au bord d'un lac",
    { ambiente: 'lago', esclusi: ['qui ne soit pas en Lombardie'] },
  ],
  [
    'allergique aux chats, Rome 2 nuits',
    { dove: 'lazio/roma/roma', flexible: ['2026-11-26', '2027-01-25', 2], esclusi: ['allergique aux chats'] },
  ],
  [
    'je déteste les b&b, Naples',
    { dove: 'campania/napoli/napoli', tipi: ['casa_vacanza', 'affittacamere', 'agriturismo'] },
  ],
  ['Sicile, août à éviter', { dove: 'sicilia', esclusi: ['août à éviter'] }],
  ['chien interdit svp, Parme', { dove: 'emilia-romagna/parma/parma', esclusi: ['chien interdit'] }],
  ['pas de villas, Capri', { dove: 'isola-di-capri', esclusi: ['pas de villas'] }],
  ["n'importe quel mois sauf août, Pouilles", { dove: 'puglia', esclusi: ['n’importe quel mois sauf août'] }],
  ["nous n'avons pas d'animaux, Spolète", { dove: 'umbria/perugia/spoleto' }],
  [
    '2e quinzaine de juillet, 3 filles, Lecce',
    { dove: 'puglia/lecce/lecce', flexible: ['2027-07-15', '2027-08-01', 14], guests: 3 },
  ],
  ['Savone port 8 mai 1 nuit', { dove: 'porto-savona', km: 5, stay: ['2027-05-08', '2027-05-09'] }],
  ["à moins d'une heure de Rome, piscine", { dove: 'lazio/roma/roma', km: 50, servizi: ['Piscina'] }],
  ['le moins cher possible, Palerme, 5 jeunes', { dove: 'sicilia/palermo/palermo', guests: 5, ordina: 'prezzo' }],
  ['mon grand-père marche avec une canne, Lucques', { dove: 'toscana/lucca/lucca', gradini: 'nessuno' }],
  ['le chien reste à la maison, nous sommes deux, Pise', { dove: 'toscana/pisa/pisa', guests: 2 }],
  [
    'ma fille et son copain, Ravenne, 14 février',
    { dove: 'emilia-romagna/ravenna/ravenna', stay: ['2027-02-14', '2027-02-15'], guests: 2 },
  ],
  [
    'ma mère de 80 ans et moi, Ravenne, ascenseur',
    { dove: 'emilia-romagna/ravenna/ravenna', guests: 2, servizi: ['Ascensore'] },
  ],
  ['maman solo avec deux enfants, Caorle', { dove: 'veneto/venezia/caorle', guests: 3 }],
  ['Alta Badia du 6 au 13 fév', { dove: 'alta-badia', stay: ['2027-02-06', '2027-02-13'] }],
  [
    'chien oui, fumeurs non, Marina di Massa',
    { dove: 'toscana/massa-carrara/massa', servizi: ['Pet Friendly'], esclusi: ['fumeurs non'] },
  ],
  [
    'une semaine à Lampedusa, ni en juillet ni en août',
    {
      dove: 'sicilia/agrigento/lampedusa-e-linosa',
      flexible: ['2026-11-26', '2027-01-25', 7],
      esclusi: ['ni en juillet', 'ni en août'],
    },
  ],
  ['mon mari, nos deux jumeaux de 4 ans et moi, Cilento', { dove: 'cilento', guests: 4 }],
];
